import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectDatabase, type Database } from '../../../src/db/client.ts'
import { type Jobs, startJobs } from '../../../src/db/jobs.ts'
import { hashToken } from '../../../src/domains/accounts/find-caller.ts'
import { openDelivery } from '../../../src/domains/email/deliver.ts'
import type { EmailJob } from '../../../src/domains/email/emails.ts'
import { createEmailQueue } from '../../../src/domains/email/queue.ts'
import { startEmailWorker } from '../../../src/domains/email/worker.ts'
import { readSettings } from '../../../src/env.ts'
import { eventually } from '../../support/eventually.ts'
import { makeService, makeUser } from '../../support/factories.ts'
import { untilMailed } from '../../support/mailbox.ts'
import { createTestDatabase, type TestDatabase } from '../../support/postgres.ts'
import { silentLog } from '../../support/silent-log.ts'
import { startSmtp, type TestSmtp } from '../../support/smtp.ts'

const times = { retryDelay: 1, polling: 0.5 }
let database: TestDatabase
let db: Database
let jobs: Jobs
const letter = {
  to: { name: 'A', address: 'a@example.com' },
  language: 'az' as const,
  ink: 'key' as const,
  subject: 's',
  paragraphs: ['p'],
}
const company = { name: 'M', phoneNumber: '', email: '' }

let folder: string
let smtp: TestSmtp

beforeEach(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url)
  jobs = await startJobs(database.url, silentLog, times)
  folder = await mkdtemp(join(tmpdir(), 'matbaa-mail-'))
  smtp = await startSmtp()
  await db.contact.update({ where: { id: 1 }, data: { email: 'info@shop.test', phoneNumber: '+994 12 404' } })
})
afterEach(async () => {
  await jobs.stop()
  await db.$disconnect()
  await database.drop()
  await smtp.close()
  await rm(folder, { recursive: true, force: true })
})

const settingsWith = (more: Record<string, string>) =>
  readSettings({ NODE_ENV: 'test', DATA_DIR: folder, SITE_URL: 'https://shop.test', ...more })
const startWorker = (more: Record<string, string> = { SMTP_URL: smtp.url }, now?: () => Date) =>
  startEmailWorker({ db, jobs, log: silentLog, settings: settingsWith(more), ...(now && { now }) })
const enqueue = (job: EmailJob) => db.$transaction((tx) => createEmailQueue(jobs).enqueue(tx, job))
const waitFor = (act: () => void | Promise<void>) => eventually(act)

async function placeOrder(language = 'az') {
  const user = await makeUser(db, 'Client')
  await db.user.update({ where: { id: user.id }, data: { language } })
  const service = await makeService(db, { name: 'Vizit kartı' })
  const names = {
    serviceName: service.name,
    serviceName_ru: service.name_ru,
    serviceName_en: service.name_en,
  }
  const order = await db.order.create({
    data: { userId: user.id, serviceId: service.id, ...names, count: 500 },
  })
  return { user, order }
}
const resetJob = (userId: number, requestedAt = new Date()): EmailJob => ({
  kind: 'passwordReset',
  userId,
  baseUrl: 'https://shop.test',
  requestedAt: requestedAt.toISOString(),
})

