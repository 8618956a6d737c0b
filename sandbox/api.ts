import type { IncomingMessage } from 'node:http'
import type { Article } from './articles'
import { mediaType, readJson, Refusal, refuse } from './http'
import { type Leads, receive } from './leads'
import { bodies, fieldErrors, idempotencyKey } from './wire'

type Backend = {
  token: string
  tokenHeader: string
  news: readonly Article[]
  leads: Leads
}

function checkToken(request: IncomingMessage, { token, tokenHeader }: Backend) {
  if (request.headers[tokenHeader.toLowerCase()] !== token)
    throw refuse(401, 'The access token is missing or wrong.')
}

async function readLead(request: IncomingMessage, endpoint: string) {
  const schema = bodies.get(endpoint)
  if (!schema) throw refuse(404, 'There is no such call.')
  if (request.method !== 'POST') throw refuse(405, 'This call is a POST.')
  if (mediaType(request) !== 'application/json')
    throw refuse(415, 'The content type is not application/json.')
  const key = idempotencyKey.safeParse(request.headers['idempotency-key'])
  if (!key.success) throw refuse(400, 'The Idempotency-Key is missing or not a uuid.')
  const body = schema.safeParse(await readJson(request))
  if (!body.success)
    throw new Refusal(422, {
      error: 'The body is not what this call takes.',
      fields: fieldErrors(body.error),
    })
  return { key: key.data.toLowerCase(), endpoint, body: body.data }
}

async function perform(request: IncomingMessage, endpoint: string, backend: Backend) {
  checkToken(request, backend)
  const id = /^onenews\/([\w-]+)$/.exec(endpoint)?.[1]
  if (endpoint !== 'webnews' && id === undefined) {
    const { number } = receive(backend.leads, await readLead(request, endpoint))
    return { status: 201, body: { number } }
  }
  if (request.method !== 'GET') throw refuse(405, 'This call is a GET.')
  if (id === undefined) {
    const card = ({ newsid, banner, title, date }: Article) => ({ newsid, banner, title, date })
    return { status: 200, body: backend.news.map(card) }
  }
  const found = backend.news.find(({ newsid }) => String(newsid) === id)
  if (!found) throw refuse(404, 'There is no such article.')
  return { status: 200, body: found }
}

/**
 * What the real backend would answer to one call below /api/v1/: specification 7, contract "Wire".
 * A refusal is a response too. Anything else thrown is a defect or a broken connection.
 */
export const answerCall = (request: IncomingMessage, endpoint: string, backend: Backend) =>
  perform(request, endpoint, backend).catch((error: unknown) => {
    if (error instanceof Refusal) return { status: error.status, body: error.body }
    throw error
  })
