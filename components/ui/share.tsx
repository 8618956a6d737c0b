import { brand } from '@/content/brand'
import { Icon } from './icon'
import { ShareSheet } from './share-sheet'
import styles from './share.module.css'

/** Links that share a page on two networks, and the device's own share sheet where it has one. */
export function Share({ url, title }: { url: string; title: string }) {
  const { label, networks, sheet } = brand.share
  const query = new URLSearchParams({ url, text: title })
  return (
    <div className={styles.share}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {networks.map(({ name, icon, url: network }) => (
        <a
          key={network}
          className="sq"
          href={`${network}?${query.toString()}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name={icon} />
          <span className="vh">{name} (opens in a new tab)</span>
        </a>
      ))}
      <ShareSheet url={url} title={title} label={sheet}>
        <Icon name="share" />
      </ShareSheet>
    </div>
  )
}
