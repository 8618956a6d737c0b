import { Link } from '@/components/ui/link'
import type { ConsentField } from '@/content/forms/types'
import type { ControlProps } from './control-props'
import styles from './choice.module.css'

/** The consent box; its reminder shows while it isn't ticked, by CSS where there is no JavaScript. */
export function Consent({ field, id, typed, error, live }: ControlProps<ConsentField>) {
  return (
    <div className={styles.consent} data-field="">
      {/* On the wire it keeps its first name: pages and servers of two builds meet during a deploy. */}
      <input type="hidden" name="notice" value={field.version} />
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={field.name}
          defaultChecked={typed === undefined ? field.checkedAtFirst : typed !== ''}
          aria-required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-reminder`}
          {...live}
        />
        <span>
          {field.text.map((part) =>
            typeof part === 'string' ? part : <Link key={part.href} {...part} newTab />,
          )}
        </span>
      </label>
      <p role="status" id={`${id}-reminder`}>
        <span className={styles.reminder}>{field.reminder}</span>
      </p>
    </div>
  )
}
