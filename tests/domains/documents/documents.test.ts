import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { numbersIn } from '../../../src/domains/documents/document-number.ts'
import { issueAct } from '../../../src/domains/documents/issue-act.ts'
import { emptyDocuments, keepInvoices } from '../../../src/domains/documents/keep-documents.ts'
import { makeOrder, makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { readTags } from '../../support/read-tags.ts'
import { randomFrom } from '../../support/seeded-random.ts'
import { makeSeller } from '../../support/seller.ts'

let app: TestApp
let cashier: string
let owner: string
let service: Awaited<ReturnType<typeof makeService>>
let customer: Awaited<ReturnType<typeof makeUser>>
let own: string
beforeAll(async () => {
  app = await startTestApp()
  cashier = await app.signIn(['orders', 'newOrders'])
  owner = await app.signIn(['orders', 'newOrders', 'discounts'])
  service = await makeService(app.deps.db, { name: 'Flayer' })
})
afterAll(() => app.close())
beforeEach(async () => {
  customer = await makeUser(app.deps.db)
  own = await makeToken(app.deps.db, customer.id)
  await makeSeller(app.deps.db)
  await app.trpc(owner).payments.updateTerms.mutate({ deposit: 50, daysToPay: 5 })
})

type Document = Awaited<ReturnType<ReturnType<TestApp['trpc']>['documents']['invoice']['mutate']>>
type Answer = { status: number; body: { message?: string; data?: unknown } }
const documentIn = ({ status, body }: Answer): Document => {
  expect(status, body.message).toBe(201)
  return body.data as Document
}

const addBuyer = async (more: object = {}) =>
  app.trpc(own).buyers.add.mutate({
    name: '«Bağ Evi» MMC',
    voen: '1402345691',
    address: 'Bakı, Tbilisi pr. 41',
    ...more,
  })
type Ordered = { price?: number; count?: number; buyerId?: number | null; status?: 'Accepted' | 'Completed' }
/** An accepted order with its money, or a completed one. */
async function order({ price = 100, count = 100, buyerId = null, status = 'Accepted' }: Ordered = {}) {
  const done = status === 'Completed' ? { status, price: Math.round(price * 100) } : {}
  const { id } = await makeOrder(app.deps.db, customer.id, service, { count, ...done })
  await app.deps.db.order.update({ where: { id }, data: { buyerId } })
  if (status === 'Accepted') await app.trpc(cashier).orders.confirm.mutate({ id, price })
  return id
}
const requestOf = async (orderId: number) =>
  (await app.trpc(cashier).payments.ofOrder.query({ id: orderId })).requests.find(
    ({ state }) => state === 'Open',
  )?.id ?? 0
const invoice = (requestId: number, token = own) =>
  app.rest('POST', '/documents/invoice', { token, json: { requestId } })
const act = (orderIds: number[], token = cashier) =>
  app.rest('POST', '/documents/act', { token, json: { orderIds } })
async function pdfOf(path: string, token = own): Promise<{ status: number; bytes: Buffer }> {
  const answer = await fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const linesOf = async (id: number) => readPdf((await pdfOf(`/documents/${id}/document.pdf`)).bytes).lines

// DOC-4, DOC-5
describe('an invoice', () => {
  test('is issued of what is asked for, once, for its customer and staff, and nobody else', async () => {
    const id = await order({ price: 100 })
    const requestId = await requestOf(id)
    const issued = documentIn(await invoice(requestId))
    expect(issued).toMatchObject({
      kind: 'invoice',
      gross: 50,
      net: 42.37,
      vat: 7.63,
      orderIds: [id],
      requestId,
    })
    expect(issued.number).toMatch(/^H-20\d\d-\d{6}$/)
    const again = await Promise.all([invoice(requestId), invoice(requestId, cashier), invoice(requestId)])
    expect(again.map((answer) => documentIn(answer).id)).toEqual([issued.id, issued.id, issued.id])
    const stranger = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
    expect((await invoice(requestId, stranger)).status).toBe(404)
    expect((await pdfOf(`/documents/${issued.id}/document.pdf`, stranger)).status).toBe(404)
    expect(await app.trpc(own).documents.own.query()).toMatchObject([{ id: issued.id }])
    expect(await app.trpc(own).documents.ofOrder.query({ id })).toMatchObject([{ id: issued.id }])
  })

  test('of a VAT payer shows a company both payments, and a person one sum', async () => {
    const { id: buyerId } = await addBuyer()
    const company = documentIn(await invoice(await requestOf(await order({ price: 1660, buyerId }))))
    const lines = await linesOf(company.id)
    expect(lines.join(' ')).toMatch(/«Bağ Evi» MMC VÖEN 1402345691/)
    for (const shown of ['703,39\u00a0₼', '126,61\u00a0₼', 'Səkkiz yüz otuz manat 00 qəpik'])
      expect(lines).toContain(shown)
    expect(lines).toContain('AZ21 NABZ 0000 0000 1370 1000 1944')
    expect(lines).toContain('AZ96 AZEJ 0000 0000 0012 3456 7890')
    const person = documentIn(await invoice(await requestOf(await order({ price: 1660 }))))
    const ofPerson = await linesOf(person.id)
    expect(ofPerson).toContain('830,00\u00a0₼')
    expect(ofPerson).not.toContain('AZ96 AZEJ 0000 0000 0012 3456 7890')
  })

  test('of one who is no VAT payer says nothing of VAT', async () => {
    await makeSeller(app.deps.db, { taxKind: 'simplified' })
    const { id: buyerId } = await addBuyer()
    const issued = documentIn(await invoice(await requestOf(await order({ price: 1660, buyerId }))))
    expect(issued).toMatchObject({ gross: 830, net: 830, vat: 0 })
    expect((await linesOf(issued.id)).join(' ')).not.toContain('ƏDV')
  })

  test('isn’t issued while requisites are missing, nor of what isn’t asked for', async () => {
    const requestId = await requestOf(await order())
    await app.deps.db.sellerProfile.deleteMany()
    const { status, body } = await invoice(requestId)
    expect([status, body.message]).toEqual([409, expect.stringContaining('rekvizit')])
    expect((await invoice(999_999)).status).toBe(404)
    expect(await app.deps.db.document.count({ where: { userId: customer.id } })).toBe(0)
  })

  test('counts no more once its request is replaced, and the new one has its own', async () => {
    const id = await order({ price: 100 })
    const first = documentIn(await invoice(await requestOf(id)))
    await app.trpc(owner).orders.correctPrice.mutate({ id, price: 120, reason: 'Daha çox' })
    const second = documentIn(await invoice(await requestOf(id)))
    expect(second.gross).toBe(60)
    const all = await app.trpc(cashier).documents.ofOrder.query({ id })
    expect(all.map(({ number, voidedAt }) => [number, voidedAt === null])).toEqual([
      [second.number, true],
      [first.number, false],
    ])
    expect(await app.trpc(own).documents.ofOrder.query({ id })).toHaveLength(1)
  })

  test('names who pays now: another payer voids it', async () => {
    const [{ id: buyerId }, { id: otherId }] = [await addBuyer(), await addBuyer({ name: 'Başqa MMC' })]
    const id = await order({ buyerId })
    const first = documentIn(await invoice(await requestOf(id)))
    await app.trpc(own).buyers.ofOrders.mutate({ ids: [id], buyerId: otherId })
    const second = documentIn(await invoice(await requestOf(id)))
    expect([first.buyer.name, second.buyer.name]).toEqual(['«Bağ Evi» MMC', 'Başqa MMC'])
    expect(second.id).not.toBe(first.id)
  })

  test('of a company is issued without anybody’s doing, of a person only when it is asked for', async () => {
    const { id: buyerId } = await addBuyer()
    const [company, person] = [await order({ buyerId }), await order()]
    await Promise.all([keepInvoices(app.deps), keepInvoices(app.deps)])
    expect(await app.trpc(own).documents.ofOrder.query({ id: company })).toHaveLength(1)
    expect(await app.trpc(own).documents.ofOrder.query({ id: person })).toEqual([])
  })

  test('of a company waits for no other one that can’t be issued', async () => {
    const { id: buyerId } = await addBuyer()
    const [first, second] = [await order({ buyerId }), await order({ buyerId })]
    const asked = await requestOf(first)
    const { db } = app.deps
    await db.$executeRaw`UPDATE payment_request_orders SET amount = 2147483647 WHERE request_id = ${asked}`
    await db.$executeRaw`INSERT INTO payment_request_orders (request_id, order_id, amount, paid_before)
      SELECT ${asked}, ${await order({ buyerId })}, 2147483647, 0`
    await expect(keepInvoices(app.deps)).rejects.toThrow('not issued')
    expect((await app.trpc(own).documents.ofOrder.query({ id: second })).length).toBe(1)
    const ended = { state: 'Cancelled', closedAt: new Date() } as const
    await db.paymentRequest.update({ where: { id: asked }, data: ended })
  })

  test('is kept as it was first drawn, byte for byte, whatever becomes of company and seller', async () => {
    const { id } = documentIn(await invoice(await requestOf(await order())))
    const [one, other] = await Promise.all([
      pdfOf(`/documents/${id}/document.pdf`),
      pdfOf(`/documents/${id}/document.pdf`),
    ])
    expect(one.bytes.equals(other.bytes)).toBe(true)
    await app.deps.db.sellerProfile.updateMany({ data: { name: 'Başqa satıcı' } })
    const later = await pdfOf(`/documents/${id}/document.pdf`, cashier)
    expect(later.bytes.equals(one.bytes)).toBe(true)
    const { sha256 } = await app.deps.db.documentPdf.findUniqueOrThrow({ where: { documentId: id } })
    expect(Buffer.from(sha256)).toEqual(createHash('sha256').update(one.bytes).digest())
  })

  test('is got by whoever has the link to pay, without an account', async () => {
    const requestId = await requestOf(await order())
    const { url } = await app.trpc(cashier).paymentLinks.ofRequest.mutate({ id: requestId })
    const token = url.split('/').at(-1) ?? ''
    const answer = await fetch(`${app.url}/api/payment/linked/invoice.pdf`, {
      method: 'POST',
      headers: { 'x-payment-link': token },
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(readPdf(Buffer.from(await answer.arrayBuffer())).pages).toBe(1)
    const wrong = await fetch(`${app.url}/api/payment/linked/invoice.pdf`, {
      method: 'POST',
      headers: { 'x-payment-link': 'wrong' },
    })
    expect(wrong.status).toBe(404)
  })
})

// DOC-9
describe('an act', () => {
  test('is of completed orders of one company, each in one act only', async () => {
    const { id: buyerId } = await addBuyer()
    const ids = [
      await order({ price: 190, buyerId, status: 'Completed' }),
      await order({ price: 390, buyerId, status: 'Completed' }),
    ]
    const waiting = await app.trpc(cashier).documents.toAccept.query()
    const group = waiting.find(({ buyer }) => buyer.id === buyerId)
    expect(group?.orders.map(({ orderId, cost }) => [orderId, cost])).toEqual([
      [ids[0], 190],
      [ids[1], 390],
    ])
    const answers = await Promise.all([act(ids), act(ids)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const issued = documentIn(answers.find(({ status }) => status === 201) ?? { status: 0, body: {} })
    expect(issued).toMatchObject({ gross: 580, net: 491.53, vat: 88.47, orderIds: ids })
    const after = await app.trpc(cashier).documents.toAccept.query()
    expect(after.some(({ buyer }) => buyer.id === buyerId)).toBe(false)
    const refused = await app.rest('PUT', '/buyers/orders', { token: own, json: { ids, buyerId: null } })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(String(ids[0]))])
  })

  test('is refused for what isn’t done, what no company pays for, and several companies', async () => {
    const [{ id: buyerId }, { id: otherId }] = [await addBuyer(), await addBuyer()]
    const done = await order({ buyerId, status: 'Completed' })
    const reasons = [
      [done, await order({ buyerId })],
      [done, await order({ status: 'Completed' })],
      [done, await order({ buyerId: otherId, status: 'Completed' })],
    ]
    for (const ids of reasons) expect((await act(ids)).status).toBe(409)
    expect((await act([done, 999_999])).status).toBe(404)
    expect((await act([])).status).toBe(400)
    expect((await act([done], own)).status).toBe(403)
    expect(await app.deps.db.document.count({ where: { buyerId } })).toBe(0)
  })

  test('is refused in words when it would be of more money than a document can say', async () => {
    const { id: buyerId } = await addBuyer()
    const dearest = { price: 9_999_999.99, buyerId, status: 'Completed' } as const
    const [first, second, third] = [await order(dearest), await order(dearest), await order(dearest)]
    const refused = await act([first, second, third])
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('21.474.836,47')])
    expect(documentIn(await act([first, second]))).toMatchObject({ gross: 19_999_999.98 })
  })

  // DOC-10
  test('is corrected by what the orders cost more or less since, and voided with a reason', async () => {
    const { id: buyerId } = await addBuyer()
    const id = await order({ price: 100, buyerId, status: 'Completed' })
    const issued = documentIn(await act([id]))
    const correct = (token = owner, reason = 'Bir hissə geri qaytarılıb') =>
      app.rest('POST', `/documents/${issued.id}/correction`, { token, json: { reason } })
    expect((await correct()).status).toBe(409)
    await app.deps.db.order.update({ where: { id }, data: { price: 8000 } })
    expect((await correct(cashier)).status).toBe(403)
    expect((await correct(owner, 'qısa')).status).toBe(400)
    const corrected = documentIn(await correct())
    expect(corrected).toMatchObject({ kind: 'correction', gross: -20, vat: -3.05, corrects: issued.number })
    expect((await linesOf(corrected.id)).join(' ')).toContain(issued.number)
    expect((await correct()).status).toBe(409)
    const voided = (document: number, reason = 'Alıcının adı səhv yazılıb') =>
      app.rest('POST', `/documents/${document}/void`, { token: cashier, json: { reason } })
    expect((await voided(issued.id)).status).toBe(409)
    expect((await voided(corrected.id)).status).toBe(200)
    expect((await voided(issued.id)).status).toBe(200)
    expect((await voided(issued.id)).status).toBe(409)
    expect(documentIn(await act([id])).gross).toBe(80)
  })
})

// DOC-10
test('what was given back of an order lowers what it costs, what was paid twice doesn’t', async () => {
  const { id: buyerId } = await addBuyer()
  const ids = [
    await order({ price: 100, buyerId, status: 'Completed' }),
    await order({ price: 100, buyerId, status: 'Completed' }),
  ]
  const issued = documentIn(await act(ids))
  const [one = 0, other = 0] = ids
  const pay = (orderId: number, amount: number) =>
    app.trpc(cashier).payments.record.mutate({
      appUserId: customer.id,
      way: 'cash',
      amount,
      orders: [{ orderId, amount: 100 }],
    })
  await pay(one, 100)
  await pay(other, 150)
  await app.trpc(owner).refunds.giveBack.mutate({ id: one, amount: 20, reason: 'Bir hissəsi əyri kəsilib' })
  const corrected = await app.rest('POST', `/documents/${issued.id}/correction`, {
    token: owner,
    json: { reason: 'Bir hissə geri qaytarılıb' },
  })
  expect(documentIn(corrected)).toMatchObject({ gross: -20, orderIds: [one] })
})

// DOC-11
test('a statement says what came of works and money in a span, and what was owed before and after', async () => {
  const { id: buyerId } = await addBuyer()
  const id = await order({ price: 100, buyerId, status: 'Completed' })
  documentIn(await act([id]))
  await app.trpc(cashier).payments.record.mutate({
    appUserId: customer.id,
    way: 'transfer',
    amount: 40,
    orders: [{ orderId: id, amount: 40 }],
  })
  const today = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10)
  const ask = (from: string, to: string) =>
    app.rest('POST', '/documents/statement', { token: cashier, json: { buyerId, from, to } })
  expect(documentIn(await ask(today, today))).toMatchObject({ kind: 'statement', gross: 60, vat: 0 })
  const later = documentIn(await ask('2199-01-01', '2199-01-31'))
  expect((await linesOf(later.id)).filter((line) => line === '60,00\u00a0₼')).toHaveLength(2)
  expect((await ask(today, '2020-01-01')).status).toBe(400)
  expect((await ask('2020-01-01', '2020-02-01')).status).toBe(409)
})

// DOC-12
test('a receipt says what a payment is for, and that it is no fiscal one', async () => {
  const id = await order({ price: 50 })
  const { id: paymentId } = await app.trpc(cashier).payments.record.mutate({
    appUserId: customer.id,
    way: 'cash',
    amount: 60,
    orders: [{ orderId: id, amount: 50 }],
  })
  const { status, bytes } = await pdfOf(`/payment/${paymentId}/receipt.pdf`)
  expect(status).toBe(200)
  const { lines, pages } = readPdf(bytes)
  expect(pages).toBe(1)
  for (const shown of ['50,00\u00a0₼', '10,00\u00a0₼', '60,00\u00a0₼', 'Altmış manat 00 qəpik'])
    expect(lines).toContain(shown)
  const stranger = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
  expect((await pdfOf(`/payment/${paymentId}/receipt.pdf`, stranger)).status).toBe(404)
})

// DOC-4
describe('numbers', () => {
  test('have no gap and none comes twice, when 50 of all kinds are issued at once and some fail', async () => {
    const { id: buyerId } = await addBuyer()
    const completed = () => order({ price: 10, buyerId, status: 'Completed' })
    const times = <Made>(count: number, make: () => Promise<Made>) =>
      Array.from({ length: count }).reduce<Promise<Made[]>>(
        async (made) => [...(await made), await make()],
        Promise.resolve([]),
      )
    const ids = await times(20, completed)
    const requests = await times(15, async () => requestOf(await order({ buyerId })))
    const acts = await times(10, async () => {
      const id = await completed()
      const issued = documentIn(await act([id]))
      await app.deps.db.order.update({ where: { id }, data: { price: 900 } })
      return issued.id
    })
    const before = await lasts()
    const today = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10)
    const staff = { token: owner }
    // Acts and corrections twice: of two one is refused, and takes no number along.
    const answers = await Promise.all([
      ...[...ids, ...ids].map((id) => act([id])),
      ...requests.map((id) => invoice(id)),
      ...[...acts, ...acts].map((id) =>
        app.rest('POST', `/documents/${id}/correction`, { ...staff, json: { reason: 'Ucuz başa gəldi' } }),
      ),
      ...Array.from({ length: 5 }, () =>
        app.rest('POST', '/documents/statement', { ...staff, json: { buyerId, from: today, to: today } }),
      ),
    ])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(30)
    const after = await lasts()
    const issued = { act: 20, invoice: 15, correction: 10, statement: 5 }
    for (const [kind, count] of Object.entries(issued))
      expect([kind, (after[kind] ?? 0) - (before[kind] ?? 0)]).toEqual([kind, count])
    const series = await app.deps.db.document.groupBy({
      by: ['kind', 'year'],
      _count: true,
      _min: { number: true },
      _max: { number: true },
    })
    for (const { kind, _count, _min, _max } of series)
      expect([kind, _min.number, _max.number]).toEqual([kind, 1, _count])
  })

  test('begin anew with the year of Baku', async () => {
    const { id: buyerId } = await addBuyer()
    const id = await order({ price: 10, buyerId, status: 'Completed' })
    const at = new Date('2030-12-31T20:00:00Z')
    const { number } = await issueAct({ ...app.deps, now: () => at }, { id: customer.id }, { orderIds: [id] })
    expect(number).toBe('A-2031-000001')
  })

  test('are found in what people write', () => {
    const number = { kind: 'act', year: 2026, number: 51 }
    for (const typed of ['A-2026-000051', 'akt a-2026-51 üzrə', 'A 2026/000051', '№ A-2026-000051.'])
      expect([typed, numbersIn(typed)]).toEqual([typed, [number]])
    for (const typed of ['A-1926-000051', 'AA-2026-000051', 'A-2026', 'Z-2026-000051', ''])
      expect([typed, numbersIn(typed)]).toEqual([typed, []])
  })
})

