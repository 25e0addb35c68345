import { bakuDay, dayEnd, dayStart } from '../lib/days.ts'
import { type Content, contents } from './content.ts'

/** How often each noun has changed since the start; never changed in place, so equal ones are identical. */
export type Versions = Readonly<Record<Content, number>>

export type ContentVersions = ReturnType<typeof createContentVersions>

/**
 * Counts the changes of the site's content. An answer is valid while the versions at its beginning are still
 * current, so a read beside a write is never cached.
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
     * The current versions. Campaigns begin and end with the day in Baku (CAM-1); a day's intake ends at a
     * minute of it (PROD-2).
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
