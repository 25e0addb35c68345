import type { Qepik } from '../../lib/money.ts'

const units = ['', 'bir', 'iki', 'üç', 'dörd', 'beş', 'altı', 'yeddi', 'səkkiz', 'doqquz'] as const
const tens = ['', 'on', 'iyirmi', 'otuz', 'qırx', 'əlli', 'altmış', 'yetmiş', 'səksən', 'doxsan'] as const
/** The names of each three digits, from the last ones. */
const groups = ['', 'min', 'milyon', 'milyard'] as const

/** The words of a number below 1000; 100 is `yüz`, without `bir`. */
function hundredsInWords(number: number): string[] {
  const hundreds = Math.floor(number / 100)
  return [
    hundreds > 1 ? (units[hundreds] ?? '') : '',
    hundreds > 0 ? 'yüz' : '',
    tens[Math.floor((number % 100) / 10)] ?? '',
    units[number % 10] ?? '',
  ].filter((word) => word !== '')
}

function wholeInWords(number: number): string {
  if (number === 0) return 'sıfır'
  const words: string[] = []
  for (let rest = number, group = 0; rest > 0; rest = Math.floor(rest / 1000), group += 1) {
    const three = hundredsInWords(rest % 1000)
    if (three.length > 0) words.unshift(...three, ...(group > 0 ? [groups[group] ?? ''] : []))
  }
  return words.join(' ')
}

/**
 * A sum as documents say it in Azerbaijani, the qəpik in digits: `Səkkiz yüz otuz manat 00 qəpik` (DOC-6).
 * @param sum from 0 to 9 999 999,99 AZN and beyond
 */
export function sumInWords(sum: Qepik): string {
  const words = wholeInWords(Math.floor(sum / 100))
  const first = words.charAt(0).toLocaleUpperCase('az')
  return `${first}${words.slice(1)} manat ${String(sum % 100).padStart(2, '0')} qəpik`
}
