import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bankStatement } from '../../../../prisma/demo/bank-statement.ts'
import { referenceOf } from '../../../../src/domains/payment-requests/payment-reference.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../../support/factories.ts'
import { startTestApp, type TestApp } from '../../../support/harness.ts'
import { makeSeller } from '../../../support/seller.ts'
import { inlineRows, makeXlsx } from '../../../support/xlsx-files.ts'

let app: TestApp
let cashier: string
let other: string
let owner: string
let service: Awaited<ReturnType<typeof makeService>>
let customer: Awaited<ReturnType<typeof makeUser>>
beforeAll(async () => {
  app = await startTestApp()
  const staff = async (name: string, areas: number[]) =>
    makeToken(app.deps.db, (await makeUser(app.deps.db, areas, { name })).id)
  cashier = await staff('Rəna', [7, 8])
  other = await staff('Kamran', [7, 8])
  owner = await staff('Nigar', [7, 8, 9])
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setNow(null)
  customer = await makeUser(app.deps.db)
})

/** An accepted order of the customer, and the reference of a request for all of it. */
async function asked(price: number) {
  const { id: orderId } = await makeOrder(app.deps.db, customer.id, service)
  await app.trpc(cashier).orders.confirm.mutate({ id: orderId, price })
  const orders = [{ orderId }]
  const { id } = await app.trpc(cashier).payments.ask.mutate({ appUserId: customer.id, kind: 'full', orders })
  return { orderId, requestId: id, reference: referenceOf(id) }
}

type Said = {
  amount: string
  payer?: string
  voen?: string
  purpose?: string
  out?: boolean
  number?: string
}
let written = 0
const headings = 'Tarix;Sənəd №;Ödəyən;VÖEN;Məxaric;Mədaxil;Təyinat'
const rowOf = ({
  amount,
  payer = `BAĞ EVİ ${++written} MMC`,
  voen = '',
  purpose = '',
  out,
  number,
}: Said): string =>
  ['25.11.2020', number ?? `FT${++written}`, payer, voen, out ? amount : '', out ? '' : amount, purpose].join(
    ';',
  )
const csv = (rows: readonly string[], name = 'cixaris.csv') =>
  new File([`Nümunə Bankı ASC\nHesab;AZ53NUMB00000000000012345678\n${headings}\n${rows.join('\n')}\n`], name)
const statementOf = (...lines: Said[]) => csv(lines.map(rowOf))
const upload = async (file: File, token = cashier) => {
  const { isKnown, statement } = await app.trpc(token).statements.upload.mutate({ file })
  return { ...statement, isKnown }
}
const read = (id: number) => app.trpc(cashier).statements.read.query({ id })
const moneyOf = (id: number) => app.trpc(cashier).payments.ofOrder.query({ id })
type Line = Awaited<ReturnType<typeof upload>>['lines'][number]
/** What the screen sends of a line: its first candidate. */
const asProposed = ({ id: lineId, candidates: [first] }: Line) => ({
  lineId,
  way: first?.way,
  bookings: (first?.bookings ?? []).map(({ appUser, amount, orders }) => ({
    appUserId: appUser.id,
    amount,
    orders: orders.map((part) => ({ orderId: part.orderId, amount: part.amount })),
  })),
})
const book = (id: number, lines: object[], token = cashier) =>
  app.rest('POST', `/payment/statement/${id}/book`, { token, json: { lines } })
type Results = {
  results: { lineId: number; payments: number[]; error: { code: string; message: string } | null }[]
}
const resultsOf = (answer: Awaited<ReturnType<typeof book>>) => (answer.body.data as Results).results

