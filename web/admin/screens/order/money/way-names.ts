import { useLingui } from '@lingui/react/macro'
import type { OrderMoney } from './money-rules.ts'

type Entry = OrderMoney['payments'][number]

/** The ways in which money comes in, as the ledger names them. */
export function useWayNames(): Record<Entry['way'], string> {
  const { t } = useLingui()
  return {
    card: t`Card`,
    terminal: t`Terminal`,
    cash: t`Cash`,
    transfer: t`Transfer`,
    vatAccount: t`VAT account`,
  }
}

/** The same in a sentence, behind a sum. */
export function useWaysSaid(): Record<Entry['way'], string> {
  const { t } = useLingui()
  return {
    card: t`by card`,
    terminal: t`by terminal`,
    cash: t`in cash`,
    transfer: t`by transfer`,
    vatAccount: t`to the VAT account`,
  }
}
