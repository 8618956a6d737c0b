import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { account, type Sent } from '@/scripts/faults/account'
import type { Installation } from './installation'
import type { Release } from './releases'

const deliveredWithinMs = 120_000
const run = promisify(execFile)

/** Waits for the deliveries and accounts for each form that was sent. */
export async function countLeads({ store, sandbox, problems }: Installation, sent: Sent[]) {
  const deadline = Date.now() + deliveredWithinMs
  while (Date.now() < deadline && (await store.rows()).some(({ state }) => state === 'pending'))
    await wait(250)
  const result = account(sent, await store.rows(), sandbox.leads())
  problems.push(...result.problems)
  const { thanked, delivered, lost, twice } = result
  return `${thanked} thanked, ${delivered} delivered, ${lost} lost, ${twice} twice`
}

/** Whether the operator's command of a release finds every lead. */
export async function exportLeads({ store, settings, problems }: Installation, release: Release) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, ...settings }
  const args = ['leads.cjs', 'export', '--format', 'json']
  const options = { cwd: release.folder, env, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await run(process.execPath, args, options)
  const found = z.array(z.unknown()).parse(JSON.parse(stdout)).length
  const stored = (await store.rows()).length
  if (found !== stored) problems.push(`leads.cjs exports ${found} of ${stored} leads`)
  return `exports ${found} leads`
}
