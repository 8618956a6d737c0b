import { brand } from '@/content/brand'
import { CopyLink } from './copy-link'
import { Icon } from '@/components/ui/icon'
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
        <a key={name} className="sq" href={href} target="_blank" rel="noopener">
          <Icon name={icon} />
          <span className="vh">{name} (opens in a new tab)</span>
        </a>
      ))}
      <ShareSheet url={url} title={title} label={sheet}>
        <Icon name="share" />
      </ShareSheet>
      <CopyLink url={url} words={copy}>
        <Icon name="link" />
      </CopyLink>
    </div>
  )
}