// PAY-40
describe('a statement that is uploaded', () => {
  test('is read and proposed on both faces, and nothing is booked', async () => {
    const { orderId, reference } = await asked(62.5)
    const file = statementOf(
      { amount: '62,50', purpose: `hesab ${reference}`, number: 'FT26329KX81' },
      { amount: '1200,00', payer: 'XƏZƏR LOGİSTİKA', purpose: 'kirayə, noyabr' },
      { amount: '12,00', payer: 'BANK', purpose: 'noyabr xidmət haqqı', out: true },
    )
    const answer = await app.rest('POST', '/payment/statement', { token: cashier, form: { file } })
    expect(answer.status, answer.body.message).toBe(201)
    const { statement } = answer.body.data as { statement: Awaited<ReturnType<typeof read>> }
    expect(await read(statement.id)).toEqual(statement)
    expect(statement).toMatchObject({
      fileName: 'cixaris.csv',
      bank: 'Nümunə Bankı ASC',
      iban: 'AZ53NUMB00000000000012345678',
      uploadedBy: { name: 'Rəna' },
    })
    expect(statement.lines).toMatchObject([
      {
        day: '2020-11-25',
        amount: 62.5,
        payer: expect.stringContaining('BAĞ EVİ'),
        bankReference: 'FT26329KX81',
        group: 'proposed',
        why: 'reference',
        candidates: [
          {
            way: 'transfer',
            bookings: [
              { appUser: { id: customer.id }, balance: 0, orders: [{ orderId, amount: 62.5, left: 0 }] },
            ],
          },
        ],
      },
      { amount: 1200, group: 'notFound', why: 'noCandidate', candidates: [] },
      { amount: -12, group: 'notFound', why: 'outgoing' },
    ])
    expect((await moneyOf(orderId)).money?.paid).toBe(0)
  })

  test('is known again, also by two at once, and lines that two files have are one', async () => {
    const rows = [rowOf({ amount: '10,00' }), rowOf({ amount: '20,00' })]
    const [one, two] = await Promise.all([upload(csv(rows)), upload(csv(rows), other)])
    expect([one.id === two.id, one.isKnown !== two.isKnown]).toEqual([true, true])
    expect((await upload(csv(rows))).isKnown).toBe(true)
    const [first] = one.lines
    await book(one.id, [{ lineId: first?.id, bookings: [{ appUserId: customer.id, amount: 10 }] }])
    const overlapping = await upload(csv([...rows, rowOf({ amount: '30,00' })]))
    expect(overlapping.lines.map(({ group }) => group)).toEqual(['before', 'notFound', 'notFound'])
    expect(overlapping.lines[0]).toMatchObject({ id: first?.id, payments: [{ amount: 10 }] })
    const listed = await app.trpc(cashier).statements.list.query()
    expect(listed.find(({ id }) => id === one.id)).toMatchObject({ lines: 2, booked: 1, open: 1 })
  })

  test('has columns that are chosen once for its bank', async () => {
    const bank = 'Gün nömrəsi;Pul;Kimdən'
    const file = () => new File([`${bank}\n25.11.2020;5,00;Bağ Evi ${++written}\n`], 'bank.csv')
    const send = (more: object = {}) =>
      app.rest('POST', '/payment/statement', { token: cashier, form: { file: file(), ...more } })
    const refused = await send()
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'columns'])
    expect(refused.body.message).toContain('Gün nömrəsi · Pul · Kimdən')
    const { body } = await app.rest('POST', '/payment/statement/columns', {
      token: cashier,
      form: { file: file() },
    })
    expect(body.data).toMatchObject({
      headings: bank.split(';'),
      rows: [['25.11.2020', '5,00', expect.any(String)]],
    })
    const columns = (...roles: string[]) => JSON.stringify(roles.map((role, column) => ({ role, column })))
    expect((await send({ columns: columns('day', 'day') })).body.errors?.[0]?.path).toBe('columns')
    // Amounts without a sign say nothing of their direction.
    expect((await send({ columns: columns('day', 'amount', 'payer') })).body.errors?.[0]?.path).toBe(
      'columns',
    )
    const chosen = await send({ columns: columns('day', 'amount', 'payer'), allIncoming: 'true' })
    expect(chosen.status, chosen.body.message).toBe(201)
    const again = await send()
    expect(again.status).toBe(201)
    expect((again.body.data as { statement: { lines: object[] } }).statement.lines).toMatchObject([
      { day: '2020-11-25', amount: 5, payer: expect.stringContaining('Bağ Evi') },
    ])
  })

  test('of the demo is read to the qəpik', async () => {
    const row = { day: '2020-11-26', payer: 'QULİYEV E.', purpose: 'ödəniş', number: 'FT7' }
    const text = bankStatement([
      { ...row, amount: 123_456, voen: '2003158731' },
      { ...row, amount: -1200 },
    ])
    const { bank, lines } = await upload(new File([text], 'cixaris_26_noyabr.csv'))
    expect(bank).toBe('Nümunə Bankı ASC')
    expect(lines.map(({ day, amount, voen }) => [day, amount, voen])).toEqual([
      ['2020-11-26', 1234.56, '2003158731'],
      ['2020-11-26', -12, ''],
    ])
  })

  test('names the rows that could be read in two ways, by their number', async () => {
    const { unread, lines } = await upload(csv([rowOf({ amount: '1.234' }), rowOf({ amount: '5,00' })]))
    expect(lines).toHaveLength(1)
    expect(unread).toEqual([{ row: 4, why: 'amount' }])
  })

  test.each([
    ['a page', () => new File(['<html>'], 'a.xls'), 415],
    ['a PDF', () => new File(['%PDF-1.7\n'], 'a.pdf'), 415],
    ['not there', () => '', 400],
    ['nothing', () => new File([''], 'a.csv'), 400],
    [
      'a workbook that is cut off',
      () => new File([makeXlsx({ sheets: { S: inlineRows([['a']]) } }).slice(0, 900)], 'a.xlsx'),
      400,
    ],
    ['too many lines', () => csv(Array.from({ length: 3300 }, () => rowOf({ amount: '1,00' }))), 413],
    ['more than 10 MB', () => new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.csv'), 413],
    ['no payment', () => new File([`${headings}\nCəmi;;;;;0,00;\n`], 'a.csv'), 400],
    ['a wrong encoding', () => new File([new Uint8Array([0xff, 0xfe, 0, 0, 0, 0])], 'a.csv'), 415],
  ])('is refused in words when it is %s', async (_, file, status) => {
    const { status: answered, body } = await app.rest('POST', '/payment/statement', {
      token: cashier,
      form: { file: file() },
      headers: { 'accept-language': 'az' },
    })
    expect([answered, body.message]).toEqual([status, expect.stringMatching(/\p{L}{4}.*\.$/u)])
    expect(body.message).not.toMatch(/\{|statement\./)
  })
})

