import { Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import type { MyOrderDetail } from './order-labels.tsx'

/** What has happened so far, the newest first. */
export function OrderHistory({ order }: { order: MyOrderDetail }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className="type-d3 border-key border-t pt-5 pb-3">
        <Trans>What has happened</Trans>
      </h2>
      <ol>
        {order.events.toReversed().map(({ from, to, at, price }) => (
          <li key={at} className="grid grid-cols-[128px_minmax(0,1fr)] gap-x-4 border-b border-b-rule py-2.5">
            <time dateTime={at} className="type-small leading-[26px]! text-grey tabular-nums">
              {formatDate(at, language, 'moment')}
            </time>
            <span>
              {from === null ? <Trans>The order was placed</Trans> : pick(to, 'name', language)}
              {price !== null && (
                <>
                  , <Money azn={price} />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
