import { useQuery } from '@tanstack/react-query'
import type { OptionsQuote } from '../../../../../src/domains/options/quote-options.ts'
import { useApi } from '../../../../lib/api.ts'
import type { LocalConfiguration } from '../../../kit/options/options-query.ts'
import { readyFor, readyQuery } from '../../../kit/services/ready-query.ts'
import type { Intake } from '../ready-leaf.tsx'

/** What the clock starts with, and by when a turnaround is ready. */
export type Ready = Intake & {
  /** Of a turnaround that says no days those of the product; null for what nothing is promised of. */
  dayOf: (days: number | null) => string | null
}

/**
 * By when a product is ready if it is approved now (PROD-2): as it came with the page, asked for anew as soon as the
 * day's intake ends. None while it isn't known.
 */
export function useReady(id: number, configuration: LocalConfiguration): Ready | null {
  const { data } = useQuery({
    ...readyQuery({ api: useApi() }, id, configuration),
    refetchInterval: ({ state }) => readyFor(state.data?.approveBy),
  })
  if (!data) return null
  const { ready, own } = data
  const dayOf: Ready['dayOf'] = (days) =>
    days === null ? own : (ready.find((one) => one.days === days)?.day ?? null)
  return { ...data, dayOf }
}

export const readyDayOf = (
  ready: Ready | null,
  { days, isOrderable }: OptionsQuote<string>,
): string | null => (isOrderable && ready ? ready.dayOf(days) : null)
