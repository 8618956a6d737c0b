import type { ReceivedLead } from './leads'
import type { Mode } from './mode'

const style = `
body { max-width: 1000px; margin: auto; padding: 24px; background: #f2f0eb; font: 1rem/1.5 system-ui, sans-serif }
form { display: flex; flex-wrap: wrap; gap: 16px 24px; align-items: end }
label { display: grid; gap: 4px }
input, button { min-height: 44px; font: inherit }
ol { padding: 0; list-style: none }
li { margin: 12px 0; padding: 16px 20px; border-left: 6px solid #d90a14; background: #fff }
h3, dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 8px 20px }
dt, code { font-size: 0.8125rem; color: #55534e }
`

const script = `
setInterval(async () => {
  const page = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html')
  const [shown, received] = [document, page].map((one) => one.querySelector('section'))
  if (shown.innerHTML !== received.innerHTML) shown.innerHTML = received.innerHTML
}, 1000)
`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)

const drawField = ([field, value]: [string, unknown]) =>
  `<div><dt>${escape(field)}</dt><dd>${escape(String(value))}</dd></div>`

const drawLead = ({ number, endpoint, receivedAt, seen, body, key }: ReceivedLead) =>
  `<li><h3>${number}. ${endpoint}</h3>
<p>${new Date(receivedAt).toLocaleString('en-GB')}, ${seen === 1 ? 'seen once' : `seen ${seen} times, stored once`}</p>
<dl>${Object.entries(body).map(drawField).join('')}</dl><code>${key}</code></li>`

/** The page at `GET /`: the leads received, newest first, and the three switches; live with script. */
export const drawPage = (
  leads: readonly ReceivedLead[],
  { delay, status, drop }: Mode,
) => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sandbox backend</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><h1>Sandbox backend</h1>
<p>Stands in for the real backend. What the site delivers appears below, newest first, and is gone when this process ends.</p>
<form method="post" action="/sandbox/mode" autocomplete="off">
<label>delay (ms)<input type="number" name="delay" min="0" max="600000" value="${delay || ''}"></label>
<label>status of every response<input type="number" name="status" min="200" max="599" value="${status || ''}"></label>
<label>drop connections<input type="checkbox" name="drop"${drop ? ' checked' : ''}></label>
<button>Apply</button></form>
<section aria-live="polite"><h2>Leads: ${leads.length}</h2><ol>${leads.map(drawLead).join('')}</ol></section>
<script>${script}</script></body></html>`
