/**
 * The only widths of the window at which a layout changes (specification 9), in em so that they
 * follow the reader's letters. What needs another one asks its container, or is fluid.
 */
const breakpoints = {
  phone: '26.75em', // 428 px
  largePhone: '39em', // 624 px
  tablet: '48em', // 768 px
  desktop: '61.9375em', // 991 px
}

/** The words of fewer than four letters that a name may contain. */
const shortWords = 'all|ash|bar|cta|cut|dot|gap|hem|ink|in|map|row|top'
const word = `(?:[a-z]{4,}|${shortWords})`
const kebabCase = `^${word}(?:-(?:${word}|\\d+))*$`
const camelCase = `^${word}(?:(?:[A-Z][a-z]{2,}))*$`

const config = {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['.next/**', 'public/**', 'node_modules/**'],
  rules: {
    'custom-property-empty-line-before': null,
    'import-notation': 'string',
    'custom-property-pattern': [kebabCase, { message: 'whole words, in kebab case' }],
    'media-feature-name-value-allowed-list': [
      { width: Object.values(breakpoints) },
      { message: `one of ${JSON.stringify(breakpoints)}, or a container query` },
    ],
    'no-descending-specificity': null,
    'selector-class-pattern': [kebabCase, { message: 'whole words, in kebab case' }],
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: { 'selector-class-pattern': [camelCase, { message: 'whole words, in camel case' }] },
    },
  ],
}

export default config
