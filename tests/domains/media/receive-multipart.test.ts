import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { receiveMultipart } from '../../../src/faces/receive-multipart.ts'
import { Budget } from '../../../src/lib/budget.ts'
import { AppError, errorStatuses } from '../../../src/lib/errors.ts'
import { FairPlaces } from '../../../src/lib/fair-places.ts'
import type { FormRoom } from '../../../src/procedures/rooms.ts'

const megabyte = 1024 * 1024
/** All 20 in `npm run trust`. */
const large = Number(process.env.LARGE_FILES ?? 2)

const texts = new Budget(2 * megabyte)
const files = new Budget(250 * megabyte)
const forms = new FairPlaces({ places: 20, maxPerOwner: 20 })
let endForm: (error: AppError) => void = () => undefined
const room = (): FormRoom => ({
  texts: { maxBytes: megabyte, all: texts },
  files: { maxBytes: 200 * megabyte, all: files },
  beginUpload(end) {
    endForm = end
    return forms.take({ owner: 'all', end })
  },
})
const takes = (name: string) => {
  if (/^(file|attachmentfiles)$/i.test(name)) return 'file'
  return /^(name|serviceids|a|text\d*)$/i.test(name) ? 'text' : null
}

let app: FastifyInstance
let tempDir: string
let url: string
let ended: Promise<void> = Promise.resolve()

