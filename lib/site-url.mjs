// @ts-check

/** Where the site is when `SITE_URL` says nothing else. */
export const defaultSiteUrl = 'http://localhost:3000'

/**
 * The public origin (contract, `SITE_URL`). `next.config.js` has the build write its own value in
 * this place, so that pages made later say the same, whatever the start is given.
 */
export const siteUrl = process.env.SITE_URL || defaultSiteUrl