// PAY-42
describe('a line that is ticked', () => {
  test('becomes a payment of the bank’s day, with its reference and payer, and the customer is told', async () => {
    const { orderId, reference } = await asked(80)
    const { id, lines } = await upload(
      statementOf({ amount: '80,00', purpose: reference, number: 'FT1' }, { amount: '7,00' }),
    )
    const [line] = lines
    const answer = await book(id, line ? [asProposed(line)] : [])
    expect(answer.status, answer.body.message).toBe(200)
    const { money, payments } = await moneyOf(orderId)
    expect(money).toMatchObject({ paid: 80, left: 0, state: 'paid' })
    expect(payments).toMatchObject([
      {
        way: 'transfer',
        amount: 80,
        day: '2020-11-25',
        reference: 'FT1',
        payer: expect.stringContaining('BAĞ EVİ'),
        receivedBy: { name: 'Rəna' },
      },
    ])
    const jobs = await app.deps.db.$queryRaw<object[]>`
      SELECT data FROM pgboss.job WHERE data ->> 'kind' = 'paymentReceived' AND (data ->> 'orderId')::int = ${orderId}`
    expect(jobs).toHaveLength(1)
    expect((await read(id)).lines.map(({ group }) => group)).toEqual(['booked', 'notFound'])
  })

  test('is booked once: the same again is answered alike, another person is told who was first', async () => {
    const { orderId, reference } = await asked(40)
    const { id, lines } = await upload(statementOf({ amount: '40,00', purpose: reference }))
    const sent = lines.map(asProposed)
    const answers = (await Promise.all([book(id, sent), book(id, sent), book(id, sent)])).map(resultsOf)
    expect(new Set(answers.map(([one]) => one?.payments[0])).size).toBe(1)
    expect(answers.map(([one]) => one?.error)).toEqual([null, null, null])
    const [late] = resultsOf(await book(id, sent, other))
    expect(late?.error).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/\d\d:\d\d.*Rəna/) })
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 40, over: 0 })
  })

  test('is booked by one of two people at once', async () => {
    const { orderId, reference } = await asked(40)
    const { id, lines } = await upload(statementOf({ amount: '40,00', purpose: reference }))
    const sent = lines.map(asProposed)
    const answers = await Promise.all([book(id, sent), book(id, sent, other)])
    expect(answers.map((answer) => resultsOf(answer)[0]?.error?.code ?? 'booked').toSorted()).toEqual([
      'CONFLICT',
      'booked',
    ])
    expect((await moneyOf(orderId)).payments).toHaveLength(1)
  })

  test('stays with the reason where its order was paid meanwhile, and the others are booked', async () => {
    const [one, two] = [await asked(40), await asked(50)]
    const { id, lines } = await upload(
      statementOf({ amount: '40,00', purpose: one.reference }, { amount: '50,00', purpose: two.reference }),
    )
    const orders = [{ orderId: one.orderId, amount: 40 }]
    await app.trpc(other).payments.record.mutate({ appUserId: customer.id, way: 'cash', amount: 40, orders })
    const [kept, booked] = resultsOf(await book(id, lines.map(asProposed)))
    expect(kept?.error).toMatchObject({ code: 'VALIDATION', message: expect.stringContaining('0,00') })
    expect(booked?.error).toBeNull()
    expect((await moneyOf(two.orderId)).money?.paid).toBe(50)
    const [line] = (await read(id)).lines
    expect(line).toMatchObject({ group: 'doubtful', why: 'notOpen', payments: [] })
    expect(line?.candidates.map(({ bookings }) => bookings[0])).toMatchObject([{ balance: 40, orders: [] }])
  })

  test('is for two orders and half of a third, the rest the balance, and for two customers', async () => {
    const orders = [await asked(10), await asked(20), await asked(30)]
    const parts = orders.map(({ orderId }, index) => ({ orderId, amount: [10, 20, 15][index] }))
    const second = await makeUser(app.deps.db)
    const { id, lines } = await upload(statementOf({ amount: '53,00', purpose: 'menyu' }))
    const lineId = lines[0]?.id
    const bookings = [
      { appUserId: customer.id, amount: 50, orders: parts },
      { appUserId: second.id, amount: 3 },
    ]
    expect(resultsOf(await book(id, [{ lineId, bookings }]))[0]?.payments).toHaveLength(2)
    const money = async (of: number) => app.trpc(cashier).payments.ofCustomer.query({ id: of })
    expect(await money(customer.id)).toMatchObject({ balance: 5, owed: 15 })
    expect(await money(second.id)).toMatchObject({ balance: 3 })
  })

  test.each([
    ['parts that aren’t its amount', { amount: 4 }, 'VALIDATION'],
    ['an order of nobody', { amount: 5, orders: [{ orderId: 999_999, amount: 5 }] }, 'VALIDATION'],
    ['an unknown customer', { amount: 5, appUserId: 999_999 }, 'VALIDATION'],
  ])('is refused with %s', async (_, booking, code) => {
    const { id, lines } = await upload(statementOf({ amount: '5,00' }))
    const bookings = [{ appUserId: customer.id, ...booking }]
    const [result] = resultsOf(await book(id, [{ lineId: lines[0]?.id, bookings }]))
    expect(result).toMatchObject({ payments: [], error: { code } })
    expect((await read(id)).lines[0]?.group).toBe('notFound')
  })

  test('of another statement is not found, and what went out pays nothing', async () => {
    const [one, two] = [
      await upload(statementOf({ amount: '5,00' })),
      await upload(statementOf({ amount: '5,00', out: true })),
    ]
    const bookings = [{ appUserId: customer.id, amount: 5 }]
    const lines = [one, two].map((statement) => ({ lineId: statement.lines[0]?.id, bookings }))
    expect(resultsOf(await book(two.id, lines)).map(({ error }) => error?.code)).toEqual([
      'NOT_FOUND',
      'VALIDATION',
    ])
    expect((await book(999_999, [])).status).toBe(404)
  })

  test('can be booked anew once its payment was taken back', async () => {
    const { orderId, reference } = await asked(40)
    const { id, lines } = await upload(statementOf({ amount: '40,00', purpose: reference }))
    const first = resultsOf(await book(id, lines.map(asProposed)))[0]?.payments[0] ?? 0
    await app.trpc(cashier).payments.undo.mutate({ id: first })
    const [open] = (await read(id)).lines
    expect(open).toMatchObject({ group: 'proposed', decided: null, payments: [] })
    const second = resultsOf(await book(id, open ? [asProposed(open)] : []))[0]?.payments[0] ?? 0
    expect(second).not.toBe(first)
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 40, over: 0 })
    await app.trpc(owner).payments.correct.mutate({ id: second, reason: 'Başqa müştərinin pulu' })
    expect((await read(id)).lines[0]?.group).toBe('proposed')
  })
})

