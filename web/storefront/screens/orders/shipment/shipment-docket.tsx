import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bakuDate } from '../../../../../src/lib/days.ts'
import { pick } from '../../../../../src/lib/languages.ts'
import { useApi } from '../../../../lib/api.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { serverNow } from '../../../../lib/server-time.ts'
import { formatPromised } from '../../../../lib/weekday.ts'
import { TextAnchor } from '../../../../ui/button.tsx'
import { CropMarks } from '../../../../ui/crop-marks.tsx'
import { Money } from '../../../../ui/money.tsx'
import { telHref } from '../../../kit/contact/contact-data.ts'
import { orderMoneyQuery } from '../../../kit/money/money-parts.ts'
import { PayButton } from '../../../kit/money/pay-button.tsx'
import type { MyOrderDetail } from '../order-labels.tsx'
import { StatusTimeline } from '../order-progress.tsx'
import { DayLeaf } from '../promised-day.tsx'
import { TurnSwitch } from '../turn-switch.tsx'
import { AddressLines } from './address-lines.tsx'
import { ChooseWay } from './choose-way.tsx'
import { useFailureWords } from './failure-words.ts'
import { PickUpCode, ShareCode } from './pick-up-code.tsx'
import { daysSince, isToAgree, type Shipment, shipmentSide } from './shipment.ts'
import { ShipmentSteps } from './shipment-steps.tsx'
import { Agree, WayFacts } from './way-facts.tsx'

type DocketProps = { order: MyOrderDetail; shipment: Shipment; isOwn: boolean }

/** Stands first on the page of an order that is made and on its way to its customer: what there is to do or to wait for. */
export function ShipmentDocket({ order, shipment, isOwn }: DocketProps) {
  const { status } = shipment
  const isInHouse = status === 'Planned' || status === 'Packed'
  const hasLeaf = shipment.kind !== 'pickup' && status !== 'Failed' && shipment.days !== null
  return (
    <section className="relative bg-yellow px-5 py-6 max-md:-mx-5 md:p-9">
      <CropMarks className="max-md:hidden" />
      <div className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)]">
        <div className="min-w-0">
          <div role="status">
            <TurnSwitch side={shipmentSide(shipment)} />
            <h2 className="type-d2 pt-4 text-[34px]! leading-none! md:text-[56px]!">
              <Title shipment={shipment} />
            </h2>
            <Sentence shipment={shipment} />
          </div>
          {status === 'Waiting' && <Place shipment={shipment} />}
          {status === 'HandedOver' && <ShipmentSteps shipment={shipment} />}
          {status === 'Failed' && (
            <div className="pt-6">
              <AddressLines shipment={shipment} />
            </div>
          )}
          {isInHouse && (
            <div className="wrap-anywhere flex flex-col items-start gap-4 pt-6">
              <WayFacts shipment={shipment} hasLeaf={hasLeaf} />
              {isOwn && <Agree orderId={order.id} shipment={shipment} />}
            </div>
          )}
          <Owed order={order} shipment={shipment} />
          {!isOwn && status !== 'Waiting' && shipmentSide(shipment) === 'customer' && (
            <p className="pt-5">
              <Trans>The customer does this in their account.</Trans>
            </p>
          )}
          {isOwn && (status === 'Planned' || status === 'Failed') && (
            <div className="pt-5">
              <ChooseWay order={order} shipment={shipment} isOpenAtOnce={status === 'Failed'} />
            </div>
          )}
          {isOwn && status === 'Waiting' && (
            <div className="flex flex-wrap items-start gap-4 pt-5">
              <ChooseWay order={order} shipment={shipment} />
              {shipment.code !== null && <ShareCode shipment={shipment} />}
            </div>
          )}
        </div>
        <div className="min-w-0 max-lg:pt-6">
          {status === 'Waiting' && shipment.code !== null && (
            <PickUpCode code={shipment.code} phoneNumber={order.appUser.phoneNumber} />
          )}
          {hasLeaf && shipment.days && <Leaf days={shipment.days} />}
        </div>
      </div>
      <div className="pt-7 md:pt-10">
        <StatusTimeline order={order} events={order.events} />
      </div>
    </section>
  )
}

