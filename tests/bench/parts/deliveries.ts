import { deliver } from '../../../src/domains/delivery/deliver.ts'
import { locatePlace } from '../../../src/domains/delivery/locate-place.ts'
import { manyZones } from '../../domains/delivery/sample-ways.ts'
import type { Line } from '../compare.ts'
import { lineOf } from './quotes.ts'

/** What the ways of delivery with their prices take for an address, and understanding one with a typo. */
export function deliveries(): Line[] {
  const { ways, zones, index, typed, located } = manyZones()
  const when = { now: new Date('2026-11-26T06:00:00Z'), ready: '2026-12-30', closed: new Set<string>() }
  const answer = (call: number) => {
    const goods = { grams: 1 + call * 30, millimetres: 300, sum: 5000 }
    return deliver({ ways, zones, located: located(call), goods, when })
  }
  return [
    lineOf('ways of delivery for an address, 5 ways × 40 zones', 0.2, answer),
    lineOf('a typed place among 3,200 spellings, with a typo', 1, (call) =>
      locatePlace(index, typed[call % typed.length] ?? ''),
    ),
  ]
}
