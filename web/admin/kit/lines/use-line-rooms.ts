import { useQuery } from '@tanstack/react-query'
import { quoteOptions } from '../../../../src/domains/options/quote-options.ts'
import { maxDays } from '../../../../src/domains/production/production-input.ts'
import { figureIn, readWhole } from '../../../../src/lib/read-whole.ts'
import { useApi } from '../../../lib/api.ts'
import type { LineRoom } from '../production/queries.ts'
import { type Configurations, configurationOf, selectionOf } from './line-options.ts'
import type { DraftLine } from './lines.ts'

/**
 * By the line's key: when it would be ready if its artwork were approved now, and whether the workshop has room
 * for it beside the lines before it; undefined until that is known.
 */
export type LineRooms = ReadonlyMap<number, LineRoom>

/** By the lines' own days, those of what is chosen, or those of product or service. */
export function useLineRooms(lines: readonly DraftLine[], configurations: Configurations): LineRooms {
  const asked = lines.map((line) => {
    const { serviceId, serviceTypeId, count } = line
    const days = daysOf(line, configurations)
    return {
      serviceId,
      count,
      ...(serviceTypeId !== null && { serviceTypeId }),
      ...(days !== null && { days }),
    }
  })
  const { data } = useQuery({
    ...useApi().production.room.queryOptions({ lines: asked }),
    enabled: lines.length > 0,
    placeholderData: (before) => (before?.lines.length === lines.length ? before : undefined),
    staleTime: 60_000,
    retry: false,
  })
  return new Map(
    lines.flatMap(({ key }, index) => {
      const room = data?.lines[index]
      return room ? [[key, room] as const] : []
    }),
  )
}

/** Working days; null for those of the product or service. */
function daysOf(line: DraftLine, configurations: Configurations): number | null {
  const typed = figureIn(readWhole(line.days))
  if (typed !== undefined && typed >= 1 && typed <= maxDays) return typed
  const configuration = configurationOf(configurations, line)
  if (!configuration) return null
  return quoteOptions({ configuration, selection: selectionOf(line, configuration), count: line.count }).days
}
