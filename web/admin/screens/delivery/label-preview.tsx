import { Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useCompanyName } from '../../../lib/use-company-name.ts'
import { RegistrationIcon } from '../../../ui/admin/icons.tsx'
import { useShipmentTexts } from '../../kit/delivery/shipment-words.ts'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { nameOf } from './shipment-cells.tsx'

type LabelPreviewProps = { shipment: Shipment; boxes: number; grams: number | null }

/** What stands on the label of its first box: paper is white in the dark too. */
export function LabelPreview({ shipment, boxes, grams }: LabelPreviewProps) {
  const language = useLanguage()
  const company = useCompanyName()
  const { weight, address } = useShipmentTexts()
  const { number, zone, point, orders, address: to, appUser } = shipment
  const { main, person } = nameOf(shipment)
  return (
    <section aria-labelledby="label-preview">
      <h3 id="label-preview" className="admin-h2 flex items-baseline gap-2">
        <Trans context="shipment">Label</Trans>
        <span className="admin-meta font-normal text-t3">A6</span>
        <span className="admin-meta ml-auto font-normal text-t3 tabular-nums">1 / {boxes}</span>
      </h3>
      <div className="mt-2 grid place-items-center bg-pit py-4">
        <div className="flex aspect-[105/148] w-45 flex-col border border-[#17191c] bg-white p-3 text-[10px] text-[#17191c] leading-[13px]">
          <p className="flex items-center justify-between gap-2 font-semibold">
            <span className="flex min-w-0 items-center gap-1 text-[8px]">
              <RegistrationIcon size={10} className="shrink-0" />
              <span className="truncate">{company}</span>
            </span>
            <span className="shrink-0 text-[8px]">1 / {boxes}</span>
          </p>
          <p className="mt-1.5 flex flex-wrap items-end justify-between gap-x-2 border-[#17191c] border-b pb-1">
            <strong className="min-w-0 wrap-break-word text-[14px] leading-4">
              {zone ? pick(zone, 'name', language) : pick(shipment.way, 'name', language)}
            </strong>
            <strong className="shrink-0 text-[14px] leading-4 tabular-nums">{number}</strong>
          </p>
          <p className="mt-1.5 font-semibold wrap-anywhere">
            {main}
            {person !== main && `, ${person}`}
          </p>
          <p className="wrap-anywhere">{to ? address(to) : point && pick(point, 'address', language)}</p>
          {to && to.landmark !== '' && (
            <p className="wrap-anywhere">
              <b>
                <Trans>Landmark</Trans>:
              </b>{' '}
              {to.landmark}
            </p>
          )}
          <p className="tabular-nums">{phoneLinks(to?.phoneNumber ?? appUser.phoneNumber).shown}</p>
          <p className="mt-auto flex justify-between gap-2 border-[#17191c] border-t border-dashed pt-1.5 tabular-nums">
            <span className="min-w-0 wrap-anywhere">№ {orders.map(({ id }) => id).join(', ')}</span>
            <b className="shrink-0">{grams !== null && weight(grams)}</b>
          </p>
        </div>
      </div>
    </section>
  )
}
