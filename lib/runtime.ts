import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of a request while it is worked on. */
export interface RequestContext {
  id: string
  /** The status that the page which answers is to have. */
  status?: number
}

/**
 * What there is once per process. One process runs two programs, the server and Next.js, each with its own copy of
 * every module of `lib`, so a variable of a module is there twice. A module that keeps something declares a member of
 * this interface (`declare module '@/lib/runtime'`) and makes it at its first use: `runtime().logOutput ??= makeOutput()`.
 */
export interface Runtime {
  readonly requests: AsyncLocalStorage<RequestContext>
}

/** The object of this process: both copies of this module find it under one name. */
export function runtime(): Runtime {
  const shared = globalThis as { octaRuntime?: Runtime }
  return (shared.octaRuntime ??= { requests: new AsyncLocalStorage() })
}
