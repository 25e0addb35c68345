import { useLingui } from '@lingui/react/macro'
import { toAzn } from '../../../../src/lib/money.ts'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { unclearFigure } from '../../../../src/lib/written-numbers.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { isDay } from '../../../ui/admin/day-text.ts'
import type { Draft, Reckoned, Sum } from './record-draft.ts'

/** What is wrong with a payment that is being written down, by field; of an order `line.17`. */
export function useDraftErrors(): (draft: Draft, reckoned: Reckoned) => Partial<Record<string, string>> {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const money = (qepik: number) => formatMoney(toAzn(qepik), language)
  const sumError = ({ error }: Sum) => {
    if (error === undefined) return undefined
    if (error === 'unclear') return i18n._(unclearFigure)
    return error === 'tooSmall'
      ? t`The amount must be above 0`
      : t`Write the amount as a number: 500 or 1,250.50`
  }
  const amountError = ({ way }: Draft, { amount, balance, rest }: Reckoned) => {
    if (amount.error) return sumError(amount)
    if (amount.value === null) return t`Enter the amount`
    if (amount.value === 0) return t`The amount must be above 0`
    if (way !== 'balance') return undefined
    if (amount.value > balance) return t`The balance is only ${money(balance)}`
    return rest > 0 ? t`${money(rest)} of it are for no order: they stay in the balance` : undefined
  }
  const givenError = ({ way }: Draft, { amount, given }: Reckoned) => {
    if (way !== 'cash') return undefined
    if (given.error) return sumError(given)
    const isLess = given.value !== null && amount.value !== null && given.value < amount.value
    return isLess ? t`Less than ${money(amount.value ?? 0)} was given` : undefined
  }
  return (draft, reckoned) => {
    const { lines, rest, amount } = reckoned
    const most = (orderId: number, left: number) => {
      const [number, sum] = [referenceOf(orderId, language), money(left)]
      return t`At most ${sum} can be put to ${number}`
    }
    const ofLines = lines.map(({ orderId, sum, left }) => [
      `line.${orderId}`,
      sumError(sum) ?? ((sum.value ?? 0) > left ? most(orderId, left) : undefined),
    ])
    return {
      amount: amountError(draft, reckoned),
      given: givenError(draft, reckoned),
      ...(draft.way === 'transfer' &&
        draft.day !== '' &&
        !isDay(draft.day) && { day: t`Write a day: 26.11.2026` }),
      ...Object.fromEntries(ofLines),
      ...(rest < 0 &&
        amount.value !== null && { orders: t`${money(-rest)} more are put to orders than came in` }),
    }
  }
}
