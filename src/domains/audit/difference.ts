import type { Changes, Fields, Value } from '../content/values.ts'

/**
 * The fields that differ, with both values (an absent field is empty); of a new record those that are filled,
 * of a deleted one all, so that it can be restored. A hidden field only says that it changed, and is left out
 * of a new or deleted record.
 */
export function difference(
  before: Fields | null,
  after: Fields | null,
  hidden: readonly string[] = [],
): Changes {
  const changes: Changes = {}
  for (const field of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    const isHidden = hidden.includes(field)
    const [from, to] = [before?.[field] ?? null, after?.[field] ?? null]
    if (before && after ? isSame(from, to) : isHidden || (!before && isEmpty(to))) continue
    changes[field] = isHidden ? [null, null] : [from, to]
  }
  return changes
}

const isSame = (one: Value, other: Value): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || (isEmpty(one) && isEmpty(other))

const isEmpty = (value: Value): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
