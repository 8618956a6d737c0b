'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { ifItComes } from '@/components/ui/in-time'
import type { LabelledLink } from '@/content/types'
import type * as keptClubFacts from './kept-club-facts'
import { useKeptClub } from './use-kept-club'

type Facts = typeof keptClubFacts

interface Props extends LabelledLink {
  /** Where it leads once a club is kept: to its page, or to a call of it. */
  to: keyof Facts
  icon?: ReactNode
}

/**
 * A link of every page that leads to the visitor's club. The facts of clubs are loaded only where one is
 * kept. The place of the first words stays, hidden, so that CSS can keep what is beside it where it is.
 */
export function KeptClubLink({ to, icon, label, href }: Props) {
  const club = useKeptClub()
  const [facts, setFacts] = useState<Facts>()
  useEffect(() => {
    if (club !== undefined) ifItComes(import('./kept-club-facts'), setFacts)
  }, [club])

  const kept = club === undefined ? undefined : facts?.[to](club)
  return (
    <Link href={kept?.href ?? href}>
      {icon}
      <span hidden={kept !== undefined}>{label}</span>
      {kept?.words}
    </Link>
  )
}
