import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { findLink } from '../../../src/domains/order-links/find-link.ts'
import { describeProcedures } from '../../../src/faces/described.ts'
import { appRouter } from '../../../src/faces/router.ts'
import { refusal } from '../../support/accounts.ts'
import { makeArtworkOrder, sendFile, somePdf } from '../../support/artwork.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function newCustomer() {
  const { id } = await makeUser(app.deps.db)
  const token = await makeToken(app.deps.db, id)
  return { id, token, orderId: await makeArtworkOrder(app.deps.db, id) }
}
const byLink = (method: string, path: string, link: string, json?: unknown) =>
  app.rest(method, path, {
    headers: { 'x-order-link': link },
    query: { language: 'en' },
    ...(json !== undefined && { json }),
  })

// LNK-2
describe('a link', () => {
  test('is made by the customer and by staff, through both faces; its token is answered once and stored nowhere', async () => {
    const { token, orderId: id } = await newCustomer()
    const made = await app.rest('POST', `/order/${id}/links`, { token })
    expect(made.status).toBe(201)
    const link = made.body.data as { token: string; url: string }
    expect(link).toMatchObject({
      createdBy: 'customer',
      revokedAt: null,
      url: `http://shop.test/o/${link.token}`,
    })
    expect(link.token).toMatch(/^[\w-]{43}$/)
    const staff = app.trpc(await app.signIn(['newOrders']))
    await staff.orderLinks.create.mutate({ id })
    const list = await app.trpc(token).orderLinks.list.query({ id })
    expect(list.map(({ createdBy }) => createdBy)).toEqual(['staff', 'customer'])
    expect(JSON.stringify(list)).not.toContain(link.token)
    const rows = await app.deps.db.$queryRaw<{ row: string }[]>`SELECT l::text AS row FROM order_links l`
    expect(JSON.stringify(rows)).not.toContain(link.token)
  })

  // TRU-10
  test('says whose order it leads to, with whom counts what is done by it', async () => {
    const { id: ownerId, token, orderId } = await newCustomer()
    const link = await app.trpc(token).orderLinks.create.mutate({ id: orderId })
    expect(await findLink(app.deps, link.token)).toEqual({ id: link.id, orderId, ownerId })
  })

  test('is nobody else’s to make, to list or to end', async () => {
    const { token, orderId: id } = await newCustomer()
    const { id: linkId, token: link } = await app.trpc(token).orderLinks.create.mutate({ id })
    const other = await newCustomer()
    const stranger = app.trpc(other.token)
    for (const call of [
      () => stranger.orderLinks.create.mutate({ id }),
      () => stranger.orderLinks.list.query({ id }),
      () => stranger.orderLinks.revoke.mutate({ id, linkId }),
      () => stranger.orderLinks.revoke.mutate({ id: other.orderId, linkId }),
    ])
      expect((await refusal(call())).code).toBe('NOT_FOUND')
    for (const [method, path] of [
      ['POST', `/order/${id}/links`],
      ['GET', `/order/${id}/links`],
      ['DELETE', `/order/${id}/links/${linkId}`],
    ] as const)
      expect((await byLink(method, path, link)).status).toBe(401)
  })

  test('ends at once when it is revoked, and by itself 60 days after its order', async () => {
    const { token, orderId: id } = await newCustomer()
    const make = () => app.trpc(token).orderLinks.create.mutate({ id })
    const [one, two] = [await make(), await make()]
    expect((await byLink('GET', '/order/linked', one.token)).status).toBe(200)
    const revoked = await app.rest('DELETE', `/order/${id}/links/${one.id}`, { token })
    expect(revoked.body.data).toMatchObject({ id: one.id, revokedAt: expect.any(String) })
    const ended = await byLink('GET', '/order/linked', one.token)
    expect([ended.status, ended.body.message]).toEqual([
      401,
      'This link no longer works. Please ask us for a new one.',
    ])
    await app.trpc(await app.signIn(['newOrders'])).orders.cancel.mutate({ id })
    expect((await refusal(make())).code).toBe('CONFLICT')
    const day = 24 * 3600_000
    app.setNow(new Date(Date.now() + 59 * day))
    expect((await byLink('GET', '/order/linked', two.token)).status).toBe(200)
    app.setNow(new Date(Date.now() + 61 * day))
    expect((await byLink('GET', '/order/linked', two.token)).status).toBe(401)
    app.setNow(null)
  })

  test('there are at most twenty of at a time', async () => {
    const { token, orderId: id } = await newCustomer()
    const made = await Promise.allSettled(
      Array.from({ length: 22 }, () => app.trpc(token).orderLinks.create.mutate({ id })),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })
})

// LNK-1
describe('who holds a link', () => {
  test('sees the order as its customer does, without the phone number, and no other', async () => {
    const { token, orderId: id } = await newCustomer()
    const other = await newCustomer()
    const { token: link } = await app.trpc(token).orderLinks.create.mutate({ id })
    const seen = await byLink('GET', '/order/linked', link)
    expect(seen.body.data).toMatchObject({ id, appUser: { name: 'Aysel', phoneNumber: '' } })
    expect(seen.body.data).not.toHaveProperty('notes')
    expect(seen.headers.get('cache-control')).toBe('private, no-store')
    expect((await byLink('GET', `/order/${id}/artwork`, link)).body.data).toMatchObject({ state: 'Missing' })
    expect((await byLink('GET', `/order/${other.orderId}/artwork`, link)).status).toBe(404)
    expect((await byLink('GET', `/order/${id}`, link)).status).toBe(401)
  })

  test('sends artwork, which is theirs until it is a version', async () => {
    const { token, orderId } = await newCustomer()
    const { orderLinks } = app.trpc(token)
    const [one, two] = [
      await orderLinks.create.mutate({ id: orderId }),
      await orderLinks.create.mutate({ id: orderId }),
    ]
    const upload = await sendFile(app.url, { link: one.token }, { orderId, content: somePdf(500) })
    const path = `/order/${orderId}/artwork`
    expect((await byLink('POST', path, two.token, { uploads: [upload] })).status).toBe(400)
    expect((await app.rest('POST', path, { token, json: { uploads: [upload] } })).status).toBe(400)
    const sent = await byLink('POST', path, one.token, { uploads: [upload] })
    expect([sent.status, sent.body.data]).toMatchObject([
      201,
      { state: 'Checking', versions: [{ by: 'customer' }] },
    ])
    expect((await byLink('PUT', `${path}/notneeded`, one.token)).status).toBe(401)
  })

  test('can call nothing else: every procedure that isn’t public and isn’t about its order is refused', async () => {
    const { token, orderId: id } = await newCustomer()
    const { token: link } = await app.trpc(token).orderLinks.create.mutate({ id })
    const procedures = describeProcedures(appRouter).filter(({ meta }) => meta.access !== 'public')
    for (const { name, type, meta } of procedures) {
      const isQuery = type === 'query'
      const answer = await fetch(`${app.url}/trpc/${name}${isQuery ? '?input=%7B%7D' : ''}`, {
        method: isQuery ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', 'x-order-link': link },
        ...(!isQuery && { body: '{}' }),
      })
      await answer.arrayBuffer()
      expect(answer.status === 401, name).toBe(meta.access !== 'orderParty')
    }
  })
})

// LNK-2, DAT-5
test('no log line holds a link’s token, however its page’s address is spelled', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { token, orderId: id } = await newCustomer()
  const { token: link } = await app.trpc(token).orderLinks.create.mutate({ id })
  const site = await buildApp({ ...app.deps, log: pino({ level: 'trace' }, stream) })
  for (const url of [
    `/o/${link}`,
    `/ru/o/${link}/`,
    `//O/${link}`,
    `/o%2F${link}`,
    `/api/o/${link}`,
    `/o?token=${link}`,
  ])
    await site.inject({ url })
  await site.inject({ url: '/api/order/linked', headers: { 'x-order-link': link } })
  await site.inject({ url: `/api/order/${id}/artwork`, headers: { 'x-order-link': `${link}x` } })
  await site.close()
  expect(lines.length).toBeGreaterThanOrEqual(8)
  expect(lines.join('')).toContain('"status":200')
  expect(lines.join('')).not.toContain(link)
})
