'use client'

import { Fault } from '@/components/shell/fault'
import { faults } from '@/content/faults'

export default function SiteError() {
  return <Fault {...faults.broken} />
}
