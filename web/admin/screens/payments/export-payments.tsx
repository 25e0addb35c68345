import { Plural, Trans } from '@lingui/react/macro'
import { ExportMenu } from '../../kit/export-menu.tsx'
import type { PaymentsSearch } from './payments-search.ts'

const queryOf = (values: Record<string, string | boolean | undefined>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()

/** Exports what the tab shows: the day's list, or the debts as they are filtered (PAY-51). */
export function ExportPayments({ search, today }: { search: PaymentsSearch; today: string }) {
  const { tab, age, q, day = today } = search
  const isDay = tab === 'day'
  const path = isDay ? '/payment/export' : '/payment/debts/export'
  const isList = tab === 'open' || tab === 'late'
  const filter = isDay
    ? { from: day, to: day }
    : { age: isList ? age : undefined, name: isList ? q : undefined, late: tab === 'late' || undefined }
  return (
    <ExportMenu address={(format) => `${path}?${queryOf({ format, ...filter })}`}>
      <p>
        {isDay ? (
          <Trans>The list of this day.</Trans>
        ) : (
          <Trans>What is open, as the list is filtered now.</Trans>
        )}
      </p>
      <p className="admin-meta mt-1 text-t3">
        <Plural value={10_000} one="A file holds at most # line." other="A file holds at most # lines." />
      </p>
    </ExportMenu>
  )
}
