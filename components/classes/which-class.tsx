import { classNames } from '@/components/ui/class-names'
import { ArrowRightIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { Effort } from '@/content/classes'
import { classesPage } from '@/content/pages/classes'
import { EffortDrawing } from './effort'
import styles from './which-class.module.css'

type Answer = { label: string; leadsTo: string; href: string; effort?: Effort }

/** Three questions; an answer is the class it leads to, or hollow and leads on to the next question. */
export const WhichClass = () => (
  <ol className="stack">
    {classesPage.which.map(({ id, question, answers }) => (
      <li key={id} id={id} className={`columns-desktop ${styles.question}`}>
        <h2 className="tall-title">{question}</h2>
        <ul className={styles.answers}>
          {answers.map(({ label, leadsTo, href, effort }: Answer) => (
            <li key={href}>
              <Link href={href} className={classNames(styles.answer, effort && 'ink')}>
                {effort ? <EffortDrawing effort={effort} /> : <ArrowRightIcon />}
                <b>{label}</b> <span>{leadsTo}</span>
              </Link>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
)
