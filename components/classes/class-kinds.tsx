import { group } from '@/content/pages/group'
import styles from './class-kinds.module.css'

type Effort = (typeof group.categories)[number]['effort']

/** How the effort of a class comes and goes, from its start to its end, on slopes of the octagon. */
const drawings: Record<Effort, string> = {
  bursts: [0, 28, 56, 84, 108].map((x) => `M${x} 40V6l4-4h4l4 4v34z`).join(''),
  breaths: [0, 64].map((x) => `M${x} 40l14-14h28l14 14z`).join(''),
  sets: [0, 1, 2, 3].map((set) => `M${set * 32} 40V${28 - set * 7}l4-4h16l4 4V40z`).join(''),
  hills: 'M0 40 12 28l10 10 22-22 12 12L82 2l38 38z',
  steady: 'M0 40 24 16h72l24 24z',
  steps: [26, 14, 26, 6, 26, 14, 26, 6, 26, 14, 26, 6]
    .map((top, step) => `M${step * 10} 40V${top}l2-2h3l2 2V40z`)
    .join(''),
}

/** The six kinds of group fitness, each with its effort as a drawing. */
export const ClassKinds = () => (
  <section className="section section-tight bone">
    <div className="wrapper stack">
      <h2 className="wide-title">{group.categoriesHeading}</h2>
      <figure>
        <ul className={styles.kinds}>
          {group.categories.map(({ name, effort, text }) => (
            <li key={name} className={`ink cut tile ${styles.kind}`}>
              <h3 className="wide-title">{name}</h3>
              <svg viewBox="0 0 120 40" aria-hidden="true">
                <path d={drawings[effort]} />
              </svg>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <figcaption className="micro">{group.drawn}</figcaption>
      </figure>
    </div>
  </section>
)
