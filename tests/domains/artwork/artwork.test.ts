import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterCheck, checkFile } from '../../../src/domains/artwork/check-file.ts'
import { removeOldFiles } from '../../../src/domains/artwork/remove-files.ts'
import { sealPasswords } from '../../../src/domains/artwork/seal-passwords.ts'
import { storageKeyOfOrder, withLocalFile } from '../../../src/domains/artwork/stored-file.ts'
import { sweepArtwork } from '../../../src/domains/artwork/sweep-artwork.ts'
import { sweep } from '../../../src/domains/media/start-sweeper.ts'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { seal } from '../../../src/lib/sealed.ts'
import { refusal } from '../../support/accounts.ts'
import {
  cleanPdf,
  headersOf,
  makeArtworkOrder,
  makeUpload,
  type Sender,
  sendFile,
  somePdf,
} from '../../support/artwork.ts'
import { makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { kitPdf } from '../preflight/corpus/kit-pdf.ts'
import { rawPdf } from '../preflight/corpus/raw-pdf.ts'

let app: TestApp
let staff: string
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['newOrders', 'orders'])
})
afterAll(() => app.close())

async function newCustomer(data: Parameters<typeof makeArtworkOrder>[2] = {}) {
  const { id } = await makeUser(app.deps.db)
  const token = await makeToken(app.deps.db, id)
  return { id, token, orderId: await makeArtworkOrder(app.deps.db, id, data) }
}
const upload = (sender: Sender, orderId: number, name?: string, content = somePdf(2000)) =>
  sendFile(app.url, sender, { orderId, content, ...(name && { name }) })
const download = (sender: Sender, orderId: number, fileId: number) =>
  fetch(`${app.url}/api/order/${orderId}/artwork/files/${fileId}`, { headers: headersOf(sender) })
const checkAll = async (orderId: number) => {
  const files = await app.deps.db.artworkFile.findMany({ where: { version: { orderId } } })
  for (const { id } of files) await checkFile(app.deps, id)
}

describe('an order of a product that needs artwork', () => {
  // ART-1
  test('has a slot from the moment that it is placed; any other may be printed without', async () => {
    const { db } = app.deps
    const profile = await db.preflightProfile.create({
      data: { kind: 'card', name: 'Vizit kartı', rules: { bleed: 3 } },
    })
    const { token } = await newCustomer()
    const plain = await makeService(db)
    const service = await makeService(db)
    const own = await makeProduct(db, service.id)
    const inherits = await makeProduct(db, service.id)
    await db.product.update({ where: { id: own.id }, data: { artwork: 'Required', profileId: profile.id } })
    const place = async (serviceId: number, serviceTypeId?: number) =>
      (
        await app
          .trpc(token)
          .orders.place.mutate({ serviceId, count: 1, ...(serviceTypeId && { serviceTypeId }) })
      ).id
    const needs = await place(service.id, own.id)
    const none = [await place(plain.id), await place(service.id, inherits.id)]
    await db.service.update({
      where: { id: service.id },
      data: { artwork: 'Required', profileId: profile.id },
    })
    const inherited = await place(service.id, inherits.id)
    expect(await db.artwork.findUnique({ where: { orderId: needs } })).toMatchObject({
      state: 'Missing',
      profile: { bleed: 3 },
    })
    expect(await db.artwork.findUnique({ where: { orderId: inherited } })).toMatchObject({ state: 'Missing' })
    for (const id of none) {
      expect(await app.trpc(token).artwork.ofOrder.query({ id })).toMatchObject({
        state: 'Optional',
        turn: 'staff',
        acts: ['send', 'askDesign'],
        isPrintable: true,
        versions: [],
      })
    }
    await db.service.update({ where: { id: plain.id }, data: { artwork: 'None' } })
    const without = await place(plain.id)
    expect(await db.artwork.findUnique({ where: { orderId: without } })).toBeNull()
    expect(await app.trpc(token).artwork.ofOrder.query({ id: without })).toMatchObject({
      state: 'NotNeeded',
      acts: [],
      isPrintable: true,
    })
  })
})

