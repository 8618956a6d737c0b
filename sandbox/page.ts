import type { ReceivedLead } from './leads'
import type { Mode } from './mode'

const style = `
:root{--ink:#0c0c0d;--bone:#f2f0eb;--red:#d90a14;--ash:#55534e;--rule:rgb(12 12 13/20%)}
*{box-sizing:border-box}
body{margin:0;background:var(--bone);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
header{background:var(--ink);color:var(--bone);border-bottom:6px solid var(--red)}
.wrap{max-width:1100px;margin:auto;padding:24px clamp(16px,4vw,48px)}
h1{font:400 clamp(2.5rem,7vw,4.5rem)/.9 'Arial Narrow',Impact,sans-serif;text-transform:uppercase;margin:0 0 12px}
h1 b{color:var(--red);font-weight:inherit}
header p{margin:0;max-width:40em;color:#b1aea6}
form{display:flex;flex-wrap:wrap;gap:16px 24px;align-items:end;padding:20px 0;border-bottom:2px solid}
label{display:grid;gap:4px;font-size:.8125rem;font-weight:700}
label.on{display:flex;align-items:center;gap:8px;min-height:44px}
input[type=number]{font:inherit;font-size:1.0625rem;width:9rem;min-height:44px;padding:0 12px;border:2px solid var(--ink);background:#fff}
input[type=checkbox]{width:24px;height:24px;accent-color:var(--red)}
button{font:inherit;font-weight:700;min-height:44px;padding:0 20px;border:0;background:var(--ink);color:var(--bone);cursor:pointer}
button.red{background:var(--red);color:#fff}
:focus-visible{outline:3px solid var(--red);outline-offset:2px}
h2{font-size:1.25rem;margin:32px 0 12px}
ol{list-style:none;margin:0;padding:0;display:grid;gap:12px}
li{background:#fff;padding:16px 20px;border-left:6px solid var(--red);clip-path:polygon(0 0,calc(100% - 18px) 0,100% 18px,100% 100%,0 100%)}
li h3{margin:0 24px 8px 0;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;font-size:1.0625rem}
li h3 span{font-size:.8125rem;font-weight:400;color:var(--ash)}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:8px 20px;margin:0}
dt{font-size:.8125rem;color:var(--ash)}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
code{font-size:.8125rem;color:var(--ash)}
`

const script = `
const form = document.forms[0]
let refreshed = Promise.resolve()
const refresh = async () => {
  const now = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html')
  for (const part of ['h2', 'ol']) document.querySelector(part).replaceChildren(...now.querySelector(part).childNodes)
  if (!form.contains(document.activeElement)) {
    for (const { name, value, checked } of now.forms[0].querySelectorAll('input')) Object.assign(form[name], { value, checked })
  }
}
const refreshNext = () => (refreshed = refreshed.then(refresh, refresh))
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  await fetch('/sandbox/mode', { method: 'POST', body: new URLSearchParams(new FormData(form)) })
  document.activeElement.blur()
  refreshNext()
})
document.querySelector('#clear').onclick = () => fetch('/sandbox/leads', { method: 'DELETE' })
new EventSource('/sandbox/events').onmessage = refreshNext
`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)

const drawField = ([field, value]: [string, unknown]) =>
  `<div><dt>${escape(field)}</dt><dd>${escape(String(value))}</dd></div>`

const drawLead = ({ number, endpoint, receivedAt, seen, body, key }: ReceivedLead) =>
  `<li><h3>${number}. ${endpoint}<span>${new Date(receivedAt).toLocaleString('en-GB')}</span>
<span>${seen === 1 ? 'seen once' : `seen ${seen} times, stored once`}</span></h3>
<dl>${Object.entries(body).map(drawField).join('')}</dl><code>${key}</code></li>`

const countInWords = (leads: number) =>
  leads === 0 ? 'No leads yet' : leads === 1 ? '1 lead' : `${leads} leads`

/** The page at `GET /`: the leads received, newest first, and the three switches; live with script. */
export const drawPage = (
  leads: readonly ReceivedLead[],
  { delay, status, drop }: Mode,
) => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sandbox backend</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><header><div class="wrap"><h1>Sandbox <b>backend</b></h1>
<p>Stands in for the real backend. What the site delivers appears below at once, newest first, and is gone when this process ends.</p></div></header>
<main class="wrap"><form method="post" action="/sandbox/mode" autocomplete="off">
<label>delay (ms)<input type="number" name="delay" min="0" max="600000" placeholder="off" value="${delay || ''}"></label>
<label>status of every answer<input type="number" name="status" min="200" max="599" placeholder="off" value="${status || ''}"></label>
<label class="on"><input type="checkbox" name="drop"${drop ? ' checked' : ''}>drop connections</label>
<button class="red">Apply</button><button type="button" id="clear">Clear the list</button></form>
<h2 aria-live="polite">${countInWords(leads.length)}</h2><ol>${leads.map(drawLead).join('')}</ol></main>
<script>${script}</script></body></html>`
