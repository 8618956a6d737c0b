/** The guest pass page (specification 2.4). */
export const getpass = {
  title: 'Free gym guest pass for a club near you',
  description:
    'Ask for a complimentary all-access guest pass at the OCTA GYM club nearest you in India: Delhi, Mumbai, Imphal, Jaipur, Guwahati or Bengaluru.',
  intro:
    'Tell us where you would like to train and we will have your complimentary all-access pass waiting at the desk. Valid at participating locations only; terms may apply.',
  formTitle: 'Free all-access guest pass',
} as const
