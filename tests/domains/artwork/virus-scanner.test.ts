import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeArtworkOrder, type Sender, sendFile, somePdf } from '../../support/artwork.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

/** The test file of all scanners, in two parts so that none of them minds this one. */
const eicar = [String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-`, 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const infectedPdf = (): Buffer => Buffer.concat([somePdf(5_000_000), Buffer.from(eicar)])

let clamd: Server
let app: TestApp
/** What it answers instead of looking. */
let says: string | null = null
const heard: number[] = []

beforeAll(async () => {
  clamd = createServer((socket) => void answer(socket).catch(() => socket.destroy()))
  await new Promise<void>((listening) => clamd.listen(0, '127.0.0.1', listening))
  const { port } = clamd.address() as AddressInfo
  app = await startTestApp({ settings: { CLAMD: `127.0.0.1:${port}`, LOG_LEVEL: 'silent' } })
})
afterAll(async () => {
  await app.close()
  clamd.close()
})
beforeEach(() => {
  says = null
  heard.length = 0
})

/** As clamd does for `zINSTREAM`: pieces with their lengths, a length of 0 ends them. */
async function answer(socket: Socket): Promise<void> {
  let bytes = Buffer.alloc(0)
  const pieces: Buffer[] = []
  const command = 'zINSTREAM\0'
  let isOpen = false
  for await (const piece of socket) {
    bytes = Buffer.concat([bytes, piece])
    if (!isOpen && bytes.length >= command.length) {
      if (bytes.toString('latin1', 0, command.length) !== command) return void socket.end('UNKNOWN COMMAND\0')
      isOpen = true
      bytes = bytes.subarray(command.length)
      if (says !== null) return void socket.end(`${says}\0`)
    }
    while (isOpen && bytes.length >= 4 && bytes.length >= 4 + bytes.readUInt32BE(0)) {
      const length = bytes.readUInt32BE(0)
      if (length === 0) {
        const content = Buffer.concat(pieces)
        heard.push(content.length)
        return void socket.end(content.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
      }
      pieces.push(bytes.subarray(4, 4 + length))
      bytes = bytes.subarray(4 + length)
    }
  }
}

async function customer() {
  const { db } = app.deps
  const { id } = await makeUser(db)
  const [orderId, token] = await Promise.all([makeArtworkOrder(db, id), makeToken(db, id)])
  return { orderId, token, sender: { token } satisfies Sender }
}

// ART-18
test('a file with a virus becomes no artwork and no message, on both faces, and its sender is told', async () => {
  const { orderId, token, sender } = await customer()
  const content = infectedPdf()
  const upload = await sendFile(app.url, sender, { orderId, name: 'vizit.pdf', content })
  const refused = await app.rest('POST', `/order/${orderId}/artwork`, {
    query: { language: 'ru' },
    token,
    json: { uploads: [upload] },
  })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('Eicar-Signature')
  expect(JSON.stringify(refused.body)).toMatch(/вирус/i)
  expect(heard).toEqual([content.length])
  await expect(app.trpc(token).artwork.send.mutate({ id: orderId, uploads: [upload] })).rejects.toThrow(
    'vizit.pdf',
  )
  const attached = await sendFile(app.url, sender, { orderId, purpose: 'message', content: infectedPdf() })
  await expect(
    app.trpc(token).messages.post.mutate({ id: orderId, text: 'Salam', uploads: [attached] }),
  ).rejects.toThrow('Eicar-Signature')
  expect((await app.trpc(token).artwork.ofOrder.query({ id: orderId })).versions).toEqual([])
})

// ART-18
test('a clean one passes, and so does one that clamd does not look at', async () => {
  for (const answer of [null, 'INSTREAM size limit exceeded. ERROR', '']) {
    says = answer
    const { orderId, token, sender } = await customer()
    const upload = await sendFile(app.url, sender, { orderId, content: somePdf(3_000_000) })
    await app.trpc(token).artwork.send.mutate({ id: orderId, uploads: [upload] })
    expect((await app.trpc(token).artwork.ofOrder.query({ id: orderId })).versions).toHaveLength(1)
  }
})

// ART-18
test('where clamd is away, orders go on', async () => {
  const away = await startTestApp({ settings: { CLAMD: '/nowhere/clamd.ctl', LOG_LEVEL: 'silent' } })
  const { db } = away.deps
  const { id } = await makeUser(db)
  const [orderId, token] = await Promise.all([makeArtworkOrder(db, id), makeToken(db, id)])
  const upload = await sendFile(away.url, { token }, { orderId, content: somePdf() })
  await away.trpc(token).artwork.send.mutate({ id: orderId, uploads: [upload] })
  await away.close()
})
