export default function stop() {
  return globalThis.stopPostgres()
}
