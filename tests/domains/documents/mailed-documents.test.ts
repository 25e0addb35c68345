import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepInvoices } from '../../../src/domains/documents/keep-documents.ts'
import { pdfForEmail } from '../../../src/domains/documents/mail-document.ts'
import { startEmailWorker } from '../../../src/domains/email/worker.ts'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import { queuedEmails } from '../../support/accounts.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { untilMailed } from '../../support/mailbox.ts'
import { makeSeller } from '../../support/seller.ts'
import { startSmtp, type TestSmtp } from '../../support/smtp.ts'

let app: TestApp
let smtp: TestSmtp
let token: string
let staff: ReturnType<TestApp['trpc']>
let customer: Awaited<ReturnType<typeof makeUser>>
let buyerId: number
beforeAll(async () => {
  app = await startTestApp()
  smtp = await startSmtp()
  token = await app.signIn(['orders', 'newOrders', 'discounts'])
  staff = app.trpc(token)
  await makeSeller(app.deps.db)
  await startEmailWorker({
    ...app.deps,
    settings: { ...app.deps.settings, SMTP_URL: smtp.url },
    jobs: app.running.jobs,
    documentPdf: pdfForEmail(app.deps),
  })
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})
beforeEach(async () => {
  customer = await makeUser(app.deps.db, 'Client')
  await app.deps.db.user.update({ where: { id: customer.id }, data: { language: 'ru' } })
  const company = { appUserId: customer.id, name: '«Bağ Evi» MMC', voen: '1402345691' }
  buyerId = (await staff.buyers.addForCustomer.mutate(company)).id
})

async function order(status: 'Accepted' | 'Completed', payer: number | null = buyerId): Promise<number> {
  const done = status === 'Completed' ? { status, price: 11_800 } : {}
  const { id } = await makeOrder(app.deps.db, customer.id, await makeService(app.deps.db), done)
  await app.deps.db.order.update({ where: { id }, data: { buyerId: payer, language: 'ru' } })
  if (status === 'Accepted') await staff.orders.confirm.mutate({ id, price: 118 })
  return id
}
async function invoiceOf(orderId: number): Promise<number> {
  const asked = { appUserId: customer.id, kind: 'free' as const, orders: [{ orderId, amount: 50 }] }
  const { id: requestId } = await staff.payments.ask.mutate(asked)
  return (await staff.documents.invoice.mutate({ requestId })).id
}
/** What came for the customer, with a PDF, since it was queued. */
async function mailed() {
  await untilMailed(app.deps.db)
  return smtp.mails.filter(
    ({ to, attachments }) => to?.[0]?.address === customer.email && attachments.length > 0,
  )
}
const jobsOf = async (documentId: number) =>
  ((await queuedEmails(app.deps.db, 'documentIssued')) as { documentId: number }[]).filter(
    (job) => job.documentId === documentId,
  )

// DOC-36
describe('what is issued for a company', () => {
  test('goes to its customer in their language, the PDF byte for byte, with its name and type', async () => {
    const accepted = await order('Accepted')
    await staff.payments.ask.mutate({
      appUserId: customer.id,
      kind: 'free',
      orders: [{ orderId: accepted, amount: 50 }],
      dueOn: '2099-12-04',
    })
    await Promise.all([keepInvoices(app.deps), keepInvoices(app.deps)])
    const done = await order('Completed')
    const act = await staff.documents.issueAct.mutate({ orderIds: [done] })
    await app.deps.db.order.update({ where: { id: done }, data: { price: 10_000 } })
    await staff.documents.correct.mutate({ id: act.id, reason: 'Qiymət azaldılıb' })
    await staff.documents.issueStatement.mutate({ buyerId, from: '2020-01-01', to: '2199-12-31' })
    const { items } = await staff.documents.list.query({ name: '«Bağ Evi» MMC' })
    const own = items.filter(({ appUser }) => appUser?.id === customer.id)
    const mails = await mailed()
    expect(mails).toHaveLength(4)
    for (const { id, number } of own) {
      const mail = mails.find(({ subject }) => subject?.includes(number))
      expect(mail?.subject).toContain('«Bağ Evi» MMC')
      expect(mail?.html).toContain('<html lang="ru"')
      const [attached] = mail?.attachments ?? []
      expect(attached).toMatchObject({ filename: `${number}.pdf`, mimeType: 'application/pdf' })
      const { bytes } = await app.deps.db.documentPdf.findUniqueOrThrow({ where: { documentId: id } })
      expect(Buffer.from(attached?.content as ArrayBuffer).equals(Buffer.from(bytes))).toBe(true)
    }
    const invoice = mails.find(({ subject }) => subject?.includes('H-'))
    expect(invoice?.text).toMatch(/50,00\sAZN/)
    expect(invoice?.text).toContain('4 декабря 2099')
    expect(invoice?.text).toContain(`№\u00a0${accepted}`)
  })

  test('isn’t sent when it counts no more, nor of a person by itself; staff can send that', async () => {
    const id = await invoiceOf(await order('Accepted'))
    const [job] = await jobsOf(id)
    await mailed()
    await staff.documents.void.mutate({ id, reason: 'Alıcının adı səhv yazılıb' })
    const circumstances = {
      siteUrl: 'https://shop.test',
      now: new Date(),
      documentPdf: pdfForEmail(app.deps),
    }
    expect(await writeEmail(app.deps.db, job as never, circumstances)).toBeNull()
    const persons = await invoiceOf(await order('Accepted', null))
    expect(await jobsOf(persons)).toEqual([])
    expect(await staff.documents.send.mutate({ id: persons })).toMatchObject({ id: persons, mail: 'reaches' })
    const entry = await app.deps.db.auditEntry.findFirst({
      where: { kind: 'document', recordId: persons },
      orderBy: { id: 'desc' },
    })
    expect(entry?.fields).toEqual({ isMailed: [false, true] })
    expect((await mailed()).at(-1)?.attachments[0]?.filename).toMatch(/^H-/)
    const again = await app.rest('POST', `/documents/${id}/send`, { token })
    expect([again.status, again.body.message]).toEqual([409, expect.any(String)])
    expect((await app.rest('POST', '/documents/999999/send', { token })).status).toBe(404)
  })

  test('waits for the address to be confirmed; staff are told that no email would arrive', async () => {
    const { db, emails } = app.deps
    const { id: orderId } = await makeOrder(db, customer.id, await makeService(db), {
      status: 'Completed',
      price: 11_800,
    })
    await db.order.update({ where: { id: orderId }, data: { buyerId } })
    await db.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: null } })
    const { id, mail } = await staff.documents.issueAct.mutate({ orderIds: [orderId] })
    expect(mail).toBe('unconfirmed')
    expect(await mailed()).toEqual([])
    const refused = await app.rest('POST', `/documents/${id}/send`, { token, query: { language: 'ru' } })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('не подтвердил')])
    await db.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: new Date() } })
    await db.$transaction((tx) => emails.sendHeld(tx, customer.id))
    expect(await mailed()).toHaveLength(1)
  })

  test('that is too large for an email is named in it, without the PDF', async () => {
    const id = await invoiceOf(await order('Accepted'))
    const [job] = await jobsOf(id)
    const email = await writeEmail(app.deps.db, job as never, {
      siteUrl: 'https://shop.test',
      now: new Date(),
      documentPdf: async () => ({
        fileName: 'H.pdf',
        contentType: 'application/pdf',
        content: Buffer.alloc(9_000_000),
      }),
    })
    expect(email?.attachments).toEqual([])
    expect(email?.action?.url).toBe('https://shop.test/ru/payments')
  })
})
