// What npm runs at an install, on whatever Node the machine has, and each program of a release.
;(function () {
  if (process.platform !== 'linux') return
  // Only a report tells the C library; that of the network takes seconds.
  process.report.excludeNetwork = true
  if (process.report.getReport().header.glibcVersionRuntime) return
  process.stderr.write('Linux with glibc is needed, such as Debian or Ubuntu: not Alpine.\n')
  process.exit(1)
})()
