import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { OrderShipment, Shipment, ShipmentGroup } from './shipments.ts'

type Named = { name: MessageDescriptor; mark: 'ok' | 'warn' | 'error' | 'info' | 'plain' }

/** What a shipment's status is called, and its colour. */
export const statusWords: Record<Shipment['status'], Named> = {
  Planned: { name: msg({ message: 'Planned', context: 'shipment' }), mark: 'plain' },
  Packed: { name: msg({ message: 'Packed', context: 'shipment' }), mark: 'info' },
  Waiting: { name: msg({ message: 'Waits to be collected', context: 'shipment' }), mark: 'warn' },
  HandedOver: { name: msg({ message: 'On the way', context: 'shipment' }), mark: 'info' },
  Failed: { name: msg({ message: 'Not delivered', context: 'shipment' }), mark: 'error' },
  Delivered: { name: msg({ message: 'Delivered', context: 'shipment' }), mark: 'ok' },
  PickedUp: { name: msg({ message: 'Collected', context: 'shipment' }), mark: 'ok' },
  Returned: { name: msg({ message: 'Came back', context: 'shipment' }), mark: 'plain' },
  Cancelled: { name: msg({ message: 'Nothing goes out', context: 'shipment' }), mark: 'plain' },
}

/** The groups of the list, each by what there is to do. */
export const groupWords: Record<ShipmentGroup, MessageDescriptor> = {
  toPack: msg({ message: 'Pack', context: 'shipments' }),
  toHandOver: msg({ message: 'Hand over', context: 'shipments' }),
  underWay: msg({ message: 'On the way', context: 'shipments' }),
  failed: msg({ message: 'Not delivered', context: 'shipments' }),
  uncollected: msg({ message: 'Uncollected', context: 'shipments' }),
  coming: msg({ message: 'Not ready yet', context: 'shipments' }),
  over: msg({ message: 'Over', context: 'shipments' }),
}

export const failureWords: Record<NonNullable<Shipment['failure']>, MessageDescriptor> = {
  noAnswer: msg`no answer`,
  wrongAddress: msg`wrong address`,
  refused: msg({ message: 'refused', context: 'shipment' }),
  other: msg({ message: 'other', context: 'shipment' }),
}

/** Weights, addresses and boxes of shipments, in the reader's language. */
export function useShipmentTexts() {
  const { t } = useLingui()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)

  /** `11,3 kg`; grams below 100. */
  function weight(grams: number): string {
    const figure = number(grams < 100 ? grams : Math.max(0.1, Math.round(grams / 100) / 10))
    return grams < 100 ? t`${figure} g` : t`${figure} kg`
  }

  const boxes = (count: number): string => t`${plural(count, { one: '# box', other: '# boxes' })}`

  /** The street with its building, then where the door is. */
  function address({ place, street, building, entrance, floor, flat }: Address): string {
    const door = [
      entrance && t`entrance ${entrance}`,
      floor && t`floor ${floor}`,
      flat && t({ message: `flat ${flat}`, comment: 'The number of a flat or an office in an address' }),
    ]
    return [place, `${street} ${building}`.trim(), ...door].filter(Boolean).join(', ')
  }

  return { number, weight, boxes, address }
}

type Address = NonNullable<OrderShipment['address']>