function Title({ shipment }: { shipment: Shipment }) {
  const { status, kind, since, days, price } = shipment
  const now = new Date(serverNow())
  const waited = daysSince(since, now)
  if (status === 'Waiting')
    return waited < 2 ? (
      <Trans>Ready, you can pick it up</Trans>
    ) : (
      <Plural
        value={waited}
        one="It has been waiting for you for # day"
        other="It has been waiting for you for # days"
      />
    )
  if (status === 'Failed') return <Trans>We couldn’t hand it over</Trans>
  if (status === 'HandedOver') {
    const today = bakuDate(now)
    const isToday = days !== null && days.from <= today && today <= days.to
    if (kind !== 'ownCourier') return <Trans>It is on its way</Trans>
    return isToday ? (
      <Trans>The courier is on the way and comes today</Trans>
    ) : (
      <Trans>It is with our courier</Trans>
    )
  }
  if (isToAgree(shipment)) return <Trans>Ready, please agree to the price of the delivery</Trans>
  if (price === null) return <Trans>Ready, we’ll tell you what the delivery costs</Trans>
  return kind === 'pickup' ? (
    <Trans>Ready, we are putting it aside for you</Trans>
  ) : (
    <Trans>Ready, we are packing it for you</Trans>
  )
}

function Sentence({ shipment }: { shipment: Shipment }) {
  const language = useLanguage()
  const words = useFailureWords()
  const { status, kind, failure, failureNote, point, since } = shipment
  if (status === 'Failed')
    return (
      <p className="max-w-150 pt-4 break-words">
        {failure && words[failure]}
        {failureNote && <> «{failureNote.replace(/\.$/, '')}».</>}{' '}
        <Trans>Please say how it should come now.</Trans>
      </p>
    )
  if (status === 'Waiting' && daysSince(since, new Date(serverNow())) >= 2) {
    const where = point ? pick(point, 'address', language) : ''
    const day = formatPromised(bakuDate(new Date(since)), language)
    return (
      <p className="max-w-150 pt-4">
        <Trans>
          It is at {where} since {day}. No time? We’ll send it by courier.
        </Trans>
      </p>
    )
  }
  if (status === 'Planned' && kind === 'pickup')
    return (
      <p className="max-w-150 pt-4">
        <Trans>As soon as it lies there you get the code, here and by e-mail.</Trans>
      </p>
    )
  return null
}

/** Where it is picked up, and until when. */
function Place({ shipment: { point } }: { shipment: Shipment }) {
  const language = useLanguage()
  if (!point) return null
  const hours = pick(point, 'hours', language)
  return (
    <div className="pt-6">
      <p className="font-extrabold text-[18px]">{pick(point, 'address', language)}</p>
      {hours && <p className="whitespace-pre-line">{hours}</p>}
      <p className="flex flex-wrap gap-x-6 pt-1">
        {point.mapLink && (
          <TextAnchor href={point.mapLink} target="_blank" rel="noopener noreferrer">
            <Trans>Open the map</Trans>
          </TextAnchor>
        )}
        {point.phoneNumber && <TextAnchor href={telHref(point.phoneNumber)}>{point.phoneNumber}</TextAnchor>}
      </p>
    </div>
  )
}

/** What is still to be paid, or that nothing is; paid before, nobody waits for it. */
function Owed({ order, shipment: { owed, kind, status } }: Pick<DocketProps, 'order' | 'shipment'>) {
  const { data } = useQuery(orderMoneyQuery({ api: useApi() }, order.id))
  const payable = data?.requests.find((request) => request.payable !== null)
  if (owed === 0)
    return status === 'HandedOver' && kind === 'ownCourier' ? (
      <Edged>
        <Trans>
          <b>Pay nothing to the courier.</b> All of it is paid.
        </Trans>
      </Edged>
    ) : null
  return (
    <Edged>
      <p>
        <b>
          {kind === 'pickup' ? (
            <Trans>
              <Money azn={owed} /> are to be paid when you pick it up.
            </Trans>
          ) : (
            <Trans>
              <Money azn={owed} /> are to be paid when you get it.
            </Trans>
          )}
        </b>{' '}
        {payable && kind === 'pickup' && <Trans>Pay before, and you needn’t queue.</Trans>}
      </p>
      {payable && <PayButton orderId={order.id} requestId={payable.id} azn={payable.payable ?? 0} />}
    </Edged>
  )
}

const Edged = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 flex max-w-150 flex-col gap-3 border border-key bg-paper p-4 text-key">
    <div className="flex flex-col gap-3 border-yellow border-l-6 pl-3">{children}</div>
  </div>
)

/** The day at the customer's, on a leaf. */
function Leaf({ days: { from, to } }: { days: NonNullable<Shipment['days']> }) {
  const language = useLanguage()
  const { t } = useLingui()
  const [first, last] = [formatPromised(from, language), formatPromised(to, language)]
  return (
    <div className="flex items-center gap-x-6 lg:items-start">
      <DayLeaf day={from} />
      <p className="min-w-0 font-extrabold text-[18px]">
        {from === to ? t`At your address on ${first}` : t`At your address between ${first} and ${last}`}
      </p>
    </div>
  )
}
