// What npm runs after it has installed, and each program that is started without npm.
;(function () {
  const version = process.versions.node
  const [major, minor] = version.split('.').map(Number)
  const stop = function (reason) {
    process.stderr.write(reason + '\n')
    process.exit(1)
  }
  if (major < 24 || (major === 24 && minor < 15))
    stop('Node.js 24.15 or newer is needed, this is ' + version + '.')
  // Only a report tells the C library; that of the network takes seconds.
  process.report.excludeNetwork = true
  if (process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime)
    stop('Linux with glibc is needed, such as Debian or Ubuntu: not Alpine.')
})()
