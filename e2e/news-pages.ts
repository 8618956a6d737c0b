import path from 'node:path'
import type { Site } from '@/testing/site'

const uncompressed = { headers: { 'accept-encoding': 'identity' } }

/** A page as the server sends it. */
export const readPage = async (site: Site, address: string) =>
  (await fetch(site.url + address, uncompressed)).text()

/** The folder of the pages that a site has refreshed. */
export const cachedPages = ({ folder }: Site) => path.join(folder, '.next/server/route-cache')
