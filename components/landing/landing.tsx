import type { ComponentProps } from 'react'
import { Form } from '@/components/forms/form'
import { Backdrop } from '@/components/media/backdrop'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { Icon } from '@/components/ui/icon'
import type { Club } from '@/content/clubs'
import type { FormDescription } from '@/content/forms/types'
import { ClubContact } from './club-contact'
import { HomeLogo } from './home-logo'
import styles from './landing.module.css'

/** A page of its own, without the shell: a poster, a club's form, and where the club is. */
export function Landing({
  picture,
  heading,
  intro,
  club,
  form: { id, fields, submitLabel },
}: {
  picture: ComponentProps<typeof Backdrop>['name']
  heading: ComponentProps<typeof FittedHeadline>['lines']
  intro: string
  club: Club
  form: FormDescription
}) {
  return (
    <div className={styles.landing}>
      <section className={`ink ${styles.poster}`}>
        <Backdrop name={picture} sizes="(min-width: 992px) 54vw, 100vw" priority />
        <HomeLogo />
        <div className={styles.words}>
          <FittedHeadline as="h1" lines={heading} />
          <p className="lead">{intro}</p>
        </div>
      </section>
      <section className={`bone ${styles.side}`}>
        <h2 className="tl">{`${club.name}, ${club.city}`}</h2>
        <Form {...{ id, fields, submitLabel }}>
          <Icon name="arrow-right" />
        </Form>
        <ClubContact {...club} />
      </section>
    </div>
  )
}
