import { expect, test } from 'vitest'
import { discounted } from '../../../src/domains/catalog/pricing.ts'
import { type DocumentLine, sumsOf } from '../../../src/domains/documents/document-content.ts'
import {
  actLines,
  correctionLines,
  costOf,
  invoiceLines,
} from '../../../src/domains/documents/document-lines.ts'
import type { DocumentOrder } from '../../../src/domains/documents/read-parties.ts'
import { sumInWords } from '../../../src/domains/documents/sum-in-words.ts'
import { correctedLines } from '../../../src/domains/eqaime/eqaime-sums.ts'
import { sumOfLines, type TaxedSum, type TaxKind, taxKinds, unitPrice } from '../../../src/domains/tax/vat.ts'
import { figure } from '../../support/figure.ts'
import { randomFrom } from '../../support/seeded-random.ts'
import { sellerOf } from '../../support/seller.ts'

/** 200,000 by `DOCUMENT_ROUNDS=200000`. */
const rounds = Number(process.env.DOCUMENT_ROUNDS ?? 20_000)
const seed = Number(process.env.DOCUMENT_SEED ?? Date.now() % 1_000_000)
const random = randomFrom(seed)
const upTo = (most: number) => Math.floor(random() * (most + 1))
const dearest = 999_999_999

/** As many small prices as large ones: 0.01 to 9,999,999.99 AZN. */
const anyPrice = () => Math.min(dearest, 1 + Math.floor(10 ** (random() * 9)))
/** Mostly a few, now and then as many as an act may have. */
const anyCount = () => (random() < 0.005 ? 200 : 1 + Math.floor(12 * random() ** 2))

function anyOrder(id: number): DocumentOrder {
  const price = discounted(anyPrice(), random() < 0.3 ? upTo(9999) : 0)
  const isNamed = random() < 0.5
  return {
    id,
    userId: 1,
    status: 'Completed',
    count: 1 + Math.floor(10 ** (random() * 7)),
    price,
    options: null,
    serviceName: 'Flayer',
    serviceName_ru: 'Флаер',
    serviceName_en: '',
    productName: isNamed ? 'A5' : null,
    productName_ru: isNamed ? 'А5' : null,
    productName_en: null,
    language: 'ru',
    buyer: null,
    user: { name: 'Aysel', surname: 'Əliyeva', language: 'az' },
    money: random() < 0.1 ? null : { total: price, paid: 0, refunded: 0 },
    charges: [],
  }
}

/** Another price, money that came and went back, all of it given back, or nothing. */
function later(order: DocumentOrder): DocumentOrder {
  const { money } = order
  if (!money) return order
  const chosen = random()
  if (chosen < 0.3) return { ...order, money: { ...money, total: anyPrice() } }
  if (chosen < 0.6) return refunded(order, upTo(costOf(order)))
  return chosen < 0.8 ? refunded(order, costOf(order)) : order
}

/** What was paid is what the order cost, and as much of it went back. */
function refunded(order: DocumentOrder, back: number): DocumentOrder {
  const { money } = order
  if (!money) return order
  return { ...order, money: { ...money, paid: costOf(order) - back, refunded: money.refunded + back } }
}

/** 18/118 of a sum, half a qəpik up, reckoned in another way than the code does. */
function vatOf(gross: number, taxKind: TaxKind): number {
  if (taxKind !== 'vat18') return 0
  const [whole, rest] = [(BigInt(Math.abs(gross)) * 9n) / 59n, (BigInt(Math.abs(gross)) * 9n) % 59n]
  return Number(rest * 2n >= 59n ? whole + 1n : whole) * Math.sign(gross)
}

const buyer = {
  isCompany: true,
  name: '«Bağ Evi» MMC',
  voen: '1402345691',
  address: '',
  requisites: '',
  contract: '',
}

/** What is kept of a document: the sums of its lines, each of which is checked by itself. */
function sumsIn(lines: DocumentLine[], taxKind: TaxKind): TaxedSum {
  for (const { gross, net, vat } of lines) expect(net + vat).toBe(gross)
  return sumsOf({ kind: 'act', seller: sellerOf(taxKind), buyer, language: 'az', lines })
}

const grossOf = (orders: readonly DocumentOrder[]) => orders.reduce((sum, order) => sum + costOf(order), 0)

/** An invoice of parts of what orders cost: `amounts` by order. */
function checkInvoice(orders: DocumentOrder[], taxKind: TaxKind): void {
  const amounts = new Map(orders.map((order) => [order.id, upTo(costOf(order))]))
  const lines = invoiceLines(orders, amounts, taxKind)
  expect(lines.map(({ orderId, gross }) => [orderId, gross])).toEqual([...amounts])
  const asked = [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
  expect(sumsIn(lines, taxKind).gross).toBe(asked)
}

/** Each line is what its order costs, the VAT in it rounded by itself, and its price of a piece leads back to it. */
function checkAct(orders: DocumentOrder[], taxKind: TaxKind): DocumentLine[] {
  const lines = actLines(orders, taxKind)
  const expected = orders.map((order) => {
    const gross = costOf(order)
    return { orderId: order.id, gross, vat: vatOf(gross, taxKind) }
  })
  expect(lines.map(({ orderId, gross, vat }) => ({ orderId, gross, vat }))).toEqual(expected)
  for (const { net, quantity } of lines)
    expect(Math.round(Number(unitPrice(net, quantity)) * quantity * 100)).toBe(net)
  const sums = sumsIn(lines, taxKind)
  expect(sums).toEqual({
    gross: grossOf(orders),
    vat: expected.reduce((sum, { vat }) => sum + vat, 0),
    net: sums.gross - sums.vat,
  })
  expect(sumInWords(sums.gross)).toMatch(/manat \d\d qəpik$/)
  return lines
}

/** Act and corrections together say what an act of today would, and so does the e-qaimə of the last one. */
function checkCorrections(
  act: DocumentLine[],
  { orders, taxKind }: { orders: DocumentOrder[]; taxKind: TaxKind },
): number {
  const corrections: DocumentLine[][] = []
  let now = orders
  for (let turn = upTo(3); turn > 0; turn -= 1) {
    now = now.map(later)
    const lines = correctionLines(now, [act, ...corrections].flat(), taxKind)
    if (lines.length > 0) corrections.push(lines)
  }
  const whole = sumOfLines([act, ...corrections].map((lines) => sumsIn(lines, taxKind)))
  const today = actLines(now, taxKind)
  expect(whole).toEqual(sumOfLines(today))
  const left = correctedLines(act, corrections)
  expect(left.map(({ orderId, net, vat }) => [orderId, net, vat])).toEqual(
    today.filter(({ gross }) => gross !== 0).map(({ orderId, net, vat }) => [orderId, net, vat]),
  )
  expect(sumOfLines(left)).toEqual(whole)
  return corrections.length
}

// DOC-3, DOC-10, DOC-23
test(`${rounds} random documents: lines add up to what the orders cost, also after corrections (seed ${seed})`, () => {
  let documents = 0
  for (; documents < rounds; documents += 1) {
    const taxKind = taxKinds[upTo(taxKinds.length - 1)] ?? 'none'
    const orders = Array.from({ length: anyCount() }, (_, index) => anyOrder(index + 1))
    checkInvoice(orders, taxKind)
    documents += 1 + checkCorrections(checkAct(orders, taxKind), { orders, taxKind })
  }
  figure({
    name: 'random documents: sums of lines are the totals, gross is what the orders cost',
    goal: 'to the qəpik',
    measured: `${documents} documents, none off`,
    isReached: true,
    seed,
  })
}, 300_000)
