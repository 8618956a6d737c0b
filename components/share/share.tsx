import { LinkIcon, ShareIcon } from '@/components/ui/icons'
import { NetworkIcon } from '@/components/ui/network-icon'
import { SquareLink } from '@/components/ui/square-button'
import { brand } from '@/content/brand'
import { ShareButtons } from './share-buttons'
import styles from './share.module.css'

const address = (base: string, query: Record<string, string>) =>
  `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`

/**
 * Links that share a page on two networks and in a chat; with JavaScript also a button that copies
 * its address, and one for the device's share sheet. A shared address says by `utm_source` where it
 * was shared, for the attribution of an enquiry; a copied one is the page's own.
 */
export function Share({ url, title }: { url: string; title: string }) {
  const { label, networks, whatsapp, sheet, copy } = brand.share
  const taggedUrl = (source: string) => address(url, { utm_source: source, utm_medium: 'share' })
  const links = [
    ...networks.map(({ parameters, ...network }) => ({
      ...network,
      query: {
        [parameters.address]: taggedUrl(network.source),
        ...('text' in parameters && { [parameters.text]: title }),
      },
    })),
    { ...whatsapp, query: { text: `${title} ${taggedUrl(whatsapp.source)}` } },
  ]
  return (
    <div className={`row ${styles.share}`}>
      <span className={`wide-title wide-title-small ${styles.label}`} aria-hidden="true">
        {label}
      </span>
      {links.map(({ name, icon, url: base, query }) => (
        <SquareLink key={name} href={address(base, query)}>
          <NetworkIcon name={icon} />
          <span className="visually-hidden">{name}</span>
        </SquareLink>
      ))}
      <ShareButtons
        url={url}
        shared={{ url: taggedUrl(sheet.source), title }}
        copy={copy}
        sheetLabel={sheet.label}
        sheetIcon={<ShareIcon />}
        copyIcon={<LinkIcon />}
      />
      <p className={styles.printed}>{url}</p>
    </div>
  )
}