describe('sending', () => {
  // EML-9
  test('each kind reaches its receiver, as HTML and text; answers go to the company', async () => {
    const { user, order } = await placeOrder('ru')
    const request = await db.contactRequest.create({ data: { name: 'Rəna', phoneNumber: '050 1234567' } })
    await startWorker()
    await enqueue(resetJob(user.id))
    await enqueue({ kind: 'passwordChanged', userId: user.id })
    await enqueue({ kind: 'orderReceived', orderId: order.id })
    await enqueue({ kind: 'orderReceivedCompany', orderId: order.id })
    await enqueue({ kind: 'orderNotApproved', orderId: order.id })
    await enqueue({ kind: 'contactRequest', requestId: request.id })
    await db.order.update({
      where: { id: order.id },
      data: { status: 'Accepted', price: 12_550, acceptedAt: new Date() },
    })
    const accepted = {
      orderId: order.id,
      actorId: user.id,
      from: 'Pending',
      to: 'Accepted',
      price: 12_550,
    } as const
    const { id: eventId } = await db.orderEvent.create({ data: accepted })
    await enqueue({ kind: 'orderAccepted', orderId: order.id, eventId })
    await waitFor(() => expect(smtp.mails).toHaveLength(7))
    const toCustomer = smtp.mails.filter(({ to }) => to?.[0]?.address === user.email)
    const toCompany = smtp.mails.filter(({ to }) => to?.[0]?.address === 'info@shop.test')
    expect([toCustomer.length, toCompany.length]).toEqual([5, 2])
    for (const mail of smtp.mails) {
      expect(mail.from?.address).toBe('no-reply@shop.test')
      expect(mail.html).toContain('<html lang="')
      expect(mail.text?.length).toBeGreaterThan(50)
      expect(mail.subject?.length).toBeGreaterThan(5)
    }
    expect(toCustomer.every(({ html }) => html?.includes('lang="ru"'))).toBe(true)
    for (const { replyTo } of toCustomer)
      expect(replyTo?.map(({ address }) => address)).toEqual(['info@shop.test'])
    for (const { replyTo } of toCompany) expect(replyTo).toBeUndefined()
    expect(smtp.mails.some(({ text }) => text?.includes('125,50'))).toBe(true)
  })

  // EML-9
  test.each<[string, Record<string, string>, string, string]>([
    ['the company’s, in the receiver’s language', {}, 'Сеть Печати', 'no-reply@shop.test'],
    ['also of a sender who is set without one', { MAIL_FROM: 'hi@cap.az' }, 'Сеть Печати', 'hi@cap.az'],
    ['also of one in brackets', { MAIL_FROM: '<hi@cap.az>' }, 'Сеть Печати', 'hi@cap.az'],
    ['its own if it has one', { MAIL_FROM: 'Çap <hi@cap.az>' }, 'Çap', 'hi@cap.az'],
  ])('the sender’s name: %s', async (_whose, more, name, address) => {
    await db.banner.update({ where: { id: 1 }, data: { title: 'Şəbəkə Çap', title_ru: 'Сеть Печати' } })
    const { user } = await placeOrder('ru')
    await startWorker({ SMTP_URL: smtp.url, ...more })
    await enqueue({ kind: 'passwordChanged', userId: user.id })
    await waitFor(() => expect(smtp.mails).toHaveLength(1))
    expect(smtp.mails[0]?.from).toMatchObject({ name, address })
  })

  // ACC-9
  test('the reset token is made when the mail is written, lives an hour from the request, is stored hashed', async () => {
    const { user } = await placeOrder()
    const requestedAt = new Date(Date.now() - 10 * 60_000)
    await enqueue(resetJob(user.id, requestedAt))
    expect(await db.passwordReset.count()).toBe(0)
    await startWorker()
    await waitFor(() => expect(smtp.mails).toHaveLength(1))
    const token = new RegExp(`https://shop\\.test/reset-password/${user.id}/([\\w-]{43})`).exec(
      smtp.mails[0]?.text ?? '',
    )?.[1]
    const reset = await db.passwordReset.findUnique({ where: { tokenHash: hashToken(token ?? '') } })
    expect(reset).toMatchObject({ userId: user.id, usedAt: null })
    expect(reset?.expiresAt.getTime()).toBe(requestedAt.getTime() + 60 * 60_000)
    const [kept] = await db.$queryRaw<
      { row: string }[]
    >`SELECT string_agg(job::text, '') AS row FROM pgboss.job`
    expect(kept?.row).not.toContain(token)
  })

  // EML-7
  test('what has nobody to go to, or no use any more, is left out', async () => {
    const { user, order } = await placeOrder()
    await db.contact.update({ where: { id: 1 }, data: { email: '' } })
    await enqueue({ kind: 'orderReceivedCompany', orderId: order.id })
    await enqueue(resetJob(user.id, new Date(Date.now() - 61 * 60_000)))
    const gone = await makeUser(db, 'Moderator')
    await db.user.update({ where: { id: gone.id }, data: { deletedAt: new Date() } })
    await enqueue({ kind: 'passwordChanged', userId: gone.id })
    await enqueue({ kind: 'orderReceived', orderId: order.id })
    await startWorker()
    await waitFor(async () => {
      const rows = await db.$queryRaw<
        { state: string }[]
      >`SELECT state::text FROM pgboss.job WHERE name = 'mail'`
      expect(rows.map(({ state }) => state)).toEqual(Array(4).fill('completed'))
    })
    expect(smtp.mails.map(({ to }) => to?.[0]?.address)).toEqual([user.email])
  })

  // EML-1
  test('a mail whose cause is rolled back is never sent', async () => {
    const { user } = await placeOrder()
    await startWorker()
    const failed = db.$transaction(async (tx) => {
      await createEmailQueue(jobs).enqueue(tx, { kind: 'passwordChanged', userId: user.id })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await enqueue({ kind: 'passwordChanged', userId: user.id })
    await untilMailed(db)
    expect(smtp.mails).toHaveLength(1)
  })

  test('many at once go out one after the other, without waiting', async () => {
    const { user } = await placeOrder()
    await startWorker()
    await Promise.all(Array.from({ length: 50 }, () => enqueue({ kind: 'passwordChanged', userId: user.id })))
    await waitFor(() => expect(smtp.mails).toHaveLength(50))
  })
})

// SITE-4
describe('while the mail server is away', () => {
  // EML-1
  test('nothing is lost and nothing comes twice', async () => {
    const { user, order } = await placeOrder()
    await smtp.close()
    const warn = vi.fn()
    const settings = settingsWith({ SMTP_URL: smtp.url })
    await startEmailWorker({ db, jobs, settings, log: { ...silentLog, warn } })
    await enqueue(resetJob(user.id))
    await enqueue({ kind: 'orderReceived', orderId: order.id })
    await enqueue({ kind: 'orderReceivedCompany', orderId: order.id })
    await enqueue({ kind: 'passwordChanged', userId: user.id })
    await waitFor(() => expect(warn.mock.calls.length).toBeGreaterThan(5))
    smtp = await startSmtp(smtp.port)
    smtp.refuseNext(3)
    await waitFor(() => expect(smtp.mails).toHaveLength(4))
    await untilMailed(db)
    expect(smtp.mails).toHaveLength(4)
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(4)
  })

  test('a repeated delivery has the same Message-ID, so that it can be recognised', async () => {
    const { user } = await placeOrder()
    const deliver = openDelivery(settingsWith({ SMTP_URL: smtp.url }))
    const mail = {
      kind: 'passwordChanged',
      userId: user.id,
      mailId: 'abc',
      queuedAt: new Date().toISOString(),
    } as const
    await deliver(mail, letter, company)
    await deliver(mail, letter, company)
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual(Array(2).fill('<abc@shop.test>'))
  })
})

describe('without SMTP_URL', () => {
  // EML-5
  test('each mail is a file in DATA_DIR/mail', async () => {
    const { user, order } = await placeOrder()
    await startWorker({})
    await enqueue({ kind: 'passwordChanged', userId: user.id })
    await enqueue({ kind: 'orderReceived', orderId: order.id })
    // One that is being written has another ending until it is whole.
    const names = async () =>
      (await readdir(join(folder, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    await waitFor(async () => expect(await names()).toHaveLength(2))
    const files = await names()
    for (const name of files) {
      expect(name).toMatch(/^\d{8}T\d{9}Z-(passwordChanged|orderReceived)-[\w-]{36}\.eml$/)
      const raw = await readFile(join(folder, 'mail', name))
      const mail = await PostalMime.parse(raw)
      expect(mail.to?.[0]).toEqual({ name: 'Aysel Əliyeva', address: user.email })
      expect(mail.messageId).toBe(`<${name.slice(-40, -4)}@shop.test>`)
      expect(mail.html && mail.text).toBeTruthy()
      expect(raw.toString()).toContain('\r\n')
    }
  })

  test('the files of one second are in the order in which the emails were written', async () => {
    const deliver = openDelivery(settingsWith({}))
    for (const [mailId, queuedAt] of [
      ['bbb', '2026-11-23T02:30:00.100Z'],
      ['aaa', '2026-11-23T02:30:00.200Z'],
    ] as const)
      await deliver({ kind: 'passwordChanged', userId: 1, mailId, queuedAt }, letter, company)
    const names = (await readdir(join(folder, 'mail'))).toSorted()
    expect(names.map((name) => name.slice(-7, -4))).toEqual(['bbb', 'aaa'])
  })
})
