import { FormSpecimens } from './form-specimens'
import { sectionSpecimens } from './section-specimens'
import { Specimens } from './specimens'
import { subjectSpecimens } from './subject-specimens'
import { uiSpecimens } from './ui-specimens'

export const metadata = { title: 'Kit', robots: { index: false } }

/**
 * Every component in its states, for whoever works on them. The name of this file makes it a page in
 * development only: see next.config.js.
 */
export default function KitPage() {
  return (
    <>
      <Specimens room="Small pieces" of={uiSpecimens} narrow />
      <FormSpecimens />
      <Specimens room="Sections" of={sectionSpecimens} />
      <Specimens room="By subject" of={subjectSpecimens} />
    </>
  )
}
