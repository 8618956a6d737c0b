// What a program that is started without npm runs first, in words that every Node knows.
;(function () {
  const version = process.versions.node
  const [major, minor] = version.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 15)) return
  process.stderr.write('Node.js 24.15 or newer is needed, this is ' + version + '.\n')
  process.exit(1)
})()
