import type { Href } from '@/content/paths'

/** A paragraph or an item of a list; in `parts` some words lead to another page. */
export type LegalText = string | { parts: readonly (string | { label: string; href: Href })[] }

export interface LegalSection {
  /** The section's anchor: an address that is handed on, so it never changes. */
  id: string
  heading: string
  body: readonly (LegalText | { list: readonly LegalText[] })[]
  /** Set off by a rule: the section that other pages point to. */
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
