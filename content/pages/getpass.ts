/** The guest pass page and its thank-you (specification 2.4 and 2.11). */
export const getpass = {
  title: 'Free guest pass for a club near you',
  description:
    'Ask for a complimentary all-access guest pass at the OCTA GYM club nearest you in India: Delhi, Mumbai, Imphal, Jaipur, Guwahati or Bengaluru.',
  intro:
    'Tell us where you would like to train and we will have your complimentary all-access pass waiting at the desk. Valid at participating locations only; terms may apply.',
  formTitle: 'Free all-access guest pass',
} as const

export const thankYouGuest = {
  title: 'Thank you',
  text: 'Your details have reached us. A representative will connect with you shortly.',
  home: { label: 'Home', href: '/' },
} as const
