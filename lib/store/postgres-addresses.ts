/**
 * The addresses that a `DATABASE_URL` names: one for each of its hosts, in their order.
 * @returns nothing when it is no address of a Postgres
 */
export function postgresAddresses(url: string): string[] {
  const parts = /^(postgres(?:ql)?:\/\/)([^/?#]*)((?:[/?#].*)?)$/s.exec(url)
  if (!parts) return []
  const [, scheme = '', authority = '', rest = ''] = parts
  const end = authority.lastIndexOf('@') + 1
  const start = scheme + authority.slice(0, end)
  const hosts = authority.slice(end).split(',')
  const addresses = hosts.map((host) => start + host + rest)
  return addresses.every((address) => URL.canParse(address)) ? addresses : []
}

/** Whether connections are wanted to whichever host takes writes, as all are here. */
export const wantsToWrite = (url: string) =>
  !/[?&]target_session_attrs=(?!read-write(?:&|$))/.test(url)
