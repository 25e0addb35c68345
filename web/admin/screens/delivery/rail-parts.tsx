import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { CalendarIcon } from '../../../ui/admin/icons.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { failureWords, statusWords, useShipmentTexts } from '../../kit/delivery/shipment-words.ts'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import { formatMoment } from '../../kit/formats.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { useNow } from '../../kit/use-now.ts'

/** What is in it, each order a link for those who may open it. */
export function Orders({ shipment: { orders } }: { shipment: Shipment }) {
  const { user } = useFrame()
  const language = useLanguage()
  const { weight } = useShipmentTexts()
  const isLinked = canOpen(user, 'orders')
  return (
    <ul className="grid gap-1.5">
      {orders.map(({ id, service, product, count, grams }) => {
        const what = pick(product ?? service, 'name', language)
        const number = (
          <strong className="whitespace-nowrap font-semibold">
            <Reference id={id} />
          </strong>
        )
        return (
          <li key={id} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {isLinked ? (
                <Link
                  to="/admin/ordersadmin/$id"
                  params={{ id: String(id) }}
                  className="inline-flex min-h-6 items-center text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
                >
                  {number}
                </Link>
              ) : (
                number
              )}{' '}
              {what}, <Trans>{formatNumber(count, language)} pcs</Trans>
            </span>
            <span className="shrink-0 text-t3 tabular-nums">{grams === null ? '—' : weight(grams)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** What it was packed as, and with whom it is. */
export function PackedFacts({ shipment }: { shipment: Shipment }) {
  const { t, i18n } = useLingui()
  const { weight, boxes } = useShipmentTexts()
  const { grams, weighed, boxes: count, shelf, carrier, waybill, trackingLink, courier, status } = shipment
  const { failure, failureNote } = shipment
  const total = weighed ?? grams
  const facts: [string, ReactNode][] = [
    [weighed === null ? t`Reckoned with packing` : t`Weighed`, total === null ? '' : weight(total)],
    [t`Boxes`, status === 'Planned' ? '' : boxes(count)],
    [t`Shelf`, shelf],
    [t`Courier`, courier ? [courier.name, courier.phoneNumber].filter(Boolean).join(', ') : carrier],
    [t`Waybill`, waybill],
    [t`Tracking`, trackingLink === '' ? '' : <OutsideLink key="tracking" to={trackingLink} />],
    [
      t`Not delivered`,
      status === 'Failed' && failure
        ? [i18n._(failureWords[failure]), failureNote].filter(Boolean).join(': ')
        : '',
    ],
  ]
  return (
    <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-t3">{name}</dt>
            <dd className="text-right wrap-anywhere tabular-nums">{text}</dd>
          </div>
        ))}
    </dl>
  )
}

const OutsideLink = ({ to }: { to: string }) => (
  <a
    href={to}
    target="_blank"
    rel="noreferrer"
    className="text-cyan-text underline-offset-4 wrap-anywhere hover:underline"
  >
    {to.replace(/^https?:\/\//, '')}
  </a>
)

/** The days that stand on the customer's page and in the mails. */
export function CustomerReads({ shipment: { days } }: { shipment: Shipment }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (!days) return null
  const [from, to] = [formatPromised(days.from, language), formatPromised(days.to, language)]
  const read = days.from === days.to ? from : t`${from} – ${to}`
  return (
    <p className="flex gap-2 text-t2">
      <CalendarIcon size={16} className="mt-0.5 shrink-0" />
      <Trans>The customer reads: {read}</Trans>
    </p>
  )
}

export function Events({ shipment: { events } }: { shipment: Shipment }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const now = useNow()
  const count = events.length
  return (
    <details>
      <summary className="admin-meta cursor-pointer py-1 text-t3 pointer-coarse:py-3.5">
        {t`${plural(count, { one: '# step so far', other: '# steps so far' })}`}
      </summary>
      <ol className="mt-1.5 grid gap-1">
        {events.map(({ at, to, failure }) => (
          <li key={`${at} ${to}`} className="flex justify-between gap-3">
            <span>
              {i18n._(statusWords[to].name)}
              {failure && to === 'Failed' && `: ${i18n._(failureWords[failure])}`}
            </span>
            <time dateTime={at} className="shrink-0 text-t3 tabular-nums">
              {formatMoment(at, now, language)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  )
}
