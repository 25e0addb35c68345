import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { choiceLabels } from '../../../../src/domains/options/choice-labels.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useCompanyName } from '../../../lib/use-company-name.ts'
import { Money } from '../../../ui/money.tsx'
import { Pieces } from '../../../ui/pieces.tsx'
import { useCompany } from '../../kit/contact/contact-data.ts'
import { VatLabel } from '../../kit/money/vat-line.tsx'
import { orderQuery, statusName } from '../../kit/orders/order-parts.ts'
import { SiteLogo } from '../../kit/site-logo.tsx'
import { type MyOrder, OrderPrice } from './order-labels.tsx'

/** One order as a printed sheet: it asks the browser to print as soon as it has loaded, and shows only there. */
export function OrderSheet({ order, onPrinted }: { order: MyOrder; onPrinted: () => void }) {
  const language = useLanguage()
  const company = useCompany()
  const siteName = useCompanyName()
  const { data, isFetching } = useQuery(orderQuery({ api: useApi() }, order.id))
  const whole = data !== undefined || !isFetching
  useEffect(() => {
    if (!whole) return
    window.addEventListener('afterprint', onPrinted)
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [whole, onPrinted])
  const { id, appUser, service, serviceType, comment, options } = order
  return createPortal(
    <div data-print="" className="hidden print:block">
      <div className="flex items-end justify-between gap-8 border-key border-b-2 pb-5">
        <p className="type-d2 text-[40px]! tabular-nums">
          <Trans>Order No. {id}</Trans>
        </p>
        <SiteLogo className="h-9 text-[38px]" />
      </div>
      <dl>
        <Line name={<Trans>Service</Trans>}>{pick(service, 'name', language)}</Line>
        {serviceType && <Line name={<Trans>Product</Trans>}>{pick(serviceType, 'name', language)}</Line>}
        {options &&
          choiceLabels(options.choices, language).map(({ label, value }) => (
            <Line key={label} name={label}>
              {value}
            </Line>
          ))}
        <Line name={<Trans>Run</Trans>}>
          <Pieces count={order.count} />
        </Line>
        <Line name={<Trans>Total</Trans>}>
          <OrderPrice order={order} className="type-money text-[24px]" />
        </Line>
        {data !== undefined && data.vat > 0 && (
          <Line name={<VatLabel />}>
            <Money azn={data.vat} />
          </Line>
        )}
        {comment && (
          <Line name={<Trans>Comment</Trans>}>
            <span className="whitespace-pre-line break-words font-normal">{comment}</span>
          </Line>
        )}
        <Line name={<Trans>Customer</Trans>}>
          {appUser.name} {appUser.surname}, {appUser.phoneNumber}
        </Line>
        <Line name={<Trans>Placed on</Trans>}>{formatDate(order.orderDate, language, 'short')}</Line>
        <Line name={<Trans>Status</Trans>}>
          {statusName(order.status, language)}
          {data?.events.map(({ to, at }) => (
            <span key={at} className="block font-normal">
              {formatDate(at, language, 'short')} — {pick(to, 'name', language)}
            </span>
          ))}
        </Line>
      </dl>
      <p className="type-small pt-5">
        {[company?.legalName || siteName, company?.address, company?.phoneNumber, company?.email]
          .filter(Boolean)
          .join(' / ')}
      </p>
    </div>,
    document.body,
  )
}

const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="grid break-inside-avoid grid-cols-[160px_1fr] gap-x-6 border-key border-b py-3">
    <dt>{name}</dt>
    <dd className="font-bold">{children}</dd>
  </div>
)
