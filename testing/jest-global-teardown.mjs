export default function stop() {
  return globalThis.postgres.stop()
}
