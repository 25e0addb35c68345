import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { hashToken } from '../../../src/domains/accounts/find-caller.ts'
import {
  cleanPdf,
  headersOf,
  makeArtworkOrder,
  makeUpload,
  type Sender,
  sendFile,
} from '../../support/artwork.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: Sender
beforeAll(async () => {
  app = await startTestApp()
  staff = { token: await app.signIn(['newOrders', 'orders']) }
})
afterAll(() => app.close())

/** A customer with a file of artwork and one beside a message, and a link to the order. */
async function orderWithFiles() {
  const { id } = await makeUser(app.deps.db)
  const token = await makeToken(app.deps.db, id)
  const orderId = await makeArtworkOrder(app.deps.db, id)
  const { artwork, messages, orderLinks } = app.trpc(token)
  const content = cleanPdf()
  const sent = await artwork.send.mutate({
    id: orderId,
    uploads: [await makeUpload(app, orderId, id, content)],
  })
  const attached = cleanPdf()
  const upload = await sendFile(app.url, { token }, { orderId, content: attached, purpose: 'message' })
  const thread = await messages.post.mutate({ id: orderId, uploads: [upload] })
  const link = await orderLinks.create.mutate({ id: orderId })
  const files = {
    artwork: { id: sent.versions[0]?.files[0]?.id ?? 0, content },
    messages: { id: thread.messages[0]?.attachments[0]?.id ?? 0, content: attached },
  }
  return { token, orderId, link, files }
}
type Files = Awaited<ReturnType<typeof orderWithFiles>>['files']

async function ask(sender: Sender, orderId: number, of: keyof Files, fileId: number) {
  const path = `/order/${orderId}/${of}/files/${fileId}/ticket`
  const answer = await fetch(`${app.url}/api${path}`, { method: 'POST', headers: headersOf(sender) })
  const { data }: { data?: { path: string } } = JSON.parse(await answer.text())
  return { status: answer.status, path: data?.path ?? '' }
}
const load = (path: string) => fetch(`${app.url}${path}`)

// ART-10
describe('a ticket for a file of an order', () => {
  test.each(['artwork', 'messages'] as const)(
    'lets the browser of each party load it by itself, from %s',
    async (of) => {
      const { token, link, orderId, files } = await orderWithFiles()
      const { id, content } = files[of]
      for (const sender of [{ token }, { link: link.token }, staff]) {
        const { status, path } = await ask(sender, orderId, of, id)
        expect(status).toBe(201)
        const answer = await load(path)
        expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
        expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      }
    },
  )

  test('is made for nobody else, nor for a file of another order', async () => {
    const [mine, theirs] = [await orderWithFiles(), await orderWithFiles()]
    for (const of of ['artwork', 'messages'] as const) {
      const status = async (sender: Sender, orderId: number, { files }: typeof mine) =>
        (await ask(sender, orderId, of, files[of].id)).status
      const { token } = mine
      expect(await status({ token }, theirs.orderId, theirs)).toBe(404)
      expect(await status({ token }, mine.orderId, theirs)).toBe(404)
      expect(await status({ link: mine.link.token }, theirs.orderId, theirs)).toBe(404)
      expect(await status({ link: mine.link.token }, mine.orderId, theirs)).toBe(404)
      expect(await status(staff, mine.orderId, theirs)).toBe(404)
      expect(await status({}, mine.orderId, mine)).toBe(401)
      expect(await status({ token: await app.signIn(['services']) }, mine.orderId, mine)).toBe(404)
    }
    expect(await app.deps.db.downloadTicket.count({ where: { orderId: theirs.orderId } })).toBe(0)
  })

  test('is over after a minute, and is then forgotten', async () => {
    const { token, orderId, files } = await orderWithFiles()
    const { path } = await ask({ token }, orderId, 'artwork', files.artwork.id)
    const tokenHash = hashToken(path.split('/').at(-1) ?? '')
    const { expiresAt } = await app.deps.db.downloadTicket.findUniqueOrThrow({ where: { tokenHash } })
    const left = expiresAt.getTime() - Date.now()
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(60_000)
    await app.deps.db.downloadTicket.update({ where: { tokenHash }, data: { expiresAt: new Date() } })
    expect((await load(path)).status).toBe(404)
    await ask({ token }, orderId, 'artwork', files.artwork.id)
    expect(await app.deps.db.downloadTicket.count({ where: { tokenHash } })).toBe(0)
    expect((await load(`/api/downloads/${'x'.repeat(43)}`)).status).toBe(404)
  })

  test('ends with the link that it was made through, and with the file', async () => {
    const { token, link, orderId, files } = await orderWithFiles()
    const byLink = await ask({ link: link.token }, orderId, 'messages', files.messages.id)
    await app.trpc(token).orderLinks.revoke.mutate({ id: orderId, linkId: link.id })
    expect((await load(byLink.path)).status).toBe(404)
    const { path } = await ask({ token }, orderId, 'artwork', files.artwork.id)
    const gone = { where: { id: files.artwork.id }, data: { removedAt: new Date() } }
    await app.deps.db.artworkFile.update(gone)
    expect((await load(path)).status).toBe(404)
    expect((await ask({ token }, orderId, 'artwork', files.artwork.id)).status).toBe(404)
  })

  test('stands in no log', async () => {
    const { token, orderId, files } = await orderWithFiles()
    const { path } = await ask({ token }, orderId, 'artwork', files.artwork.id)
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const site = await buildApp({ ...app.deps, log: pino({ level: 'trace' }, stream) })
    expect((await site.inject({ url: path })).statusCode).toBe(200)
    expect((await site.inject({ url: path.toUpperCase() })).statusCode).toBe(404)
    await site.close()
    expect(lines.join('')).toContain('/api/downloads/…')
    expect(lines.join('').toLowerCase()).not.toContain((path.split('/').at(-1) ?? '').toLowerCase())
  })
})
