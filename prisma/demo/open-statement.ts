import type { Database } from '../../src/db/client.ts'
import { referenceOf } from '../../src/domains/payment-requests/payment-reference.ts'
import { addDays } from '../../src/domains/production/workdays.ts'
import { bakuDate } from '../../src/lib/days.ts'
import { type BankRow, bankStatement } from './bank-statement.ts'
import { payers } from './money.ts'
import type { CustomerEmail } from './people.ts'

/** The company's bank statement of yesterday and the day before: who has paid what they owe, and what is less clear. */
export async function openStatement(db: Database, now: Date): Promise<string> {
  const ago = (days: number) => addDays(bakuDate(now), -days)
  const row = async (email: CustomerEmail, number: string, purpose: (asked: Asked) => string, part = 1) => {
    const asked = await askedOf(db, email)
    if (!asked) return []
    const amount = Math.round(asked.amount * part)
    const payer = (payers[email] ?? '').toLocaleUpperCase('az')
    return [{ day: ago(1), amount, payer, purpose: purpose(asked), number } satisfies BankRow]
  }
  return bankStatement([
    ...(await row('sevinc@denizotel.example', '4471', ({ id }) => `${referenceOf(id)} lövhələrin avansı`)),
    ...(await row('ferid@odlarmebel.example', '218', ({ orderId }) => `№ ${orderId} sifarişi üzrə qalıq`)),
    ...(await row('nermin@sebaklinika.example', '1903', () => 'çap xidməti')),
    ...(await row('vusal@narbagi.example', '77', () => 'qutular, birinci hissə', 0.5)),
    { day: ago(1), amount: 12_000, payer: 'ƏLİYEV RAUF TAHİR OĞLU', purpose: 'vizit kartı', number: '90311' },
    {
      day: ago(2),
      amount: -18_640,
      payer: 'Azərişıq ASC',
      purpose: 'elektrik enerjisi, noyabr',
      number: '512',
    },
    { day: ago(2), amount: -200, payer: 'Nümunə Bankı ASC', purpose: 'köçürmə haqqı', number: '513' },
  ])
}

type Asked = { id: number; orderId: number; amount: number }

/** What this customer has been asked for longest. */
async function askedOf(db: Database, email: CustomerEmail): Promise<Asked | null> {
  const request = await db.paymentRequest.findFirst({
    where: { state: 'Open', user: { email } },
    orderBy: { dueOn: 'asc' },
    select: { id: true, amount: true, lines: { select: { orderId: true } } },
  })
  const [line] = request?.lines ?? []
  return request && line ? { id: request.id, amount: request.amount, orderId: line.orderId } : null
}
