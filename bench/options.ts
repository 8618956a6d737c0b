import { parseArgs } from 'node:util'
import { CommandError } from '@/scripts/command'
import type { Network } from './link/bottleneck'

const slow4g: Network = { down: 1_600_000, up: 750_000, rtt: 150 }
const slow3g: Network = { down: 400_000, up: 400_000, rtt: 400 }

/** How the pages are reached; `direct` over HTTP/1.1 with the throttling of DevTools, all from the same kind of server. */
export const networks = {
  link: { network: slow4g, direct: false },
  http1: { network: slow4g, direct: true },
  slow: { network: slow3g, direct: false },
}

export type NetworkName = keyof typeof networks

const pages = ['/', '/locations/bandra', '/getpass', '/classes/bjj', '/news', '/news-readmore/16']
const names = Object.keys(networks)
const isNetwork = (name: string): name is NetworkName => names.includes(name)

/** `--short` tries the bench out: one round of two pages over the link, no figures to quote. */
export function benchOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      short: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      pages: { type: 'string' },
      networks: { type: 'string' },
    },
  })
  const rounds = Number(values.rounds ?? (values.short ? 1 : 6))
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new CommandError(`--rounds is "${values.rounds}": use a whole number from 1.`)
  const chosen = (values.networks ?? (values.short ? 'link' : names.join(','))).split(',')
  const unknown = chosen.find((name) => !isNetwork(name))
  if (unknown !== undefined)
    throw new CommandError(`There is no network "${unknown}": use ${names.join(', ')}.`)
  return {
    rounds,
    pages: values.pages?.split(',') ?? (values.short ? pages.slice(0, 2) : pages),
    networks: chosen.filter(isNetwork),
  }
}
