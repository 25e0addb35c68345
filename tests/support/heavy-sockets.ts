/**
 * A thread of its own that keeps `sockets` connections busy with the worst requests of one `kind` until it is told to
 * stop: each begins again as soon as it is answered or closed. Says how often it was answered, by status.
 */
import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import type { HeavyKind } from './heavy-kinds.ts'

const { port, token, kind, sockets } = workerData as {
  port: number
  token: string
  kind: HeavyKind
  sockets: number
}
const slice = 64 * 1024
const answers: Record<string, number> = {}
const { head, body, everyMs, reads } = shape()
let isOver = false

type Shape = { head: string; body: Buffer; everyMs?: number; reads: boolean }

function shape(): Shape {
  const get = (target: string, ...lines: string[]): Shape => ({
    head: [`GET ${target} HTTP/1.1`, 'Host: heavy', ...lines, '', ''].join('\r\n'),
    body: Buffer.alloc(0),
    reads: true,
  })
  const send = (target: string, type: string, content: Buffer | string, length?: number): Shape => ({
    head: [
      `${target} HTTP/1.1`,
      'Host: heavy',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${type}`,
      length === -1 ? 'Transfer-Encoding: chunked' : `Content-Length: ${length ?? content.length}`,
      '\r\n',
    ].join('\r\n'),
    body: Buffer.from(content),
    reads: true,
  })
  const form = 'multipart/form-data; boundary=x'
  const field = (name: string, size: number) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${'f'.repeat(size)}\r\n`
  const texts = (name: string) =>
    `${Array.from({ length: 98 }, () => field(name, 255 * 1024)).join('')}--x--\r\n`
  const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${'f'.repeat(9_000_000)}\r\n`
  const objects = (size: number) => `{"name":[${'{},'.repeat(size / 3)}{}]}`
  const crumbs = `${Array.from(objects(60_000), (letter) => `1\r\n${letter}\r\n`).join('')}0\r\n\r\n`
  const shapes: Record<HeavyKind, () => Shape> = {
    'forms where none is taken': () => send('POST /api/Contact/sendinfoforcontact', form, texts('other')),
    'forms of texts': () => send('PUT /api/AppUser', form, texts('name')),
    'forms of files': () => send('PUT /api/AppUser', form, `${file.repeat(20)}--x--\r\n`),
    'forms through tRPC': () => send('POST /trpc/contactRequests.send', form, texts('name')),
    'JSON of objects': () => send('POST /api/Auth/ForgotPassword', 'application/json', objects(60_000)),
    'JSON of a megabyte': () =>
      send('POST /trpc/upload/accounts.updateProfile', 'application/json', objects(1_000_000)),
    'JSON in crumbs': () => send('POST /api/Auth/ForgotPassword', 'application/json', crumbs, -1),
    'JSON without end': () => ({
      ...send('POST /api/Auth/ForgotPassword', 'application/json', 'x'.repeat(100_000), 60_000),
      everyMs: 100,
    }),
    headers: () => get('/api/services', ...Array.from({ length: 900 }, (_, index) => `h${index}: b`)),
    // As many as are read, and together as long as Node takes them.
    'the most headers': () =>
      get('/api/services', ...Array.from({ length: 99 }, (_, index) => `h${index}: ${'b'.repeat(150)}`)),
    queries: () => get(`/api/services?${'a&'.repeat(4000)}language=ru`),
    cookies: () => get('/api/services', `Cookie: ${'a=b;'.repeat(3900)}`),
    batches: () => get(`/trpc/${Array(10).fill('services.list').join(',')}?batch=1&input=%7B%7D`),
    'answers never taken': () => ({
      ...get('/api/openapi.json'),
      body: Buffer.from('GET /api/openapi.json HTTP/1.1\r\nHost: heavy\r\n\r\n'.repeat(1300)),
      reads: false,
    }),
  }
  return shapes[kind]()
}

function begin(): void {
  if (isOver) return
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.once('close', () => setTimeout(begin, 20))
  if (reads) socket.on('data', (chunk) => answered(socket, chunk.toString('latin1')))
  else socket.pause()
  socket.write(head)
  pump(socket, 0)
}

function pump(socket: Socket, from: number): void {
  if (!socket.writable || isOver || from >= body.length) return
  const size = everyMs === undefined ? slice : 200
  const goesOn = socket.write(body.subarray(from, from + size))
  const next = () => pump(socket, from + size)
  if (everyMs !== undefined) setTimeout(next, everyMs)
  else if (goesOn) setImmediate(next)
  else socket.once('drain', next)
}

function answered(socket: Socket, text: string): void {
  const status = /^HTTP\/1.1 (\d{3})/.exec(text)?.[1]
  if (status === undefined) return
  answers[status] = (answers[status] ?? 0) + 1
  if (body.length > 0) socket.destroy()
  else socket.write(head)
}

parentPort?.on('message', () => {
  isOver = true
  parentPort?.postMessage(answers)
})
for (let index = 0; index < sockets; index++) begin()