// PAY-41
describe('what is proposed', () => {
  // DOC-3
  test('are the net and the VAT of a request to a VAT payer, each by its own way', async () => {
    const { orderId, reference } = await asked(830)
    const noVat = await upload(statementOf({ amount: '126,61', purpose: `${reference}, əvvəl` }))
    expect(noVat.lines[0]?.candidates[0]?.half ?? null).toBeNull()
    await makeSeller(app.deps.db)
    onTestFinished(async () => void (await app.deps.db.sellerProfile.deleteMany()))
    const { id, lines } = await upload(
      statementOf(
        { amount: '703,39', purpose: `${reference}, əsas` },
        { amount: '126,61', purpose: `${reference}, ƏDV` },
      ),
    )
    expect(lines.map(({ candidates: [one] }) => [one?.half, one?.way])).toEqual([
      ['net', 'transfer'],
      ['vat', 'vatAccount'],
    ])
    await book(id, lines.map(asProposed))
    const { money, payments } = await moneyOf(orderId)
    expect(money?.state).toBe('paid')
    expect(payments.map(({ way }) => way).toSorted()).toEqual(['transfer', 'vatAccount'])
  })

  test('goes by the VÖEN of a payer whose money was booked before, also within a credit limit', async () => {
    const voen = '2003158731'
    const before = await upload(
      statementOf({ amount: '9,00', payer: 'KOFE EVI MMC', voen, purpose: 'menyu' }),
    )
    const bookings = [{ appUserId: customer.id, amount: 9 }]
    await book(before.id, [{ lineId: before.lines[0]?.id, bookings }])
    await app
      .trpc(owner)
      .payments.updateCustomerTerms.mutate({ id: customer.id, deposit: 0, creditLimit: 500 })
    const { id: orderId } = await makeOrder(app.deps.db, customer.id, service)
    await app.trpc(cashier).orders.confirm.mutate({ id: orderId, price: 318 })
    const { lines } = await upload(
      statementOf(
        { amount: '318,00', payer: 'KOFE EVİ', voen },
        { amount: '100,00', payer: 'KOFE EVİ', voen },
      ),
    )
    expect(lines).toMatchObject([
      {
        group: 'proposed',
        why: 'voen',
        candidates: [{ bookings: [{ orders: [{ orderId, amount: 318 }] }] }],
      },
      { group: 'doubtful', earlier: [{ amount: 9, purpose: 'menyu', appUser: { id: customer.id } }] },
    ])
  })
})

