import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../../../lib/api.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Empty } from '../../../../ui/admin/empty.tsx'
import { FilterSelect } from '../../../../ui/admin/filter.tsx'
import { Pager } from '../../../../ui/admin/pager.tsx'
import { SearchField } from '../../../../ui/admin/search-field.tsx'
import { TableWaiting } from '../../../../ui/admin/table-waiting.tsx'
import { Money } from '../../../../ui/money.tsx'
import { longMonth } from '../../../kit/formats.ts'
import { ListBody } from '../../../kit/lists/list-body.tsx'
import { usePageSize } from '../../../kit/lists/page-size.ts'
import { useToday } from '../../../kit/production/queries.ts'
import { focusFirstRow } from '../document-parts.tsx'
import type { DocumentsSearch } from '../documents-search.ts'
import { DueRows } from './due-rows.tsx'
import { EqaimeSettingsDialog } from './eqaime-settings-dialog.tsx'
import { type Due, kindNames, type Layout } from './eqaime-types.ts'
import { MissingLines } from './missing-lines.tsx'
import { NumbersPart } from './numbers-part.tsx'
import { PackagePart } from './package-part.tsx'
import { SentPart } from './sent-part.tsx'
import { WithRail } from './with-rail.tsx'

const kinds = Object.keys(kindNames) as Due['kind'][]
const monthsBack = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

type DueTabProps = { searchId: string; settings: { isOpen: boolean; open: () => void; close: () => void } }

/** What is to be written in the tax portal, its package, and the portal's numbers pasted back (DOC-21, 24, 26). */
export function DueTab({ searchId, settings }: DueTabProps) {
  const api = useApi()
  const { q = '', eqaime: kind, month, page = 1 } = useSearch({ from: '/admin/documents' })
  const pageSize = usePageSize('eqaime', 50)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [typedLayout, setLayout] = useState<Layout>()
  const layout = useQuery(api.eqaime.settings.queryOptions()).data?.layout
  const query = useQuery({
    ...api.eqaime.due.queryOptions({
      name: q,
      ...(kind && { kind }),
      ...(month && { month }),
      page,
      pageSize: pageSize.size,
    }),
    placeholderData: keepPreviousData,
  })
  const rows = query.data?.items ?? []
  const ready = rows.filter(({ canExport }) => canExport).map(({ document }) => document.id)
  // Rows that have left the list since they were chosen don't count.
  const documentIds = ready.filter((id) => chosen.has(id))
  const choose = (id: number) => {
    const next = new Set(documentIds)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const isFiltered = q !== '' || kind !== undefined || month !== undefined
  return (
    <WithRail
      count={documentIds.length}
      rail={
        <>
          <PackagePart
            documentIds={documentIds}
            layout={typedLayout ?? layout ?? '304'}
            onLayout={setLayout}
            readyCount={ready.length}
            onChooseReady={() => setChosen(new Set(ready))}
            onExported={() => setChosen(new Set())}
            onSettings={settings.open}
          />
          <NumbersPart />
        </>
      }
    >
      <Filters searchId={searchId}>
        {query.data && query.data.count > 0 && (
          <>
            <Plural value={query.data.count} one="# document" other="# documents" /> ·{' '}
            <Money azn={query.data.gross} />
            {query.data.vat !== 0 && (
              <>
                {', '}
                <Trans>
                  VAT <Money azn={query.data.vat} />
                </Trans>
              </>
            )}
          </>
        )}
      </Filters>
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-28', 'grow', 'w-24', 'w-24']} />}
        failed={<Trans>What is to be written did not load.</Trans>}
        none={query.data?.items.length === 0 && <NothingDue isFiltered={isFiltered} />}
      >
        {rows.length > 0 && (
          <>
            <DueRows rows={rows} chosen={new Set(documentIds)} onChoose={choose} />
            <PagerOf page={page} pageSize={pageSize} total={query.data?.count ?? 0} />
            <MissingLines rows={rows} onSettings={settings.open} />
          </>
        )}
      </ListBody>
      <div className="mt-7">
        <SentPart />
      </div>
      {settings.isOpen && <EqaimeSettingsDialog onClose={settings.close} />}
    </WithRail>
  )
}

type PagerOfProps = { page: number; pageSize: ReturnType<typeof usePageSize>; total: number }

function PagerOf(props: PagerOfProps) {
  const { t } = useLingui()
  return <Pager {...props} label={t`E-qaimə to write`} />
}

const NothingDue = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Empty
      title={<Trans>Nothing was found</Trans>}
      why={<Trans>The search looks for buyers, their VÖEN, and numbers of documents and orders.</Trans>}
    />
  ) : (
    <Empty
      title={<Trans>No e-qaimə is to be written</Trans>}
      why={
        <Trans>
          An act of a company with a VÖEN comes here when it is issued, what such a company pays ahead when it
          is paid; each has five days.
        </Trans>
      }
    />
  )

function Filters({ searchId, children }: { searchId: string; children: ReactNode }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const today = useToday()
  const search = useSearch({ from: '/admin/documents' })
  const go = (next: DocumentsSearch) =>
    void navigate({ to: '/admin/documents', search: next, replace: true, resetScroll: false })
  const { page: _, ...kept } = search
  const months = monthsBack.map((back) => monthBefore(today, back))
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <SearchField
        id={searchId}
        label={t`Buyer, VÖEN, number`}
        value={search.q ?? ''}
        className="w-full md:w-56"
        onDown={focusFirstRow}
        onSearch={(text) => {
          const { q: __, ...rest } = kept
          go({ ...rest, ...(text && { q: text }) })
        }}
      />
      <FilterSelect
        label={t({ message: 'Kind', context: 'e-qaimə' })}
        value={search.eqaime ?? ''}
        all={t({ message: 'all', context: 'filter' })}
        options={kinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))}
        onChange={(value) => {
          const { eqaime: __, ...rest } = kept
          const eqaime = kinds.find((one) => one === value)
          go({ ...rest, ...(eqaime && { eqaime }) })
        }}
        clearLabel={t`All kinds`}
      />
      <FilterSelect
        label={t`Month`}
        value={search.month ?? ''}
        all={t({ message: 'all', context: 'filter' })}
        options={months.map((value) => ({ value, label: longMonth(`${value}-01`, language) }))}
        onChange={(value) => {
          const { month: __, ...rest } = kept
          go({ ...rest, ...(value && { month: value }) })
        }}
        clearLabel={t`All months`}
      />
      <p role="status" className="text-t3 md:ml-auto">
        {children}
      </p>
    </div>
  )
}

/** `2026-11`, so many months before the one of a day. */
function monthBefore(day: string, back: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7)
}
