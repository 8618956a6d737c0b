/**
 * The field that only programs fill in. Names of the fields of a form are in small letters by their
 * type, so none can have this one.
 */
export const trapField = 'Website'

/** What the site posts with every form, beside the fields of its description. */
export const hiddenFields = [
  'form',
  'consent_version',
  trapField,
  'submission',
  'attribution',
  'elapsed',
]
