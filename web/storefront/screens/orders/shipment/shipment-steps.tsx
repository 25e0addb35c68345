import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { TextAnchor } from '../../../../ui/button.tsx'
import { telHref } from '../../../kit/contact/contact-data.ts'
import { AddressLines } from './address-lines.tsx'
import type { Shipment } from './shipment.ts'

/** What is under way: where it goes, when it was packed, who has it. */
export function ShipmentSteps({ shipment }: { shipment: Shipment }) {
  const language = useLanguage()
  const { events, courier, carrier, waybill, trackingLink } = shipment
  const at = (to: string) => {
    const event = events.findLast((one) => one.to === to)
    return event ? formatDate(event.at, language, 'moment') : null
  }
  return (
    <>
      <div className="pt-6">
        <AddressLines shipment={shipment} />
      </div>
      <ol className="max-w-150 pt-5">
        <Step isDone at={at('Packed')}>
          <Trans>Packed</Trans>
        </Step>
        <Step isNow at={at('HandedOver')}>
          {courier || shipment.kind === 'ownCourier' ? (
            <Trans>Given to the courier</Trans>
          ) : (
            <Trans>Sent</Trans>
          )}
          {courier && (
            <span className="block font-normal">
              {courier.name}{' '}
              {courier.phoneNumber && (
                <TextAnchor href={telHref(courier.phoneNumber)}>{courier.phoneNumber}</TextAnchor>
              )}
            </span>
          )}
          {(carrier || waybill) && (
            <span className="block break-words font-normal">
              {[carrier, waybill].filter(Boolean).join(', ')}
            </span>
          )}
          {trackingLink && (
            <span className="block font-normal">
              <TextAnchor href={trackingLink} target="_blank" rel="noopener noreferrer">
                <Trans>See where it is</Trans>
              </TextAnchor>
            </span>
          )}
        </Step>
        <Step at={null}>
          <Trans>It comes to you</Trans>
        </Step>
      </ol>
    </>
  )
}

type StepProps = { isDone?: boolean; isNow?: boolean; at: string | null; children: ReactNode }

const Step = ({ isDone = false, isNow = false, at, children }: StepProps) => (
  <li
    className="grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-3 pb-3"
    aria-current={isNow ? 'step' : undefined}
  >
    <span
      aria-hidden="true"
      className={`mt-1 size-4 border-2 border-key ${isDone ? 'bg-key' : 'bg-paper'} ${isNow ? 'size-5! bg-yellow!' : ''}`}
    />
    <span className={isNow ? 'font-bold' : ''}>{children}</span>
    <span className="type-small tabular-nums">{at}</span>
  </li>
)
