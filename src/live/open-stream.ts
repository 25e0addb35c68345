import { Readable } from 'node:stream'
import { canHear, type LiveEvent } from './live-events.ts'
import type { LiveNews } from './live-news.ts'

type Options = {
  live: LiveNews
  areas: ReadonlySet<number>
  /** The areas that the reader has by now; null when the session or the right to read is over. */
  check: () => Promise<ReadonlySet<number> | null>
  /** What of the news is for the reader; by their areas unless said otherwise. */
  hears?: (held: ReadonlySet<number>, event: LiveEvent) => boolean
  /** Between two signs of life, and between two checks. */
  heartbeatMs: number
}

/** Characters that may wait for a slow reader; a reader further behind is cut off and reads all anew. */
const maxBehind = 64 * 1024

/** News as text/event-stream. It ends with the session, at an error of the check, and when the program stops. */
export function openStream({ live, areas, check, heartbeatMs, hears = canHear }: Options): Readable {
  const stream = new Readable({ read: () => undefined, encoding: 'utf8' })
  let held = areas
  let isOver = false
  function end() {
    if (!isOver) stream.push(null)
    isOver = true
  }
  function send(text: string) {
    if (isOver) return
    if (stream.readableLength > maxBehind) stream.destroy()
    else stream.push(text)
  }
  function tell(event: LiveEvent) {
    if (hears(held, event)) send(`event: ${event.name}\ndata: ${JSON.stringify(event)}\n\n`)
  }
  async function beatOnce() {
    send(':\n\n')
    const now = await check().catch(() => null)
    if (now === null) end()
    else held = now
  }
  const leave = live.follow({ onEvent: tell, onStop: end })
  const timer = setInterval(beatOnce, heartbeatMs)
  stream.on('close', () => {
    isOver = true
    clearInterval(timer)
    leave()
  })
  send(':\n\n')
  return stream
}
