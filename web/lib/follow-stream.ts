type Options = {
  open: (signal: AbortSignal) => Promise<Response>
  /** Called after each opening: events before it were missed. */
  onOpen: () => void
  onEvent: (event: StreamEvent) => void
  /** Called when it could not be opened; it is tried again. */
  onAway: () => void
  /** Called at 401, 403 and 404: it is not tried again. */
  onRefused: (status: number) => void
  times?: Partial<typeof usualTimes>
}

/**
 * Milliseconds: the first pause before it is opened again, the longest pause, and the silence after which the stream
 * counts as dead.
 */
const usualTimes = { pause: 500, longest: 30_000, silence: 50_000 }

/** Follows a stream of server-sent events until the returned function is called; a lost one is opened again. */
export function followStream({ open, onOpen, onEvent, onAway, onRefused, times }: Options): () => void {
  const { pause, longest, silence } = { ...usualTimes, ...times }
  const stopped = new AbortController()

  /** The outcome: it was open, it could not be opened, or the caller may not open it. */
  async function followOnce(): Promise<'lost' | 'away' | 'refused'> {
    const dead = new AbortController()
    let timer = setTimeout(() => dead.abort(), silence)
    let state: 'lost' | 'away' = 'away'
    try {
      const response = await open(AbortSignal.any([stopped.signal, dead.signal]))
      if ([401, 403, 404].includes(response.status)) {
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
      // The network failed, or the caller stopped it.
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
      // The pause is random, so that not all clients return at the same moment after a restart of the server.
      const wait = Math.min(longest, pause * 2 ** tries) * (0.5 + Math.random())
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }

  void follow()
  return () => stopped.abort()
}

export type StreamEvent = { name: string; data: string }

/** Reads text/event-stream as it arrives, in pieces of any length; comments and unknown fields are passed over. */
export function eventReader(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = ''
  let name = ''
  let data: string[] = []
  function readLine(line: string) {
    if (line === '') {
      if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n') })
      name = ''
      data = []
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }
  return (piece) => {
    const lines = (rest + piece).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  }
}