// ART-5
describe('a version', () => {
  test('is made of the files in their order, through both faces, and is checked', async () => {
    const { token, orderId } = await newCustomer()
    const { artwork } = app.trpc(token)
    expect(await artwork.ofOrder.query({ id: orderId })).toMatchObject({ state: 'Missing', turn: 'customer' })
    const front = cleanPdf()
    const uploads = [
      await upload({ token }, orderId, 'üz.pdf', front),
      await upload({ token }, orderId, '../../arxa\u202Efdp.pdf', cleanPdf()),
    ]
    const sent = await app.rest('POST', `/order/${orderId}/artwork`, {
      token,
      json: { uploads, note: 'Parlaq' },
    })
    expect(sent.status).toBe(201)
    expect(sent.body.data).toMatchObject({
      state: 'Checking',
      turn: 'none',
      isPrintable: false,
      versions: [
        {
          number: 1,
          by: 'customer',
          note: 'Parlaq',
          files: [
            { name: 'üz.pdf', kind: 'pdf', size: front.length, check: 'Waiting', isKept: true },
            { name: 'arxafdp.pdf', check: 'Waiting' },
          ],
        },
      ],
    })
    const files = await app.deps.db.artworkFile.findMany({
      where: { version: { orderId } },
      orderBy: { id: 'asc' },
    })
    await checkFile(app.deps, files[0]?.id ?? 0)
    expect((await artwork.ofOrder.query({ id: orderId })).state).toBe('Checking')
    await checkFile(app.deps, files[1]?.id ?? 0)
    const checked = await artwork.ofOrder.query({ id: orderId })
    expect(checked).toMatchObject({ state: 'Checked', turn: 'staff' })
    expect(checked.versions[0]).toMatchObject({
      findings: [],
      pages: [
        { page: 1, pageOfFile: 1, width: 96, height: 56, hasPicture: true },
        { page: 2, pageOfFile: 1, hasPicture: true },
      ],
    })
    const [picture] = checked.versions[0]?.pages ?? []
    const path = `/api/order/${orderId}/artwork/files/${picture?.fileId}/pages/1`
    const seen = await fetch(`${app.url}${path}`, { headers: headersOf({ token }) })
    expect(seen.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(await seen.arrayBuffer()).metadata()).width).toBe(1600)
    const stranger = await newCustomer()
    expect((await fetch(`${app.url}${path}`, { headers: headersOf(stranger) })).status).toBe(404)
    expect((await fetch(`${app.url}${path}`)).status).toBe(401)
    expect(await app.deps.db.upload.count({ where: { orderId } })).toBe(0)
  })

  test('in which something must be mended waits for its customer, who reads what, where and how', async () => {
    const { id, token, orderId } = await newCustomer()
    const rules = { ...defaultProfiles.card, sizes: [{ width: 90, height: 50 }] }
    await app.deps.db.artwork.update({ where: { orderId }, data: { profile: rules } })
    const bare = rawPdf({ pages: [{ size: [90, 50], content: '0.6 0.1 0 0 k 0 0 255 142 re f' }] })
    const uploads = [await makeUpload(app, orderId, id, bare)]
    const { artwork } = app.trpc(token, 'az')
    await artwork.send.mutate({ id: orderId, uploads })
    await checkAll(orderId)
    const view = await artwork.ofOrder.query({ id: orderId })
    expect(view).toMatchObject({ state: 'NeedsFix', turn: 'customer' })
    expect(view.versions[0]?.findings[0]).toMatchObject({
      check: 'bleed',
      severity: 'must',
      file: 1,
      page: 1,
      text: { what: 'Kəsim payı yoxdur', actual: '0\u00A0mm', target: '3\u00A0mm' },
    })
    expect(view.versions[0]?.passed).toContain('səhifə sayı')
  })

  // ART-9
  test('that is locked opens with its password, which staff read, and nobody else', async () => {
    const { id, token, orderId } = await newCustomer()
    const locked = await kitPdf([96, 56], () => undefined, { userPassword: 'gizli', trim: 3 })
    const uploads = [await makeUpload(app, orderId, id, locked)]
    const { artwork } = app.trpc(token, 'en')
    await artwork.send.mutate({ id: orderId, uploads })
    await checkAll(orderId)
    const before = await artwork.ofOrder.query({ id: orderId })
    const fileId = before.versions[0]?.files[0]?.id ?? 0
    expect(before).toMatchObject({ state: 'NeedsFix', acts: expect.arrayContaining(['unlock']) })
    const path = `/order/${orderId}/artwork/files/${fileId}/password`
    const wrong = await app.rest('POST', path, { token, json: { password: 'yanlış' } })
    expect(wrong.body.data).toMatchObject({ state: 'Checking' })
    expect((await app.rest('POST', path, { token, json: { password: 'x' } })).status).toBe(409)
    await checkAll(orderId)
    const tried = await artwork.ofOrder.query({ id: orderId })
    expect(tried).toMatchObject({ state: 'NeedsFix', versions: [{ files: [{ hasPassword: true }] }] })
    await artwork.unlock.mutate({ id: orderId, fileId, password: 'gizli' })
    await checkAll(orderId)
    const opened = await artwork.ofOrder.query({ id: orderId })
    expect(opened.state).toBe('Checked')
    expect(opened.versions[0]?.files[0]).not.toHaveProperty('password')
    const forStaff = await app.trpc(staff).artwork.ofOrder.query({ id: orderId })
    expect(forStaff.versions[0]?.files[0]?.password).toBe('gizli')
    const { db, settings } = app.deps
    const kept = async () => (await db.artworkFile.findUniqueOrThrow({ where: { id: fileId } })).password
    expect(Buffer.from((await kept()) ?? []).includes('gizli')).toBe(false)
    // One from before is sealed at the start.
    await db.artworkFile.update({ where: { id: fileId }, data: { password: seal('gizli', undefined) } })
    await sealPasswords(db, { key: settings.SECRET_KEY, earlier: [] })
    expect(Buffer.from((await kept()) ?? []).includes('gizli')).toBe(false)
    expect(await app.trpc(staff).artwork.ofOrder.query({ id: orderId })).toEqual(forStaff)
    await expect(artwork.unlock.mutate({ id: orderId, fileId, password: 'gizli' })).rejects.toThrow()
    const stranger = await newCustomer()
    expect((await app.rest('POST', path, { token: stranger.token, json: { password: 'x' } })).status).toBe(
      404,
    )
  })

  test('follows the one before, which stays; of two tabs one is told that another came meanwhile', async () => {
    const { token, orderId } = await newCustomer()
    const { artwork } = app.trpc(token, 'en')
    const [one, two, three] = [
      await upload({ token }, orderId),
      await upload({ token }, orderId),
      await upload({ token }, orderId),
    ]
    const both = await Promise.allSettled([
      artwork.send.mutate({ id: orderId, uploads: [one], after: 0 }),
      artwork.send.mutate({ id: orderId, uploads: [two], after: 0 }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(lost.reason.data.code).toBe('CONFLICT')
    expect(lost.reason.message).toContain('Version 1 was sent in the meantime')
    const next = await artwork.send.mutate({ id: orderId, uploads: [three], after: 1 })
    expect(next.versions.map(({ number }) => number)).toEqual([2, 1])
    // The check of the older one moves nothing.
    const older = await app.deps.db.artworkFile.findFirstOrThrow({
      where: { version: { orderId, number: 1 } },
    })
    await checkFile(app.deps, older.id)
    expect((await artwork.ofOrder.query({ id: orderId })).state).toBe('Checking')
  })

  test('is sent once, however often its sender repeats it', async () => {
    const { token, orderId } = await newCustomer()
    const uploads = [await upload({ token }, orderId)]
    const send = () => app.trpc(token).artwork.send.mutate({ id: orderId, uploads, after: 0 })
    const [first, second] = [await send(), await send()]
    expect(second).toEqual(first)
    expect(second.versions).toHaveLength(1)
  })

  test('takes nothing that isn’t whole, isn’t one’s own or is another order’s', async () => {
    const { token, orderId } = await newCustomer()
    const other = await newCustomer()
    const foreign = await upload(other, other.orderId)
    const byStaff = await upload({ token: staff }, orderId)
    const mine = await makeArtworkOrder(app.deps.db, (await app.trpc(token).accounts.me.query()).id)
    const elsewhere = await upload({ token }, mine)
    const half = await app.deps.db.upload.update({
      where: { id: await upload({ token }, orderId) },
      data: { offset: 10 },
    })
    for (const id of [foreign, byStaff, elsewhere, half.id, 'x'.repeat(22)]) {
      const refused = await refusal(app.trpc(token).artwork.send.mutate({ id: orderId, uploads: [id] }))
      expect(refused.code).toBe('VALIDATION')
    }
    expect((await refusal(app.trpc(token).artwork.send.mutate({ id: orderId, uploads: [] }))).code).toBe(
      'VALIDATION',
    )
    expect(await app.deps.db.artworkVersion.count({ where: { orderId } })).toBe(0)
  })

  test('of which a piece is missing in the store is refused, not promised', async () => {
    const { token, orderId } = await newCustomer()
    const id = await upload({ token }, orderId)
    const { storageKey } = await app.deps.db.upload.findUniqueOrThrow({ where: { id } })
    await app.deps.artwork.store.remove(storageKey)
    const refused = await refusal(app.trpc(token).artwork.send.mutate({ id: orderId, uploads: [id] }))
    expect(refused.code).toBe('VALIDATION')
    expect(await app.deps.db.artworkVersion.count({ where: { orderId } })).toBe(0)
  })

  test('of a kind that prepress looks at waits for nobody’s check', async () => {
    const { token, orderId } = await newCustomer()
    const uploads = [
      await upload({ token }, orderId, 'logo.psd', Buffer.concat([Buffer.from('8BPS'), Buffer.alloc(99)])),
    ]
    const sent = await app.trpc(token).artwork.send.mutate({ id: orderId, uploads })
    expect(sent).toMatchObject({ state: 'Checked', turn: 'staff' })
    expect(sent.versions[0]?.files[0]).toMatchObject({ kind: 'psd', check: 'NotChecked' })
  })

  // PRE-3
  test('that doesn’t open is prepress’s to look at: the order goes on, and its customer knows how to mend it', async () => {
    const { id, token, orderId } = await newCustomer()
    const whole = cleanPdf()
    const cut = whole.subarray(0, whole.length / 2)
    const uploads = [await makeUpload(app, orderId, id, cut)]
    const { artwork, turns } = app.trpc(token, 'en')
    await artwork.send.mutate({ id: orderId, uploads })
    await checkAll(orderId)
    const view = await artwork.ofOrder.query({ id: orderId })
    expect(view).toMatchObject({ state: 'Checked', turn: 'staff' })
    expect(view.versions[0]?.findings).toMatchObject([
      { check: 'damaged', text: { what: 'The file doesn’t open' } },
    ])
    expect(await turns.ofOrder.query({ id: orderId })).toMatchObject({ what: 'lookAtFile' })
    const { items } = await app.trpc(staff).turns.work.query({})
    expect(items.map(({ order }) => order.id)).toContain(orderId)
  })

  test('can no longer come once the order is in print', async () => {
    const { token, orderId } = await newCustomer({ status: 'Accepted' })
    const id = await upload({ token }, orderId)
    await app.deps.db.order.update({ where: { id: orderId }, data: { status: 'InProduction' } })
    expect((await refusal(app.trpc(token).artwork.send.mutate({ id: orderId, uploads: [id] }))).code).toBe(
      'CONFLICT',
    )
    expect((await app.trpc(token).artwork.ofOrder.query({ id: orderId })).acts).toEqual([])
  })
})

// ART-12
describe('an older version', () => {
  test('is sent once more by staff, and becomes the newest as it was', async () => {
    const { id, token, orderId } = await newCustomer()
    const large = Buffer.concat([cleanPdf(), Buffer.alloc(3 * 1024 * 1024, '%\n')])
    const send = async (content?: Buffer) => {
      const uploads = [await makeUpload(app, orderId, id, content)]
      return app.trpc(token).artwork.send.mutate({ id: orderId, uploads })
    }
    await send(large)
    await checkAll(orderId)
    await send()
    const path = `/order/${orderId}/artwork/versions/1/again`
    const again = await app.rest('POST', path, { token: staff, json: { after: 2 } })
    expect(again).toMatchObject({
      status: 201,
      body: { data: { state: 'Checking', versions: [{ number: 3, by: 'staff' }, {}, { number: 1 }] } },
    })
    await checkAll(orderId)
    const { state, versions } = await app.trpc(staff).artwork.ofOrder.query({ id: orderId })
    expect(state).toBe('Checked')
    const [newest, , first] = versions.map(({ files }) => files[0])
    expect([newest?.sha256, newest?.size]).toEqual([first?.sha256, large.length])
    const saved = await download({ token }, orderId, newest?.id ?? 0)
    expect(large.equals(Buffer.from(await saved.arrayBuffer()))).toBe(true)
    expect(await app.deps.db.upload.count({ where: { orderId } })).toBe(0)
  })

  test('is not for its customer to send again, nor after one that wasn’t seen, nor when it is gone', async () => {
    const { id, token, orderId } = await newCustomer()
    const uploads = [await makeUpload(app, orderId, id)]
    await app.trpc(token).artwork.send.mutate({ id: orderId, uploads })
    const again = { id: orderId, version: 1, after: 1 }
    expect((await refusal(app.trpc(token).artwork.sendAgain.mutate(again))).code).toBe('FORBIDDEN')
    const { artwork } = app.trpc(staff)
    expect((await refusal(artwork.sendAgain.mutate({ ...again, version: 2 }))).code).toBe('NOT_FOUND')
    await artwork.sendAgain.mutate(again)
    expect((await refusal(artwork.sendAgain.mutate(again))).code).toBe('CONFLICT')
    await app.deps.db.artworkFile.updateMany({
      where: { version: { orderId, number: 1 } },
      data: { removedAt: new Date() },
    })
    const gone = await refusal(artwork.sendAgain.mutate({ ...again, after: 2 }))
    expect(gone.code).toBe('NOT_FOUND')
    await app.deps.db.artworkFile.updateMany({
      where: { version: { orderId, number: 1 } },
      data: { removedAt: null },
    })
  })
})

// ART-1
describe('what each side does', () => {
  test('the customer lets us design it, and sends their own after all', async () => {
    const { token, orderId: id } = await newCustomer()
    const designed = await app.rest('POST', `/order/${id}/artwork/design`, { token })
    expect(designed.body.data).toMatchObject({ state: 'DesignByUs', turn: 'staff' })
    expect((await refusal(app.trpc(token).artwork.askDesign.mutate({ id }))).code).toBe('CONFLICT')
    const own = await app.rest('DELETE', `/order/${id}/artwork/design`, { token })
    expect(own.body.data).toMatchObject({ state: 'Missing', turn: 'customer' })
    expect((await refusal(app.trpc(staff).artwork.askDesign.mutate({ id }))).code).toBe('FORBIDDEN')
  })

  test('staff need none, ask for another with words, and send what they made', async () => {
    const { token, orderId: id } = await newCustomer()
    const skipped = await app.rest('PUT', `/order/${id}/artwork/notneeded`, { token: staff })
    expect(skipped.body.data).toMatchObject({ state: 'NotNeeded', isPrintable: true })
    const asked = await app.rest('PUT', `/order/${id}/artwork/request`, {
      token: staff,
      json: { text: 'Şrift lazımdır' },
    })
    expect(asked.body.data).toMatchObject({ state: 'Missing', request: 'Şrift lazımdır' })
    expect((await app.trpc(token).artwork.ofOrder.query({ id })).request).toBe('Şrift lazımdır')
    const uploads = [await upload({ token: staff }, id)]
    const sent = await app.trpc(staff).artwork.send.mutate({ id, uploads })
    expect(sent).toMatchObject({ state: 'Checking', request: '', versions: [{ by: 'staff' }] })
  })

  test('staff may give an order artwork that had none', async () => {
    const { db } = app.deps
    const { id: userId, token } = await newCustomer()
    const order = await makeArtworkOrder(db, userId)
    await db.artwork.delete({ where: { orderId: order } })
    expect(
      (await refusal(app.trpc(token).artwork.send.mutate({ id: order, uploads: ['x'.repeat(22)] }))).code,
    ).toBe('VALIDATION')
    await app.trpc(staff).artwork.askNew.mutate({ id: order })
    expect((await app.trpc(token).artwork.ofOrder.query({ id: order })).state).toBe('Missing')
  })
})

// ART-6
test('what was found may be seen and left as it is, until a newer version came', async () => {
  const { token, orderId: id } = await newCustomer()
  const profile = { ...defaultProfiles.card, sizes: [{ width: 90, height: 50 }] }
  await app.deps.db.artwork.update({ where: { orderId: id }, data: { profile } })
  const coloured = (colours: string) => ({ size: [96, 56] as [number, number], trim: 3, content: colours })
  const ground = ' 0 0 273 159 re f'
  const rgb = rawPdf({ pages: [coloured(`0.1 0 0 0 k${ground}`), coloured(`0.9 0.1 0.1 rg${ground}`)] })
  const send = async () =>
    app.trpc(token).artwork.send.mutate({ id, uploads: [await upload({ token }, id, 'rgb.pdf', rgb)] })
  await send()
  const finding = { id, version: 1, check: 'rgb', page: 2 }
  expect((await refusal(app.trpc(token).artwork.see.mutate(finding))).code).toBe('CONFLICT')
  await checkAll(id)
  const seen = await app.rest('POST', `/order/${id}/artwork/seen`, { token, json: finding })
  expect(seen.body.data).toMatchObject({
    versions: [{ seen: [{ check: 'rgb', page: 2, name: 'Aysel Əliyeva' }] }],
  })
  expect((await refusal(app.trpc(staff).artwork.see.mutate(finding))).code).toBe('FORBIDDEN')
  const unseen = await app.rest('DELETE', `/order/${id}/artwork/seen`, { token, json: finding })
  expect(unseen.body.data).toMatchObject({ versions: [{ seen: [] }] })
  for (const other of [
    { check: 'rgb', page: 1 },
    { check: 'bleed', page: 2 },
    { check: 'x', page: 9 },
  ])
    expect((await refusal(app.trpc(token).artwork.see.mutate({ ...finding, ...other }))).code).toBe(
      'NOT_FOUND',
    )
  await send()
  await checkAll(id)
  expect((await refusal(app.trpc(token).artwork.see.mutate(finding))).code).toBe('CONFLICT')
  expect((await refusal(app.trpc(token).artwork.see.mutate({ ...finding, version: 3 }))).code).toBe(
    'NOT_FOUND',
  )
})

// ART-7
describe('a file', () => {
  test('is saved as it was sent, and never shown or kept by a browser', async () => {
    const { token, orderId: id } = await newCustomer()
    const content = somePdf(5_000_001)
    const uploads = [await upload({ token }, id, 'Vizit "kartı"; №1.pdf', content)]
    const sent = await app.trpc(token).artwork.send.mutate({ id, uploads })
    const file = sent.versions[0]?.files[0]
    const answer = await download({ token }, id, file?.id ?? 0)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '5000001',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Vizit kart__ _1.pdf"; filename*=UTF-8''Vizit%20kart%C4%B1%3B%20%E2%84%961.pdf`,
    )
    const row = await app.deps.db.artworkFile.findUniqueOrThrow({ where: { id: file?.id ?? 0 } })
    const same = await withLocalFile(app.deps.artwork, row, async (path) => {
      const { readFile } = await import('node:fs/promises')
      return (await readFile(path)).equals(content)
    })
    expect(same).toBe(true)
  })

  test('is nobody else’s: every customer, link and member of the staff is tried with every file', async () => {
    const { db } = app.deps
    const customers = await Promise.all(Array.from({ length: 4 }, () => newCustomer({ status: 'Accepted' })))
    const files: { orderId: number; fileId: number }[] = []
    const links: string[] = []
    for (const { token, orderId } of customers) {
      const uploads = [await upload({ token }, orderId), await upload({ token }, orderId)]
      const sent = await app.trpc(token).artwork.send.mutate({ id: orderId, uploads })
      for (const { id: fileId } of sent.versions[0]?.files ?? []) files.push({ orderId, fileId })
      links.push((await app.trpc(token).orderLinks.create.mutate({ id: orderId })).token)
    }
    expect(files).toHaveLength(8)
    const strangers: Sender[] = [{}, { token: await app.signIn('Client') }, { link: 'x'.repeat(43) }]
    for (const role of ['ContentCreator', 'Consultant']) strangers.push({ token: await app.signIn(role) })
    const senders = customers.flatMap(({ token, orderId }, index): (Sender & { orderId: number })[] => [
      { token, orderId },
      { link: links[index] ?? '', orderId },
    ])
    for (const { orderId, fileId } of files) {
      for (const sender of senders) {
        const own = sender.orderId === orderId
        expect((await download(sender, orderId, fileId)).status).toBe(own ? 200 : 404)
        // Its own order with another's file.
        if (!own) expect((await download(sender, sender.orderId, fileId)).status).toBe(404)
      }
      for (const sender of strangers)
        expect([401, 403, 404]).toContain((await download(sender, orderId, fileId)).status)
      expect((await download({ token: staff }, orderId, fileId)).status).toBe(200)
      const list = await fetch(`${app.url}/media/${storageKeyOfOrder(orderId)}/x/00000`)
      expect(list.status).toBe(404)
    }
    expect(await db.artworkFile.count({ where: { removedAt: { not: null } } })).toBe(0)
  })
})

// ART-8, DAT-1, DAT-2
describe('files go', () => {
  const read = ({ content }: { content: string }) => JSON.parse(Buffer.from(content, 'base64').toString())

  test('some months after their order has ended, and no sooner', async () => {
    const { token, orderId: id } = await newCustomer()
    const sent = await app.trpc(token).artwork.send.mutate({ id, uploads: [await upload({ token }, id)] })
    const fileId = sent.versions[0]?.files[0]?.id ?? 0
    await app.trpc(staff).orders.cancel.mutate({ id })
    const daysLater = (days: number) => ({
      ...app.deps,
      now: () => new Date(Date.now() + days * 24 * 3600_000),
    })
    await sweepArtwork(daysLater(360))
    expect((await download({ token }, id, fileId)).status).toBe(200)
    await sweepArtwork(daysLater(370))
    const gone = await download({ token }, id, fileId)
    expect([gone.status, (await gone.json()).code]).toEqual([404, 'NOT_FOUND'])
    expect((await app.trpc(token).artwork.ofOrder.query({ id })).versions[0]?.files[0]).toMatchObject({
      name: 'vizit.pdf',
      isKept: false,
    })
    await removeOldFiles(app.deps, new Date())
    await sweep(app.deps.media)
    const left: string[] = []
    for await (const name of app.deps.artwork.store.list())
      if (name.startsWith(storageKeyOfOrder(id))) left.push(name)
    expect(left).toEqual([])
  })

  test('at once with their person, who could take them along before; files of others stay', async () => {
    const erased = await newCustomer()
    const other = await newCustomer()
    for (const { token, orderId } of [erased, other]) {
      const uploads = [await upload({ token }, orderId, 'Gizli Adam.pdf')]
      await app.trpc(token).artwork.send.mutate({ id: orderId, uploads, note: 'Gizli söz' })
      await upload({ token }, orderId, 'Gizli ikinci.pdf')
    }
    const { token: link } = await app.trpc(erased.token).orderLinks.create.mutate({ id: erased.orderId })
    const [order] = read(await app.trpc(erased.token).personalData.mine.query()).orders
    expect(order.artwork).toMatchObject([
      { version: 1, note: 'Gizli söz', files: [{ name: 'Gizli Adam.pdf', isKept: true }] },
    ])
    const saved = await fetch(app.url + order.artwork[0].files[0].url, { headers: headersOf(erased) })
    expect(saved.status).toBe(200)
    await app.trpc(await app.signIn(['users'])).personalData.eraseCustomer.mutate({ id: erased.id })
    const { db } = app.deps
    const versions = await db.artworkVersion.findMany({
      where: { orderId: erased.orderId },
      include: { files: true },
    })
    expect(versions).toMatchObject([{ note: '', files: [{ name: '—', removedAt: expect.any(Date) }] }])
    expect(await db.upload.count({ where: { orderId: erased.orderId } })).toBe(0)
    const byLink = await app.rest('GET', '/order/linked', { headers: { 'x-order-link': link } })
    expect(byLink.status).toBe(401)
    await sweep(app.deps.media)
    const left = new Set<string>()
    for await (const name of app.deps.artwork.store.list()) left.add(name.split('/').slice(0, 2).join('/'))
    expect([left.has(storageKeyOfOrder(erased.orderId)), left.has(storageKeyOfOrder(other.orderId))]).toEqual(
      [false, true],
    )
  })
})

// ART-11
describe('what is written on the pages', () => {
  async function sendWords(words: string, ...before: Buffer[]) {
    const customer = await newCustomer()
    const { id, token, orderId } = customer
    const file = await kitPdf([96, 56], (pdf) => void pdf.text(words, 20, 20).addPage(), { trim: 3 })
    const uploads: string[] = []
    for (const content of [...before, file]) uploads.push(await makeUpload(app, orderId, id, content))
    await app.trpc(token).artwork.send.mutate({ id: orderId, uploads })
    await checkAll(orderId)
    return { ...customer, path: `/order/${orderId}/artwork/versions/1/texts` }
  }

  test('is read as text by the order’s parties, and nobody else', async () => {
    const { token, orderId, path } = await sendWords('Əlvan Gül MMC', cleanPdf())
    const view = await app.trpc(token).artwork.ofOrder.query({ id: orderId })
    const pages = view.versions[0]?.pages ?? []
    expect(pages.map(({ hasText }) => hasText)).toEqual([false, true, false])
    const written = { pages: [{ fileId: pages[1]?.fileId, pageOfFile: 1, text: 'Əlvan Gül MMC' }] }
    const { token: link } = await app.trpc(token).orderLinks.create.mutate({ id: orderId })
    for (const sender of [{ token }, { token: staff }, { headers: { 'x-order-link': link } }])
      expect(await app.rest('GET', path, sender)).toMatchObject({ status: 200, body: { data: written } })
    expect(await app.trpc(staff).artwork.texts.query({ id: orderId, version: 1 })).toEqual(written)
    expect(await app.trpc(staff).artwork.texts.query({ id: orderId, version: 2 })).toEqual({ pages: [] })
    const stranger = await newCustomer()
    expect((await app.rest('GET', path, { token: stranger.token })).status).toBe(404)
    expect((await app.rest('GET', path)).status).toBe(401)
  })

  test('goes with the file, at the end of its time or with its person', async () => {
    const { db } = app.deps
    const textsOf = (orderId: number) =>
      db.artworkText.count({ where: { ofPage: { file: { version: { orderId } } } } })
    const [ended, erased] = [await sendWords('Köhnə ad'), await sendWords('Gizli ad')]
    expect([await textsOf(ended.orderId), await textsOf(erased.orderId)]).toEqual([1, 1])
    await app.trpc(staff).orders.cancel.mutate({ id: ended.orderId })
    await removeOldFiles(app.deps, new Date(Date.now() + 1000))
    await app.trpc(await app.signIn(['users'])).personalData.eraseCustomer.mutate({ id: erased.id })
    expect([await textsOf(ended.orderId), await textsOf(erased.orderId)]).toEqual([0, 0])
  })

  test('isn’t kept of a file that was removed while its pages were drawn', async () => {
    const { db, artwork } = app.deps
    const { id, token, orderId } = await newCustomer()
    const uploads = [await makeUpload(app, orderId, id)]
    const sent = await app.trpc(token).artwork.send.mutate({ id: orderId, uploads })
    const fileId = sent.versions[0]?.files[0]?.id ?? 0
    const store = {
      ...artwork.store,
      put: async (name: string, content: Uint8Array) => {
        await artwork.store.put(name, content)
        await db.artworkFile.update({ where: { id: fileId }, data: { removedAt: new Date() } })
      },
    }
    await checkFile({ ...app.deps, artwork: { ...artwork, store } }, fileId)
    expect(await db.artworkPage.count({ where: { fileId } })).toBe(0)
    await sweep(app.deps.media)
    const left: string[] = []
    for await (const name of artwork.store.list(storageKeyOfOrder(orderId))) left.push(name)
    expect(left).toEqual([])
  })
})

test('a check of what is gone moves nothing', async () => {
  await expect(afterCheck(app.deps, 2147483647)).resolves.toBeUndefined()
  await expect(checkFile(app.deps, 2147483647)).resolves.toBe(false)
})
