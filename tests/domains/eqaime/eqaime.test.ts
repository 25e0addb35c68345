import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bakuDate } from '../../../src/lib/days.ts'
import { makeOrder, makeProduct, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { makeSeller } from '../../support/seller.ts'

let app: TestApp
let cashier: string
let owner: string
let service: Awaited<ReturnType<typeof makeService>>
let customer: Awaited<ReturnType<typeof makeUser>>
let buyerId: number
const goodsCode = '4911101000'
beforeAll(async () => {
  app = await startTestApp()
  cashier = await app.signIn(['orders', 'newOrders'])
  owner = await app.signIn(['orders', 'newOrders', 'discounts', 'services'])
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.trpc(owner).eqaime.removeSchema.mutate({ layout: '304' })
  await makeSeller(app.deps.db)
  await setCode(goodsCode)
  service = await makeService(app.deps.db, { name: 'Flayer' })
  customer = await makeUser(app.deps.db)
  buyerId = await addBuyer()
  await app.trpc(owner).payments.updateTerms.mutate({ deposit: 50, daysToPay: 5 })
})

const setCode = (code: string) =>
  app.deps.db.eqaimeSettings.update({ where: { id: 1 }, data: { goodsCode: code } })
let named = 0
/** Each test’s company has a name of its own, by which its documents are found. */
const addBuyer = async (more: object = {}) => {
  named += 1
  const { id } = await app.deps.db.buyer.create({
    data: {
      userId: customer.id,
      name: `Bağ Evi ${String.fromCharCode(64 + named)}${named}x`,
      voen: '1402345691',
      address: 'Bakı, Tbilisi pr. 41',
      ...more,
    },
  })
  return id
}
const nameOf = async (id = buyerId) => (await app.deps.db.buyer.findUniqueOrThrow({ where: { id } })).name
const staff = () => app.trpc(cashier)
type Ordered = { price?: number; count?: number; of?: number; productId?: number }
/** A completed order that a company pays for. */
async function done({ price = 100, count = 3, of = buyerId, productId }: Ordered = {}) {
  const { id } = await makeOrder(app.deps.db, customer.id, service, {
    count,
    status: 'Completed',
    price: Math.round(price * 100),
  })
  await app.deps.db.order.update({
    where: { id },
    data: { buyerId: of, ...(productId && { productId, productName: 'Futbolka' }) },
  })
  return id
}
const act = async (more: Ordered = {}) => staff().documents.issueAct.mutate({ orderIds: [await done(more)] })
const due = async (more: object = {}) => staff().eqaime.due.query({ name: await nameOf(), ...more })
const rowOf = async (id: number) => (await due()).items.find(({ document }) => document.id === id)
const pack = (documentIds: number[], more: object = {}, token = cashier) =>
  app.rest('POST', '/eqaime/package', {
    token,
    json: { documentIds, layout: '304', format: 'json', ...more },
  })
const today = () => bakuDate(app.deps.now())
const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
/** A document that was issued days ago. */
async function age(id: number, days: number) {
  const day = new Date(`${daysAfter(today(), -days)}T00:00:00Z`)
  await app.deps.db.$transaction([
    app.deps.db.$executeRaw`ALTER TABLE documents DISABLE TRIGGER documents_kept`,
    app.deps.db.$executeRaw`UPDATE documents SET day = ${day}::date WHERE id = ${id}`,
    app.deps.db.$executeRaw`ALTER TABLE documents ENABLE TRIGGER documents_kept`,
  ])
}
let portal = 26_120_000_000
const portalNumber = () => `EQ${++portal}`
async function exported(more: Ordered = {}) {
  const issued = await act(more)
  expect((await pack([issued.id])).status).toBe(200)
  return issued
}

// DOC-20
describe('the code of goods', () => {
  test('is ten digits or nothing, of a service and of a product, and no visitor sees it', async () => {
    const services = app.trpc(owner).services
    await services.update.mutate({ id: service.id, goodsCode: '4911 10 1000' })
    expect((await services.multilanguage.query({ id: service.id })).goodsCode).toBe(goodsCode)
    const wrong = await app.rest('PUT', '/services', {
      token: owner,
      json: { id: service.id, goodsCode: '12345' },
    })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors).toMatchObject([{ path: 'goodsCode' }])
    const product = await makeProduct(app.deps.db, service.id)
    await app.trpc(owner).products.update.mutate({ id: product.id, goodsCode: '6109100010' })
    expect((await app.trpc(owner).products.multilanguage.query({ id: product.id })).goodsCode).toBe(
      '6109100010',
    )
    for (const path of ['/services', `/services/${service.id}`, `/servicetypes/${product.id}`])
      expect(JSON.stringify((await app.rest('GET', path)).body), path).not.toMatch(/goodsCode|6109100010/)
    await services.update.mutate({ id: service.id, goodsCode: '' })
    expect((await services.multilanguage.query({ id: service.id })).goodsCode).toBe('')
  })

  test('of a product counts before its service’s, and that before the settings’', async () => {
    const product = await makeProduct(app.deps.db, service.id)
    const issued = await staff().documents.issueAct.mutate({
      orderIds: [await done(), await done({ productId: product.id })],
    })
    const codes = async () => {
      const { body } = await pack([issued.id], { format: 'json' })
      return JSON.stringify(body).match(/"c1":"\d+"/g)
    }
    const write = (kind: 'service' | 'product', code: string) =>
      kind === 'service'
        ? app.deps.db.service.update({ where: { id: service.id }, data: { goodsCode: code } })
        : app.deps.db.product.update({ where: { id: product.id }, data: { goodsCode: code } })
    expect(await codes()).toEqual(expect.arrayContaining([`"c1":"${goodsCode}"`]))
    await write('service', '4909000000')
    await write('product', '6109100010')
    expect((await codes())?.slice(0, 2)).toEqual(['"c1":"4909000000"', '"c1":"6109100010"'])
    await write('product', '')
    expect((await codes())?.slice(0, 2)).toEqual(['"c1":"4909000000"', '"c1":"4909000000"'])
  })
})

