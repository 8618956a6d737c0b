import type { Href } from '@/content/paths'

/** A paragraph or an item of a list; `parts` contain links. */
export type LegalText = string | { parts: readonly (string | { label: string; href: Href })[] }

export interface LegalSection {
  /** The section's anchor. Others link to it, so it never changes. */
  id: string
  heading: string
  body: readonly (LegalText | { list: readonly LegalText[] })[]
  /** Marked with a rule: the section that other pages link to. */
  ruled?: boolean
}

/** A legal page (specification 2.14): its metadata, its head and its sections. */
export interface LegalDocument {
  title: string
  description: string
  heading: string
  note: string
  sections: readonly LegalSection[]
}
