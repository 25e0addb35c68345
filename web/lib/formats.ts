import { type Language, intlLocales as locales } from '../../src/lib/languages.ts'
import { withPercentSign } from '../../src/lib/percent.ts'
import { serverNow } from './server-time.ts'

// Dates, numbers and money in the reader's language; days are days in Baku. Azerbaijani months are named here, since
// Chromium has no names for them; the short ones as CLDR has them: the first three letters of two are the same.
const azMonths = 'yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr'.split(' ')
const azShortMonths = 'yan fev mar apr may iyn iyl avq sen okt noy dek'.split(' ')

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function cached<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const known = cache.get(key)
  if (known) return known as Format
  const made = make()
  cache.set(key, made)
  return made
}

const noBreak = '\u00a0'

/**
 * AZN with two decimals: `12,50 ₼` (a no-break space; the sign behind the figure in every language). `maxDecimals`
 * decimals say the price of one piece exactly enough.
 */
export function formatMoney(azn: number, language: Language, maxDecimals = 2): string {
  const format = cached(`money-${language}-${maxDecimals}`, () => {
    return new Intl.NumberFormat(locales[language], {
      minimumFractionDigits: 2,
      maximumFractionDigits: maxDecimals,
    })
  })
  return `${format.format(azn)}${noBreak}₼`
}

export function formatNumber(value: number, language: Language): string {
  return cached(`number-${language}`, () => new Intl.NumberFormat(locales[language])).format(value)
}

/** A percentage: `12,5%`, in Russian `12,5 %` with a no-break space. */
export const formatPercent = (value: number, language: Language): string =>
  withPercentSign(formatNumber(value, language), language)

type DateStyle = 'day' | 'short' | 'moment' | 'dayOfMonth'
const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  dayOfMonth: { day: 'numeric', month: 'short' },
}

/** The current year in Baku, which has no summer time. */
export const bakuYear = (moment: Date): number => new Date(moment.getTime() + 4 * 3_600_000).getUTCFullYear()

/**
 * An ISO timestamp in Baku as its day (`21 noyabr 2026`), `21.11.2026`, `21 noy, 14:30` or `21 noy`; the last two
 * with their year where it isn't that of `now`, which is the server's (WEB-61).
 */
export function formatDate(
  iso: string,
  language: Language,
  style: DateStyle = 'day',
  now: Date = new Date(serverNow()),
): string {
  const date = new Date(iso)
  const isBrief = style === 'moment' || style === 'dayOfMonth'
  const year = isBrief && bakuYear(date) !== bakuYear(now)
  const isNamed = language === 'az' && style !== 'short'
  const format = cached(`date-${style}-${language}-${year}`, () => {
    return new Intl.DateTimeFormat(locales[language], {
      timeZone: 'Asia/Baku',
      ...dateStyles[style],
      ...(year && { year: 'numeric' }),
      ...(isNamed && { month: 'numeric' }),
    })
  })
  return isNamed ? inAzerbaijani(format.formatToParts(date), isBrief) : format.format(date)
}

function inAzerbaijani(parts: Intl.DateTimeFormatPart[], isBrief: boolean): string {
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value
  const months = isBrief ? azShortMonths : azMonths
  const day = [part('day'), months[Number(part('month')) - 1], part('year')].filter(Boolean).join(' ')
  const hour = part('hour')
  return hour === undefined ? day : `${day}, ${hour}:${part('minute')}`
}
