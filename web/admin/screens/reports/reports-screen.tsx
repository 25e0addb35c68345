import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { monthBeside, type Unit } from '../../../../src/domains/reports/spans.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { DownloadIcon } from '../../../ui/admin/icons.tsx'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { useToday } from '../../kit/production/queries.ts'
import { useDownload } from '../../kit/use-download.ts'
import { CustomersPart } from './customers-part.tsx'
import { DebtsPart, DepositsPart } from './debts-parts.tsx'
import { DeliveryTab } from './delivery-tab.tsx'
import { DivisionPart } from './division-part.tsx'
import { LateTab, type OfSpan, QuotesTab, RefundsTab } from './other-tabs.tsx'
import { spanText } from './report-texts.ts'
import { type ReportsSearch, spanOf, type Tab, tabNames, tabs, unitOf } from './reports-search.ts'
import { SpanMenu } from './span-menu.tsx'
import { TurnoverTab } from './turnover-tab.tsx'
import { useIsVatPayer, VatTab } from './vat-part.tsx'

const spanId = 'report-span'
const compareId = 'report-compare'
const exportId = 'report-export'
const digits = tabNames.slice(0, 9).map((_, index) => String(index + 1))

/** What the house earns and what else it wants to know, over a span beside the one before. */
export function ReportsScreen() {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const today = useToday()
  const search = useSearch({ from: '/admin/reports' })
  const { download, busy } = useDownload()
  const { tab = 'turnover' } = search
  const span = spanOf(search, today)
  const isCompared = search.compare !== 'none'
  const go = (next: ReportsSearch) =>
    void navigate({ to: '/admin/reports', search: next, replace: true, resetScroll: false })
  const { span: _, from: __, to: ___, ...withoutSpan } = search
  const choose = (chosen: Pick<ReportsSearch, 'span' | 'from' | 'to'>) =>
    go({ ...withoutSpan, ...(chosen.span === 'months12' ? {} : chosen) })
  const { tab: ____, ...withoutTab } = search
  const reportOfTax = useIsVatPayer() ? 'vat' : 'threshold'
  const report = tab === 'vat' ? reportOfTax : tabs[tab].report
  const addressOf = (format: 'csv' | 'xlsx') =>
    `/report/export?${new URLSearchParams({ ...span, report, unit: unitOf(search, span), format })}`
  const shortcuts: Shortcut[] = [
    {
      keys: digits,
      caps: ['1', '…', '9'],
      label: t`report`,
      act: (key) => {
        const chosen = tabNames[Number(key) - 1]
        go({ ...withoutTab, ...(chosen && chosen !== 'turnover' && { tab: chosen }) })
      },
    },
    { keys: ['t'], caps: ['T'], label: t`dates`, act: () => press(spanId) },
    {
      keys: ['c'],
      caps: ['C'],
      label: t`comparison`,
      act: () => document.getElementById(compareId)?.focus(),
    },
    {
      keys: ['[', ']'],
      caps: ['[', ']'],
      label: t`month back, on`,
      act: (key) => choose(monthBeside(span, key === '[' ? -1 : 1, today)),
    },
    {
      keys: ['e'],
      caps: ['E'],
      label: 'CSV, XLSX',
      act: () => document.querySelector<HTMLElement>(`#${exportId} button`)?.focus(),
    },
  ]
  return (
    <Screen
      title={<Trans>Reports</Trans>}
      meta={spanText(span, language)}
      actions={
        <>
          <span id={spanId}>
            <SpanMenu search={search} span={span} onSpan={choose} />
          </span>
          <select
            id={compareId}
            aria-label={t`Comparison`}
            value={isCompared ? 'before' : 'none'}
            onChange={({ target }) => {
              const { compare: _____, ...rest } = search
              go({ ...rest, ...(target.value === 'none' && { compare: 'none' }) })
            }}
            className="min-h-8 max-w-60 truncate rounded-[2px] border border-line bg-paper px-2.5 font-medium max-md:min-h-12 max-md:text-[16px] pointer-coarse:min-h-12"
          >
            <option value="before">{t`Compared with: the time before`}</option>
            <option value="none">{t`Not compared`}</option>
          </select>
          <span id={exportId} className="flex gap-2">
            {(['csv', 'xlsx'] as const).map((format) => (
              <AdminButton
                key={format}
                busy={busy !== undefined}
                onClick={() => download(addressOf(format))}
                aria-label={t`Export as ${format.toUpperCase()}`}
              >
                <DownloadIcon />
                {format.toUpperCase()}
              </AdminButton>
            ))}
          </span>
        </>
      }
      shortcuts={shortcuts}
      note={<Trans>Days and months are Baku’s</Trans>}
    >
      <nav
        aria-label={t`Which report`}
        className="mb-4 flex gap-x-5 overflow-x-auto whitespace-nowrap border-line2 border-b"
      >
        {tabNames.map((name) => (
          <ViewTab
            key={name}
            to="/admin/reports"
            search={{ ...withoutTab, ...(name !== 'turnover' && { tab: name }) }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={name === tab ? 'page' : undefined}
          >
            {i18n._(tabs[name].name)}
          </ViewTab>
        ))}
      </nav>
      <TabBody
        tab={tab}
        search={search}
        today={today}
        onUnit={(unit) => go({ ...search, unit })}
        span={span}
        isCompared={isCompared}
      />
    </Screen>
  )
}

/** Opens the menu of the span. */
function press(id: string): void {
  document.querySelector<HTMLElement>(`#${id} button`)?.click()
}

type TabBodyProps = OfSpan & {
  tab: Tab
  search: ReportsSearch
  today: string
  onUnit: (unit: Unit) => void
}

function TabBody({ tab, search, today, onUnit, ...ofSpan }: TabBodyProps) {
  switch (tab) {
    case 'turnover':
      return <TurnoverTab {...ofSpan} search={search} today={today} onUnit={onUnit} />
    case 'quotes':
      return <QuotesTab {...ofSpan} />
    case 'late':
      return <LateTab {...ofSpan} />
    case 'refunds':
      return <RefundsTab {...ofSpan} />
    case 'delivery':
      return <DeliveryTab {...ofSpan} />
    case 'debts':
      return (
        <>
          <DebtsPart />
          <DepositsPart />
        </>
      )
    case 'vat':
      return <VatTab {...ofSpan} />
    case 'customers':
      return (
        <>
          <CustomersPart {...ofSpan} />
          <DivisionPart {...ofSpan} tab={tab} />
        </>
      )
    default:
      return <DivisionPart key={tab} {...ofSpan} tab={tab} />
  }
}
