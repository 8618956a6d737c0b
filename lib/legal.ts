import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Marked } from 'marked'
import { brand } from '@/content/brand'
import { company } from '@/content/company'

/** A section of a legal text; others link to its id, so that it never changes. */
interface Section {
  id: string
  heading: string
  html: string
}

/** A legal text (specification 2.14): the facts at its head, by name, and its sections in order. */
export interface LegalText {
  facts: Readonly<Record<string, string>>
  sections: readonly Section[]
}

const { grievanceOfficer: officer } = company

/** What a text may name in braces, beside the facts at its own head. */
const names: Readonly<Record<string, string>> = {
  brand: brand.name,
  company: company.legalName,
  address: company.address,
  cin: company.cin,
  officer: officer.name,
  officerEmail: officer.email,
  officerPhone: officer.phone,
  languages: company.languages,
}

const markdown = new Marked()

/** A number and its unit stay in one line. */
const keepTogether = (text: string) =>
  text.replace(/(\d) (?=(?:day|month|year|hour)s?\b)/g, '$1\u00a0')

function readFacts(head: string) {
  const lines = head.split('\n').filter(Boolean)
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name.trim(), value.join(':').trim()]
    }),
  )
}

/**
 * Reads a legal text of content/legal: Markdown with facts at its head (`keepDays: 90`), which it may
 * name in braces (`{keepDays}`). `## In short {#in-short}` begins a section.
 * @throws Error for a text without a head, a section without an id, or an unknown name in braces
 */
export function readLegal(name: 'privacy' | 'terms'): LegalText {
  const file = path.join(process.cwd(), 'content/legal', `${name}.md`)
  const [, head, text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? []
  if (head === undefined) throw new Error(`${file} has no facts between two lines of ---`)
  const facts = readFacts(head)
  const known = { ...names, ...facts }
  const filled = text.replace(/(?<!#)\{(\w+)\}/g, (_, key: string) => {
    const value = known[key]
    if (value === undefined) throw new Error(`${file} names {${key}}, which nothing gives`)
    return value
  })
  const sections = filled.split(/^## /m).slice(1)
  return {
    facts,
    sections: sections.map((section) => {
      const [, heading, id, body = ''] = /^(.*) \{#([\w-]+)\}\n(.*)$/s.exec(section) ?? []
      if (!heading || !id) throw new Error(`${file}: "${section.slice(0, 40)}" has no {#id}`)
      return { id, heading, html: markdown.parse(keepTogether(body), { async: false }) }
    }),
  }
}
