import type { Prisma } from '../../../db/generated/client.ts'
import { notFound } from '../../../lib/errors.ts'
import { toAzn } from '../../../lib/money.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { toDay } from '../../production/production-output.ts'
import { person } from '../payment-output.ts'
import { type BookingNames, readNames } from './booking-names.ts'
import { readKnownMoney } from './known-money.ts'
import type { Candidate, Proposal } from './proposals.ts'
import { proposeMatches } from './propose-matches.ts'
import { readEarlier } from './read-earlier.ts'
import type { StatementLineView, StatementView } from './statement-output.ts'
import { type CustomerBooking, OrdersLeft } from './to-bookings.ts'

const lineParts = {
  decidedBy: person,
  payments: {
    where: { takenBackBy: { none: { kind: 'correction' } } },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      amount: true,
      user: person,
      allocations: { orderBy: { id: 'asc' }, select: { orderId: true, amount: true } },
    },
  },
} as const satisfies Prisma.BankLineInclude
type LineRow = Prisma.BankLineGetPayload<{ include: typeof lineParts }> & { row: number }

/** A statement with what each line would be booked to as the money stands now (PAY-41). @throws NOT_FOUND */
export async function readStatementView(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<StatementView> {
  const statement = await db.bankStatement.findUnique({
    where: { id },
    include: {
      uploadedBy: person,
      lines: { orderBy: { row: 'asc' }, select: { row: true, line: { include: lineParts } } },
    },
  })
  if (!statement) throw notFound()
  const rows = statement.lines.map(({ row, line }): LineRow => ({ ...line, row }))
  const { lines, names } = await proposed(db, rows)
  const earlier = await readEarlier(
    db,
    lines.flatMap(({ row, proposal }) => (isOpen(proposal) ? [row] : [])),
  )
  return {
    id,
    fileName: statement.fileName,
    bank: statement.bank,
    iban: statement.iban,
    uploadedAt: statement.uploadedAt.toISOString(),
    uploadedBy: statement.uploadedBy,
    lines: lines.map(({ row, proposal, candidates }) => ({
      ...factsOf(row),
      group: groupOf(row, proposal, statement.uploadedAt),
      why: whyOf(proposal),
      candidates: candidates.map((one) => toCandidate(one, names)),
      earlier: isOpen(proposal) ? earlier(row) : [],
    })),
    unread: statement.unread as StatementView['unread'],
  }
}

const isWaiting = ({ state }: LineRow): boolean => state === 'open' || state === 'later'
const isOpen = (proposal: Proposal | null): boolean =>
  proposal?.is === 'doubtful' || proposal?.is === 'notFound'

type Put = { candidate: Candidate; bookings: CustomerBooking[] }

/** What is proposed of the lines that wait, put to orders: first what is beyond doubt, then what could be. */
async function proposed(db: Deps['db'], rows: readonly LineRow[]) {
  const waiting = rows.filter(isWaiting)
  const known = await readKnownMoney(db, waiting)
  const proposals = proposeMatches(
    waiting.map((line) => ({
      line: { ...line, day: toDay(line.day) },
      hash: Buffer.from(line.hash).toString('hex'),
    })),
    { requests: known.requests, payers: known.payers, bookedHashes: new Set() },
  )
  const left = new OrdersLeft(known)
  const put = new Map<number, Put[]>()
  for (const isTaken of [true, false])
    for (const [index, { id }] of waiting.entries()) {
      const proposal = proposals[index]
      if (proposal && (proposal.is === 'proposed') === isTaken)
        put.set(
          id,
          candidatesOf(proposal).map((candidate) => ({
            candidate,
            bookings: left.put(candidate, { isTaken }),
          })),
        )
    }
  const byId = new Map(waiting.map(({ id }, index) => [id, proposals[index]] as const))
  const all = [...put.values()].flatMap((candidates) => candidates.flatMap(({ bookings }) => bookings))
  return {
    names: await readNames(db, all),
    lines: rows.map((row) => ({
      row,
      proposal: byId.get(row.id) ?? null,
      candidates: put.get(row.id) ?? [],
    })),
  }
}

function candidatesOf(proposal: Proposal): Candidate[] {
  if (proposal.is === 'doubtful') return proposal.candidates
  if (proposal.is !== 'proposed') return []
  return [{ parts: proposal.parts, balance: null, why: proposal.why }]
}

function groupOf(
  { state, decidedAt }: LineRow,
  proposal: Proposal | null,
  uploadedAt: Date,
): StatementLineView['group'] {
  if (state === 'left' || state === 'expense') return state
  if (state === 'booked') return decidedAt && decidedAt < uploadedAt ? 'before' : 'booked'
  return proposal?.is === 'proposed' || proposal?.is === 'doubtful' ? proposal.is : 'notFound'
}

function whyOf(proposal: Proposal | null): StatementLineView['why'] {
  if (proposal === null || proposal.is === 'bookedBefore') return null
  return proposal.is === 'outgoing' ? 'outgoing' : proposal.why
}

const factsOf = (row: LineRow) => ({
  id: row.id,
  row: row.row,
  day: toDay(row.day),
  amount: toAzn(row.amount),
  payer: row.payer,
  voen: row.voen,
  purpose: row.purpose,
  bankReference: row.bankReference,
  isLater: row.state === 'later',
  decided: row.decidedBy && row.decidedAt ? { by: row.decidedBy, at: row.decidedAt.toISOString() } : null,
  payments: row.payments.map(({ id, amount, user, allocations }) => ({
    id,
    amount: toAzn(amount),
    appUser: user,
    orders: allocations.map((part) => ({ orderId: part.orderId, amount: toAzn(part.amount) })),
  })),
})

function toCandidate(
  { candidate, bookings }: Put,
  names: BookingNames,
): StatementLineView['candidates'][number] {
  const halves = new Set(candidate.parts.map(({ half }) => half))
  const [half = null] = halves.size === 1 && candidate.balance === null ? halves : []
  return {
    why: candidate.why,
    way: half === 'vat' ? 'vatAccount' : 'transfer',
    half,
    bookings: bookings.map((booking) => names.toBooking(booking)),
  }
}
