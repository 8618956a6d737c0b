import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { mediaType, readJson, Refusal, refuse, respond } from './http'
import type { ReceivedLead } from './leads'
import { readMode, type Mode } from './mode'
import { drawPage } from './page'
import { fieldErrors } from './wire'

type Board = {
  leads: () => ReceivedLead[]
  mode: () => Mode
  setMode: (mode: Mode) => void
}

async function switchMode(request: IncomingMessage, response: ServerResponse, board: Board) {
  const isForm = mediaType(request) === 'application/x-www-form-urlencoded'
  const input = isForm
    ? { drop: 'off', ...Object.fromEntries(new URLSearchParams(await text(request))) }
    : await readJson(request)
  const read = readMode(board.mode(), input)
  if (!read.success) throw new Refusal(422, { fields: fieldErrors(read.error) })
  board.setMode(read.data)
  if (isForm) return response.writeHead(303, { location: '/' }).end()
  return respond(response, 200, board.mode())
}

/** The page with the received leads and its switches: everything that is not the backend's. */
export async function answerBoard(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  board: Board,
) {
  const asked = `${request.method} ${path}`
  if (asked === 'POST /sandbox/mode') return switchMode(request, response, board)
  if (asked !== 'GET /') throw refuse(404, 'There is nothing here.')
  return response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(drawPage(board.leads(), board.mode()))
}