/** The last numbers of this year, by kind. */
const lasts = async (): Promise<Record<string, number>> => {
  const year = new Date(Date.now() + 4 * 3_600_000).getUTCFullYear()
  const rows = await app.deps.db.numberSeries.findMany({ where: { year } })
  return Object.fromEntries(rows.map(({ kind, last }) => [kind, last]))
}

// DOC-4
test('what was issued can’t be changed or deleted, not even by hand', async () => {
  const { id } = documentIn(await invoice(await requestOf(await order())))
  await pdfOf(`/documents/${id}/document.pdf`)
  const { db } = app.deps
  await expect(
    db.$executeRaw`UPDATE documents SET gross = 1, net = 1, vat = 0 WHERE id = ${id}`,
  ).rejects.toThrow()
  await expect(db.$executeRaw`UPDATE documents SET content = '[]' WHERE id = ${id}`).rejects.toThrow()
  await expect(db.$executeRaw`DELETE FROM document_orders WHERE document_id = ${id}`).rejects.toThrow()
  await expect(db.$executeRaw`DELETE FROM document_pdfs WHERE document_id = ${id}`).rejects.toThrow()
  await expect(db.$executeRaw`DELETE FROM documents WHERE id = ${id}`).rejects.toThrow()
})

// DOC-13
test('of an erased customer it stays for the legal term, then it is emptied; the company is at once', async () => {
  const { id: buyerId } = await addBuyer()
  const id = await order({ price: 10, buyerId, status: 'Completed' })
  const issued = documentIn(await act([id]))
  await pdfOf(`/documents/${issued.id}/document.pdf`, cashier)
  const { db, settings } = app.deps
  await app.trpc(await app.signIn(['users', 'staff'])).personalData.eraseCustomer.mutate({ id: customer.id })
  expect(await db.buyer.findUniqueOrThrow({ where: { id: buyerId } })).toMatchObject({ name: '', voen: '' })
  const kept = () => db.document.findUniqueOrThrow({ where: { id: issued.id }, include: { pdf: true } })
  const inYears = (years: number) => () => new Date(Date.now() + (years * 366 + 1) * 24 * 3_600_000)
  await emptyDocuments({ db, settings, now: inYears(4) })
  expect(await kept()).toMatchObject({ buyerName: '«Bağ Evi» MMC', pdf: { documentId: issued.id } })
  await emptyDocuments({ db, settings, now: inYears(5) })
  const after = await kept()
  expect([after.buyerName, after.buyerVoen, after.content, after.pdf]).toEqual(['', '', {}, null])
  expect([after.number, after.gross]).toEqual([Number(issued.number.slice(-6)), 1000])
  expect((await pdfOf(`/documents/${issued.id}/document.pdf`, cashier)).status).toBe(409)
})

