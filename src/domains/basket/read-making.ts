import type { Database } from '../../db/client.ts'
import { bakuDate } from '../../lib/days.ts'
import type { ArtworkNeed } from '../catalog/artwork-need.ts'
import { type Item, readWorks } from '../production/read-works.ts'
import { promiseFor, takeRoom } from '../production/room.ts'
import { minutesOf } from '../production/work-of.ts'
import { readReckoning } from '../production/work-rules.ts'
import type { Day } from '../production/workdays.ts'

/**
 * `readyOn` assumes `days`, or the item's own time where that is null; null when no day is promised. Where
 * promises go by capacity each line takes its room from those after it (PROD-13).
 */
export type Making = { artwork: ArtworkNeed; readyOn: (days: number | null) => Day | null }

type Line = Item & { count: number }

/**
 * How each line is made: whether its order needs artwork (ART-20), and when it is ready if that is approved
 * now (PROD-2).
 */
export async function readMaking(
  db: Database,
  lines: readonly Line[],
  now: Date,
): Promise<(line: Line) => Making> {
  const worksOf = await readWorks(db, lines)
  const kinds = [...new Set(lines.map((line) => worksOf(line).workKindId))]
  const reckoningOf = await readReckoning(db, { from: bakuDate(now), kinds })
  return (line) => {
    const { artwork, ...work } = worksOf(line)
    const { defaultDays, ...reckoning } = reckoningOf(work.workKindId)
    return {
      artwork,
      readyOn(chosen) {
        const days = chosen ?? work.productionDays ?? defaultDays
        if (days === null) return null
        const minutes = minutesOf(work, line.count)
        const { day, plannedOn } = promiseFor({ ...reckoning, from: now, days, minutes })
        takeRoom(reckoning.load, plannedOn, minutes)
        return day
      },
    }
  }
}
