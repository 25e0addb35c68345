import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmailJob, type EmailKind, emails } from '../../src/domains/email/emails.ts'
import { makeMember } from '../support/accounts.ts'
import { makeOrder, makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { openMailbox } from '../support/mailbox.ts'

const kinds = Object.keys(emails) as EmailKind[]
/** What a thief would like to have sent in our name. */
const bait = 'UDDUNUZ-1000-AZN'

let app: TestApp
let mailbox: Awaited<ReturnType<typeof openMailbox>>
beforeAll(async () => {
  app = await startTestApp()
  mailbox = await openMailbox(app)
})
afterAll(() => app.close())

/** A customer who has typed the bait wherever one can, and one email of every kind that there is. */
async function sendEveryKind(emailConfirmedAt: Date | null) {
  const { db, emails: mail } = app.deps
  const member = await makeMember(db, 'Client', { name: bait, emailConfirmedAt })
  const address = `${bait}-${member.email}`.toLowerCase()
  const waiting = `new-${address}`
  await db.user.update({
    where: { id: member.id },
    data: {
      surname: bait,
      fatherName: bait,
      phoneNumber: bait,
      email: address,
      pendingEmail: waiting,
      // Else the email of an invitation is of no use and stays unsent.
      invitedAt: new Date(),
      invitedById: (await makeMember(db, 'SuperAdmin')).id,
    },
  })
  const placed = await makeOrder(db, member.id, await makeService(db), { status: 'Ready' })
  const { id: orderId, price, createdAt } = placed
  await db.order.update({ where: { id: orderId }, data: { comment: bait } })
  await db.orderEvent.create({ data: { orderId, actorId: member.id, to: 'Accepted', price, createdAt } })
  const { id: requestId } = await db.contactRequest.create({ data: { name: bait, phoneNumber: bait } })
  const requestedAt = new Date().toISOString()
  const ofAccount = {
    userId: member.id,
    email: waiting,
    baseUrl: `http://shop.test/${bait}`,
    requestedAt,
    change: 'on',
  }
  const ofBackup = { since: requestedAt, lastAt: null }
  const purchase = await db.purchase.create({ data: { userId: member.id, actorId: member.id } })
  await db.order.update({ where: { id: orderId }, data: { purchaseId: purchase.id } })
  const offerId = await sendOffer(member.id)
  for (const kind of kinds) {
    const ofPurchase = kind.startsWith('purchase') && { purchaseId: purchase.id }
    const ofOffer = kind.startsWith('offer') && { offerId, revision: 1, answerId: 0 }
    const about =
      emails[kind].to === 'anyAddress' ? ofAccount : { orderId, requestId, ...ofPurchase, ...ofOffer }
    await db.$transaction((tx) => mail.enqueue(tx, { kind, ...ofBackup, ...about } as unknown as EmailJob))
  }
  const mails = await mailbox.read()
  return mails.filter(({ to }) => [address, waiting].includes(to?.[0]?.address ?? ''))
}

/** A quote with the bait wherever there are words of its own. */
async function sendOffer(userId: number): Promise<number> {
  const staff = app.trpc(await app.signIn(['orders']))
  const { id: serviceId } = await makeService(app.deps.db)
  const line = { serviceId, title: bait, details: bait, count: 1, price: 10 }
  const { id } = await staff.offers.create.mutate({ userId, title: bait, note: bait, lines: [line] })
  await staff.offers.send.mutate({ id })
  return id
}

// EML-2
test('to an address that nobody confirmed go confirmation, reset and security letters, with nothing that was typed', async () => {
  const mails = await sendEveryKind(null)
  const allowed = kinds.filter((kind) => emails[kind].to === 'anyAddress')
  expect(mails.map(({ kind }) => kind).sort()).toEqual(allowed.sort())
  for (const { subject, text, html, to, kind } of mails) {
    const said = [subject, text, html, to?.[0]?.name].join('\n').toLowerCase()
    expect(said, kind).not.toContain(bait.toLowerCase())
    expect(said.length, kind).toBeGreaterThan(200)
  }
})

test('to a confirmed one the letters about orders go as well', async () => {
  const mails = await sendEveryKind(new Date())
  const sent = new Set(mails.map(({ kind }) => kind))
  for (const kind of ['orderReceived', 'orderAccepted', 'orderReady', 'passwordReset'])
    expect(sent).toContain(kind)
  expect(sent).not.toContain('emailConfirmation')
  // That one goes to an address of theirs that isn't confirmed.
  const own = mails.filter(({ kind }) => kind !== 'newEmailConfirmation')
  expect(own.every(({ text }) => text?.includes(bait))).toBe(true)
})

test('orders under a name that is a lure send nothing to the address that was given for it', async () => {
  const { db } = app.deps
  const thief = await makeMember(db, 'Client', { name: bait, emailConfirmedAt: null })
  const { id: serviceId } = await makeService(db)
  const json = { serviceId, count: 1, comment: `${bait} http://evil.example` }
  const placed = await Promise.all(
    Array.from({ length: 20 }, () => app.rest('POST', '/order', { token: thief.token, json })),
  )
  expect(placed.every(({ status }) => status === 201)).toBe(true)
  expect(await mailbox.to(thief.email)).toEqual([])
})
