import styles from './faq.module.css'
import { PlusIcon } from '@/components/ui/icons'

type Question = { question: string; answer: string }

/** Questions one below the other; each opens its answer, the first is open. */
export function Faq({ heading, items }: { heading: string; items: readonly Question[] }) {
  return (
    <section className="section bone">
      <div className={`wrapper columns ${styles.columns}`}>
        <h2 className="tall-title">{heading}</h2>
        <div className={styles.list}>
          {items.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                <span>{question}</span>
                <PlusIcon />
              </summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
