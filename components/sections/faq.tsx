import styles from './faq.module.css'
import { Icon } from '@/components/ui/icon'

/** Questions one below the other; each opens its answer, the first is open. */
export function Faq({
  heading,
  items,
}: {
  heading: string
  items: readonly { question: string; answer: string }[]
}) {
  return (
    <section className="sec bone">
      <div className={`wrap ${styles.columns}`}>
        <h2 className="tl">{heading}</h2>
        <div className={styles.list}>
          {items.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                <span>{question}</span>
                <Icon name="plus" />
              </summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