beforeAll(async () => {
  tempDir = await mkdtemp(join(tmpdir(), 'matbaa-receive-'))
  app = Fastify({ bodyLimit: megabyte })
  await app.register(multipart)
  app.setErrorHandler((error, _request, reply) => {
    const code = error instanceof AppError ? error.code : 'INTERNAL'
    return reply.code(errorStatuses[code]).send({ code, message: String(error) })
  })
  app.post('/', async (request) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    ended = promise
    try {
      const received = await receiveMultipart(request, { tempDir, room: room(), takes })
      const files = await Promise.all(
        received.files.map(async ({ field, filename, size, path }) => {
          const content = await readFile(path)
          return { field, filename, size, whole: content.length === size }
        }),
      )
      await received.discard()
      return { fields: received.fields, files }
    } finally {
      resolve()
    }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`
})
afterAll(async () => {
  await app.close()
  await rm(tempDir, { recursive: true })
})
afterEach(async () => {
  expect(await readdir(tempDir), 'no temp file is left').toEqual([])
  expect([texts.held, files.held, forms.taken], 'nothing is held').toEqual([0, 0, 0])
})

type Entry = [name: string, value: string | Blob, filename?: string]

function form(...entries: Entry[]): FormData {
  const data = new FormData()
  for (const [name, value, filename] of entries) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, filename)
  }
  return data
}

async function post(body: FormData): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url, { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const bytes = (size: number) => new Blob([new Uint8Array(size)])

test('texts are fields, a repeated field is a list, files keep their name and content', async () => {
  const answer = await post(
    form(
      ['Name', 'Vizit kartı'],
      ['serviceIds', '1'],
      ['serviceIds', '2'],
      ['file', bytes(123), 'a.png'],
      ['AttachmentFiles', bytes(5), '../../etc/passwd'],
      ['AttachmentFiles', bytes(6), ''],
    ),
  )
  expect(answer.body).toEqual({
    fields: { Name: 'Vizit kartı', serviceIds: ['1', '2'] },
    files: [
      { field: 'file', filename: 'a.png', size: 123, whole: true },
      { field: 'AttachmentFiles', filename: 'passwd', size: 5, whole: true },
      { field: 'AttachmentFiles', filename: '', size: 6, whole: true },
    ],
  })
})

test('empty file inputs are no files, a file of zero bytes is one', async () => {
  const answer = await post(form(['file', bytes(0), ''], ['file', bytes(0), 'empty.png']))
  expect(answer.body.files).toEqual([{ field: 'file', filename: 'empty.png', size: 0, whole: true }])
})

test('a text that nobody takes is dropped, however long', async () => {
  const answer = await post(form(['other', 'x'.repeat(5 * megabyte)], ['name', 'a']))
  expect(answer).toEqual({ status: 200, body: { fields: { name: 'a' }, files: [] } })
})

test('a file in a field that takes none is dropped', async () => {
  const answer = await post(form(['other', bytes(100_000), 'a.png'], ['name', 'a']))
  expect(answer).toEqual({ status: 200, body: { fields: { name: 'a' }, files: [] } })
})

// MED-2
test(`20 files are taken, ${large} of them of exactly 10 MB`, async () => {
  const size = (place: number) => (place < large ? 10 * megabyte : 1000)
  const entries = Array.from({ length: 20 }, (_, place): Entry => ['file', bytes(size(place)), 'a.png'])
  const answer = await post(form(...entries))
  expect(answer.status).toBe(200)
  expect(answer.body.files).toHaveLength(20)
})

// MED-2
test.each<[string, Entry[]]>([
  ['a file over 10 MB', [['file', bytes(10 * megabyte + 1), 'a.png']]],
  ['a file over 10 MB in a field that takes none', [['other', bytes(10 * megabyte + 1), 'a.png']]],
  [
    'a large file after good ones',
    [
      ['file', bytes(9), 'a'],
      ['file', bytes(12 * megabyte), 'b'],
    ],
  ],
  ['21 files', Array.from({ length: 21 }, (): Entry => ['file', bytes(9), 'a.png'])],
  ['41 files, nobody asked for', Array.from({ length: 41 }, (): Entry => ['other', bytes(9), 'a.png'])],
  ['101 fields', Array.from({ length: 101 }, (_, index): Entry => [`f${index}`, 'a'])],
  ['101 texts that are taken', Array.from({ length: 101 }, (): Entry => ['text', 'a'])],
  [
    'texts of more than 1 MB together',
    Array.from({ length: 5 }, (_, index): Entry => [`text${index}`, 'a'.repeat(250 * 1024)]),
  ],
  ['a field over 256 KB', [['name', 'a'.repeat(256 * 1024 + 1)]]],
])('%s is 413', async (_name, entries) => {
  expect(await post(form(...entries))).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } })
})

test('what Content-Length says is too large is refused before it is read', async () => {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const request = httpRequest(
    url,
    {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 300 * megabyte },
    },
    (response) => resolve(response.statusCode),
  )
  request.on('error', reject)
  request.flushHeaders()
  expect(await promise).toBe(413)
  request.destroy()
})

const boundary = 'content-type: multipart/form-data; boundary=x'
const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'

test.each([
  ['no boundary', 'content-type: multipart/form-data', `${part}abc\r\n--x--\r\n`],
  ['an empty boundary', 'content-type: multipart/form-data; boundary=', `${part}abc\r\n--x--\r\n`],
  ['a body without any part', boundary, 'nothing of it'],
  ['a file that does not end', boundary, `${part}abc`],
  ['a header that does not end', boundary, '--x\r\ncontent-disposition: form-data; name="fi'],
  ['a field that does not end', boundary, '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nabc'],
  [
    'a broken JSON part',
    boundary,
    '--x\r\ncontent-disposition: form-data; name="a"\r\ncontent-type: application/json\r\n\r\n{\r\n--x--\r\n',
  ],
])('%s is 400', async (_name, type, body) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': type.slice(14) },
    payload: body,
  })
  expect(answer.json()).toMatchObject({ code: 'VALIDATION' })
  expect(answer.statusCode).toBe(400)
})

test('keys of the prototype are no fields', async () => {
  const odd = ['__PROTO__', 'toString', '__defineGetter__'].map((name): Entry => [name, 'evil'])
  const { status, body } = await post(form(['a', '1'], ...odd.slice(0, 1)))
  expect({ status, body }).toEqual({ status: 200, body: { fields: { a: '1' }, files: [] } })
  for (const entry of [...odd.slice(1), ['__proto__', 'evil'] as Entry]) {
    expect((await post(form(entry))).status).toBe(400)
  }
  expect(({} as Record<string, unknown>).evil).toBeUndefined()
})

test.each([
  ['no name', '--x\r\ncontent-disposition: form-data\r\n\r\nabc\r\n--x--\r\n'],
  ['no name, but a file', '--x\r\ncontent-disposition: form-data; filename="a"\r\n\r\nabc\r\n--x--\r\n'],
  ['no headers', '--x\r\n\r\nabc\r\n--x--\r\n'],
  [
    'a name of 200 letters',
    `--x\r\ncontent-disposition: form-data; name="${'a'.repeat(200)}"\r\n\r\nabc\r\n--x--\r\n`,
  ],
])('a part with %s is ignored', async (_name, payload) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload })
  expect(answer.json()).toEqual({ fields: {}, files: [] })
})

test('a JSON part is handed on as its text', async () => {
  const json = new Blob(['[{"count": 1}]'], { type: 'application/json' })
  const payload = `--x\r\ncontent-disposition: form-data; name="a"\r\ncontent-type: application/json\r\n\r\n${await json.text()}\r\n--x--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await app.inject({ method: 'POST', url: '/', headers, payload })
  expect(answer.json()).toEqual({ fields: { a: '[{"count":1}]' }, files: [] })
})

// MED-4
test('an upload that is aborted midway leaves no temp file', async () => {
  for (let round = 0; round < 10; round++) {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5 * megabyte }
    const request = httpRequest(url, { method: 'POST', headers })
    request.on('error', () => {})
    request.write(part)
    request.write(Buffer.alloc(megabyte))
    await waitFor(async () => (await readdir(tempDir)).length === 1)
    request.destroy()
    await ended
  }
})

// TRU-11
test.each([
  ['in the middle of a file', part + 'x'.repeat(megabyte), 1],
  ['between two parts', '--x\r\n', 0],
])('a form that loses its place %s is refused and leaves nothing', async (_when, begun, files) => {
  const before = endForm
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5 * megabyte }
  const request = httpRequest(url, { method: 'POST', headers })
  request.on('error', () => {})
  const answer = new Promise<IncomingMessage>((resolve) => request.once('response', resolve))
  request.write(begun)
  await waitFor(async () => endForm !== before && (await readdir(tempDir)).length === files)
  endForm(new AppError('UNAVAILABLE'))
  expect((await answer).statusCode).toBe(503)
  request.destroy()
  await ended
})

test('after a refusal the same connection can be used again', async () => {
  for (let round = 0; round < 3; round++) {
    expect((await post(form(['file', bytes(11 * megabyte), 'a.png']))).status).toBe(413)
    expect((await post(form(['file', bytes(9), 'a.png']))).status).toBe(200)
  }
})

async function waitFor(test: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) {
    if (await test()) return
    await sleep(10)
  }
  throw new Error('it never came')
}
