import { readStored, writeStored } from '../../../lib/device.ts'
import { randomId } from '../../../lib/random-id.ts'

const name = 'basketKey'

/** An order that was sent, of whom, and with which Idempotency-Key. */
export type Unanswered<Line = { basketLine: string }> = { key: string; owner: number; lines: Line[] }

/** The Idempotency-Key of these very lines: kept until they are answered, so that a retry doesn't order them again. */
export function keyOfPurchase(owner: number, lines: object[]): string {
  const kept = parsed()
  if (kept?.owner === owner && JSON.stringify(kept.lines) === JSON.stringify(lines)) return kept.key
  const key = randomId()
  writeStored(name, JSON.stringify({ key, owner, lines }))
  return key
}

/** What this account has ordered without an answer; also before this page was loaded. */
export function readUnanswered<Line>(owner: number): Unanswered<Line> | null {
  const kept = parsed()
  return kept?.owner === owner ? (kept as Unanswered<Line>) : null
}

export const forgetPurchase = (): void => void writeStored(name, null)

function parsed(): Unanswered<unknown> | null {
  try {
    const kept: unknown = JSON.parse(readStored(name) ?? 'null')
    return isUnanswered(kept) ? kept : null
  } catch {
    return null
  }
}

function isUnanswered(value: unknown): value is Unanswered<unknown> {
  if (typeof value !== 'object' || value === null) return false
  const { key, owner, lines } = value as Partial<Unanswered<unknown>>
  return typeof key === 'string' && typeof owner === 'number' && Array.isArray(lines)
}
