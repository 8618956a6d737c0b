import styles from './quote.module.css'

/** A sentence of the brand, beside a bar. */
export const Quote = ({ children }: { children: string }) => (
  <blockquote className={styles.quote}>{children}</blockquote>
)
