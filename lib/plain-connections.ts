import 'server-only'
import { postgresAddresses } from '@/lib/env'

const local = /^(localhost|.*\.localhost|127\..*|\[::1\]|)$/

const isPlainPostgres = (address: string) => {
  const { hostname, searchParams } = new URL(address)
  const hosts = [hostname, searchParams.get('host') ?? '']
  const isLocal = hosts.every((host) => host.startsWith('/') || local.test(host))
  // `disable` is an explicit decision: a network of containers, or a tunnel.
  return !isLocal && [null, 'allow', 'prefer'].includes(searchParams.get('sslmode'))
}

/**
 * Which settings send enquiries or secrets over the network in the clear: those of another host than
 * this machine, without TLS.
 * @returns names of settings
 */
export function plainConnections(settings: {
  BACKEND_URL: string
  ALERT_URL?: string | undefined
  DATABASE_URL?: string | undefined
}): string[] {
  const { BACKEND_URL, ALERT_URL, DATABASE_URL } = settings
  const addresses = Object.entries({ BACKEND_URL, ALERT_URL })
  const plain = addresses.filter(([, address]) => {
    const { protocol, hostname } = new URL(address ?? 'https://none.example')
    return protocol === 'http:' && !local.test(hostname)
  })
  const stores = postgresAddresses(DATABASE_URL ?? '').filter(isPlainPostgres)
  return [...plain.map(([name]) => name), ...(stores.length > 0 ? ['DATABASE_URL'] : [])]
}
