import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeOldFiles } from '../../../src/domains/artwork/remove-files.ts'
import { headersOf, makeUpload, type Sender, sendFile, somePdf } from '../../support/artwork.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string
let service: Awaited<ReturnType<typeof makeService>>
let customer: Awaited<ReturnType<typeof makeUser>>
let token: string
let id: number
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['newOrders', 'orders'])
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  customer = await makeUser(app.deps.db)
  token = await makeToken(app.deps.db, customer.id)
  id = (await makeOrder(app.deps.db, customer.id, service)).id
})

const upload = (sender: Sender, content = somePdf(2000), name = 'nümunə.pdf') =>
  sendFile(app.url, sender, { orderId: id, content, name, purpose: 'message' })
const download = (sender: Sender, fileId: number, orderId = id) =>
  fetch(`${app.url}/api/order/${orderId}/messages/files/${fileId}`, { headers: headersOf(sender) })

// MSG-1
describe('messages about an order', () => {
  test('go both ways, through both faces and by link, oldest first', async () => {
    const link = await app.trpc(token).orderLinks.create.mutate({ id })
    const first = await app.rest('POST', `/order/${id}/messages`, {
      token,
      json: { text: '  Nə vaxt hazır olar?\n ' },
    })
    expect(first.status).toBe(201)
    await app.trpc(staff).messages.post.mutate({ id, text: '<b>Sabah</b> https://shop.test' })
    const byLink = { headers: headersOf({ link: link.token }) }
    await app.rest('POST', `/order/${id}/messages`, { ...byLink, json: { text: 'Sağ olun' } })
    const read = await app.rest('GET', `/order/${id}/messages`, byLink)
    expect(read.body.data).toMatchObject({
      unread: 1,
      messages: [
        { side: 'customer', isOwn: true, text: 'Nə vaxt hazır olar?', readAt: null },
        { side: 'staff', isOwn: false, text: '<b>Sabah</b> https://shop.test' },
        { side: 'customer', isOwn: true, text: 'Sağ olun' },
      ],
    })
    expect(JSON.stringify(read.body.data)).not.toContain('"name"')
    const forStaff = await app.trpc(staff).messages.ofOrder.query({ id })
    expect(forStaff).toMatchObject({
      unread: 2,
      messages: [{ name: 'Aysel Əliyeva', isOwn: false }, {}, { name: '' }],
    })
  })

  // MSG-5
  test('tell their reader from the customer and from the holders of other links', async () => {
    const [own, other] = [
      await app.trpc(token).orderLinks.create.mutate({ id, forWhom: 'Dizayner' }),
      await app.trpc(token).orderLinks.create.mutate({ id, forWhom: 'Mühasib' }),
    ]
    const post = (sender: Sender, text: string) =>
      app.rest('POST', `/order/${id}/messages`, { headers: headersOf(sender), json: { text } })
    await post({ token }, 'customer')
    await post({ link: own.token }, 'own link')
    await post({ link: other.token }, 'other link')
    await post({ token: staff }, 'staff')
    const seenBy = async (sender: Sender) =>
      (await app.rest('GET', `/order/${id}/messages`, { headers: headersOf(sender) })).body.data
    const [customers, designers, bookkeepers, ours] = [
      { isMine: false, linkOf: null },
      { isMine: false, linkOf: 'Dizayner' },
      { isMine: false, linkOf: 'Mühasib' },
      { isMine: false, linkOf: null },
    ]
    const mine = { isMine: true }
    expect(await seenBy({ token })).toMatchObject({ messages: [mine, designers, bookkeepers, ours] })
    expect(await seenBy({ link: own.token })).toMatchObject({
      messages: [customers, mine, bookkeepers, ours],
    })
    expect(await seenBy({ link: other.token })).toMatchObject({
      messages: [customers, designers, mine, ours],
    })
  })

  test('without a word, too long, or of an order of somebody else are refused', async () => {
    const post = async (json: object, caller = token) =>
      (await app.rest('POST', `/order/${id}/messages`, { token: caller, json })).status
    expect(await post({})).toBe(400)
    expect(await post({ text: '   ' })).toBe(400)
    expect(await post({ text: 'x'.repeat(4001) })).toBe(400)
    expect(await post({ text: 'x'.repeat(4000) })).toBe(201)
    expect(await post({ text: 'x' }, await app.signIn('Client'))).toBe(404)
    expect(await post({ text: 'x' }, await app.signIn(['services']))).toBe(404)
    expect((await app.rest('GET', `/order/${id}/messages`)).status).toBe(401)
  })

  // MSG-4
  test('are written once, however often they are sent with one key; each side has its own', async () => {
    const uploads = [await upload({ token })]
    const post = async (caller: string, json: object) =>
      (
        await app.rest('POST', `/order/${id}/messages`, {
          token: caller,
          json,
          headers: { 'idempotency-key': 'açar 1' },
        })
      ).status
    const both = await Promise.all([
      post(staff, { text: 'Bir' }),
      post(staff, { text: 'Bir' }),
      post(token, { text: 'Bir', uploads }),
    ])
    expect(both).toEqual([201, 201, 201])
    expect(await post(token, { text: 'Bir', uploads })).toBe(201)
    expect(await post(staff, { text: 'İki' })).toBe(409)
    const { messages } = await app.trpc(token).messages.ofOrder.query({ id })
    expect(messages.map(({ side, attachments }) => [side, attachments.length]).sort()).toEqual([
      ['customer', 1],
      ['staff', 0],
    ])
    const link = await app.trpc(token).orderLinks.create.mutate({ id })
    const long = { ...headersOf({ link: link.token }), 'idempotency-key': 'x'.repeat(256) }
    const refused = await app.rest('POST', `/order/${id}/messages`, { headers: long, json: { text: 'Üç' } })
    expect(refused.status).toBe(400)
  })

  // MSG-2
  test('are marked as read by the other side only, up to the one that was seen', async () => {
    const post = (caller: string, text: string) => app.trpc(caller).messages.post.mutate({ id, text })
    await post(staff, 'Bir')
    const { messages } = await post(staff, 'İki')
    const [one, two] = messages.map((message) => message.id)
    const readAts = async () =>
      (await app.trpc(staff).messages.ofOrder.query({ id })).messages.map(({ readAt }) => readAt)
    await app.trpc(staff).messages.read.mutate({ id, upTo: two ?? 0 })
    expect(await readAts()).toEqual([null, null])
    const read = await app.rest('PUT', `/order/${id}/messages/read`, { token, json: { upTo: one } })
    expect(read.body.data).toMatchObject({ unread: 1 })
    const [first, second] = await readAts()
    expect([first, second]).toEqual([expect.any(String), null])
    await app.trpc(token).messages.read.mutate({ id, upTo: two ?? 0 })
    expect((await readAts())[0]).toBe(first)
  })

  test('bring files along, which only the parties of the order get, to be saved', async () => {
    const content = somePdf(3_000_000)
    const posted = await app
      .trpc(token)
      .messages.post.mutate({ id, uploads: [await upload({ token }, content)] })
    const file = posted.messages[0]?.attachments[0]
    expect(file).toMatchObject({ name: 'nümunə.pdf', kind: 'pdf', size: content.length, isKept: true })
    const answer = await download({ token: staff }, file?.id ?? 0)
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await download({ token: await app.signIn('Client') }, file?.id ?? 0)).status).toBe(404)
    const other = await makeOrder(app.deps.db, customer.id, service)
    expect((await download({ token }, file?.id ?? 0, other.id)).status).toBe(404)
    expect((await download({}, file?.id ?? 0)).status).toBe(401)
  })

  test('take pictures and PDF of 20 MB, also of an order that takes no artwork any more', async () => {
    await app.deps.db.order.update({
      where: { id },
      data: { status: 'Ready', price: 100, acceptedAt: new Date() },
    })
    expect(await upload({ token })).toHaveLength(22)
    await expect(upload({ token }, Buffer.alloc(20 * 1024 * 1024 + 1))).rejects.toThrow('413')
    await expect(upload({ token }, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow(
      '415',
    )
  })

  test('take no file that is somebody else’s, was sent as artwork, or is used already', async () => {
    const post = async (uploads: string[], caller = token) =>
      (await app.rest('POST', `/order/${id}/messages`, { token: caller, json: { text: 'Fayl', uploads } }))
        .status
    const own = await upload({ token })
    expect(await post([own], staff)).toBe(400)
    expect(await post([await makeUpload(app, id, customer.id)])).toBe(400)
    expect(await post(['x'.repeat(22)])).toBe(400)
    expect(await post([own])).toBe(201)
    expect(await post([own])).toBe(400)
  })

  test('lose their files with those of the order, and all of it with the person', async () => {
    const { db } = app.deps
    const posted = await app
      .trpc(token)
      .messages.post.mutate({ id, text: 'Gizli söz', uploads: [await upload({ token })] })
    const mine = JSON.parse(
      Buffer.from((await app.trpc(token).personalData.mine.query()).content, 'base64').toString(),
    )
    expect(mine.orders[0].messages).toMatchObject([
      { by: 'customer', text: 'Gizli söz', files: [{ isKept: true }] },
    ])
    await db.order.update({ where: { id }, data: { status: 'NotApproved' } })
    await db.orderEvent.create({ data: { orderId: id, actorId: customer.id, to: 'NotApproved' } })
    await removeOldFiles(app.deps, new Date(Date.now() + 60_000))
    const file = posted.messages[0]?.attachments[0]?.id ?? 0
    expect((await download({ token }, file)).status).toBe(404)
    await app.trpc(token).messages.post.mutate({ id, uploads: [await upload({ token })] })
    const key = (
      await db.messageAttachment.findFirstOrThrow({ where: { removedAt: null, message: { orderId: id } } })
    ).storageKey
    await app.trpc(await app.signIn('SuperAdmin')).personalData.eraseCustomer.mutate({ id: customer.id })
    expect(await db.orderMessage.count({ where: { orderId: id } })).toBe(0)
    expect(await db.mediaTrash.count({ where: { key } })).toBe(1)
  })
})

