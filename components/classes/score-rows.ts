import { classes } from '@/content/classes'
import { ultimateClasses } from '@/content/pages/classes'
import { group } from '@/content/pages/group'
import { classPath } from '@/content/paths'

/** The kinds of group fitness, each a link to its line on their page. */
export const groupRows = group.categories.map(({ id, ...row }) => ({
  ...row,
  href: `/classes/group#${id}`,
}))

/** The Ultimate Classes, each a link to its page, or to the one to read until that is written. */
export const ultimateRows = ultimateClasses.cards.map((card) => {
  const shown = classes.find(({ slug }) => slug === card.slug)
  const href = shown && 'placeholder' in shown ? shown.instead.href : classPath(card.slug)
  return { ...card, effort: shown?.effort, href }
})
