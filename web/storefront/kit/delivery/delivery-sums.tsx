import { Trans } from '@lingui/react/macro'
import { Money } from '../../../ui/money.tsx'
import type { Delivery, ToldDelivery } from './use-delivery.ts'

type RowProps = { delivery: Pick<Delivery, 'told' | 'oldPrice'> }

/** The chosen way among the sums of a panel; a price that has changed stands beside the old one. */
export function DeliveryRow({ delivery: { told, oldPrice } }: RowProps) {
  const row = told?.row
  if (!row) return null
  return (
    <div className="flex justify-between gap-4 border-key border-b py-2.5">
      <dt className="min-w-0 wrap-anywhere">{row.name}</dt>
      <dd className="shrink-0 text-right font-bold max-w-1/2">
        {oldPrice !== undefined && (
          <s className="mr-2 font-normal">
            <span className="sr-only">
              <Trans>Old price</Trans>{' '}
            </span>
            <Money azn={oldPrice} />
          </s>
        )}
        {row.azn === null ? row.price : <Money azn={row.azn} />}
      </dd>
    </div>
  )
}

/** `Total`, or what it is without a delivery that has no price yet; `isSecond`: a total of the goods stands above. */
export function TotalName({ told, isSecond = false }: { told: ToldDelivery | null; isSecond?: boolean }) {
  if (told?.row && told.row.azn === null) return <Trans>Total, without delivery</Trans>
  return isSecond ? <Trans>Total, with delivery</Trans> : <Trans>Total</Trans>
}

/** The sum with the delivery, AZN to the qəpik. */
export const withDelivery = (azn: number, told: ToldDelivery | null): number =>
  Math.round(azn * 100 + (told?.row?.azn ?? 0) * 100) / 100

/** What is chosen now isn't final: that takes the weight off it. */
export const CanChangeLater = () => (
  <Trans>You can change the address and the way on the order’s page until it is packed.</Trans>
)

type LeafProps = { leaf: NonNullable<ToldDelivery['leaf']> }

/** The day at the customer's as a leaf of a calendar. */
export const DeliveryLeaf = ({ leaf: { day, title, spoken, note } }: LeafProps) => (
  <div className="ready-leaf">
    <strong key={day} aria-hidden="true" className="leaf-day">
      {Number(day.slice(8))}
    </strong>
    <div className="min-w-0">
      <p className="font-extrabold text-[18px] leading-6">
        <span className="sr-only">{spoken}</span>
        <span aria-hidden="true">{title}</span>
      </p>
      <p className="text-[15px] leading-[22px] wrap-anywhere">{note}</p>
    </div>
  </div>
)
