import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { BarRows } from './bar-rows.tsx'
import type { OfSpan } from './other-tabs.tsx'
import { Loaded, Part } from './parts.tsx'
import { spanText } from './report-texts.ts'

/** Customers who had their first order accepted, and who had one before (REP-4). */
export function CustomersPart({ span, isCompared }: OfSpan) {
  const language = useLanguage()
  const query = useQuery({
    ...useApi().reports.newCustomers.queryOptions(span),
    placeholderData: keepPreviousData,
  })
  return (
    <Part title={<Trans>New and returning customers</Trans>} meta={spanText(span, language)}>
      <Loaded query={query}>
        {({ now, earlier }) => (
          <BarRows
            heads={{
              name: <Trans>With an accepted order</Trans>,
              count: <Trans context="count">Customers</Trans>,
              before: isCompared && earlier && <Trans>Against before</Trans>,
            }}
            rows={[
              {
                key: 'new',
                name: <Trans>For the first time</Trans>,
                count: now.new,
                before: earlier?.new ?? null,
              },
              {
                key: 'returning',
                name: <Trans>Again</Trans>,
                count: now.returning,
                before: earlier?.returning ?? null,
              },
            ]}
          />
        )}
      </Loaded>
    </Part>
  )
}