describe('message templates', () => {
  test('are added, written anew and deleted by staff, and stand in the history', async () => {
    const list = async () =>
      (await app.rest('GET', '/messagetemplates', { token: staff })).body.data as { id: number }[]
    const before = (await list()).length
    const made = await app.rest('POST', '/messagetemplates', {
      token: staff,
      json: { title: 'Fayl', text: 'Faylı göndərin', text_ru: 'Пришлите файл' },
    })
    expect(made.status).toBe(201)
    expect(made.body.data).toEqual({
      id: expect.any(Number),
      title: 'Fayl',
      text: 'Faylı göndərin',
      text_ru: 'Пришлите файл',
      text_en: '',
    })
    const { id: templateId } = made.body.data as { id: number }
    const { messages, history } = app.trpc(staff)
    await messages.updateTemplate.mutate({
      id: templateId,
      title: 'Fayl',
      text: 'Zəhmət olmasa, faylı göndərin',
    })
    expect(await list()).toHaveLength(before + 1)
    const gone = await app.rest('DELETE', `/messagetemplates/${templateId}`, { token: staff })
    expect(gone.status).toBe(204)
    expect((await app.rest('DELETE', `/messagetemplates/${templateId}`, { token: staff })).status).toBe(404)
    expect(await list()).toHaveLength(before)
    const { items } = await history.ofRecord.query({ kind: 'messageTemplate', id: templateId })
    expect(items.map(({ act }) => act)).toEqual(['deleted', 'changed', 'created'])
    expect(
      (await app.rest('POST', '/messagetemplates', { token: staff, json: { title: 'Boş' } })).status,
    ).toBe(400)
    expect((await app.rest('GET', '/messagetemplates', { token })).status).toBe(403)
  })
})

test('an account writes so many messages in an hour, a link of its own so many; staff as many as they have to', async () => {
  const limited = await startTestApp({ settings: { RATE_LIMIT: 'on' } })
  try {
    const { db } = limited.deps
    const person = await makeUser(db)
    const order = await makeOrder(db, person.id, await makeService(db))
    const own = await makeToken(db, person.id)
    await limited.deps.limits.consume('messageAccount', String(person.id))
    for (let said = 1; said < 60; said++)
      await limited.deps.limits.consume('messageAccount', String(person.id))
    const post = async (caller: string) =>
      (await limited.rest('POST', `/order/${order.id}/messages`, { token: caller, json: { text: 'Salam' } }))
        .status
    expect(await post(own)).toBe(429)
    expect(await post(await limited.signIn(['orders']))).toBe(201)
  } finally {
    await limited.close()
  }
})
