import { ArrowRightIcon, ChevronDownIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { Effort } from '@/content/classes'
import { classesPage } from '@/content/pages/classes'
import { EffortDrawing } from './effort'
import styles from './which-class.module.css'

type Answer = { label: string; leadsTo: string; href: string; effort?: Effort }

const Arrow = ({ next }: { next: boolean }) => (next ? <ChevronDownIcon /> : <ArrowRightIcon />)

/** Three questions; each answer shows the class it leads to, or leads to the next question. */
export const WhichClass = () => (
  <ol>
    {classesPage.which.map(({ id, question, answers }) => (
      <li key={id} id={id} className={`columns ${styles.question}`}>
        <h2 className="tall-title">{question}</h2>
        <ul className={styles.answers}>
          {answers.map(({ label, leadsTo, href, effort }: Answer) => (
            <li key={href}>
              <Link href={href}>
                {effort ? <EffortDrawing effort={effort} /> : <Arrow next={href.startsWith('#')} />}
                <b className="tall-title">{label}</b> <span className="micro">{leadsTo}</span>
              </Link>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
)
