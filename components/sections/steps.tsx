import { CheckIcon } from '@/components/ui/icons'
import { classNames } from '@/components/ui/class-names'
import { freePass } from '@/content/free-pass'
import styles from './steps.module.css'

type Step = { name: string; text?: string }

interface Props {
  steps: readonly Step[]
  /** One below the other from 992 px, with the texts of the steps. */
  down?: boolean
  /** How many are behind the visitor. */
  done?: number
}

/** What happens, in its order: octagons on a line, a ticked one for what is done, the next one solid. */
export function Steps({ steps, down, done = 0 }: Props) {
  return (
    <ol className={classNames(styles.steps, down && styles.down)}>
      {steps.map(({ name, text }, index) => (
        <li key={name}>
          <span
            className={classNames(
              styles.mark,
              index < done && styles.done,
              index === done && styles.next,
            )}
          >
            {index < done ? <CheckIcon /> : index + 1}
          </span>
          <div>
            <strong>
              {index < done && <span className="visually-hidden">{freePass.done} </span>}
              {name}
            </strong>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
