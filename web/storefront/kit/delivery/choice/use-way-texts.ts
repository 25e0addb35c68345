import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatDayAndMonth, formatPromised, formatWeekday } from '../../../../lib/weekday.ts'
import type { ToldDelivery } from '../use-delivery.ts'
import type { Goods, Offer, ShownWay } from './offers.ts'

type Impossible = Extract<Offer, { kind: 'impossible' }>
type Told = { way: ShownWay; offer: Offer; goods: Goods }

/** What is said of ways, in the reader's language. */
export function useWayTexts() {
  const { t } = useLingui()
  const language = useLanguage()
  const kilograms = (grams: number) => formatNumber(Math.round(grams / 100) / 10, language)
  const centimetres = (millimetres: number) => formatNumber(Math.ceil(millimetres / 10), language)
  const day = (of: string) => formatPromised(of, language)

  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

  function price(offer: Offer): string {
    if (offer.kind === 'price') return formatMoney(offer.azn, language)
    if (offer.kind === 'told') return t`we’ll tell you the price`
    if (offer.kind !== 'from') return ''
    const least = formatMoney(offer.azn, language)
    if (offer.isSame) return least
    return t({
      message: `from ${least}`,
      comment: 'What delivery costs at least: the sign of the manat ends it',
    })
  }

  /** Why the way isn't possible, as a sentence. */
  function whyNot({ reason }: Impossible, way: ShownWay, { millimetres }: Goods): string {
    if (reason === 'tooHeavy') {
      const most = kilograms(way.maxGrams ?? 0)
      return t`Not possible: it weighs more than ${most} kg`
    }
    if (reason === 'tooLong') {
      const side = centimetres(millimetres ?? 0)
      const most = formatNumber(way.maxCentimetres ?? 0, language)
      return t`Not possible: the longest side is ${side} cm, it takes up to ${most} cm`
    }
    return reason === 'notThere'
      ? t`Not possible: it doesn’t go there`
      : t`Not possible: it’s too late for today`
  }

  /** When it is there: a day, two days, or only how long it takes. */
  function days({ kind, daysFrom, daysTo }: ShownWay, offer: Offer): string {
    if (offer.days === null) {
      if (kind === 'pickup') return t`As soon as it is ready`
      if (daysTo === 0) return t`On the day it is ready`
      if (daysFrom === daysTo)
        return t({ message: plural(daysTo, { one: '# working day', other: '# working days' }) })
      if (daysFrom > 0) return t`${daysFrom}–${daysTo} working days`
      return t({ message: plural(daysTo, { one: 'Up to # working day', other: 'Up to # working days' }) })
    }
    if (kind === 'pickup') {
      const date = formatDayAndMonth(offer.days.from, language)
      const weekday = formatWeekday(offer.days.from, language)
      return t`From ${weekday}, ${date} on`
    }
    const [from, to] = [day(offer.days.from), day(offer.days.to)]
    return offer.days.from === offer.days.to ? to : t`${from} – ${to}`
  }

  /** What the cell says below its name. */
  function about({ way, offer }: Pick<Told, 'way' | 'offer'>): string {
    const said = [days(way, offer), way.hint]
    if (offer.kind === 'told' && offer.reason === 'weight')
      said.push(t`We’ll write the price once the weight is known; it goes after you have agreed`)
    return said.filter(Boolean).map(capital).join('. ')
  }

  /** A zone's name, and what it costs there: AZN; null where staff say it. */
  function zone(way: ShownWay, zoneId: number, azn: number | null): string {
    const name = way.zones.find(({ id }) => id === zoneId)?.name ?? ''
    return azn === null ? name : `${name}, ${formatMoney(azn, language)}`
  }

  /** What is said instead of a sum with the delivery. */
  function note({ offer }: Pick<Told, 'offer'>): string {
    if (offer.kind === 'from') return t`What the delivery costs comes with the address.`
    return offer.kind === 'told' && offer.reason === 'weight'
      ? t`Once the weight is known we’ll write what the delivery costs. Nothing is sent, and nothing asked for it, before you agree.`
      : t`We’ll write what the delivery costs. Nothing is sent, and nothing asked for it, before you agree.`
  }

  /** The day at the customer's, of which the figure stands on a leaf. */
  function leaf({ way, offer, goods, point }: Told & { point: string }): ToldDelivery['leaf'] {
    if (offer.days === null || goods.ready === null) return undefined
    const { from, to } = offer.days
    const month = formatDayAndMonth(to, language).replace(/\d+/, '').trim()
    const weekday = formatWeekday(to, language)
    const shown = day(to)
    if (way.kind === 'pickup')
      return {
        day: to,
        title: t`${month}, ${weekday}: you can pick it up`,
        spoken: t`You can pick it up on ${shown}`,
        note: point,
      }
    const ready = day(goods.ready)
    const note = t`Ready on ${ready}, then on its way`
    return from === to
      ? {
          day: to,
          title: t`${month}, ${weekday}: at your address`,
          spoken: t`At your address on ${shown}`,
          note,
        }
      : {
          day: to,
          title: t`${month}, ${weekday}: at your address by then`,
          spoken: t`At your address by ${shown}`,
          note,
        }
  }

  /** `5,2 kg`, or grams of what is light. */
  const weight = (grams: number): string => {
    const light = formatNumber(grams, language)
    const heavy = kilograms(grams)
    return grams < 1000 ? t`${light} g` : t`${heavy} kg`
  }

  return { price, whyNot, about, zone, note, leaf, weight }
}
