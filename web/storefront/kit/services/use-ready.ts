import type { OptionsQuote } from '../../../../src/domains/options/quote-options.ts'
import { useApi } from '../../../lib/api.ts'
import type { LocalConfiguration } from '../options/options-query.ts'
import type { Intake } from './ready-leaf.tsx'
import { readyQuery } from './ready-query.ts'
import { useReadyDays } from './use-ready-days.ts'

/** The days of every turnaround, and by the product's own time. */
export type ReadyDays = { ready: readonly { day: string }[]; own: string | null }

/** What starts the clock, and the day a turnaround is ready. */
export type Ready = Intake &
  ReadyDays & {
    /** A turnaround without days of its own takes the product's; null where nothing is promised. */
    dayOf: (days: number | null) => string | null
  }

/**
 * The day a product is ready if it is approved now (PROD-2): as it came with the page, and asked for again as soon as
 * the day's intake ends. Null while it isn't known.
 */
export function useReady(id: number, configuration: LocalConfiguration, count: number): Ready | null {
  const api = useApi()
  const data = useReadyDays((run) => readyQuery({ api }, id, configuration, run), count)
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
