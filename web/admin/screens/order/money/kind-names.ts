import { useLingui } from '@lingui/react/macro'
import type { MoneyRequest } from './money-rules.ts'

/** What a request asks for. */
export function useKindNames(): Record<MoneyRequest['kind'], string> {
  const { t } = useLingui()
  return {
    deposit: t({ message: 'Deposit', context: 'request' }),
    rest: t({ message: 'The rest', context: 'request' }),
    full: t({ message: 'Everything', context: 'request' }),
    free: t({ message: 'Another sum', context: 'request' }),
  }
}
