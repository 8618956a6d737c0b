import { ButtonLink } from '@/components/ui/styled-link'
import { errorPages } from '@/content/error-pages'
import { home, topBar } from '@/content/navigation'
import { RequestId } from './request-id'

const { number, sentence } = errorPages.broken

/** The page that is shown when another one could not be drawn: one sentence, and two links. */
export const BrokenPage = ({ digest }: { digest: string | undefined }) => (
  <section className="section section-tight bone">
    <div className="wrapper stack">
      <h1 className="tall-title tall-title-large">{number}</h1>
      <p className="lead">{sentence}</p>
      <RequestId digest={digest} />
      <p className="row">
        {[home, topBar.findYourGym].map((link) => (
          <ButtonLink key={link.href} {...link} plain />
        ))}
      </p>
    </div>
  </section>
)
