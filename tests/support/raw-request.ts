import { once } from 'node:events'
import { connect } from 'node:net'

export type RawAnswer = { status: number; head: string; body: string }

/** Writes bytes as they are and reads until the server closes or an answer is whole; no customer would send some of them. */
export async function sendRaw(url: string, request: string, patience = 15_000): Promise<RawAnswer> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    if (isWhole(Buffer.concat(chunks).toString())) socket.destroy()
  })
  const timer = setTimeout(() => socket.destroy(), patience)
  socket.write(request)
  await once(socket, 'close')
  clearTimeout(timer)
  return parse(Buffer.concat(chunks).toString())
}

function isWhole(text: string): boolean {
  const { head, body } = parse(text)
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  return length !== undefined && Buffer.byteLength(body) >= Number(length)
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n')
  const head = end < 0 ? text : text.slice(0, end)
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    head,
    body: end < 0 ? '' : text.slice(end + 4),
  }
}
