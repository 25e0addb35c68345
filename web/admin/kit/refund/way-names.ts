import { useLingui } from '@lingui/react/macro'
import type { OrderMoney } from './refund-rules.ts'

type Way = OrderMoney['payments'][number]['way']

/** The ways in which money comes in, as the ledger names them. */
export function useWayNames(): Record<Way, string> {
  const { t } = useLingui()
  return {
    card: t({ message: 'Card', context: 'way to pay' }),
    terminal: t({ message: 'Terminal', context: 'way to pay' }),
    cash: t({ message: 'Cash', context: 'way to pay' }),
    transfer: t({ message: 'Transfer', context: 'way to pay' }),
    vatAccount: t({ message: 'VAT account', context: 'way to pay' }),
  }
}

/** The same in a sentence, behind a sum. */
export function useWaysSaid(): Record<Way, string> {
  const { t } = useLingui()
  return {
    card: t`by card`,
    terminal: t`by terminal`,
    cash: t`in cash`,
    transfer: t`by transfer`,
    vatAccount: t`to the VAT account`,
  }
}

/** How what came in this way goes back. */
export function useWaysBack(): Record<Way, string> {
  const { t } = useLingui()
  return {
    card: t`by the bank, to the card`,
    terminal: t`on the terminal, now`,
    cash: t`from the till, signed for`,
    transfer: t`by transfer, until you say it is sent`,
    vatAccount: t`by transfer, until you say it is sent`,
  }
}
