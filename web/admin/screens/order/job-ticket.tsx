import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { code39 } from '../../../../src/lib/code39.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { customerOf } from '../../kit/orders/order-labels.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'

// Paper is white in the dark theme, too, and inks are inks.
const inks = ['#00a0dc', '#e2007a', '#ffd800', '#17191c', '#80d0ee', '#f080bd', '#ffec80', '#8b8c8e']

/** What goes with the job through the workshop: A5, without a price; the page prints as this alone. */
export function JobTicket({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { data: banners } = useQuery(useApi().banner.read.queryOptions({ language }))
  const company = banners?.[0]?.title || 'Mətbəə'
  const name = pick(order.serviceType ?? order.service, 'name', language)
  const steps = [t`Artwork`, t`Printing`, t`Cutting`, t`Packing`]
  return (
    <section aria-label={t`Job ticket № ${order.id}`} data-print="" className="relative m-4 text-[#17191c]">
      <CropMarks className="text-key print:text-[#17191c]" />
      <div className="border border-[#d6d8d5] bg-white">
        <div className="flex items-start justify-between gap-4 px-4.5 pt-4">
          <div>
            <p className="text-[#45494d]">
              <Trans>{company} · job ticket</Trans>
            </p>
            <p className="admin-job tabular-nums">{order.id}</p>
          </div>
          <div className="text-right">
            <Bars id={order.id} />
            <p className="mt-1 text-[#45494d] tabular-nums">
              {formatDate(order.orderDate, language, 'short')}
            </p>
          </div>
        </div>
        <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 gap-y-1.5 px-4.5 pt-3 pb-4">
          {order.serviceType && (
            <Line head={<Trans>Service</Trans>}>{pick(order.service, 'name', language)}</Line>
          )}
          <Line head={<Trans>Job</Trans>}>
            <strong className="font-semibold">{name}</strong>
          </Line>
          <Line head={<Trans>Print run</Trans>}>
            <strong className="font-semibold">
              <Trans>{formatNumber(order.count, language)} pcs</Trans>
            </strong>
          </Line>
          <Line head={<Trans>Customer</Trans>}>{customerOf(order)}</Line>
          {order.comment && (
            <Line head={<Trans>Comment</Trans>}>
              <span className="whitespace-pre-line wrap-anywhere">{order.comment}</span>
            </Line>
          )}
        </dl>
        <div className="border-[#5f6468] border-t border-dashed px-4.5 pt-3.5 pb-4">
          <ul className="flex flex-wrap gap-x-4 gap-y-2">
            {steps.map((step) => (
              <li key={step} className="flex items-center gap-2">
                <span aria-hidden="true" className="size-3.5 border-[#17191c] border-[1.5px]" />
                {step}
              </li>
            ))}
          </ul>
          <p className="mt-4 flex gap-4">
            <Blank>{t`Machine`}</Blank>
            <Blank>{t`Done by`}</Blank>
          </p>
        </div>
        <div aria-hidden="true" className="flex [print-color-adjust:exact]">
          {inks.map((ink) => (
            <span key={ink} style={{ background: ink }} className="h-2 grow" />
          ))}
        </div>
      </div>
    </section>
  )
}

const Line = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <>
    <dt className="text-[#45494d]">{head}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
)

const Blank = ({ children }: { children: string }) => (
  <span className="flex grow items-end gap-2">
    {children}
    <span aria-hidden="true" className="grow border-[#17191c] border-b" />
  </span>
)

function Bars({ id }: { id: number }) {
  const { t } = useLingui()
  const { width, bars } = code39(String(id))
  return (
    <svg
      role="img"
      aria-label={t`Barcode of № ${id}`}
      viewBox={`0 0 ${width} 30`}
      preserveAspectRatio="none"
      className="ml-auto h-8 w-28"
      shapeRendering="crispEdges"
    >
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} y="0" width={bar.width} height="30" fill="currentColor" />
      ))}
    </svg>
  )
}
