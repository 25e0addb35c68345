import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isGivenUp } from '../../../../../src/domains/order-status/statuses.ts'
import { formatMoney } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatAmount } from '../../../kit/formats.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useOrderAct } from '../use-print-page.ts'
import { type Charge, useChargeNames } from './charge-names.ts'

type ChargeLinesProps = { order: OrderDetail; charges: readonly Charge[] }

/**
 * What the order costs beside its price, each with what takes it away; removing one can be undone (PAY-61). The price of
 * a shipment is changed where the shipment is (DEL-13).
 */
export function ChargeLines({ order, charges }: ChargeLinesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const names = useChargeNames()
  const { act, isPending } = useOrderAct(order.id)
  const isFixed = isGivenUp(order.status)
  return (
    <ul>
      {charges.map(({ id, kind, amount, note, shipmentId }) => {
        const named = `${names[kind]}, ${formatMoney(amount, language)}`
        return (
          <li key={id} className="flex items-baseline justify-between gap-4 py-0.5 tabular-nums">
            <span className="min-w-0 wrap-anywhere">
              {names[kind]}
              {note !== '' && <span className="text-t2">{` · ${note}`}</span>}
            </span>
            <span className="flex shrink-0 items-baseline gap-3">
              {shipmentId !== null && (
                <Link
                  to="/admin/delivery"
                  search={{ open: shipmentId }}
                  className="text-cyan-text underline underline-offset-2 pointer-coarse:min-h-11"
                >
                  <Trans>Delivery</Trans>
                </Link>
              )}
              {shipmentId === null && !isFixed && (
                <button
                  type="button"
                  disabled={isPending}
                  aria-label={t`Remove: ${named}`}
                  className="text-cyan-text underline underline-offset-2 pointer-coarse:min-h-11"
                  onClick={() =>
                    act({
                      run: (client) => client.charges.remove.mutate({ id: order.id, chargeId: id }),
                      said: t`Removed: ${named}`,
                      failed: t`It was not removed`,
                      undo: {
                        run: (client) => client.charges.add.mutate({ id: order.id, kind, amount, note }),
                        said: t`${named} counts again`,
                        failed: t`It was not added`,
                      },
                    })
                  }
                >
                  <Trans>Remove</Trans>
                </button>
              )}
              {formatAmount(amount, language)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
