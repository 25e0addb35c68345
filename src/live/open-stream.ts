import { Readable } from 'node:stream'
import { canHear, type LiveEvent } from './live-events.ts'
import type { LiveNews } from './live-news.ts'

type Options = {
  live: LiveNews
  areas: ReadonlySet<number>
  /** The reader's present areas; null when the session or the access is over. */
  check: () => Promise<ReadonlySet<number> | null>
  /** Which events are for the reader; by their areas unless it is given. */
  hears?: (held: ReadonlySet<number>, event: LiveEvent) => boolean
  /** ms between two heartbeats, and between two checks. */
  heartbeatMs: number
}

/**
 * Characters that may wait for a slow reader; beyond that the reader is cut off and reads everything again.
 */
const maxBehind = 64 * 1024

/** Events as text/event-stream, until the session ends, the check fails, or the program stops. */
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