// PAY-43
describe('a line that isn’t booked', () => {
  const decide = (id: number | undefined, state: string) =>
    app.rest('PUT', `/payment/statement/line/${id}`, { token: cashier, json: { state } })

  test('is left, put off, an expense where it went out, and opened again', async () => {
    const { id, lines } = await upload(statementOf({ amount: '5,00' }, { amount: '12,00', out: true }))
    const [came, went] = lines.map((line) => line.id)
    expect((await decide(came, 'expense')).body.errors?.[0]?.path).toBe('state')
    for (const [line, state] of [
      [came, 'later'],
      [came, 'left'],
      [went, 'expense'],
    ] as const)
      expect((await decide(line, state)).status).toBe(204)
    expect((await read(id)).lines).toMatchObject([
      { group: 'left', decided: { by: { name: 'Rəna' } } },
      { group: 'expense' },
    ])
    const bookings = [{ appUserId: customer.id, amount: 5 }]
    expect(resultsOf(await book(id, [{ lineId: came, bookings }]))[0]?.error?.code).toBe('CONFLICT')
    await decide(came, 'open')
    expect(resultsOf(await book(id, [{ lineId: came, bookings }]))[0]?.error).toBeNull()
    expect((await decide(came, 'left')).status).toBe(409)
    expect((await decide(999_999, 'left')).status).toBe(404)
  })

  test('goes with its file; what was decided is known when it comes again', async () => {
    const rows = ['10,00', '20,00', '30,00'].map((amount) => rowOf({ amount }))
    const { id, lines } = await upload(csv(rows))
    const [booked, left] = lines.map((line) => line.id)
    await book(id, [{ lineId: booked, bookings: [{ appUserId: customer.id, amount: 10 }] }])
    await decide(left, 'left')
    expect((await app.rest('DELETE', `/payment/statement/${id}`, { token: cashier })).status).toBe(204)
    expect((await app.rest('GET', `/payment/statement/${id}`, { token: cashier })).status).toBe(404)
    const again = await upload(csv(rows))
    expect([again.isKnown, again.lines.map(({ group }) => group)]).toEqual([
      false,
      ['before', 'left', 'notFound'],
    ])
    expect(again.lines.slice(0, 2).map((line) => line.id)).toEqual([booked, left])
  })
})

test('what a bank says is never changed', async () => {
  const { lines } = await upload(statementOf({ amount: '5,00' }))
  const where = { id: lines[0]?.id ?? 0 }
  const { db } = app.deps
  await expect(db.bankLine.update({ where, data: { amount: 600 } })).rejects.toThrow()
  await expect(db.bankLine.update({ where, data: { payer: 'Başqası' } })).rejects.toThrow()
})

// PAY-44
test('the lines of an erased customer name nobody any more', async () => {
  const { id, lines } = await upload(statementOf({ amount: '5,00', payer: 'ƏLİYEVA AYSEL', purpose: 'kart' }))
  await book(id, [{ lineId: lines[0]?.id, bookings: [{ appUserId: customer.id, amount: 5 }] }])
  const eraser = await app.signIn('SuperAdmin')
  const { status } = await app.rest('DELETE', `/clients/${customer.id}`, { token: eraser })
  expect(status).toBeLessThan(300)
  expect((await read(id)).lines).toMatchObject([{ payer: '', purpose: '', payments: [{ amount: 5 }] }])
})
