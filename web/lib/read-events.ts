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
