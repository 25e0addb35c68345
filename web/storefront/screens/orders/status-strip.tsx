import { Trans } from '@lingui/react/macro'
import { type OrderStatus, stepOf, steps } from '../../../../src/domains/order-status/statuses.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { statusName } from '../../kit/orders/order-steps.ts'

/** A cell a step: done in key, the current one in yellow; not approved is hatched in red, with words. */
export function StatusStrip({ status }: { status: OrderStatus }) {
  const language = useLanguage()
  const current = stepOf(status)
  const refused = status === 'NotApproved'
  const name = statusName(status, language)
  const later = status === 'Ready' ? <Trans>{name}, you can pick it up</Trans> : name
  const said = status === 'Pending' ? <Trans>{name}, the price is being worked out</Trans> : later
  return (
    <>
      <div
        aria-hidden="true"
        className={classNames(
          'grid h-3.5 auto-cols-fr grid-flow-col divide-x border',
          refused ? 'hatch-error divide-error border-error' : 'divide-key border-key',
        )}
      >
        {steps.map((step, index) => (
          <span
            key={step}
            className={classNames(
              (index < current || status === 'Completed') && 'bg-key',
              index === current && status !== 'Completed' && 'bg-yellow',
            )}
          />
        ))}
      </div>
      <p className={classNames('pt-2 font-semibold text-[15px] leading-[22px]', refused && 'text-error')}>
        {said}
      </p>
    </>
  )
}