// DOC-21
describe('what is to be written', () => {
  test('is an act of a company with a VÖEN that wants it, within five calendar days of the act', async () => {
    const issued = await act({ price: 410 })
    expect(await rowOf(issued.id)).toMatchObject({
      kind: 'delivery',
      document: { number: issued.number, kind: 'act' },
      buyer: { id: buyerId, voen: '1402345691' },
      lines: [{ title: { az: 'Flayer' } }],
      gross: 410,
      vat: 62.54,
      from: today(),
      dueOn: daysAfter(today(), 5),
      daysLeft: 5,
      problems: [],
      canExport: true,
    })
    await age(issued.id, 6)
    expect(await rowOf(issued.id)).toMatchObject({ daysLeft: -1 })
    await app.deps.db.buyer.update({ where: { id: buyerId }, data: { wantsEqaime: false } })
    expect(await rowOf(issued.id)).toBeUndefined()
  })

  test('isn’t what was voided, what was exported, and what no taxpayer buys', async () => {
    const voided = await act()
    await staff().documents.void.mutate({ id: voided.id, reason: 'Alıcı səhv yazılıb' })
    const sent = await exported()
    const noPayer = await addBuyer({ voen: '', name: await nameOf() })
    const other = await act({ of: noPayer })
    const ids = (await due()).items.map(({ document }) => document.id)
    for (const { id } of [voided, sent, other]) expect(ids).not.toContain(id)
  })

  test('is a payment ahead that has come, until an act names its order', async () => {
    const { id } = await makeOrder(app.deps.db, customer.id, service, { count: 10 })
    await app.deps.db.order.update({ where: { id }, data: { buyerId } })
    await app.trpc(cashier).orders.confirm.mutate({ id, price: 108 })
    const { requests } = await staff().payments.ofOrder.query({ id })
    const invoice = await staff().documents.invoice.mutate({ requestId: requests[0]?.id ?? 0 })
    expect(await rowOf(invoice.id)).toBeUndefined()
    await staff().payments.record.mutate({
      appUserId: customer.id,
      way: 'transfer',
      amount: 54,
      orders: [{ orderId: id, amount: 54 }],
    })
    expect(await rowOf(invoice.id)).toMatchObject({ kind: 'advance', gross: 54, vat: 8.24, from: today() })
    // Exported, its number stands in the e-qaimə of the delivery.
    expect((await pack([invoice.id])).status).toBe(200)
    const number = portalNumber()
    await staff().eqaime.update.mutate({ id: invoice.id, portalNumber: number })
    await app.deps.db.order.update({ where: { id }, data: { status: 'Completed' } })
    const delivery = await staff().documents.issueAct.mutate({ orderIds: [id] })
    const { body } = await pack([delivery.id], { format: 'json' })
    expect(JSON.stringify(body)).toContain(`Avans: ${number}`)
  })

  test('is found by company, VÖEN, number, order and month, with the sums of all that is found', async () => {
    const first = await act({ price: 100 })
    const second = await act({ price: 200 })
    const all = await due()
    expect(all).toMatchObject({ count: 2, gross: 300, vat: 45.76 })
    expect(all.dueCount).toBeGreaterThanOrEqual(2)
    expect((await due({ pageSize: 1 })).items).toHaveLength(1)
    expect((await due({ pageSize: 1 })).count).toBe(2)
    expect((await due({ kind: 'advance' })).count).toBe(0)
    expect((await due({ month: today().slice(0, 7) })).count).toBe(2)
    expect((await due({ month: '2020-01' })).count).toBe(0)
    const found = async (name: string) =>
      (await staff().eqaime.due.query({ name })).items.map(({ document }) => document.id)
    expect(await found(second.number)).toEqual([second.id])
    expect(await found(`№ ${first.orderIds[0]}`)).toEqual([first.id])
    expect(await found('14023')).toEqual(expect.arrayContaining([first.id, second.id]))
    expect(await found('100%_nothing')).toEqual([])
    const { dueCount } = await staff().overview.money.query()
    expect(dueCount).toBe((await staff().eqaime.due.query({})).count)
  })
})

