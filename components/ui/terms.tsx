import type { ReactNode } from 'react'

interface Props {
  terms: readonly (readonly [term: string, value: ReactNode])[]
  className?: string | undefined
}

/** Terms and what they stand for. */
export const Terms = ({ terms, className }: Props) => (
  <dl className={className}>
    {terms.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
