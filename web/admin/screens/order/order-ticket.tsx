import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  type TicketFact,
  type TicketOrder,
  ticketFacts,
} from '../../../../src/domains/orders/ticket-facts.ts'
import { shownDaysLate } from '../../../../src/domains/production/lateness.ts'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { code39 } from '../../../../src/lib/code39.ts'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useCompanyName } from '../../../lib/use-company-name.ts'
import { formatPromised } from '../../../lib/weekday.ts'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { artworkStateNames } from '../../kit/artwork/artwork-labels.tsx'
import type { Artwork } from '../../kit/artwork/artwork-queries.ts'
import { customerOf } from '../../kit/orders/order-labels.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { DaysLate } from '../../kit/production/due-label.tsx'
import { useToday } from '../../kit/production/queries.ts'

type OrderTicketProps = { order: OrderDetail; artwork: Artwork | undefined }

/** The ticket that goes with the job, as it is printed. */
export const OrderTicket = ({ order, artwork }: OrderTicketProps) => (
  <section>
    <h2 className="admin-h2 leading-6!">
      <Trans>Job ticket</Trans>{' '}
      <span className="ml-1 font-normal text-t3">
        <Trans>A5, for the workshop, without a price</Trans>
      </span>
    </h2>
    <JobTicket order={order} artwork={artwork} />
  </section>
)

// A printed page is white in the dark theme as well, and ink colours don't change.
const inks = ['#00a0dc', '#e2007a', '#ffd800', '#17191c', '#80d0ee', '#f080bd', '#ffec80', '#8b8c8e']

type JobTicketProps = { order: OrderDetail; artwork: Artwork | undefined }

/** What goes with the job through the workshop: A5, without a price; the page prints as this alone. */
function JobTicket({ order, artwork }: JobTicketProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const company = useCompanyName()
  const today = useToday()
  const steps = [t`Artwork`, t`Printing`, t`Cutting`, t`Packing`]
  return (
    <section aria-label={t`Job ticket No. ${order.id}`} data-print="" className="relative m-4 text-[#17191c]">
      <CropMarks className="text-key print:text-[#17191c]" />
      <div className="border border-[#d6d8d5] bg-white">
        <div className="flex items-start justify-between gap-4 px-4.5 pt-4">
          <div className="min-w-0">
            <p className="text-[#45494d]">
              <Trans>{company} · job ticket</Trans>
            </p>
            <p className="admin-job tabular-nums">{order.id}</p>
          </div>
          <div className="shrink-0 text-right">
            <Bars id={order.id} />
            <p className="mt-1 text-[#45494d] tabular-nums">
              {formatDate(order.orderDate, language, 'short')}
            </p>
          </div>
        </div>
        <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 gap-y-1.5 px-4.5 pt-3 pb-4">
          {ticketFacts(toTicketOrder(order, artwork, today), language).map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <FactLine key={index} fact={fact} />
          ))}
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

/** The fields of the order and its artwork that the PDF takes from the database. */
function toTicketOrder(order: OrderDetail, artwork: Artwork | undefined, today: Day): TicketOrder {
  const { service, serviceType: product, options, count, promisedOn, comment } = order
  const newest = artwork?.versions[0]
  return {
    service,
    product,
    count,
    promisedOn,
    daysLate: shownDaysLate(order, today),
    comment,
    choices: options?.choices ?? [],
    trim: options?.trim ?? null,
    customer: customerOf(order),
    artwork: artwork
      ? {
          state: artwork.state,
          version: newest?.number ?? 0,
          fileNames: newest?.files.map(({ name }) => name) ?? [],
        }
      : null,
  }
}

function FactLine({ fact }: { fact: TicketFact }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  if (fact.kind === 'choice')
    return (
      <Line head={fact.label}>
        <strong className="font-semibold">{fact.text}</strong>
      </Line>
    )
  const head = i18n._(heads[fact.kind])
  if (fact.kind === 'run')
    return (
      <Line head={head}>
        <strong className="font-semibold">
          <Trans>{formatNumber(fact.count, language)} pcs</Trans>
        </strong>
      </Line>
    )
  if (fact.kind === 'promised')
    return (
      <Line head={head}>
        <strong className="font-semibold">{formatPromised(fact.day, language)}</strong>
        {fact.daysLate > 0 && (
          <>
            {', '}
            <DaysLate days={fact.daysLate} />
          </>
        )}
      </Line>
    )
  if (fact.kind === 'artwork') {
    const { state, version, fileNames } = fact
    const texts = [i18n._(artworkStateNames[state]), ...(version > 0 ? [`v${version}`] : []), ...fileNames]
    return <Line head={head}>{texts.join(' · ')}</Line>
  }
  return (
    <Line head={head}>
      <span className={fact.kind === 'job' ? 'font-semibold' : 'whitespace-pre-line'}>{fact.text}</span>
    </Line>
  )
}

const heads: Record<Exclude<TicketFact['kind'], 'choice'>, MessageDescriptor> = {
  service: msg`Service`,
  job: msg`Job`,
  size: msg`Trimmed size`,
  run: msg`Print run`,
  promised: msg`Promised for`,
  customer: msg`Customer`,
  artwork: msg`Artwork`,
  comment: msg`Comment`,
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
      aria-label={t`Barcode of No. ${id}`}
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
