import type { Href } from '@/content/paths'

/** A paragraph or an item of a list: its words, or a list of words and links. */
export type LegalText = string | readonly (string | { label: string; href: Href })[]

interface LegalSection {
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
  /** In their order, by their anchors. Others link to these, so they never change. */
  sections: Readonly<Record<string, LegalSection>>
}
