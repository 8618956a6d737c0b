const locations = '150'

const boutique = { name: 'OCTA CLASS', url: 'https://class.octagym.example' } as const

const fitness = {
  name: 'OCTA FIT',
  headline: 'Octa Fit',
  url: 'https://fit.octagym.example',
} as const

/** In the top bar, in this order. There may be none. */
const sisters: readonly { name: string; url: `https://${string}` }[] = [boutique, fitness]

/**
 * The brand's name and addresses: changing them here changes the whole site.
 * Specification 1 and 2.1; the names are those of the contract.
 */
export const brand = {
  name: 'OCTA GYM',
  boutique,
  fitness,
  slug: 'octa-gym',
  email: 'india@octagym.example',
  /** Each club has an address there, named after its slug. */
  emailDomain: 'octagym.example',
  sisters,
  internationalUrl: 'https://www.octagym.example',
  social: [
    { network: 'Photo network', icon: 'social-photo', url: 'https://photos.example/octagym' },
    { network: 'Video channel', icon: 'social-video', url: 'https://video.example/octagym' },
    { network: 'Short messages', icon: 'social-short', url: 'https://short.example/octagym' },
    {
      network: 'Professional network',
      icon: 'social-professional',
      url: 'https://professional.example/octagym',
    },
    { network: 'Social network', icon: 'social-general', url: 'https://social.example/octagym' },
  ],
  share: {
    label: 'Share',
    /** `parameters` are those in which a network takes an address and its text: Facebook only `u`. */
    networks: [
      {
        name: 'Share on the social network',
        source: 'social-network',
        icon: 'social-general',
        url: 'https://social.example/share',
        parameters: { address: 'u' },
      },
      {
        name: 'Share on the short-message network',
        source: 'short-message-network',
        icon: 'social-short',
        url: 'https://short.example/share',
        parameters: { address: 'url', text: 'text' },
      },
    ],
    /** Followed by the text of the message, which contains the address. */
    whatsapp: {
      name: 'Share on WhatsApp',
      source: 'whatsapp',
      icon: 'chat',
      url: 'https://wa.me/',
    },
    sheet: { label: 'Share with an app on this device', source: 'share-sheet' },
    copy: {
      label: 'Copy link',
      done: 'Link copied',
      refused: 'Your browser refused. Please copy the link from here.',
      address: 'Link to this page',
    },
  },
  claims: {
    locations: `${locations}+`,
    moreThan: locations,
    countries: '40',
    countriesExpectedBy: '2023',
    passValidity: 'Free pass at participating locations only. Terms may apply.',
  },
} as const