// DOC-22
describe('what keeps a document from being exported', () => {
  test('is a missing code, said with its order and product, and a missing address', async () => {
    await setCode('')
    const product = await makeProduct(app.deps.db, service.id)
    const bare = await addBuyer({ address: '', name: await nameOf(), voen: '1402345601' })
    const issued = await act({ productId: product.id, of: bare })
    const [orderId] = issued.orderIds
    const row = await rowOf(issued.id)
    expect(row?.canExport).toBe(false)
    expect(row?.problems).toMatchObject([
      {
        code: 'noGoodsCode',
        bars: true,
        orderId,
        serviceId: service.id,
        productId: product.id,
        name: { az: 'Futbolka' },
      },
      { code: 'noAddress', bars: true },
      { code: 'oddVoen', bars: false },
    ])
    const refused = await pack([issued.id])
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain(issued.number)
    expect(await app.deps.db.eqaime.count({ where: { documentId: issued.id } })).toBe(0)
    await setCode(goodsCode)
    await app.deps.db.buyer.update({ where: { id: bare }, data: { address: 'Bakı' } })
    expect((await pack([issued.id])).status).toBe(200)
  })

  test('of a correction is that its act has no number in the portal', async () => {
    const issued = await exported({ price: 100 })
    const [orderId = 0] = issued.orderIds
    await app.deps.db.order.update({ where: { id: orderId }, data: { price: 8000 } })
    const correct = () =>
      app.trpc(owner).documents.correct.mutate({ id: issued.id, reason: 'Qiymət razılaşma ilə azaldılıb' })
    const correction = await correct()
    expect((await rowOf(correction.id))?.problems).toMatchObject([{ code: 'noOriginal', bars: true }])
    expect((await pack([correction.id])).status).toBe(409)
    const number = portalNumber()
    await staff().eqaime.update.mutate({
      id: issued.id,
      portalNumber: number.toLowerCase(),
      state: 'approved',
    })
    expect(await rowOf(correction.id)).toMatchObject({ kind: 'correction', gross: -20, problems: [] })
    const { body } = await pack([correction.id], { format: 'json' })
    expect(body).toMatchObject([
      {
        ds: number.slice(0, 2),
        dn: number.slice(2),
        des2: 'Qiymət razılaşma ilə azaldılıb',
        totals: { c9: '80.00' },
      },
    ])
    await app.deps.db.orderMoney.create({ data: { orderId, depositBp: 0, total: 8000, refunded: 8000 } })
    const nothing = await correct()
    expect((await rowOf(nothing.id))?.problems).toMatchObject([{ code: 'nothingLeft' }])
  })
})

