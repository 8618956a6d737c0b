import type { ReactNode } from 'react'
import { ArrowLink } from '@/components/ui/arrow-link'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { ContactLines } from '@/components/ui/contact-lines'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { HomeLogo } from '@/components/ui/home-logo'
import * as icons from '@/components/ui/icons'
import { JsonLd } from '@/components/ui/json-ld'
import { Link } from '@/components/ui/link'
import { NetworkIcon } from '@/components/ui/network-icon'
import { PassStub } from '@/components/ui/pass-stub'
import { Prose } from '@/components/ui/prose'
import { SquareButton } from '@/components/ui/square-button'
import { SquareLink } from '@/components/ui/square-link'
import { Ticket } from '@/components/ui/ticket'
import { VerticalText } from '@/components/ui/vertical-text'
import { brand } from '@/content/brand'
import { clubBySlug } from '@/content/clubs'
import { breadcrumbParents } from '@/content/navigation'

const { phones, email } = clubBySlug('bandra')
const href = '/about'

export const uiSpecimens: Record<string, ReactNode> = {
  Button: (
    <>
      <Button>Red</Button> <Button plain>Plain</Button> <Button small>Small</Button>
      <Button disabled>Disabled</Button> <Button wide>Wide</Button>
    </>
  ),
  ButtonLink: (
    <>
      <ButtonLink href={href}>Red</ButtonLink>
      <ButtonLink href={href} plain arrow>
        Plain, with an arrow
      </ButtonLink>
      <ButtonLink href={href} small>
        Small
      </ButtonLink>
    </>
  ),
  SquareButton: (
    <>
      <SquareButton aria-label="Play">
        <icons.PlayIcon />
      </SquareButton>
      <SquareButton aria-label="Back" disabled>
        <icons.ArrowLeftIcon />
      </SquareButton>
      <SquareLink href={href} aria-label="About">
        <icons.ArrowRightIcon />
      </SquareLink>
    </>
  ),
  Link: (
    <>
      <Link href={href}>A page</Link>, <Link href="#main">a place on this page</Link>,{' '}
      <Link href={brand.internationalUrl}>another site</Link>
    </>
  ),
  ArrowLink: <ArrowLink href={href}>About us</ArrowLink>,
  ArrowLinks: (
    <ArrowLinks
      links={[
        { label: 'About us', href },
        { label: 'Contact', href: '/contact' },
      ]}
    />
  ),
  Breadcrumbs: <Breadcrumbs trail={[breadcrumbParents.classes, breadcrumbParents.jiuJitsu]} />,
  'ContactLines with two phones': <ContactLines phones={phones} email={email} />,
  'ContactLines without a phone': <ContactLines email={email} />,
  'FittedHeadline, tall': <FittedHeadline as="h2" lines={[{ text: 'Tall', cut: 'tall' }]} />,
  'FittedHeadline, wide over tall': (
    <FittedHeadline
      as="h2"
      lines={[
        { text: 'Wide and', cut: 'wide' },
        { text: 'tall', cut: 'tall' },
      ]}
    />
  ),
  HomeLogo: <HomeLogo />,
  Icons: Object.entries(icons).map(([name, One]) => <One key={name} />),
  'NetworkIcon, known and unknown': (
    <>
      <NetworkIcon name="chat" /> <NetworkIcon name="social-general" />
    </>
  ),
  PassStub: <PassStub />,
  'PassStub, upright': <PassStub upright />,
  'Prose and JsonLd': (
    <Prose>
      <p>A paragraph.</p>
      <ul>
        <li>A point.</li>
      </ul>
      <JsonLd things={[]} />
    </Prose>
  ),
  'Ticket, red, and bone and torn': (
    <div className="ink">
      <Ticket tone="red" body="What it is for" stub="The stub" />
      <Ticket tone="bone" body="What it was for" stub="The stub" torn />
    </div>
  ),
  'VerticalText, not on phones': <VerticalText>From top to bottom</VerticalText>,
}
