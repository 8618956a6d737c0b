// CommonJS, because Next loads its cache handler as it is, without compiling it: server/next/cache.ts,
// which server/main.ts leaves here. The build has no server, and keeps nothing.
const { default: plainCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')

module.exports = globalThis.octaRuntime?.PageCache ?? plainCache
