import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { bakuDate } from '../../../../src/lib/days.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatHour, formatPromised } from '../../../lib/weekday.ts'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Money } from '../../../ui/money.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { type PaymentRequest, requestWords } from '../../kit/money/money-parts.ts'
import { PayButton } from '../../kit/money/pay-button.tsx'
import { WaysToPay } from '../../kit/money/ways-to-pay.tsx'
import { orderQuery } from '../../kit/orders/order-parts.ts'
import { WhatFor } from './what-for.tsx'

/** The nearest open request: how much, what for, by when, and what waits for it. */
export function PayDocket({ request: { id, left, kind, dueOn, orders } }: { request: PaymentRequest }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const due = dueOn && formatPromised(dueOn, language)
  return (
    <section className="relative bg-yellow px-5 py-6 text-key max-md:-mx-5 md:p-9">
      <CropMarks className="max-md:hidden" />
      <div className="grid gap-x-10 gap-y-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <div className="min-w-0">
          <p className="type-small inline-block border border-key bg-key px-3.5 py-1 font-bold text-paper leading-[22px]!">
            <Trans>It’s your turn</Trans>
          </p>
          <h2 className="type-d2 pt-4 text-[48px]! leading-none! md:text-[80px]!">
            <Money azn={left} />
          </h2>
          <p className="pt-4 font-semibold">
            <WhatFor orderIds={orders.map(({ orderId }) => orderId)} />, {i18n._(requestWords[kind])}
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-2 bg-paper p-5">
          {due && (
            <p className="font-extrabold text-[18px]">
              <Trans>By {due}</Trans>
            </p>
          )}
          {orders[0] && <WhatWaits orderId={orders[0].orderId} />}
          {orders[0] ? (
            <div className="pt-2">
              <PayButton orderId={orders[0].orderId} requestId={id} azn={left} />
            </div>
          ) : (
            <WaysToPay />
          )}
        </div>
      </div>
    </section>
  )
}

/** Which day paying in time gives, where the work waits for the money. */
function WhatWaits({ orderId }: { orderId: number }) {
  const language = useLanguage()
  const { data } = useQuery(orderQuery({ api: useApi() }, orderId))
  if (!data?.promise.needsMoney) return null
  const { approveBy, readyOn, needsApproval } = data.promise
  if (approveBy === null || readyOn === null)
    return (
      <p>
        <Trans>Work starts once this is paid.</Trans>
      </p>
    )
  const hour = formatHour(approveBy)
  const day = formatPromised(bakuDate(new Date(approveBy)), language)
  const ready = formatPromised(readyOn, language)
  return (
    <p>
      {needsApproval ? (
        <Trans>
          If you pay and approve by {hour} on {day}, <Reference id={orderId} /> is ready on <b>{ready}</b>.
        </Trans>
      ) : (
        <Trans>
          If you pay by {hour} on {day}, <Reference id={orderId} /> is ready on <b>{ready}</b>.
        </Trans>
      )}
    </p>
  )
}
