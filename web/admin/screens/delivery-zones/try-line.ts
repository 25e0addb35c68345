import { locatePlace, type Place, type PlaceIndex } from '../../../../src/domains/delivery/locate-place.ts'
import { toQepik } from '../../../../src/lib/money.ts'
import { figureIn } from '../../../../src/lib/read-whole.ts'
import { readMoney } from '../../../../src/lib/written-numbers.ts'
import { readKg } from './zones-values.ts'

/** An address with what goes there; null where nothing is said of it. `sum`: of the goods, in qəpik. */
export type TriedLine = { address: string; grams: number | null; sum: number }

const figure = String.raw`(?<![\d.,])(\d{1,6}(?:[.,]\d{1,3})?)\s{0,3}`
const kilograms = new RegExp(`${figure}(?:kq|kg|кг|kilo\\p{L}{0,9}|кило\\p{L}{0,9})(?!\\p{L})`, 'iu')
const grams = new RegExp(`${figure}(?:qram|qr|gr|грамм\\p{L}{0,3}|гр|г|g)(?!\\p{L})`, 'iu')
const money = new RegExp(`${figure}(?:₼|azn|manat|ман\\p{L}{0,3})(?!\\p{L})`, 'iu')

/** A line as a customer would write it: `binagadi 28 may kuc 14, 6,2 kq`; also with a sum, `120 ₼` (DEL-64). */
export function readTried(line: string): TriedLine {
  let address = line
  const take = (pattern: RegExp): string | null => {
    const match = pattern.exec(address)
    if (!match) return null
    address = `${address.slice(0, match.index)} ${address.slice(match.index + match[0].length)}`
    return match[1] ?? null
  }
  const kg = take(kilograms)
  const inGrams = kg === null ? take(grams) : null
  const sum = figureIn(readMoney(take(money) ?? ''))
  const weight = kg === null ? Math.round(Number((inGrams ?? '').replace(',', '.'))) : readKg(kg)
  return {
    address: withoutEnd(address.replace(/\s+/gu, ' ').trim()),
    grams: typeof weight === 'number' && weight > 0 ? weight : null,
    sum: sum === undefined ? 0 : toQepik(sum),
  }
}

/** What stood between the address and the figures that were taken out of it goes as well. */
function withoutEnd(address: string): string {
  let end = address.length
  while (/[\s,;]/u.test(address[end - 1] ?? '')) end -= 1
  return address.slice(0, end)
}

/** The most words that a place is looked for in. */
const maxWords = 4

/** The words of an address that mean a place: as few as will do; empty where only all of them together do. */
export function wordsFor(
  index: PlaceIndex,
  address: string,
  { wayId, place }: { wayId: number; place: Place },
): string {
  const words = address.split(/[\s,;]+/u).filter((word) => word !== '')
  for (let length = 1; length <= maxWords; length++)
    for (let at = 0; at + length <= words.length; at++) {
      const some = words.slice(at, at + length).join(' ')
      if (
        locatePlace(index, some)
          .ofWay(wayId)
          .places.some((found) => found.place === place)
      )
        return some
    }
  return ''
}
