import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Unit } from '../../../../src/domains/reports/spans.ts'
import { useApi } from '../../../lib/api.ts'
import { Empty } from '../../../ui/admin/empty.tsx'
import { DebtsPart } from './debts-parts.tsx'
import { DivisionPart } from './division-part.tsx'
import { FactsPart } from './facts-part.tsx'
import type { OfSpan } from './other-tabs.tsx'
import { Loaded } from './parts.tsx'
import { type ReportsSearch, type Tab, unitOf } from './reports-search.ts'
import { TurnoverChart } from './turnover-chart.tsx'
import { TaxPart } from './vat-part.tsx'

type TurnoverTabProps = OfSpan & { search: ReportsSearch; today: string; onUnit: (unit: Unit) => void }

const namedServices = 6

/** The first look: what came in, of what, what is owed, and the VAT of the month or how far its threshold is. */
export function TurnoverTab({ span, isCompared, search, today, onUnit }: TurnoverTabProps) {
  const unit = unitOf(search, span)
  const query = useQuery({
    ...useApi().reports.turnover.queryOptions({ ...span, unit }),
    placeholderData: keepPreviousData,
  })
  const ofSpan = { span, isCompared }
  const toTab = (tab: Tab, children: React.ReactNode) => (
    <Link to="/admin/reports" search={{ ...search, tab }} className="text-cyan-text hover:underline">
      {children}
    </Link>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-x-7 xl:grid-cols-[minmax(0,1fr)_368px]">
      <div className="min-w-0">
        <Loaded query={query}>
          {(turnover) =>
            turnover.before === null && turnover.now.orders === 0 && turnover.now.amount === 0 ? (
              <div className="mb-6">
                <Empty
                  title={<Trans>No money came in on these days</Trans>}
                  why={
                    <Trans>
                      Once payments are written down, what came in stands here by day, week and month, beside
                      the time before, with its services, customers and ways of payment.
                    </Trans>
                  }
                />
              </div>
            ) : (
              <TurnoverChart
                turnover={turnover}
                span={span}
                unit={unit}
                today={today}
                isCompared={isCompared}
                onUnit={onUnit}
              />
            )
          }
        </Loaded>
        <DivisionPart
          {...ofSpan}
          tab="services"
          most={namedServices}
          end={toTab('products', <Trans>By product</Trans>)}
        />
        <DebtsPart />
      </div>
      <div className="min-w-0">
        <TaxPart />
        <DivisionPart
          span={span}
          isCompared={false}
          tab="ways"
          end={toTab('ways', <Trans>All of them</Trans>)}
        />
        <FactsPart {...ofSpan} search={search} />
      </div>
    </div>
  )
}
