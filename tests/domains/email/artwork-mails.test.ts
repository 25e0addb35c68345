import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { afterCheck, checkFile } from '../../../src/domains/artwork/check-file.ts'
import type { EmailJob } from '../../../src/domains/email/emails.ts'
import { startEmailWorker } from '../../../src/domains/email/worker.ts'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { makeUpload } from '../../support/artwork.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { untilMailed } from '../../support/mailbox.ts'
import { checkedOrder, ticked } from '../../support/proofs.ts'
import { startSmtp, type TestSmtp } from '../../support/smtp.ts'
import { rawPdf } from '../preflight/corpus/raw-pdf.ts'

let app: TestApp
let smtp: TestSmtp
let staff: string
const company = 'info@shop.test'

beforeAll(async () => {
  smtp = await startSmtp()
  app = await startTestApp({ settings: { SMTP_URL: smtp.url } })
  await app.deps.db.contact.update({ where: { id: 1 }, data: { email: company } })
  await startEmailWorker({ ...app.deps, jobs: app.running.jobs })
  staff = await app.signIn(['newOrders', 'orders'])
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})
beforeEach(async () => {
  await sent()
  smtp.mails.splice(0)
})

/** What was sent once all that waits is due. */
async function sent() {
  await untilMailed(app.deps.db)
  return smtp.mails.map(toSent)
}
const toSent = ({ to, subject, text = '' }: TestSmtp['mails'][number]) => ({
  to: to?.[0]?.address,
  subject,
  text,
})
async function order(data: Parameters<typeof checkedOrder>[1] & { language?: string } = {}) {
  const { language = 'ru', ...more } = data
  const made = await checkedOrder(app, more)
  await app.deps.db.order.update({ where: { id: made.orderId }, data: { language } })
  return { ...made, id: made.orderId, email: made.customer.email }
}

// EML-3
describe('mails about a proof', () => {
  test('go to the customer in their language, and to the company in its own', async () => {
    const { token, id, email } = await order()
    await app.trpc(staff).proofs.make.mutate({ id, message: 'Loqonu çəkdik' })
    const pins = [{ page: 1, x: 1, y: 1, text: 'Burada' }]
    expect(await sent()).toMatchObject([{ to: email, text: expect.stringContaining('Loqonu çəkdik') }])
    const { proofs } = app.trpc(token)
    await proofs.askChanges.mutate({ id, round: 1, text: 'Telefon səhvdir', pins })
    await app.trpc(staff).proofs.make.mutate({ id })
    await sent()
    await proofs.approve.mutate({ ...ticked, id, round: 2, version: 1 })
    const mails = await sent()
    const toCustomer = mails.filter(({ to }) => to === email)
    expect(toCustomer).toHaveLength(3)
    expect(toCustomer.at(-1)?.text).toContain(ticked.name)
    for (const { subject } of toCustomer) expect(subject).toMatch(/[а-я]{4}/)
    const toCompany = mails.filter(({ to }) => to === company)
    expect(toCompany).toHaveLength(2)
    expect(toCompany.map(({ text }) => text).join()).toContain('Telefon səhvdir')
    for (const { subject } of toCompany) expect(subject).not.toMatch(/[а-я]{4}/)
  })

  // EML-7
  test('are of no use once it was answered, withdrawn, or a newer one was made', async () => {
    const { token, id } = await order()
    const { db } = app.deps
    const { proofs } = app.trpc(token)
    await app.trpc(staff).proofs.make.mutate({ id })
    await proofs.approve.mutate({ ...ticked, id, round: 1, version: 1 })
    const { id: proofId } = await db.proof.findFirstOrThrow({ where: { orderId: id } })
    const { id: approvalId } = await db.approval.findFirstOrThrow({ where: { orderId: id } })
    const written = (mail: EmailJob) =>
      writeEmail(
        db,
        { ...mail, mailId: 'm', queuedAt: new Date().toISOString() },
        { siteUrl: 'http://shop.test', now: new Date() },
      )
    expect(await written({ kind: 'proofReady', orderId: id, proofId })).toBeNull()
    expect(await written({ kind: 'proofApproved', orderId: id, approvalId })).not.toBeNull()
    await proofs.withdraw.mutate({ id, round: 1 })
    expect(await written({ kind: 'proofApproved', orderId: id, approvalId })).toBeNull()
    expect(await written({ kind: 'proofApprovedCompany', orderId: id, approvalId })).toBeNull()
    expect(await written({ kind: 'proofReady', orderId: id, proofId })).not.toBeNull()
    await app.trpc(staff).proofs.make.mutate({ id })
    expect(await written({ kind: 'proofReady', orderId: id, proofId })).toBeNull()
  })

  test('made by the site are sent to nobody', async () => {
    const { token, id } = await order()
    await app.trpc(token).proofs.makeOwn.mutate({ id })
    expect(await sent()).toEqual([])
  })
})

