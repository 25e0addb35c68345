import { type Qepik, toAzn } from '../../src/lib/money.ts'

/** A line as a bank writes it; `amount` below 0 is money that went out. */
export type BankRow = {
  /** `YYYY-MM-DD` */
  day: string
  amount: Qepik
  payer: string
  purpose: string
  number: string
  voen?: string
}

const bank = 'Nümunə Bankı ASC'
const account = 'AZ53NUMB00000000000012345678'
const headings = 'Əməliyyat tarixi;Sənəd №;Ödəyən;Ödəyənin VÖEN-i;Məxaric;Mədaxil;Ödənişin təyinatı'

/** A statement of the company's bank as CSV, as banks here give it: with its account, headings and a total. */
export function bankStatement(rows: readonly BankRow[]): string {
  const lines = rows.map(({ day, amount, payer, purpose, number, voen = '' }) => {
    const sum = written(Math.abs(amount))
    const [out, into] = amount < 0 ? [sum, ''] : ['', sum]
    return [day.split('-').toReversed().join('.'), number, payer, voen, out, into, purpose].join(';')
  })
  const total = (isIn: boolean) =>
    written(rows.reduce((sum, { amount }) => sum + (amount > 0 === isIn ? Math.abs(amount) : 0), 0))
  const last = `Cəmi;;;;${total(false)};${total(true)};`
  return `\uFEFF${[bank, `Hesab;${account}`, headings, ...lines, last].join('\r\n')}\r\n`
}

/** `1234,50` */
const written = (amount: Qepik): string => toAzn(amount).toFixed(2).replace('.', ',')
