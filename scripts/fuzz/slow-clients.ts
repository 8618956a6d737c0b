import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '@/scripts/process/percentile'

/** The other clients of the site, by their number. */
export interface Crowd {
  /** Connections that send nothing. */
  idle: number
  /** Forms that arrive a byte a second, and heads of requests that never end. */
  trickling: number
  /** Requests at once for pictures that no news has, again each second. */
  pictures: number
}

const head = (port: number, length: number) =>
  `POST /getpass HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: multipart/form-data; boundary=a\r\ncontent-length: ${length}\r\n\r\n`

/** The time in milliseconds that 99 of 100 visits of a page take at most, one after the other. */
async function p99(url: string, visits: number): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const at = performance.now()
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
    times.push(performance.now() - at)
  }
  return percentile(times, 0.99)
}

/** Asks for so many pictures at once, and each second for other ones. */
async function askForPictures(url: string, atOnce: number, over: AbortSignal) {
  let asked = 0
  const ask = async () => {
    const source = encodeURIComponent(`/content/news-1.jpg?n=${(asked += 1)}`)
    const address = `${url}/_next/image?url=${source}&w=1920&q=60`
    await (await fetch(address, { redirect: 'manual' })).arrayBuffer()
  }
  while (!over.aborted) {
    await Promise.all(Array.from({ length: atOnce }, ask))
    await wait(1000)
  }
}

/**
 * How long a visitor waits for `/` while others are slow on purpose.
 * @param url of the site
 * @param visits how many are measured
 * @returns milliseconds, the 99th percentile alone and in the crowd
 */
export async function visitAmong(url: string, crowd: Crowd, visits: number) {
  const port = Number(new URL(url).port)
  const sockets: Socket[] = []
  const open = async (first: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    if (first) socket.write(first)
    return socket
  }
  const alone = await p99(url, visits)
  await Promise.all(Array.from({ length: crowd.idle }, () => open('')))
  const slow = await Promise.all(
    Array.from({ length: crowd.trickling }, (_, at) =>
      open(at % 2 ? head(port, 60_000) : 'GET / HTTP/1.1\r\nhost: localhost\r\n'),
    ),
  )
  const trickle = setInterval(() => slow.forEach((socket) => socket.write('x')), 1000)
  const over = new AbortController()
  const pictures = askForPictures(url, crowd.pictures, over.signal)
  try {
    return { alone, crowded: await p99(url, visits) }
  } finally {
    clearInterval(trickle)
    over.abort()
    await pictures
    sockets.forEach((socket) => socket.destroy())
  }
}
