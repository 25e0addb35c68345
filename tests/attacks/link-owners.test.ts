import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { migrationsFolder } from '../../src/db/migrations/files.ts'
import { writeEmail } from '../../src/domains/email/write-email.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import { knownPassword, makeMember, refusal } from '../support/accounts.ts'
import { makeArtworkOrder } from '../support/artwork.ts'
import { makeToken, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { byQuoteLink, makeSentOffer } from '../support/offers.ts'
import { checkedOrder, ticked } from '../support/proofs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
afterEach(() => app.setNow(null))

const day = 24 * 60 * 60 * 1000
const later = (days: number) => app.setNow(new Date(Date.now() + days * day))
const reads = async (link: string) =>
  (await app.rest('GET', '/order/linked', { headers: { 'x-order-link': link } })).status

/** What the history says of links of an order or a quote, oldest first. */
async function linkHistory(kind: 'order' | 'offer', recordId: number) {
  const rows = await app.deps.db.auditEntry.findMany({ where: { kind, recordId }, orderBy: { id: 'asc' } })
  return rows.flatMap(({ fields, actorId }) =>
    Object.keys(fields as object)
      .filter((field) => field.includes('Link'))
      .map((field) => [field, actorId]),
  )
}

/** An accepted quote whose link has opened its first order. */
async function openedOffer() {
  const made = await makeSentOffer(app)
  await made.guest.accept()
  const orderId = (await made.guest.read()).orders[0]?.id ?? 0
  const open = async () => {
    const { status, body } = await made.guest.call('POST', `/orders/${orderId}/link`)
    return { status, message: body.message, link: (body.data as { path?: string })?.path?.slice(3) ?? '' }
  }
  const { link } = await open()
  const [row] = await made.staff.orderLinks.list.query({ id: orderId })
  return { ...made, orderId, open, orderLink: link, linkId: row?.id ?? 0 }
}

// LNK-3, OFF-10
describe('an order’s link that was ended', () => {
  test('isn’t made again by the quote’s link until staff or the customer allow it; all of it is in the history', async () => {
    const { staff, customer, customerToken, orderId, open, orderLink, linkId } = await openedOffer()
    const by = (await staff.accounts.me.query()).id
    expect(await reads(orderLink)).toBe(200)
    await staff.orderLinks.revoke.mutate({ id: orderId, linkId })
    expect(await reads(orderLink)).toBe(401)
    for (const _ of [1, 2]) {
      expect(await open()).toMatchObject({
        status: 409,
        message: 'The link to this order was ended. Please ask us for a new one.',
      })
    }
    const token = await customerToken()
    expect((await staff.orderLinks.list.query({ id: orderId }))[0]).toMatchObject({ isBarred: true })
    const allowed = await app.rest('PUT', `/order/${orderId}/links/${linkId}/allowed`, { token })
    expect(allowed.body.data).toMatchObject({ id: linkId, state: 'revoked', isBarred: false })
    const again = await open()
    expect(again.status).toBe(200)
    expect(again.link).not.toBe(orderLink)
    expect([await reads(again.link), await reads(orderLink)]).toEqual([200, 401])
    expect(await linkHistory('order', orderId)).toEqual([
      ['orderLinkMade', customer.id],
      ['orderLinkEnded', by],
      ['orderLinkAllowed', customer.id],
      ['orderLinkMade', customer.id],
    ])
  })

  test('keeps its bounds by the quote’s link: twenty at a time, and none once the order is over', async () => {
    const { staff, customerToken, orderId, open } = await openedOffer()
    const { db } = app.deps
    // As without a key to keep tokens by: each time another one.
    const forget = () => db.offerOrder.updateMany({ where: { orderId }, data: { sealed: null } })
    const own = app.trpc(await customerToken())
    for (let made = 1; made < 20; made += 1) await own.orderLinks.create.mutate({ id: orderId })
    await forget()
    expect((await open()).status).toBe(409)
    const [last] = await own.orderLinks.list.query({ id: orderId })
    await own.orderLinks.revoke.mutate({ id: orderId, linkId: last?.id ?? 0 })
    expect((await open()).status).toBe(200)
    await forget()
    await staff.orders.cancel.mutate({ id: orderId })
    expect(await open()).toMatchObject({
      status: 409,
      message: 'This order is over: there are no new links to it.',
    })
  })
})

/** As an earlier program left it, which wrote down neither that the quote had opened a link nor that it was made. */
async function asMigrated({ orderId }: { orderId: number }) {
  const migration = await readFile(
    join(migrationsFolder, '20261128052000_links_of_quotes/migration.sql'),
    'utf8',
  )
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query('UPDATE order_links SET offer_id = NULL WHERE order_id = $1', [orderId])
  await client.query(`SET session_replication_role = 'replica'`)
  await client.query(`DELETE FROM history_entries WHERE record_id = $1 AND fields ? 'orderLinkMade'`, [
    orderId,
  ])
  await client.query(`SET session_replication_role = 'origin'`)
  await client.query(migration)
  await client.end()
}

// LNK-3, OFF-12
describe('a link that an earlier program’s quote has opened', () => {
  test('isn’t made again once it was ended', async () => {
    const made = await openedOffer()
    await asMigrated(made)
    expect(await reads(made.orderLink)).toBe(200)
    await made.staff.orderLinks.revoke.mutate({ id: made.orderId, linkId: made.linkId })
    expect((await made.open()).status).toBe(409)
  })

  test('ends with the quote’s link', async () => {
    const made = await openedOffer()
    await asMigrated(made)
    await made.staff.offers.endLink.mutate({ id: made.id })
    expect(await reads(made.orderLink)).toBe(401)
  })
})

// OFF-12
describe('a quote’s link', () => {
  test('is ended by staff and by its customer, also after it was accepted, with the orders’ links that it opened', async () => {
    for (const who of ['staff', 'customer'] as const) {
      const { id, token, customerToken, guest, orderId, orderLink } = await openedOffer()
      const stranger = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
      expect((await app.rest('DELETE', `/quotes/${id}/link`, { token: stranger })).status).toBe(404)
      expect((await app.rest('DELETE', `/quotes/${id}/link`)).status).toBe(401)
      const ender = who === 'staff' ? token : await customerToken()
      expect((await app.rest('DELETE', `/quotes/${id}/link`, { token: ender })).status).toBe(204)
      expect((await guest.call('GET', '')).status).toBe(404)
      expect((await guest.call('POST', `/orders/${orderId}/link`)).status).toBe(404)
      expect(await reads(orderLink)).toBe(401)
      const names = (await linkHistory('offer', id)).map(([field]) => field)
      expect(names).toEqual(['offerLinkMade', 'offerLinkEnded'])
    }
  })

  test('once ended is not made again by an email that was waiting; staff make another one', async () => {
    const { id, staff, link, sent } = await makeSentOffer(app)
    await staff.offers.endLink.mutate({ id })
    expect((await staff.offers.byId.query({ id })).links).toMatchObject([
      { works: false, revokedAt: expect.any(String), endsAt: expect.any(String) },
    ])
    const { SITE_URL: siteUrl, SECRET_KEY: secretKey } = app.deps.settings
    const queued = { mailId: '1', queuedAt: new Date().toISOString() }
    const job = { kind: 'offerSent', offerId: id, revision: sent.lastRevision, ...queued } as const
    expect(await writeEmail(app.deps.db, job, { siteUrl, secretKey, now: new Date() })).toBeNull()
    const { url } = await staff.offers.link.mutate({ id })
    const other = url.split('/').at(-1) ?? ''
    expect(other).not.toBe(link)
    expect(await byQuoteLink(app, other).read()).toMatchObject({ id })
    expect((await byQuoteLink(app, link).call('GET', '')).status).toBe(404)
  })

  test('ends by itself 60 days after its last day, its refusal, or the last of its orders', async () => {
    const open = await makeSentOffer(app)
    const declined = await makeSentOffer(app)
    await declined.guest.call('POST', '/refusal', { revision: 1, reason: 'price' })
    const accepted = await makeSentOffer(app)
    await accepted.guest.accept()
    const status = async (one: typeof open) => (await one.guest.call('GET', '')).status
    later(59)
    expect(await Promise.all([open, declined, accepted].map(status))).toEqual([200, 200, 200])
    later(61)
    expect(await Promise.all([open, declined, accepted].map(status))).toEqual([200, 404, 200])
    later(69)
    expect(await Promise.all([open, accepted].map(status))).toEqual([404, 200])
    app.setNow(null)
    for (const { id } of (await accepted.guest.read()).orders)
      await accepted.staff.orders.cancel.mutate({ id })
    later(59)
    expect(await status(accepted)).toBe(200)
    later(61)
    expect(await status(accepted)).toBe(404)
  })
})

/** An order with a link that a member of staff with these areas has made. */
async function staffLink(areas: number[]) {
  const { db } = app.deps
  const { id: userId } = await makeUser(db)
  const orderId = await makeArtworkOrder(db, userId)
  const maker = await makeMember(db, areas)
  const made = await app.trpc(maker.token).orderLinks.create.mutate({ id: orderId, forWhom: 'Mühasib Leyla' })
  return { orderId, userId, maker, made }
}

// LNK-4
describe('a link that staff made', () => {
  test('says who made it, for whom, until when, and when it was last used', async () => {
    const { orderId, made } = await staffLink([8])
    await reads(made.token)
    const [shown] = await app.trpc(await app.signIn(['orders'])).orderLinks.list.query({ id: orderId })
    expect(shown).toMatchObject({
      createdBy: 'staff',
      madeBy: 'Aysel Əliyeva',
      keptBy: 'Aysel Əliyeva',
      state: 'works',
      forWhom: 'Mühasib Leyla',
      endsAt: expect.any(String),
      lastUsedAt: expect.any(String),
    })
    later(366)
    expect(await reads(made.token)).toBe(401)
  })

  test('ends with its maker’s account, role or areas, in the history, and doesn’t come back with them', async () => {
    const admin = app.trpc(await app.signIn('SuperAdmin'))
    const endings = [
      async (id: number) => void (await admin.staff.delete.mutate({ id })),
      async (id: number) => {
        const { id: role } = await admin.staff.createRole.mutate({ name: `Rol ${id}`, permissionIds: [1] })
        await admin.accounts.updateProfile.mutate({ id, appRoleId: role })
      },
      async (id: number) => {
        const { roleId } = await app.deps.db.user.findUniqueOrThrow({ where: { id } })
        await admin.staff.updateRole.mutate({ id: roleId, permissionIds: [1] })
        await admin.staff.updateRole.mutate({ id: roleId, permissionIds: [8] })
      },
    ]
    for (const end of endings) {
      const { orderId, maker, made } = await staffLink([8])
      expect(await reads(made.token)).toBe(200)
      expect(await admin.staff.links.query({ id: maker.id })).toEqual({ count: 1 })
      await end(maker.id)
      expect(await reads(made.token)).toBe(401)
      expect((await linkHistory('order', orderId)).map(([field]) => field)).toEqual([
        'orderLinkMade',
        'orderLinkEnded',
      ])
    }
  })

  test('is judged at each use: what was changed beside every act counts as well', async () => {
    const { maker, made } = await staffLink([8])
    await app.deps.db.role.update({ where: { id: maker.roleId }, data: { permissions: [1] } })
    expect(await reads(made.token)).toBe(401)
  })

  test('of area 7 alone leads nowhere once the order is taken up, until staff with area 8 take it over', async () => {
    const { orderId, made } = await staffLink([7])
    expect(await reads(made.token)).toBe(200)
    const token = await app.signIn(['newOrders', 'orders'])
    await app.trpc(token).orders.confirm.mutate({ id: orderId, price: 100 })
    expect(await reads(made.token)).toBe(401)
    expect((await app.trpc(token).orderLinks.list.query({ id: orderId }))[0]?.state).toBe('rests')
    const kept = await app.rest('PUT', `/order/${orderId}/links/${made.id}/keeper`, { token })
    expect(kept.body.data).toMatchObject({ state: 'works' })
    expect(await reads(made.token)).toBe(200)
  })

  test('works on for its customer when another member of staff takes over all before the account ends', async () => {
    const { maker, made } = await staffLink([8])
    const admin = app.trpc(await app.signIn('SuperAdmin'))
    expect(await admin.staff.keepLinks.mutate({ id: maker.id })).toEqual({ count: 1 })
    await admin.staff.delete.mutate({ id: maker.id })
    expect(await reads(made.token)).toBe(200)
  })

  test('isn’t the customer’s: theirs stay when staff go', async () => {
    const { orderId, userId, maker } = await staffLink([8])
    const own = await app.trpc(await makeToken(app.deps.db, userId)).orderLinks.create.mutate({ id: orderId })
    await app.trpc(await app.signIn('SuperAdmin')).staff.delete.mutate({ id: maker.id })
    expect(await reads(own.token)).toBe(200)
  })
})

/** Logs in as a browser does; answers its token and the cookie that the device keeps. */
async function logInOn(email: string, cookie = '') {
  const answer = await app.rest('POST', '/auth/login', {
    headers: { cookie },
    json: { email, password: knownPassword },
  })
  const { accessToken } = answer.body.data as { accessToken: string }
  return { token: accessToken, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}
const refusedInWords = 'Staff are logged in on this device.'

// PRO-7, LNK-5, ACC-19, OFF-13
describe('a device on which staff are signed in', () => {
  test('can’t approve by a link, with or without its token; what was approved names the link and its maker', async () => {
    const { orderId, customer } = await checkedOrder(app)
    await app.deps.db.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: null } })
    const member = await makeMember(app.deps.db, [7, 8], { name: 'Kamran' })
    await app.trpc(member.token).proofs.make.mutate({ id: orderId })
    const { token: link, id: linkId } = await app.trpc(member.token).orderLinks.create.mutate({ id: orderId })
    const device = await logInOn(member.email)
    const path = `/order/${orderId}/proofs/1`
    const json = { ...ticked, version: 1 }
    const send = (headers: Record<string, string>, to = `${path}/approval`, body: object = json) =>
      app.rest('POST', to, {
        headers: { 'x-order-link': link, ...headers },
        json: body,
        query: { language: 'en' },
      })
    const others = await app.signIn(['services'])
    const ways: Record<string, string>[] = [
      { cookie: device.cookie },
      { authorization: `Bearer ${device.token}` },
      { authorization: `Bearer ${others}` },
      { 'x-device': device.cookie.split('=')[1] ?? '' },
    ]
    for (const headers of ways) {
      const refused = await send(headers)
      expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining(refusedInWords)])
    }
    for (const [to, body] of [
      [`${path}/changes`, { text: 'Loqo böyük olsun' }],
      [`/order/${orderId}/messages`, { text: 'Təsdiq edirəm' }],
      [`/order/${orderId}/artwork/design`, {}],
      [`/order/${orderId}/proofs/own`, {}],
    ] as const)
      expect((await send({ cookie: device.cookie }, to, body)).status, to).toBe(403)
    expect(
      (
        await app.rest('GET', `${path.slice(0, -2)}`, {
          headers: { 'x-order-link': link, cookie: device.cookie },
        })
      ).status,
    ).toBe(200)
    await app.rest('POST', '/auth/logout', { token: device.token })
    const approved = await send({ cookie: device.cookie })
    expect(approved.status).toBe(201)
    expect(approved.body.data).toMatchObject({
      proofs: [
        {
          approvals: [
            {
              by: 'link',
              staffDevice: true,
              isTold: false,
              link: { id: linkId, createdBy: 'staff', madeBy: expect.stringContaining('Kamran') },
            },
          ],
        },
      ],
    })
  })

  test('can’t approve by the customer’s account either', async () => {
    const { orderId, token } = await checkedOrder(app)
    const staff = app.trpc(await app.signIn(['newOrders', 'orders']))
    await staff.proofs.make.mutate({ id: orderId })
    const device = await logInOn((await makeMember(app.deps.db, [1])).email)
    const approve = (headers: Record<string, string>) =>
      app.rest('POST', `/order/${orderId}/proofs/1/approval`, {
        token,
        headers,
        json: { ...ticked, version: 1 },
      })
    expect((await approve({ cookie: device.cookie })).status).toBe(403)
    expect((await approve({})).status).toBe(201)
  })

  test('can’t answer a quote or open its orders', async () => {
    const { guest, link, sent, staff, id } = await makeSentOffer(app)
    const device = await logInOn((await makeMember(app.deps.db, [8])).email)
    const onDevice = byQuoteLink(app, link, { cookie: device.cookie })
    const { revision, hash } = await guest.read()
    for (const [method, path, json] of [
      ['POST', '/acceptance', { revision, hash, name: 'Elçin Quliyev' }],
      ['POST', '/changes', { revision, text: 'Rəng' }],
      ['POST', '/refusal', { revision, reason: 'price' }],
      ['DELETE', '/answer', undefined],
    ] as const) {
      const refused = await onDevice.call(method, path, json)
      expect([refused.status, refused.body.message], path).toEqual([
        403,
        expect.stringContaining(refusedInWords),
      ])
    }
    expect((await onDevice.call('GET', '')).status).toBe(200)
    await guest.accept()
    const orderId = (await guest.read()).orders[0]?.id ?? 0
    expect((await onDevice.call('POST', `/orders/${orderId}/link`)).status).toBe(403)
    expect((await staff.offers.byId.query({ id })).revisions[0]?.answers[0]).toMatchObject({
      linkId: expect.any(Number),
      staffDevice: false,
      heardBy: null,
    })
    expect(sent.lastRevision).toBe(1)
  })

  test('can’t answer a quote by the form of its page, sent without our program; once they have logged out it can, and that is kept', async () => {
    const { guest, link, staff, id } = await makeSentOffer(app)
    const member = await makeMember(app.deps.db, [8])
    const device = await logInOn(member.email)
    const { hash } = await guest.read()
    const site = await buildApp(app.deps, servePages)
    onTestFinished(() => site.close())
    const post = (cookie: string, fields: Record<string, string>) =>
      site.inject({
        method: 'POST',
        url: `/en/q/${link}`,
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ revision: '1', ...fields }).toString(),
      })
    const acceptance = { act: 'accept', hash, name: 'Elçin Quliyev' }
    const answers: Record<string, string>[] = [
      acceptance,
      { act: 'change', text: 'Rəng' },
      { act: 'decline', reason: 'price' },
      { act: 'takeBack' },
    ]
    for (const fields of answers) {
      const { statusCode, body } = await post(device.cookie, fields)
      expect([statusCode, body.includes(refusedInWords)], fields.act).toEqual([403, true])
    }
    expect(await guest.read()).toMatchObject({ stand: 'waiting', answer: null, orders: [] })
    await app.rest('POST', '/auth/logout', { token: device.token })
    expect((await post(device.cookie, acceptance)).statusCode).toBe(303)
    // It came by the link, from a device that staff had before.
    expect((await staff.offers.byId.query({ id })).revisions[0]?.answers[0]).toMatchObject({
      linkId: expect.any(Number),
      staffDevice: true,
    })
  })
})

test('a link that isn’t there for staff of another order can’t be taken over or allowed', async () => {
  const { made } = await staffLink([8])
  const other = await staffLink([8])
  const staff = app.trpc(await app.signIn(['orders']))
  for (const call of [
    () => staff.orderLinks.keep.mutate({ id: other.orderId, linkId: made.id }),
    () => staff.orderLinks.allow.mutate({ id: other.orderId, linkId: made.id }),
    () => staff.orderLinks.allow.mutate({ id: other.orderId, linkId: other.made.id }),
  ])
    expect((await refusal(call())).code).toBe('NOT_FOUND')
})
