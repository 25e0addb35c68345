import { eventReader, type StreamEvent } from './read-events.ts'

type Options = {
  open: (signal: AbortSignal) => Promise<Response>
  /** After each opening: what happened before it was not heard. */
  onOpen: () => void
  onEvent: (event: StreamEvent) => void
  /** It could not be opened; it is tried again. */
  onAway: () => void
  /** 401 and 403: it is not tried again. */
  onRefused: (status: number) => void
  times?: Partial<typeof usualTimes>
}

/** ms: the first pause before it is opened again, the longest, and how long silence means that it is dead. */
const usualTimes = { pause: 500, longest: 30_000, silence: 50_000 }

/** Follows a stream of server-sent events until the returned function is called; a lost one is opened again. */
export function followStream({ open, onOpen, onEvent, onAway, onRefused, times }: Options): () => void {
  const { pause, longest, silence } = { ...usualTimes, ...times }
  const stopped = new AbortController()

  /** How it went: it was open, it wasn't, or it may not be. */
  async function followOnce(): Promise<'lost' | 'away' | 'refused'> {
    const dead = new AbortController()
    let timer = setTimeout(() => dead.abort(), silence)
    let state: 'lost' | 'away' = 'away'
    try {
      const response = await open(AbortSignal.any([stopped.signal, dead.signal]))
      if (response.status === 401 || response.status === 403) {
        onRefused(response.status)
        return 'refused'
      }
      if (!response.ok || !response.body) return 'away'
      state = 'lost'
      onOpen()
      const read = eventReader(onEvent)
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(timer)
        timer = setTimeout(() => dead.abort(), silence)
        read(part.value)
      }
    } catch {
      // The network, or our own stop.
    } finally {
      clearTimeout(timer)
    }
    return state
  }

  async function follow() {
    for (let tries = 0; !stopped.signal.aborted; tries++) {
      const outcome = await followOnce()
      if (outcome === 'refused' || stopped.signal.aborted) return
      if (outcome === 'lost') tries = 0
      else onAway()
      // Not all at the same moment after a restart of the server.
      const wait = Math.min(longest, pause * 2 ** tries) * (0.5 + Math.random())
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }

  void follow()
  return () => stopped.abort()
}
