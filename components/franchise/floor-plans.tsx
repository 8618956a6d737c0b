import styles from './floor-plans.module.css'

type Model = { figure: string; text: string; columns: number }

const rows = 2

/** Octagons side by side in two rows, from one column to another, each one unit wide. */
const octagons = (from: number, to: number) =>
  Array.from({ length: (to - from) * rows }, (_, index) => {
    const left = from + Math.floor(index / rows)
    return `M${left + 0.31} ${(index % rows) + 0.04}h.38l.27.27v.38l-.27.27h-.38l-.27-.27v-.38z`
  }).join('')

/** The sizes of a club, drawn to one scale: what the larger has more of is in the accent colour, and the end of a size with a plus is open. */
export function FloorPlans({ models, scale }: { models: readonly Model[]; scale: string }) {
  const counts = models.map(({ columns }) => columns)
  const least = Math.min(...counts)
  const most = Math.max(...counts)
  return (
    <figure className={styles.plans}>
      <dl className="stack">
        {models.map(({ figure, text, columns }) => (
          <div key={text}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
            <dd aria-hidden="true">
              <svg viewBox={`0 0 ${most + 1} ${rows}`}>
                <path d={octagons(0, least)} />
                <path className={styles.more} d={octagons(least, columns)} />
                {figure.endsWith('+') && (
                  <path className={styles.open} d={octagons(columns, columns + 1)} />
                )}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="micro">{scale}</figcaption>
    </figure>
  )
}
