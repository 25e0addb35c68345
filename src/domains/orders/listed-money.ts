import { z } from 'zod'
import { bakuDate } from '../../lib/days.ts'
import { toAzn } from '../../lib/money.ts'
import { type Caller, can } from '../../procedures/access.ts'
import { type MoneyFacts, moneyStates, orderMoneyOf } from '../order-money/order-money.ts'
import { toDay } from '../production/production-output.ts'

/** What lists say of an order's money: its word, AZN that are left, and AZN above its price (PAY-2). */
export const listedMoneySchema = z.object({
  state: z.enum(moneyStates),
  left: z.number(),
  over: z.number(),
  dueOn: z.iso.date().nullable(),
  daysOverdue: z.int(),
})
type Row = { money: (Omit<MoneyFacts, 'dueOn'> & { dueOn: Date | null }) | null }

/** An order's money for staff with area "orders"; null where none is kept, and nothing for everybody else (PAY-9). */
export function listedMoney(
  caller: Caller | null,
  { money }: Row,
  now: Date,
): { money?: z.infer<typeof listedMoneySchema> | null } {
  if (!can(caller, 'orders')) return {}
  if (!money) return { money: null }
  const facts = { ...money, dueOn: money.dueOn && toDay(money.dueOn) }
  const { state, left, over, dueOn, daysOverdue } = orderMoneyOf(facts, bakuDate(now))
  return { money: { state, left: toAzn(left), over: toAzn(over), dueOn, daysOverdue } }
}
