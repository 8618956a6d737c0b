import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isOfTheSite } from './process/copy-site'

const manifest = z.object({ scripts: z.record(z.string(), z.string()) })

const read = (file: string) => readFileSync(file, 'utf8')
const { scripts } = manifest.parse(JSON.parse(read('package.json')))
const topLevel = new Set(readdirSync('.').filter(isOfTheSite))
const pages = new Map(
  globSync(['{*,docs/**/*,lib/**/*,app/**/*}.md', '.github/*.md'], {
    exclude: (name) => !isOfTheSite(name),
  }).map((file) => [file, read(file)]),
)

/** The first group that is not empty of each match of a pattern. */
const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, ...groups]) => groups.find(Boolean) ?? '')

/** A page without its code blocks, which have no links, headings or paths. */
const prose = (text: string) => text.replace(/^```.*?^```/gms, '')

/** The anchors of a page as GitHub makes them from its headings; a repeated heading gets a number. */
function anchors(text: string): Set<string> {
  const seen = new Map<string, number>()
  const headings = matches(prose(text), /^#{1,6} (.*)$/gm).map((heading) => {
    const slug = heading
      .trim()
      .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
    const count = seen.get(slug) ?? 0
    seen.set(slug, count + 1)
    return count === 0 ? slug : `${slug}-${count}`
  })
  return new Set([...headings, ...matches(text, /<a (?:id|name)="([^"]+)"/g)])
}

/** A line for each relative link of a page that leads to no file, or to no heading of one. */
function deadLinks(page: string, text: string): string[] {
  const links = matches(
    prose(text).replace(/`[^`\n]*`/g, ''),
    /\]\(<?([^)\s>]+)|^\[[^\]]+\]:\s*<?([^\s>]+)/gm,
  ).filter((target) => !/^(\w+:|\/\/)/.test(target))
  return links.flatMap((link) => {
    const [target = '', anchor] = link.split('#', 2)
    const file = target ? path.posix.join(path.posix.dirname(page), decodeURI(target)) : page
    if (!existsSync(file)) return [`${page}: there is no ${file}`]
    const linked = pages.get(file)
    const dead = anchor && linked !== undefined && !anchors(linked).has(anchor)
    return dead ? [`${page}: there is no #${anchor} in ${file}`] : []
  })
}

/** A line for each file that a page names in code font and that does not exist. */
const deadPaths = (page: string, text: string): string[] =>
  matches(prose(text), /`(?:@\/)?([\w.@()[\]-][\w.@()[\]/-]*)`/g)
    .filter((file) => topLevel.has(file.split('/')[0] ?? '') || /\.(md|m?[jt]sx?)$/.test(file))
    .filter((file) => !existsSync(file))
    .map((file) => `${page}: there is no ${file}`)

const deadCommands = (page: string, text: string): string[] =>
  matches(text, /\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)
    .filter((command) => !(command in scripts))
    .map((command) => `${page}: there is no npm run ${command}`)

const problems = [...pages].flatMap(([page, text]) => [
  ...deadPaths(page, text),
  ...deadLinks(page, text),
  ...deadCommands(page, text),
])
for (const line of problems) console.error(line)
process.exitCode = problems.length > 0 ? 1 : 0
