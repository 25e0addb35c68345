import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../lib/api.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../../lib/weekday.ts'
import type { ReadyDays } from '../../../kit/services/use-ready.ts'
import { arrivalsQuery } from './arrivals.ts'

type ReadyArrivalsProps = {
  day: string
  /** Every day that may be shown, asked for at once. */
  ready: ReadyDays
}

/** From which day on it is with the customer, by each kind of way that is shown; nothing where none is (DEL-39). */
export function ReadyArrivals({ day, ready }: ReadyArrivalsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { data } = useQuery({
    ...arrivalsQuery({ api: useApi() }, ready),
    placeholderData: keepPreviousData,
  })
  const found = data?.find((one) => one.ready === day)
  // Until another day's answer has come its line stays empty, so that nothing below it moves.
  const { pickup, courier, post } = found ?? data?.[0] ?? {}
  const shown = (of: string) => formatDayAndMonth(of, language).replace(' ', '\u00a0')
  const says = []
  if (pickup) {
    const from = shown(pickup)
    says.push(t`pick-up from ${from}`)
  }
  if (courier) {
    const from = shown(courier)
    says.push(t`by courier from ${from}`)
  }
  if (post) {
    const from = shown(post)
    says.push(t`by post from ${from}`)
  }
  if (says.length === 0) return null
  return (
    <p className="type-small font-semibold first-letter:uppercase">{found ? says.join(', ') : '\u00a0'}</p>
  )
}
