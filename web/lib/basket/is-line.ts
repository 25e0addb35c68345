import type { BasketLine } from './device-basket.ts'

const isWhole = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1

/** Whether something that a device kept is a line: storage may hold nonsense, or what an older program wrote. */
export function isLine(value: unknown): value is BasketLine {
  if (typeof value !== 'object' || value === null) return false
  const line = value as Partial<BasketLine>
  return (
    typeof line.id === 'string' &&
    isWhole(line.serviceId) &&
    (line.serviceTypeId === null || isWhole(line.serviceTypeId)) &&
    isWhole(line.count) &&
    typeof line.comment === 'string' &&
    (line.artwork === 'customer' || line.artwork === 'byUs') &&
    (line.uploads === undefined || Array.isArray(line.uploads)) &&
    (line.repeats === undefined || isWhole(line.repeats)) &&
    (line.seenTotal === null || typeof line.seenTotal === 'number') &&
    (line.options === null || (typeof line.options === 'object' && typeof line.options?.choices === 'object'))
  )
}