test('a file in which the checks found something that must be fixed is told its sender, of the newest version only', async () => {
  const { token, id, email, customer } = await order({ language: 'az' })
  const { db } = app.deps
  const faulty = async () => {
    const uploads = [await makeUpload(app, id, customer.id)]
    const { versions } = await app.trpc(token).artwork.send.mutate({ id, uploads })
    await db.artwork.update({ where: { orderId: id }, data: { state: 'NeedsFix' } })
    return versions[0]?.number ?? 0
  }
  const enqueue = (version: number) =>
    db.$transaction((tx) => app.deps.emails.enqueue(tx, { kind: 'artworkFaulty', orderId: id, version }))
  const old = await faulty()
  const newest = await faulty()
  await enqueue(old)
  expect(await sent()).toEqual([])
  await enqueue(newest)
  expect(await sent()).toMatchObject([{ to: email, text: expect.stringContaining(String(newest)) }])
  await db.artwork.update({ where: { orderId: id }, data: { state: 'Approved' } })
  const file = await db.artworkFile.findFirstOrThrow({ where: { version: { orderId: id } } })
  await afterCheck(app.deps, file.id)
  await enqueue(newest)
  expect(await sent()).toHaveLength(1)
})

// ART-14
describe('what waits for the customer’s look', () => {
  /** RGB is worth a look, and nothing must be fixed. */
  async function withLook() {
    const made = await order({ language: 'az' })
    const { id, token, customer } = made
    const profile = { ...defaultProfiles.card, sizes: [{ width: 90, height: 50 }] }
    await app.deps.db.artwork.update({ where: { orderId: id }, data: { profile } })
    const rgb = rawPdf({ pages: [{ size: [96, 56], trim: 3, content: '0.9 0.1 0.1 rg 0 0 273 159 re f' }] })
    const uploads = [await makeUpload(app, id, customer.id, rgb)]
    await app.trpc(token).artwork.send.mutate({ id, uploads })
    const files = await app.deps.db.artworkFile.findMany({
      where: { version: { orderId: id }, check: { in: ['Waiting', 'Reading'] } },
    })
    for (const file of files) await checkFile(app.deps, file.id)
    return made
  }

  test('is told after two minutes, once', async () => {
    const { id, email, token } = await withLook()
    expect(await app.trpc(token).turns.ofOrder.query({ id })).toMatchObject({ what: 'lookAtFindings' })
    const [row] = await app.deps.db.$queryRaw<{ wait: number }[]>`
      SELECT min(extract(epoch FROM start_after - created_on))::float8 AS wait FROM pgboss.job
      WHERE name = 'mail' AND state < 'active' AND data->>'orderId' = ${String(id)}`
    expect(row?.wait).toBeGreaterThan(110)
    expect(await sent()).toMatchObject([{ to: email, text: expect.stringContaining('2') }])
  })

  test('is told nobody once it was said that it stays', async () => {
    const { id, token } = await withLook()
    const { artwork } = app.trpc(token)
    const { versions } = await artwork.ofOrder.query({ id })
    for (const { check, page } of versions[0]?.findings ?? [])
      await artwork.see.mutate({ id, version: 2, check, page })
    expect(await sent()).toEqual([])
  })
})

