import { bakuDay, dayEnd, dayStart } from '../lib/days.ts'
import { type Content, contents } from './content.ts'

/** How often each noun has changed since the program began; never changed in place, so equal ones are identical. */
export type Versions = Readonly<Record<Content, number>>

export type ContentVersions = ReturnType<typeof createContentVersions>

/**
 * Counts the changes of the site's content. An answer is true for as long as the versions that stood when it was
 * begun still stand; so what was read beside a write is never kept.
 */
export function createContentVersions(now: () => Date) {
  let versions = Object.fromEntries(contents.map((content) => [content, 0])) as Versions
  let day = dayAt(now())
  let minute = minuteAt(now().getTime())

  function changed(touched: readonly Content[]): void {
    if (touched.length === 0) return
    const next = { ...versions }
    for (const content of touched) next[content]++
    versions = next
  }

  return {
    changed,
    /**
     * As they stand now. Campaigns begin and end with the day in Baku (CAM-1); a day's intake ends with a minute of
     * it (PROD-2).
     */
    current(): Versions {
      const time = now().getTime()
      if (time < day.from || time >= day.until) {
        day = dayAt(new Date(time))
        changed(['campaigns', 'catalog'])
      }
      if (minuteAt(time) !== minute) {
        minute = minuteAt(time)
        changed(['production'])
      }
      return versions
    },
  }
}

export function stillStand(of: readonly Content[], before: Versions, now: Versions): boolean {
  return before === now || of.every((content) => before[content] === now[content])
}

const minuteAt = (time: number): number => Math.floor(time / 60_000)

function dayAt(time: Date): { from: number; until: number } {
  const day = bakuDay(time)
  return { from: dayStart(day).getTime(), until: dayEnd(day).getTime() }
}
