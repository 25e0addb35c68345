import { useLingui } from '@lingui/react/macro'
import { type Language, pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatShortWeekday } from '../../../lib/short-weekday.ts'
import { formatWeekday } from '../../../lib/weekday.ts'
import { formatAmount } from '../../kit/formats.ts'
import type { ZoneColumn } from './paste-zones.ts'
import { type Delivery, type Figure, isPriceField, recordOf, type ZonesValues } from './zones-values.ts'

/** Monday, from which the weekdays are named. */
const monday = 5
const dayOf = (weekday: number): string => `2026-01-${String(monday + weekday - 1).padStart(2, '0')}`

/** The weekdays in as few letters as a calendar has, from Monday on. */
const azLetters = ['B.e', 'Ç.a', 'Ç', 'C.a', 'C', 'Ş', 'B']
const lettersOf = (weekday: number, language: Language): string =>
  language === 'az'
    ? (azLetters[weekday - 1] ?? '')
    : formatShortWeekday(dayOf(weekday), language).slice(0, 2)

/** Without separators of thousands, so that it is read as it is written. */
const plain = (figure: number, language: Language): string =>
  String(figure).replace('.', language === 'en' ? '.' : ',')

/** Figures, columns and days as the screen shows them. */
export function useZoneTexts() {
  const { t } = useLingui()
  const language = useLanguage()
  const kg = (grams: number): string => {
    const figure = formatNumber(grams / 1000, language)
    return t`${figure} kg`
  }
  return {
    kg,
    amount: (figure: Figure): string =>
      typeof figure === 'number' ? formatAmount(figure / 100, language) : figure,
    kgFigure: (figure: Figure): string =>
      typeof figure === 'number' ? plain(figure / 1000, language) : figure,
    whole: (figure: Figure): string => String(figure),
    column: (column: ZoneColumn): string => {
      if (column === 'perKg') return t`then, each kg`
      if (column === 'freeFrom') return t({ message: 'free from', context: 'delivery' })
      const weight = kg(column)
      return t`up to ${weight}`
    },
    shortWeekday: (weekday: number): string => formatShortWeekday(dayOf(weekday), language),
    weekdayLetters: (weekday: number): string => lettersOf(weekday, language),
    weekday: (weekday: number): string => formatWeekday(dayOf(weekday), language),
  }
}

/** What each field is called, with the record that it is of: `Bakı 2, up to 10 kg`. */
export function useZoneNames(delivery: Delivery, values: ZonesValues): Record<string, string> {
  const { t } = useLingui()
  const language = useLanguage()
  const { column } = useZoneTexts()
  const fields: Record<string, string> = {
    name: t({ message: 'Name', context: 'thing' }),
    hint: t`Hint`,
    address: t`Address`,
    hours: t`Opening hours`,
    mapLink: t`Link to the map`,
    phoneNumber: t`Phone`,
    isShown: t`Shown to customers`,
    days: t`Days, from–to`,
    cutOff: t({ message: 'Last hour', context: 'delivery' }),
    weekdays: t({ message: 'Days', context: 'delivery' }),
    prepaidOnly: t`Only when paid before`,
    maxGrams: t`Heaviest, kg`,
    maxCentimetres: t`Longest, cm`,
    weights: t`Weights`,
    places: t`Places`,
    perKg: column('perKg'),
    freeFrom: column('freeFrom'),
  }
  const { ways, points } = delivery
  const records = new Map<string, string>([
    ...ways.map((way) => [`way${way.id}`, pick(way, 'name', language)] as const),
    ...ways.flatMap(({ zones }) =>
      zones.map((zone) => [`zone${zone.id}`, pick(zone, 'name', language)] as const),
    ),
    ...points.map((point) => [`point${point.id}`, pick(point, 'address', language)] as const),
  ])
  const nameOf = (key: string): string => {
    const { record, id, field } = recordOf(key) ?? { record: 'way', id: 0, field: key }
    const base = field.replace(/_(ru|en)$/, '')
    const [, grams] = /^up(\d+)$/.exec(field) ?? []
    const own = grams === undefined ? (fields[base] ?? field) : column(Number(grams))
    return [records.get(`${record}${id}`), own].filter(Boolean).join(', ')
  }
  return Object.fromEntries(Object.keys(values).map((key) => [key, nameOf(key)]))
}

/** A value as a short text, for what is said of changes; empty for none. */
export function useZoneValueText(): (key: string, value: unknown) => string | undefined {
  const { t } = useLingui()
  const texts = useZoneTexts()
  return (key, value) => {
    const field = recordOf(key)?.field ?? ''
    const isMoney = isPriceField(field)
    if (typeof value === 'boolean') return value ? t`yes` : t`no`
    if (typeof value === 'number' && isMoney) return texts.amount(value)
    if (typeof value === 'number') return field === 'maxGrams' ? texts.kgFigure(value) : texts.whole(value)
    if (field === 'weekdays' && Array.isArray(value))
      return value.map((weekday) => texts.shortWeekday(Number(weekday))).join(', ')
    if (field === 'weights' && Array.isArray(value))
      return value.map((grams) => texts.kg(Number(grams))).join(', ')
    if (field === 'places' && Array.isArray(value))
      return value.map((place: { name: string }) => place.name).join(', ')
    return undefined
  }
}
