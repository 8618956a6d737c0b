import { brand } from '@/content/brand'
import { NetworkIcon } from '@/components/ui/network-icon'
import { SquareLink } from '@/components/ui/square-button'
import { CopyLink } from './copy-link'
import { ShareSheet } from './share-sheet'
import styles from './share.module.css'

/**
 * Links that share a page on two networks and in a chat; with JavaScript also a button that copies
 * its address, and the device's own share sheet where it has one.
 */
export function Share({ url, title }: { url: string; title: string }) {
  const { label, networks, whatsapp, sheet, copy } = brand.share
  const query = new URLSearchParams({ url, text: title })
  const chat = {
    ...whatsapp,
    href: `${whatsapp.url}?text=${encodeURIComponent(`${title} ${url}`)}`,
  }
  const links = [
    ...networks.map((network) => ({ ...network, href: `${network.url}?${query.toString()}` })),
    chat,
  ]
  return (
    <div className={styles.share}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {links.map(({ name, icon, href }) => (
        <SquareLink key={name} href={href}>
          <NetworkIcon name={icon} />
          <span className="visually-hidden">{name}</span>
        </SquareLink>
      ))}
      <ShareSheet url={url} title={title} label={sheet} />
      <CopyLink url={url} words={copy} />
    </div>
  )
}
