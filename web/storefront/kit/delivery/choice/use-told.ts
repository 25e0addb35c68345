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
  const isPriced = offer.kind === 'price' || (offer.kind === 'from' && offer.isSame)
  const point = points.find(({ id }) => id === pointId)
  const leaf = texts.leaf({
    way,
    offer,
    goods,
    point: point ? [point.address, point.hours].filter(Boolean).join(', ') : '',
  })
  const toPlace = isPriced ? t`Delivery, ${place}` : `${way.name}, ${place}`
  const name = isPickup || place === '' ? way.name : toPlace
  return {
    isReady,
    ...(isReady && { choice: toSent({ draft, offer, addressId, pointId, isPickup }) }),
    row: { name, azn: isPriced ? offer.azn : null, price: texts.price(offer) },
    ...(!isPriced && { note: texts.note({ offer }) }),
    ...(leaf && { leaf }),
  }
}
