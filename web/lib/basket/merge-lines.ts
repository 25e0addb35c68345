import type { BasketLine } from './device-basket.ts'

type Lines = readonly BasketLine[]

/**
 * Two baskets that both came from `base`, put together line by line (BSK-2): what was added on either side stays, what
 * either side removed goes, and a line that both changed is as `mine`.
 */
export function mergeLines(base: Lines, mine: Lines, theirs: Lines): BasketLine[] {
  if (sameLines(base, theirs)) return [...mine]
  const before = byId(base)
  const here = byId(mine)
  const there = byId(theirs)
  const kept = theirs.flatMap((line) => {
    const own = here.get(line.id)
    if (!own) return before.has(line.id) ? [] : [line]
    const was = before.get(line.id)
    return [was && sameLine(was, own) ? line : own]
  })
  return [...kept, ...mine.filter(({ id }) => !there.has(id) && !before.has(id))]
}

const byId = (lines: Lines) => new Map(lines.map((line) => [line.id, line]))

export const sameLines = (one: Lines, other: Lines): boolean =>
  one.length === other.length &&
  one.every((line, index) => {
    const same = other[index]
    return same !== undefined && sameLine(line, same)
  })

const sameLine = (one: BasketLine, other: BasketLine): boolean => inOneSpelling(one) === inOneSpelling(other)

/** Whatever the order of the fields: a database keeps its own. */
const inOneSpelling = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
