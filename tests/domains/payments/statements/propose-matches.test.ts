import { describe, expect, test } from 'vitest'
import { referenceOf } from '../../../../src/domains/payment-requests/payment-reference.ts'
import type {
  KnownPayer,
  OpenRequest,
  Part,
  Proposal,
} from '../../../../src/domains/payments/statements/proposals.ts'
import { proposeMatches } from '../../../../src/domains/payments/statements/propose-matches.ts'
import type { StatementLine } from '../../../../src/domains/payments/statements/read-lines.ts'
import { makeStatement, type Truth } from './made-statement.ts'

const sorted = (parts: readonly Part[]): string =>
  parts
    .map(({ requestId, amount }) => `${requestId} ${amount}`)
    .toSorted()
    .join()
const isRight = (truth: Truth, parts: readonly Part[]): boolean =>
  truth.is === 'payment' && sorted(truth.parts) === sorted(parts)

/** What became of a line, in the words of the figure. */
function judge(truth: Truth, proposal: Proposal): 'right' | 'wrong' | 'offered' | 'missed' {
  if (proposal.is === 'proposed') return isRight(truth, proposal.parts) ? 'right' : 'wrong'
  if (truth.is === 'before') return proposal.is === 'bookedBefore' ? 'right' : 'wrong'
  if (truth.is === 'outgoing') return proposal.is === 'outgoing' ? 'right' : 'wrong'
  if (proposal.is === 'bookedBefore' || proposal.is === 'outgoing') return 'wrong'
  if (truth.is !== 'payment') return 'right'
  const isOffered =
    proposal.is === 'doubtful' && proposal.candidates.some(({ parts }) => isRight(truth, parts))
  return isOffered ? 'offered' : 'missed'
}

function figuresOf(seed: number) {
  const made = makeStatement(seed)
  const proposals = proposeMatches(made.lines, made)
  const counts = { right: 0, wrong: 0, offered: 0, missed: 0 }
  const payments = { all: 0, proposed: 0 }
  const wrong: unknown[] = []
  const notProposed: Record<string, number> = {}
  for (const [index, truth] of made.truths.entries()) {
    const proposal = proposals[index] ?? { is: 'notFound', why: 'noCandidate' }
    const outcome = judge(truth, proposal)
    counts[outcome] += 1
    if (outcome === 'wrong') wrong.push({ seed, line: made.lines[index]?.line, truth, proposal })
    if (truth.is !== 'payment') continue
    payments.all += 1
    if (outcome === 'right') payments.proposed += 1
    else notProposed[`${truth.how}: ${outcome}`] = (notProposed[`${truth.how}: ${outcome}`] ?? 0) + 1
  }
  return { seed, lines: made.lines.length, counts, payments, wrong, notProposed }
}

describe('a statement of 300 lines', () => {
  const seeds = Array.from(
    { length: Number(process.env.STATEMENT_SEEDS ?? 20) },
    (_, index) => 20_261_129 + index,
  )

  test('is proposed rightly in at least 95 of 100 lines, and wrongly in none', () => {
    const figures = seeds.map(figuresOf)
    for (const { seed, counts, payments, notProposed } of figures)
      process.stdout.write(
        `seed ${seed}: ${JSON.stringify(counts)}, payments ${payments.proposed} of ${payments.all}, ${JSON.stringify(notProposed)}\n`,
      )
    expect(figures.flatMap(({ wrong }) => wrong)).toEqual([])
    for (const { seed, lines, counts, payments } of figures) {
      expect(lines).toBe(300)
      expect([seed, counts.right / lines], 'of all lines').toEqual([
        seed,
        expect.toSatisfy((part) => part >= 0.95),
      ])
      expect([seed, payments.proposed / payments.all]).toEqual([
        seed,
        expect.toSatisfy((part) => part >= 0.9),
      ])
    }
  })
})

const voen = '2003158731'
const request = (requestId: number, amountLeft: number, more: Partial<OpenRequest> = {}): OpenRequest => ({
  requestId,
  customer: requestId,
  names: [`Nümunə ${requestId} MMC`],
  orders: [requestId + 1000],
  amountLeft,
  dueDay: '2026-11-20',
  ...more,
})
const line = (amount: number, more: Partial<StatementLine> = {}): StatementLine => ({
  row: 1,
  day: '2026-11-25',
  amount,
  payer: 'BAŞQASI MMC',
  voen: '',
  purpose: '',
  bankReference: '',
  ...more,
})
const propose = (lines: StatementLine[], requests: OpenRequest[], payers: KnownPayer[] = []): Proposal[] =>
  proposeMatches(
    lines.map((one, index) => ({ line: one, hash: String(index) })),
    { requests, payers, bookedHashes: new Set() },
  )
const to = (why: string, ...parts: Part[]) => ({ is: 'proposed', why, parts })
const r = referenceOf

