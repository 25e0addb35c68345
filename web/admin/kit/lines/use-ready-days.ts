import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { quoteOptions } from '../../../../src/domains/options/quote-options.ts'
import { maxDays } from '../../../../src/domains/production/production-input.ts'
import { figureIn, readWhole } from '../../../../src/lib/read-whole.ts'
import { useApi } from '../../../lib/api.ts'
import { type Configurations, configurationOf, selectionOf } from './line-options.ts'
import type { DraftLine } from './lines.ts'

/**
 * By the line's key: when it would be ready if its artwork were approved now (`YYYY-MM-DD`); undefined where
 * no one knows.
 */
export type ReadyDays = ReadonlyMap<number, string>

/** On which day each line would be ready, by its own days, those of what is chosen, or those of product or service. */
export function useReadyDays(lines: readonly DraftLine[], configurations: Configurations): ReadyDays {
  const api = useApi()
  const queries = useQueries({
    queries: lines.map((line) => {
      const days = daysOf(line, configurations)
      const asked = { id: line.serviceTypeId ?? line.serviceId, ...(days !== null && { days: [days] }) }
      const options =
        line.serviceTypeId === null
          ? api.production.readyDayOfService.queryOptions(asked)
          : api.production.readyDay.queryOptions(asked)
      return { ...options, placeholderData: keepPreviousData, staleTime: 60_000, retry: false }
    }),
  })
  return new Map(
    queries.flatMap(({ data }, index) => {
      const [line, day] = [lines[index], data?.ready[0]?.day]
      return line && day !== undefined ? [[line.key, day] as const] : []
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