// DOC-25
describe('a package', () => {
  const xsd = (layout: number) =>
    new File([readFileSync(new URL(`./${layout}.xsd`, import.meta.url))], `${layout}.xsd`)
  const put = (layout: number, file: File, token = owner) =>
    app.rest('PUT', `/eqaime/schemas/${layout}`, { token, form: { file } })

  test('is checked before: lines, sums, codes, and the schema when there is one', async () => {
    const issued = await act({ price: 410 })
    const check = (layout = '304') =>
      app.rest('POST', '/eqaime/check', { token: cashier, json: { documentIds: [issued.id], layout } })
    expect((await check()).body.data).toMatchObject({
      canExport: true,
      lines: 1,
      gross: 410,
      vat: 62.54,
      sumsEqual: true,
      schema: 'absent',
    })
    expect((await put(304, xsd(304), cashier)).status).toBe(403)
    expect((await put(304, xsd(304))).status).toBe(200)
    expect((await check()).body.data).toMatchObject({ canExport: true, schema: 'valid' })
    expect((await put(304, xsd(205))).status).toBe(200)
    const refusedBy = (await check()).body.data as { documents: { errors: { text: string }[] }[] }
    expect(refusedBy).toMatchObject({ canExport: false, schema: 'invalid' })
    expect(refusedBy.documents[0]?.errors[0]?.text).toContain('version')
    const refused = await pack([issued.id])
    expect(refused.status).toBe(409)
    expect(await app.deps.db.eqaime.count({ where: { documentId: issued.id } })).toBe(0)
    expect((await put(304, xsd(304))).status).toBe(200)
    expect((await pack([issued.id])).status).toBe(200)
    const row = await app.deps.db.eqaime.findUniqueOrThrow({ where: { documentId: issued.id } })
    expect(row).toMatchObject({ layout: 304, isChecked: true, kind: 'delivery', portalNumber: '' })
    const schemas = await app.rest('DELETE', '/eqaime/schemas/304', { token: owner })
    expect(schemas.body.data).toMatchObject([{ layout: '205' }, { layout: '304', file: null }])
  })

  test('takes no schema that isn’t one', async () => {
    const wrong = await put(205, new File(['<root/>'], '205.xsd'))
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors).toMatchObject([{ path: 'file' }])
    expect((await put(205, new File(['x'.repeat(3 * 1024 * 1024)], '205.xsd'))).status).toBe(413)
    expect((await app.rest('PUT', '/eqaime/schemas/205', { token: owner, json: {} })).status).toBe(400)
    expect((await app.rest('PUT', '/eqaime/schemas/206', { token: owner, json: {} })).status).toBe(400)
  })

  test('whose sum is off by one qəpik is refused', async () => {
    const issued = await act({ price: 410 })
    const content = (await app.deps.db.document.findUniqueOrThrow({ where: { id: issued.id } })).content as {
      lines: { net: number; gross: number }[]
    }
    for (const line of content.lines) {
      line.net += 1
      line.gross += 1
    }
    await app.deps.db.$transaction([
      app.deps.db.$executeRaw`ALTER TABLE documents DISABLE TRIGGER documents_kept`,
      app.deps.db.document.update({ where: { id: issued.id }, data: { content } }),
      app.deps.db.$executeRaw`ALTER TABLE documents ENABLE TRIGGER documents_kept`,
    ])
    const checked = await staff().eqaime.check.mutate({ documentIds: [issued.id], layout: '205' })
    expect(checked).toMatchObject({ sumsEqual: false, canExport: false })
    expect((await pack([issued.id])).status).toBe(409)
  })

  test('marks what it holds; two staff at once get the same, and again until there is a number', async () => {
    const documents = [await act(), await act({ price: 33.33, count: 7 })]
    const ids = documents.map(({ id }) => id)
    const zip = async () => {
      const file = await staff().eqaime.package.mutate({ documentIds: ids, layout: '304' })
      return unzipSync(Buffer.from(file.content, 'base64'))
    }
    const both = await Promise.all([zip(), zip()])
    expect(both[0]).toEqual(both[1])
    expect(Object.keys(both[0])).toEqual([
      'vhf-inf/vhf.mf',
      ...documents.map(({ number }) => `${number}.xml`),
    ])
    expect(await app.deps.db.eqaime.count({ where: { documentId: { in: ids } } })).toBe(2)
    expect(await zip()).toEqual(both[0])
    const answer = await fetch(`${app.url}/api/eqaime/package`, {
      method: 'POST',
      headers: { authorization: `Bearer ${cashier}`, 'content-type': 'application/json' },
      body: JSON.stringify({ documentIds: ids, layout: 304 }),
    })
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(unzipSync(new Uint8Array(await answer.arrayBuffer()))).toEqual(both[0])
    expect((await pack(ids, { layout: 205 })).status).toBe(200)
    const [first = 0] = ids
    expect(await app.deps.db.eqaime.findUniqueOrThrow({ where: { documentId: first } })).toMatchObject({
      layout: 205,
    })
    await staff().eqaime.update.mutate({ id: first, portalNumber: portalNumber() })
    const refused = await pack(ids)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain(documents[0]?.number)
    expect(refused.body.message).not.toContain(documents[1]?.number)
  })

  test('holds nothing that was voided, is unknown or is no e-qaimə', async () => {
    const voided = await act()
    await staff().documents.void.mutate({ id: voided.id, reason: 'Alıcı səhv yazılıb' })
    expect((await pack([voided.id])).status).toBe(409)
    expect((await pack([2_000_000_000])).status).toBe(404)
    const span = { from: daysAfter(today(), -5), to: today() }
    await act()
    const statement = await staff().documents.issueStatement.mutate({ buyerId, ...span })
    expect((await pack([statement.id])).status).toBe(404)
    expect((await pack([])).status).toBe(400)
    expect((await pack([voided.id], { layout: '999' })).status).toBe(400)
  })
})