describe('a line is proposed', () => {
  test('by a reference: all that is left, a part, several in full, whoever pays', () => {
    const open = [request(1, 1000), request(2, 2000), request(3, 5000)]
    expect(propose([line(1000, { purpose: r(1) })], open)).toEqual([
      to('reference', { requestId: 1, amount: 1000 }),
    ])
    expect(propose([line(400, { purpose: `avans ${r(2)}` })], open)).toEqual([
      to('reference', { requestId: 2, amount: 400 }),
    ])
    expect(propose([line(7000, { purpose: `${r(3)}, ${r(2)}` })], open)).toEqual([
      to('reference', { requestId: 3, amount: 5000 }, { requestId: 2, amount: 2000 }),
    ])
  })

  test('as net and VAT of one invoice, in any order, each once', () => {
    const open = [request(116, 83_000, { netAndVat: { net: 70_339, vat: 12_661 }, buyerVoen: voen })]
    const purpose = r(116)
    const [net, vat, again] = propose(
      [line(70_339, { purpose }), line(12_661, { voen }), line(12_661, { purpose })],
      open,
    )
    expect(net).toEqual(to('reference', { requestId: 116, amount: 70_339, half: 'net' }))
    expect([vat, again]).toEqual([
      expect.objectContaining({ is: 'doubtful' }),
      to('reference', { requestId: 116, amount: 12_661, half: 'vat' }),
    ])
    expect(propose([line(12_661, { voen })], open)).toEqual([
      to('voen', { requestId: 116, amount: 12_661, half: 'vat' }),
    ])
  })

  test('by VÖEN when one request is exactly that, and nothing else could be', () => {
    const open = [request(1, 31_800, { buyerVoen: voen }), request(2, 9990, { buyerVoen: voen })]
    expect(propose([line(31_800, { voen })], open)).toEqual([to('voen', { requestId: 1, amount: 31_800 })])
    expect(propose([line(31_800, { voen, purpose: 'sifariş 987' })], open)).toMatchObject([
      { is: 'doubtful', why: 'otherOrder' },
    ])
    expect(propose([line(31_800, { voen, purpose: 'icarə haqqı' })], open)).toMatchObject([
      { is: 'doubtful', why: 'otherPurpose' },
    ])
    expect(propose([line(31_800, { voen }), line(31_800, { voen })], open)).toMatchObject([
      { is: 'doubtful' },
      { is: 'doubtful' },
    ])
  })

  test('by an order that is named, when its customer pays all of it, in whatever letters', () => {
    const open = [request(291, 7650, { names: ['Nigar Əliyeva'] })]
    const named = { payer: 'АЛИЕВА НИГАР', purpose: 'заказ №1291' }
    expect(propose([line(7650, named)], open)).toEqual([to('order', { requestId: 291, amount: 7650 })])
    expect(propose([line(7650, { ...named, payer: 'QULİYEV E.' })], open)).toMatchObject([{ is: 'doubtful' }])
  })
})

describe('a line is doubtful', () => {
  test('where a company pays what one request, two together or a part of a third could be', () => {
    const theirs = { buyerVoen: voen, customer: 9 }
    const open = [request(88, 28_000, theirs), request(102, 20_000, theirs), request(105, 60_000, theirs)]
    expect(propose([line(48_000, { voen, purpose: 'menyu çapı üçün' })], open)).toEqual([
      {
        is: 'doubtful',
        why: 'voen',
        candidates: [
          {
            why: 'voen',
            balance: null,
            parts: [
              { requestId: 88, amount: 28_000 },
              { requestId: 102, amount: 20_000 },
            ],
          },
          { why: 'voen', balance: { customer: 9, amount: 48_000 }, parts: [] },
        ],
      },
    ])
    const [part] = propose([line(50_000, { voen, purpose: 'avans' })], [request(1, 96_410, theirs)])
    expect(part).toMatchObject({
      is: 'doubtful',
      candidates: [{ parts: [{ requestId: 1, amount: 50_000 }] }, { balance: { customer: 9 } }],
    })
  })

  test('where a reference is misspelt, paid already, or of less than came', () => {
    const open = [request(118, 16_800)]
    const misspelt = r(118).replace('118', '181')
    expect(propose([line(16_800, { purpose: misspelt })], open)).toMatchObject([
      { is: 'doubtful', why: 'misspelt', candidates: [{ parts: [{ requestId: 118 }], why: 'reference' }] },
    ])
    const [first, twice] = propose(
      [line(16_800, { purpose: r(118) }), line(16_800, { purpose: r(118) })],
      open,
    )
    expect([first?.is, twice]).toEqual([
      'proposed',
      {
        is: 'doubtful',
        why: 'otherAmount',
        candidates: [{ why: 'reference', parts: [], balance: { customer: 118, amount: 16_800 } }],
      },
    ])
    expect(propose([line(17_000, { purpose: r(118) })], open)).toMatchObject([
      {
        is: 'doubtful',
        why: 'otherAmount',
        candidates: [
          { parts: [{ requestId: 118, amount: 16_800 }], balance: { customer: 118, amount: 200 } },
        ],
      },
    ])
    expect(propose([line(16_800, { purpose: `${r(118)} qaytarma` })], open)).toMatchObject([
      { is: 'doubtful' },
    ])
  })

  test('where only name and amount, or only the amount, speak for it; with too many it is not found', () => {
    const open = [
      request(1, 7650, { names: ['Nigar Əliyeva'] }),
      request(2, 7650),
      request(3, 9500),
      request(4, 9500),
      request(5, 9500),
      request(6, 9500),
    ]
    expect(propose([line(7650, { payer: 'ƏLİYEVA NİGAR' })], open)).toMatchObject([
      { is: 'doubtful', why: 'name', candidates: [{ parts: [{ requestId: 1 }] }] },
    ])
    expect(propose([line(7650)], open)).toMatchObject([{ why: 'amount', candidates: [{}, {}] }])
    expect(propose([line(9500)], open)).toEqual([{ is: 'notFound', why: 'tooMany' }])
    expect(propose([line(123)], open)).toEqual([{ is: 'notFound', why: 'noCandidate' }])
  })
})

test('what was imported before and what went out is proposed for nothing', () => {
  const lines = [line(1000, { purpose: r(1) }), line(-1000, { purpose: r(1) })]
  const hashed = lines.map((one, index) => ({ line: one, hash: String(index) }))
  expect(
    proposeMatches(hashed, { requests: [request(1, 1000)], payers: [], bookedHashes: new Set(['0']) }),
  ).toEqual([{ is: 'bookedBefore' }, { is: 'outgoing' }])
})
