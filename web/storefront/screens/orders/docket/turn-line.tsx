import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../lib/api.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { turnsQuery } from '../../../kit/orders/order-parts.ts'
import { turnWords } from './turn-words.ts'

/** Whose turn it is with an order of the list, and what there is to do; quiet while that can't be had. */
export function TurnLine({ orderId }: { orderId: number }) {
  const { i18n } = useLingui()
  const { data } = useQuery(turnsQuery({ api: useApi() }))
  const turn = data?.find((one) => one.orderId === orderId)
  if (!turn || turn.what === 'nothing') return null
  const words = turnWords[turn.what]
  const isCustomers = turn.side === 'customer'
  return (
    <p className="type-small leading-6!">
      {turn.side !== 'none' && (
        <span
          className={classNames(
            'mr-2 inline-block border border-key px-2 font-bold',
            isCustomers && 'bg-key text-paper',
          )}
        >
          {isCustomers ? <Trans>It’s your turn</Trans> : <Trans>It’s our turn</Trans>}
        </span>
      )}
      {words && <span className="font-semibold">{i18n._(words)}</span>}
    </p>
  )
}