// ART-14
test('another file that staff ask for is told the customer with their words, while it is still wanted', async () => {
  const text = 'Loqonu vektorla göndərin'
  const [wanted, sentMeanwhile] = [await order(), await order()]
  for (const { id } of [wanted, sentMeanwhile]) await app.trpc(staff).artwork.askNew.mutate({ id, text })
  await app.trpc(sentMeanwhile.token).artwork.send.mutate({
    id: sentMeanwhile.id,
    uploads: [await makeUpload(app, sentMeanwhile.id, sentMeanwhile.customer.id)],
  })
  const mails = await sent()
  expect(mails).toMatchObject([{ to: wanted.email, text: expect.stringContaining(text) }])
  expect(mails[0]?.subject).toMatch(/[а-я]{4}/)
})

// PRO-6
test('a start without approval is told with reason and name, unless it was taken back', async () => {
  const reason = 'Kağızda imzalayıb'
  const { orders } = app.trpc(staff)
  const [kept, undone] = [await order(), await order()]
  await orders.startUnapproved.mutate({ id: kept.id, reason })
  await orders.startUnapproved.mutate({ id: undone.id, reason })
  await orders.undo.mutate({ id: undone.id })
  const mails = await sent()
  expect(mails).toMatchObject([{ to: kept.email, text: expect.stringContaining(reason) }])
  expect(mails[0]?.text).toContain('Aysel Əliyeva')
})

// MSG-3
describe('messages that stay unread', () => {
  test('for two minutes are told the other side, several in one', async () => {
    const { token, id, email } = await order()
    const { messages } = app.trpc(token)
    for (const text of ['Salam', 'Nə vaxt hazır olar?', '<b>Sabah?</b>'])
      await messages.post.mutate({ id, text })
    const answer = 'Sabah saat 14:00-da'
    await app.trpc(staff).messages.post.mutate({ id, text: answer })
    const [row] = await app.deps.db.$queryRaw<{ wait: number }[]>`
      SELECT min(extract(epoch FROM start_after - created_on))::float8 AS wait FROM pgboss.job
      WHERE name = 'mail' AND state < 'active' AND data->>'orderId' = ${String(id)}`
    expect(row?.wait).toBeGreaterThan(110)
    const mails = await sent()
    expect(mails.map(({ to }) => to).sort()).toEqual([company, email].sort())
    const told = mails.find(({ to }) => to === company)?.text ?? ''
    for (const text of ['Salam', 'Nə vaxt hazır olar?', '<b>Sabah?</b>']) expect(told).toContain(text)
    expect(mails.find(({ to }) => to === email)?.text).toContain(answer)
  })

  test('and were read meanwhile are told nobody', async () => {
    const { token, id } = await order()
    const said = await app.trpc(staff).messages.post.mutate({ id, text: 'Salam' })
    await app.trpc(token).messages.read.mutate({ id, upTo: said.messages[0]?.id ?? 0 })
    expect(await sent()).toEqual([])
  })

  // EML-2
  test('go to nobody whose address isn’t confirmed: they wait, and never in the place of what tells of a move', async () => {
    const { id, customer } = await order()
    const { db } = app.deps
    await db.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: null } })
    await app.trpc(staff).messages.post.mutate({ id, text: 'Salam' })
    expect(await sent()).toEqual([])
    expect(await db.heldEmail.findUnique({ where: { orderId: id } })).toMatchObject({
      job: { kind: 'messageToCustomer' },
    })
    const { orders } = app.trpc(staff)
    await orders.cancel.mutate({ id, reason: 'Kağız yoxdur' })
    await app.trpc(staff).messages.post.mutate({ id, text: 'Üzr istəyirik' })
    expect(await sent()).toEqual([])
    expect(await db.heldEmail.findUnique({ where: { orderId: id } })).toMatchObject({
      job: { kind: 'orderNotApproved' },
    })
  })
})
