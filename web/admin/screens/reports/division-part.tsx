import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { type DivisionTab, DivisionTable } from './division-table.tsx'
import type { OfSpan } from './other-tabs.tsx'
import { Loaded, Part } from './parts.tsx'
import { spanText } from './report-texts.ts'
import { tabs } from './reports-search.ts'

type DivisionPartProps = OfSpan & { tab: DivisionTab; most?: number; end?: ReactNode }

/** Turnover by one of its divisions. */
export function DivisionPart({ tab, span, isCompared, most, end }: DivisionPartProps) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const query = useQuery({
    ...useApi().reports.division.queryOptions({ ...span, by: tabs[tab].report }),
    placeholderData: keepPreviousData,
  })
  return (
    <Part title={i18n._(tabs[tab].name)} meta={spanText(span, language)} end={end}>
      <Loaded query={query}>
        {(division) => (
          <DivisionTable
            division={division}
            tab={tab}
            isCompared={isCompared}
            {...(most !== undefined && { most })}
          />
        )}
      </Loaded>
    </Part>
  )
}
