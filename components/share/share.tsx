import { brand } from '@/content/brand'
import { LinkIcon, ShareIcon } from '@/components/ui/icons'
import { NetworkIcon } from '@/components/ui/network-icon'
import { SquareLink } from '@/components/ui/square-button'
import { CopyLink } from './copy-link'
import { ShareSheet } from './share-sheet'
import styles from './share.module.css'

type Network = { source: string; parameters: { address: string; text?: string } }

const address = (base: string, query: Record<string, string>) =>
  `${base}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`

/**
 * An address with the tags of where it was shared, for the attribution of an enquiry.
 * @param url the page's own address
 * @param source the network or the way: the value of `utm_source`
 */
function attributedUrl(url: string, source: string): string {
  const shared = new URL(url)
  shared.searchParams.set('utm_source', source)
  shared.searchParams.set('utm_medium', 'share')
  return shared.href
}

/** What a network is asked for, in its own parameters. */
function networkQuery({ source, parameters }: Network, url: string, title: string) {
  const query = { [parameters.address]: attributedUrl(url, source) }
  return parameters.text ? { ...query, [parameters.text]: title } : query
}

/**
 * Links that share a page on two networks and in a chat; with JavaScript also a button that copies
 * its address, and one for the device's share sheet. A shared address has tags; a copied one is the
 * page's own.
 */
export function Share({ url, title }: { url: string; title: string }) {
  const { label, networks, whatsapp, sheet, copy } = brand.share
  const links = [
    ...networks.map((network) => ({
      ...network,
      href: address(network.url, networkQuery(network, url, title)),
    })),
    {
      ...whatsapp,
      href: address(whatsapp.url, { text: `${title} ${attributedUrl(url, whatsapp.source)}` }),
    },
  ]
  return (
    <div className={`row ${styles.share}`}>
      <span className={`wide-title wide-title-small ${styles.label}`} aria-hidden="true">
        {label}
      </span>
      {links.map(({ name, icon, href }) => (
        <SquareLink key={name} href={href}>
          <NetworkIcon name={icon} />
          <span className="visually-hidden">{name}</span>
        </SquareLink>
      ))}
      <ShareSheet url={attributedUrl(url, sheet.source)} title={title} label={sheet.label}>
        <ShareIcon />
      </ShareSheet>
      <CopyLink url={url} copy={copy}>
        <LinkIcon />
      </CopyLink>
      <p className={styles.printed}>{url}</p>
    </div>
  )
}
