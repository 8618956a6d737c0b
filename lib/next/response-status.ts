import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { remember } from '@/lib/remember'

/** The status wanted for the page that answers a request. */
interface Wanted {
  status?: number
}

const requests = remember('response status', () => new AsyncLocalStorage<Wanted>())

/** Begins a request: what {@link setResponseStatus} is told while it is worked on is found here. */
export function trackResponseStatus(): Readonly<Wanted> {
  const wanted = {}
  requests.enterWith(wanted)
  return wanted
}

/** Gives the page that answers this request a status, which a server action can't. */
export function setResponseStatus(status: number): void {
  Object.assign(requests.getStore() ?? {}, { status })
}
