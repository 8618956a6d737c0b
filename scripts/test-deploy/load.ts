import { setTimeout as wait } from 'node:timers/promises'
import { fillIn, type OpenPage, send } from '@/testing/form-client'
import { seeded } from '@/testing/random'
import type { Sent } from '@/scripts/faults/account'
import { paths } from './installation'
import { assetsIn, encodings, read } from './reading'

/** The phase in which an answer may be cut off in the middle. */
export const killed = 'one process is killed'

/**
 * Visitors read and write through nginx until `stop`. `problems` gets a line for each wrong answer.
 * @param open pages with a form that were opened before
 * @param crowd how many read and how many write. `patient` ones send a form again when the store had
 * no time for it, because that happens on a slow machine without a deploy too
 */
export function startLoad(
  site: string,
  open: readonly OpenPage[],
  crowd: { readers: number; writers: number; patient: boolean },
) {
  const { readers, writers, patient } = crowd
  const problems: string[] = []
  const sent: Sent[] = []
  const known = new Set<string>()
  const count = { pages: 0, assets: 0, parts: 0, posts: 0, cutOff: 0 }
  let going = true
  let phase = ''
  const note = (text: string) => void problems.push(`${phase}: ${text}`)

  async function readAssets(html: string) {
    for (const asset of assetsIn(html)) {
      if (known.has(asset)) continue
      known.add(asset)
      count.assets += 1
      const { status } = await fetch(`${site}${asset}`)
      if (status !== 200) note(`${status} for ${asset}`)
    }
  }
  /** Reads what a script asks for on the way to another page. nginx does not cache it. */
  async function readPart(path: string) {
    const part = await fetch(`${site}${path}`, { headers: { rsc: '1' } })
    count.parts += 1
    if (part.status >= 400) note(`${part.status} for a part of ${path}`)
    await part.arrayBuffer().catch(async (error: unknown) => {
      if (phase !== killed) throw error
      // No proxy can repair an answer once its first bytes are sent.
      count.cutOff += 1
      await (await read(site + path)).text()
    })
  }
  async function reader(seed: number) {
    const random = seeded(seed)
    while (going) {
      const path = random.pick(paths)
      try {
        const page = await read(site + path, random.pick(encodings))
        const html = await page.text()
        count.pages += 1
        if (page.status !== 200 || !html.includes('</html>')) note(`${page.status} for ${path}`)
        await readAssets(html)
        await readPart(path)
      } catch (error) {
        note(`no answer for ${path}: ${String(error)}`)
      }
      await wait(random.between(20, 120))
    }
  }
  async function writer(seed: number) {
    const random = seeded(seed)
    for (let number = 0; going; number++) {
      const page = random.pick(open)
      const own = `${seed}-${number}`
      const typed = fillIn(page.form, own, random)
      const submission = random.chance(0.5) ? own : ''
      const sendForm = () => send(site, { page, typed, submission }, random)
      let answer = await sendForm()
      for (let again = 0; patient && again < 20 && answer.kind === 'given back'; again++)
        answer = await sendForm()
      count.posts += 1
      sent.push({ mark: own, typed, thanked: answer.kind === 'thanked' })
      if (answer.kind !== 'thanked')
        note(answer.kind === 'wrong' ? answer.what : `${answer.kind} for a form on ${page.route}`)
      await wait(random.between(100, 400))
    }
  }
  const people = Array.from({ length: readers + writers }, (_, at) =>
    at < readers ? reader(at + 1) : writer(at + 1),
  )
  return {
    problems,
    sent,
    count,
    /** Names the next phase, in which all assets are read again. */
    enter(name: string) {
      phase = name
      known.clear()
    },
    async stop() {
      going = false
      await Promise.all(people)
    },
  }
}
