import { addDays } from '../../../../src/domains/production/workdays.ts'
import { bakuDate, daysBetween } from '../../../../src/lib/days.ts'
import type { Shipment } from '../../kit/delivery/shipments.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Calendar days in Baku since it came to its status. */
export const daysSince = (iso: string, now: number): number => daysBetween(new Date(iso), new Date(now))

/** When something is to happen with a shipment, or since when it has been so (DEL-51). */
export type When =
  | { kind: 'late'; days: number }
  /** Today until an hour, `HH:MM`. */
  | { kind: 'by'; hour: string }
  | { kind: 'today' }
  | { kind: 'tomorrow' }
  | { kind: 'day'; day: string }
  | { kind: 'since'; at: string }
  | { kind: 'waits'; days: number }

type Timed = Pick<Shipment, 'status' | 'since' | 'leaves' | 'kind'>

export function whenOf({ status, since, leaves, kind }: Timed, now: number): When | null {
  const today = bakuDate(new Date(now))
  if (status === 'Waiting') return { kind: 'waits', days: daysSince(since, now) }
  if (status === 'HandedOver') {
    const day = bakuDate(new Date(since))
    return day === today ? { kind: 'since', at: since } : { kind: 'day', day }
  }
  if (status !== 'Planned' && status !== 'Packed') return { kind: 'day', day: bakuDate(new Date(since)) }
  if (!leaves) return null
  const { day, by } = leaves
  if (day < today) return { kind: 'late', days: Math.round((Date.parse(today) - Date.parse(day)) / dayMs) }
  if (day === addDays(today, 1)) return { kind: 'tomorrow' }
  if (day !== today) return { kind: 'day', day }
  return kind !== 'pickup' && clockIn(now) <= by ? { kind: 'by', hour: by } : { kind: 'today' }
}

/** The hour of a moment in Baku, `HH:MM`. */
const clockIn = (now: number): string => new Date(now + 4 * 3_600_000).toISOString().slice(11, 16)

export type Tone = 'plain' | 'warn' | 'error'

/** What waits is noticed from its first reminder on, and is late after its last. */
const waitsLong = { warn: 2, error: 10 }

export function toneOf(when: When, status: Shipment['status']): Tone {
  if (when.kind === 'late' || status === 'Failed') return 'error'
  if (when.kind === 'by') return 'warn'
  if (when.kind !== 'waits') return 'plain'
  if (when.days >= waitsLong.error) return 'error'
  return when.days >= waitsLong.warn ? 'warn' : 'plain'
}

/** How the money of a shipment stands for whoever hands it out; AZN (DEL-52). */
export type ShipmentMoney =
  | { kind: 'paid' }
  /** The courier collects it. */
  | { kind: 'collect'; azn: number }
  /** Still owed; it is red where nothing is handed out without it. */
  | { kind: 'owed'; azn: number; isBarring: boolean }

type Owing = Pick<Shipment, 'owed' | 'missing' | 'prepaidOnly' | 'kind'>

export function moneyOf({ owed, missing, prepaidOnly, kind }: Owing): ShipmentMoney {
  if (owed <= 0) return { kind: 'paid' }
  if (kind === 'ownCourier' && !prepaidOnly) return { kind: 'collect', azn: owed }
  return { kind: 'owed', azn: owed, isBarring: missing > 0 }
}

/** Grams of a weight typed in kg, such as `11,3`; null for what is no weight. */
export function gramsOf(typed: string): number | null {
  const match = /^(\d{1,4})(?:[.,](\d{1,3}))?$/.exec(typed.replaceAll(/\s|kg|kq|кг/giu, ''))
  if (!match) return null
  const grams = Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'))
  return grams > 0 ? grams : null
}

/** A number of boxes from 1 to 999; null for anything else. */
export function boxesOf(typed: string): number | null {
  const count = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0
  return count > 0 ? count : null
}