// DOC-26
describe('numbers pasted back', () => {
  const write = (text: string) => staff().eqaime.writeNumbers.mutate({ text })

  test('find their documents, are written once, and say what else there is', async () => {
    const [one, two, three] = [await exported(), await exported(), await exported()]
    const unsent = await act()
    const [first, second, third] = [portalNumber(), portalNumber(), portalNumber()]
    const short = three.number.replace('-0', '-')
    const text = [
      'Sənəd\tNömrə\tVəziyyət',
      `${one.number}\t${first}\tonApproval`,
      `approved; ${second.toLowerCase()}; 1402345691; ${two.number}, sifariş № 1`,
      `${short} ${third} onApproval`,
      `${unsent.number} ${portalNumber()}`,
      `${two.number} ${portalNumber()}`,
      '',
    ].join('\r\n')
    const read = await staff().eqaime.readNumbers.mutate({ text })
    expect(read.found).toEqual([
      {
        line: 2,
        document: { id: one.id, number: one.number },
        portalNumber: first,
        state: 'onApproval',
        isKnown: false,
      },
      {
        line: 3,
        document: { id: two.id, number: two.number },
        portalNumber: second,
        state: 'approved',
        isKnown: false,
      },
    ])
    expect(read.unknown).toMatchObject([
      { line: 4, reason: 'unknownDocument', guess: three.number },
      { line: 5, reason: 'notExported', document: { id: unsent.id } },
      { line: 6, reason: 'documentTwice' },
    ])
    expect(await app.deps.db.eqaime.count({ where: { portalNumber: first } })).toBe(0)
    expect(await write(text)).toEqual(read)
    const entries = await app.deps.db.auditEntry.count()
    const again = await write(text)
    expect(again.found.map(({ isKnown }) => isKnown)).toEqual([true, true])
    expect(again.unknown.map(({ reason }) => reason)).toEqual([
      'unknownDocument',
      'notExported',
      'documentTwice',
    ])
    expect(await app.deps.db.auditEntry.count()).toBe(entries)
    // A line without our reference is of the document that has this number already; its state is the newer one.
    expect((await write(`${first} cancelRequested`)).found).toMatchObject([
      { document: { id: one.id }, state: 'cancelRequested' },
    ])
    expect((await write(`${two.number} ${portalNumber()}`)).unknown).toMatchObject([
      { reason: 'otherNumber' },
    ])
    expect((await write(`${three.number} ${first}`)).unknown).toMatchObject([
      { reason: 'sameNumber', document: { id: one.id } },
    ])
    const name = await nameOf()
    const sent = await staff().eqaime.sent.query({ name, state: 'cancelRequested' })
    expect(sent).toMatchObject({
      count: 1,
      gross: 100,
      items: [{ portalNumber: first, document: { id: one.id } }],
    })
    expect((await staff().eqaime.sent.query({ name: first })).items).toHaveLength(1)
    expect((await staff().eqaime.sent.query({ name })).count).toBe(3)
  })

  test('are written by hand, too: a number of another document, a wrong one or a state alone is refused', async () => {
    const [one, two] = [await exported(), await exported()]
    const update = (id: number, json: object) => app.rest('PUT', `/eqaime/${id}`, { token: cashier, json })
    expect((await update(one.id, { state: 'approved' })).status).toBe(400)
    expect((await update(one.id, { portalNumber: 'EQ1' })).status).toBe(400)
    const number = portalNumber()
    const spaced = `${number.slice(0, 2).toLowerCase()} ${number.slice(2)}`
    expect((await update(one.id, { portalNumber: spaced, state: 'approved' })).body.data).toMatchObject({
      portalNumber: number,
      portalState: 'approved',
    })
    const taken = await update(two.id, { portalNumber: number })
    expect(taken.status).toBe(409)
    expect(taken.body.message).toContain(one.number)
    expect((await update(one.id, { portalNumber: '' })).body.data).toMatchObject({
      portalNumber: '',
      portalState: null,
    })
    const unsent = await act()
    expect((await update(unsent.id, { portalNumber: portalNumber() })).status).toBe(404)
  })
})

