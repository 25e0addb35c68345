import { toAzn } from '../../../lib/money.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { toDay } from '../../production/production-output.ts'
import { person } from '../payment-output.ts'
import type { StatementLineView } from './statement-output.ts'

type Said = { payer: string; voen: string }
type Earlier = StatementLineView['earlier']

const most = 3
/** The most payments that are read for all payers of a statement together. */
const mostRead = 600

/** What the payers of these lines paid before, by their VÖEN or as the bank wrote them, newest first. */
export async function readEarlier(db: Deps['db'], lines: readonly Said[]): Promise<(line: Said) => Earlier> {
  const voens = [...new Set(lines.map(({ voen }) => voen))].filter(Boolean)
  const payers = [...new Set(lines.map(({ payer }) => payer))].filter(Boolean)
  const rows = await db.payment.findMany({
    where: {
      kind: 'payment',
      takenBackBy: { none: { kind: 'correction' } },
      bankLine: { OR: [{ voen: { in: voens } }, { payer: { in: payers } }] },
    },
    orderBy: { id: 'desc' },
    take: mostRead,
    select: {
      day: true,
      amount: true,
      user: person,
      bankLine: { select: { payer: true, voen: true, purpose: true } },
    },
  })
  return ({ payer, voen }) =>
    rows
      .filter(
        ({ bankLine }) =>
          (voen !== '' && bankLine?.voen === voen) || (payer !== '' && bankLine?.payer === payer),
      )
      .slice(0, most)
      .map(({ day, amount, user, bankLine }) => ({
        day: toDay(day),
        amount: toAzn(amount),
        purpose: bankLine?.purpose ?? '',
        appUser: user,
      }))
}
