import path from 'node:path'
import { elements } from '@/testing/html'
import type { Site } from '@/testing/site'

const uncompressed = { headers: { 'accept-encoding': 'identity' } }

/** A page as the server sends it. */
export const readPage = async (site: Pick<Site, 'url'>, address: string) =>
  (await fetch(site.url + address, uncompressed)).text()

/** What a page has between header and footer. */
export const readMain = async (site: Site, address: string) =>
  elements(await readPage(site, address), 'main')[0]?.inner ?? ''

/** The folder of the pages that a site has refreshed. */
export const cachedPages = ({ folder }: Site) => path.join(folder, '.next/server/route-cache')