// DOC-6, DOC-7
describe('on paper', () => {
  test('twelve lines are one page, in Azerbaijani with the customer’s language below, and can be copied', async () => {
    await app.deps.db.user.update({ where: { id: customer.id }, data: { language: 'ru' } })
    const { id: buyerId } = await addBuyer()
    const ids = []
    for (let turn = 0; turn < 12; turn += 1)
      ids.push(await order({ price: 10.07, buyerId, status: 'Completed' }))
    const issued = documentIn(await act(ids))
    const { bytes } = await pdfOf(`/documents/${issued.id}/document.pdf`)
    const { lines, pages } = readPdf(bytes)
    expect(pages).toBe(1)
    expect(lines.some((line) => /^№\u00a0\d+\. Flayer$/.test(line))).toBe(true)
    expect(lines.some((line) => /^№\u00a0\d+\. Flayer ru$/.test(line))).toBe(true)
    expect(lines.join(' ')).toMatch(/Alıcı \/ Покупатель/)
    const tags = await readTags(bytes)
    expect(JSON.stringify(tags.pages[0])).toContain('Table')
  })

  test('200 lines and names of 500 signs have room, nothing is lost', async () => {
    const long = 'Ə'
      .repeat(498)
      .replaceAll(/(.{20})/g, '$1 ')
      .slice(0, 498)
    const { id: buyerId } = await addBuyer({ name: long.trim() })
    const product = await makeProduct(app.deps.db, service.id, {
      name: 'Çox uzun adlı məhsul '.repeat(9).trim(),
    })
    const rows = await app.deps.db.order.createManyAndReturn({
      data: Array.from({ length: 200 }, () => ({
        userId: customer.id,
        serviceId: service.id,
        serviceName: service.name,
        serviceName_ru: service.name_ru,
        serviceName_en: service.name_en,
        productId: product.id,
        productName: product.name,
        productName_ru: product.name_ru,
        productName_en: product.name_en,
        count: 100,
        status: 'Completed' as const,
        price: 999,
        acceptedAt: new Date(),
        buyerId,
      })),
      select: { id: true },
    })
    const issued = documentIn(await act(rows.map(({ id }) => id)))
    const { lines, pages } = readPdf((await pdfOf(`/documents/${issued.id}/document.pdf`)).bytes)
    expect(pages).toBeGreaterThan(5)
    expect(lines.join(' ').replaceAll(' ', '')).toContain(long.replaceAll(' ', ''))
    for (const [index, { id }] of rows.entries())
      expect([index, lines.some((line) => line.includes(`№\u00a0${id}`))]).toEqual([index, true])
    expect(lines).toContain('1.998,00\u00a0₼')
  })

  test.each([
    [0.01, 'Sıfır manat 01 qəpik'],
    [9_999_999.99, 'Doqquz milyon doqquz yüz doxsan doqquz min doqquz yüz doxsan doqquz manat 99 qəpik'],
  ])('%d AZN are said in words', async (price, words) => {
    const { id: buyerId } = await addBuyer()
    const issued = documentIn(await act([await order({ price, buyerId, status: 'Completed' })]))
    expect((await linesOf(issued.id)).join(' ')).toContain(words)
  })
})

// DOC-3
test('sums of lines are the document’s, and their gross what the orders cost, to the qəpik', async () => {
  const seed = Number(process.env.DOCUMENT_SEED ?? Date.now() % 1_000_000)
  const random = randomFrom(seed)
  const { id: buyerId } = await addBuyer()
  for (let turn = 0; turn < 5; turn += 1) {
    const prices = Array.from(
      { length: 1 + Math.floor(random() * 6) },
      () => Math.ceil(random() * 100_000) / 100,
    )
    const ids = []
    for (const price of prices) ids.push(await order({ price, buyerId, status: 'Completed' }))
    const issued = documentIn(await act(ids))
    const row = await app.deps.db.document.findUniqueOrThrow({
      where: { id: issued.id },
      include: { orders: true },
    })
    const cost = prices.reduce((sum, price) => sum + Math.round(price * 100), 0)
    expect([seed, row.gross, row.net + row.vat]).toEqual([seed, cost, cost])
    expect(row.orders.reduce((sum, { gross }) => sum + gross, 0)).toBe(cost)
  }
})
