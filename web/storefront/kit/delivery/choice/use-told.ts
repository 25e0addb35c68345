import { useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../../../lib/language.tsx'
import type { ToldDelivery } from '../use-delivery.ts'
import type { Goods } from './offers.ts'
import { nameOf } from './places.ts'
import { toSent } from './to-sent.ts'
import type { WayChoice } from './use-choice.ts'
import { useWayTexts } from './use-way-texts.ts'

/** What the panel is told of the choice. */
export function useTold(choice: WayChoice, goods: Goods, isReady: boolean): ToldDelivery {
  const { t } = useLingui()
  const language = useLanguage()
  const texts = useWayTexts()
  const { way, offer, draft, address, addressId, pointId, points } = choice
  if (!way || !offer || offer.kind === 'impossible') return { isReady }
  const isPickup = way.kind === 'pickup'
  const place = offer.place ? nameOf(offer.place, language) : (address?.place.trim() ?? '')
  const isPriced = offer.kind === 'price'
  const point = points.find(({ id }) => id === pointId)
  const leaf = texts.leaf({
    way,
    offer,
    goods,
    point: point ? [point.address, point.hours].filter(Boolean).join(', ') : '',
  })
  const where = isPickup || place === ''
  const whole = isPriced ? t`Delivery, ${place}` : `${way.name}, ${place}`
  return {
    isReady,
    ...(isReady && { choice: toSent({ draft, offer, addressId, pointId, isPickup }) }),
    row: { name: where ? way.name : whole, azn: isPriced ? offer.azn : null },
    ...(!isPriced && { note: texts.note({ offer }) }),
    ...(leaf && { leaf }),
  }
}