// DOC-28
test('what was exported isn’t voided, until the portal has ended it', async () => {
  const issued = await exported()
  const voided = () =>
    app.rest('POST', `/documents/${issued.id}/void`, {
      token: cashier,
      json: { reason: 'Alıcı səhv yazılıb' },
    })
  expect((await voided()).status).toBe(409)
  await staff().eqaime.update.mutate({
    id: issued.id,
    portalNumber: portalNumber(),
    state: 'cancelRequested',
  })
  expect((await voided()).status).toBe(409)
  await staff().eqaime.update.mutate({ id: issued.id, state: 'canceled' })
  expect((await voided()).status).toBe(200)
})

// DOC-29
test('settings are of areas 8 and 9, as they were read, and leave an entry', async () => {
  const read = await staff().eqaime.settings.query()
  const put = (json: object, token = owner) => app.rest('PUT', '/eqaime/settings', { token, json })
  expect((await put({ goodsCode }, cashier)).status).toBe(403)
  expect((await put({ goodsCode: '49' })).status).toBe(400)
  const saved = await put({ goodsCode: '4909 00 0000', layout: 205, updatedAt: read.updatedAt })
  expect(saved.body.data).toMatchObject({ goodsCode: '4909000000', layout: '205' })
  expect((await put({ layout: '304', updatedAt: read.updatedAt })).status).toBe(409)
  const entry = await app.deps.db.auditEntry.findFirst({
    where: { kind: 'eqaimeSettings' },
    orderBy: { id: 'desc' },
  })
  expect(entry?.fields).toEqual({ goodsCode: [goodsCode, '4909000000'], eqaimeLayout: ['304', '205'] })
  await put({ layout: '304' })
})

// DOC-27
test('a customer’s data names the e-qaimə of their documents as the portal does', async () => {
  const issued = await exported()
  const number = portalNumber()
  await staff().eqaime.update.mutate({ id: issued.id, portalNumber: number, state: 'approved' })
  const token = await app.signIn(['users', 'staff'])
  const answer = await app.rest('GET', `/clients/${customer.id}/data`, { token })
  expect(answer.body).toMatchObject({
    eqaime: [{ document: issued.number, portalNumber: number, portalState: 'approved' }],
  })
})

// DOC-27
test('an erased customer’s documents keep what the portal calls them', async () => {
  const issued = await exported()
  const number = portalNumber()
  await staff().eqaime.update.mutate({ id: issued.id, portalNumber: number })
  await app.trpc(await app.signIn(['users', 'staff'])).personalData.eraseCustomer.mutate({ id: customer.id })
  expect((await staff().eqaime.sent.query({ name: number })).items).toMatchObject([
    { document: { id: issued.id } },
  ])
})
