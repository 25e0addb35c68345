import type { Language } from '../../src/lib/languages.ts'
import { withPercentSign } from '../../src/lib/percent.ts'

/**
 * Dates, numbers and money in the reader's language; days are days in Baku. Chromium carries no Azerbaijani
 * data and would answer in English, unlike the server: so figures are taken from German, which writes them
 * just so (1.180,00), and months are named here.
 */
const locales: Record<Language, string> = { az: 'de-DE', ru: 'ru-RU', en: 'en-GB' }
const azMonths = 'yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr'.split(' ')

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
 * AZN with two decimals: `12,50 ₼` (a no-break space; the sign behind the figure in every language). `most`
 * decimals say the price of one piece exactly enough.
 */
export function formatMoney(azn: number, language: Language, most = 2): string {
  const format = cached(`money-${language}-${most}`, () => {
    return new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: most })
  })
  return `${format.format(azn)}${noBreak}₼`
}

export function formatNumber(value: number, language: Language): string {
  return cached(`number-${language}`, () => new Intl.NumberFormat(locales[language])).format(value)
}

/** Per cent: `12,5%`, in Russian `12,5 %` with a no-break space. */
export const formatPercent = (value: number, language: Language): string =>
  withPercentSign(formatNumber(value, language), language)

type DateStyle = 'day' | 'short' | 'moment'
const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
}

/** An ISO timestamp as its day (`21 noyabr 2026`), `21.11.2026`, or `21 noy, 14:30`, in Baku. */
export function formatDate(iso: string, language: Language, style: DateStyle = 'day'): string {
  const numeric = language === 'az' && style !== 'short'
  const format = cached(`date-${style}-${language}`, () => {
    const month = numeric ? ({ month: 'numeric' } as const) : {}
    return new Intl.DateTimeFormat(locales[language], {
      timeZone: 'Asia/Baku',
      ...dateStyles[style],
      ...month,
    })
  })
  return numeric ? inAzerbaijani(format.formatToParts(new Date(iso)), style) : format.format(new Date(iso))
}

function inAzerbaijani(parts: Intl.DateTimeFormatPart[], style: DateStyle): string {
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const month = azMonths[Number(part('month')) - 1] ?? ''
  if (style === 'day') return `${part('day')} ${month} ${part('year')}`
  return `${part('day')} ${month.slice(0, 3)}, ${part('hour')}:${part('minute')}`
}
