import styles from './to-scale.module.css'

type Figure = {
  figure: string
  text: string
  /** How many octagons it is; none where it is not drawn. */
  count?: number
  /** Those of them in the accent colour, from one number to another. */
  accent?: readonly [from: number, to: number]
}

/** Octagons from one number to another, filling columns of `rows`, each one unit wide. */
const octagons = (from: number, to: number, rows: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const left = Math.floor((from + index) / rows)
    const top = (from + index) % rows
    return `M${left + 0.31} ${top + 0.04}h.38l.27.27v.38l-.27.27h-.38l-.27-.27v-.38z`
  }).join('')

/** So many octagons in a row, on the ground. */
export const Octagons = ({ count }: { count: number }) => (
  <svg viewBox={`0 0 ${count} 1`} preserveAspectRatio="xMinYMax" aria-hidden="true">
    <path d={octagons(0, count, 1)} />
  </svg>
)

type DrawingProps = Pick<Figure, 'accent'> & {
  count: number
  rows: number
  columns?: number
  open?: boolean
}

/** A number as octagons in columns of `rows`, with room for `columns` and an open end. */
export function ScaleDrawing({ count, rows, columns, accent, open }: DrawingProps) {
  const [from, to] = accent ?? [count, count]
  return (
    <svg
      className={styles.octagons}
      viewBox={`0 0 ${(columns ?? Math.ceil(count / rows)) + 1} ${rows}`}
      aria-hidden="true"
    >
      <path d={octagons(0, from, rows) + octagons(to, count, rows)} />
      <path className={styles.accent} d={octagons(from, to, rows)} />
      {open && <path className={styles.open} d={octagons(count, count + rows, rows)} />}
    </svg>
  )
}

type Props = { figures: readonly Figure[]; rows: number; scale: string }

/** Figures, drawn to one scale as octagons. The end of a figure with a plus is open. */
export function ToScale({ figures, rows, scale }: Props) {
  const columns = Math.max(...figures.map(({ count = 0 }) => Math.ceil(count / rows)))
  return (
    <figure className={styles.drawing}>
      <dl className="stack">
        {figures.map(({ figure, text, count, ...rest }) => (
          <div key={text}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
            {count !== undefined && (
              <dd aria-hidden="true">
                <ScaleDrawing
                  {...rest}
                  count={count}
                  rows={rows}
                  columns={columns}
                  open={figure.endsWith('+')}
                />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <figcaption className="micro">{scale}</figcaption>
    </figure>
  )
}
