import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { toAzn, toQepik } from '../../../../src/lib/money.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth, formatPromised } from '../../../lib/weekday.ts'
import { Bar } from '../../../ui/admin/bar.tsx'
import { AdminButton, IconButton } from '../../../ui/admin/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { ClosedDays } from './closed-days.tsx'
import { ClosedSlip } from './closed-slip.tsx'
import { CountRail } from './count-rail.tsx'
import { CourierCash } from './courier-cash.tsx'
import { DaySheet } from './day-sheet.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { MovementList } from './movement-list.tsx'
import type { Till } from './till-rules.ts'

/** The till at the counter: what came and went on its day, counting and closing it. */
export function TillScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const [letters] = useLetterKeys()
  const { day } = useSearch({ from: '/admin/till' })
  const [asked, ask] = useState<'in' | 'out' | null>(null)
  const { data, isError, isFetching, refetch } = useQuery({
    ...useApi().till.read.queryOptions(day === undefined ? {} : { day }),
    refetchInterval: 30_000,
  })
  const go = (to: string | null) =>
    void navigate({
      to: '/admin/till',
      search: to === null ? {} : { day: to },
      replace: true,
      resetScroll: false,
    })
  const put = [
    { keys: ['+'], caps: ['+'], label: t`cash in`, act: () => ask('in') },
    { keys: ['-'], caps: ['−'], label: t`cash out`, act: () => ask('out') },
  ]
  const print = { keys: ['p'], caps: ['P'], label: t`day sheet`, act: () => window.print() }
  const count = {
    keys: ['c'],
    caps: ['C'],
    label: t`count`,
    act: () => document.querySelector<HTMLInputElement>('#till-count input')?.focus(),
  }
  return (
    <Screen
      title={<Trans>Till</Trans>}
      meta={data && formatPromised(data.day, language)}
      actions={
        <>
          {data && (
            <>
              <IconButton
                label={t`Previous day`}
                disabled={data.previous === null}
                onClick={() => go(data.previous)}
              >
                <ChevronLeftIcon />
              </IconButton>
              {day !== undefined && (
                <AdminButton onClick={() => go(null)}>
                  <Trans>The open day</Trans>
                </AdminButton>
              )}
              <IconButton label={t`Next day`} disabled={data.next === null} onClick={() => go(data.next)}>
                <ChevronRightIcon />
              </IconButton>
            </>
          )}
          <AdminButton aria-haspopup="dialog" onClick={() => ask('out')}>
            <Trans>Cash out</Trans> {letters && <KeyCap>−</KeyCap>}
          </AdminButton>
          <AdminButton aria-haspopup="dialog" onClick={() => ask('in')}>
            <Trans>Cash in</Trans> {letters && <KeyCap>+</KeyCap>}
          </AdminButton>
        </>
      }
      shortcuts={[...put, ...(data && !data.closed ? [count] : []), ...(data ? [print] : [])]}
      note={<Trans>A closed day never changes</Trans>}
    >
      {data && <Day till={data} />}
      {data && <DaySheet till={data} />}
      {!data && !isError && <Bar className="h-24 w-full" />}
      {!data && isError && (
        <SectionFailed onRetry={() => refetch()} busy={isFetching}>
          <Trans>The till did not load.</Trans>
        </SectionFailed>
      )}
      {asked && <EntryDialog isOut={asked === 'out'} onClose={() => ask(null)} />}
    </Screen>
  )
}

function Day({ till }: { till: Till }) {
  const language = useLanguage()
  const day = formatDayAndMonth(till.day, language)
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-6 xl:grid-cols-[minmax(0,1fr)_376px]">
      <div className="min-w-0">
        {till.isLate && (
          <p className="mb-4 border-line2 border-y border-r border-l-4 border-l-warn bg-paper px-3.5 py-2.5 font-semibold">
            <Trans>Close {day}: today is counted afterwards</Trans>
          </p>
        )}
        <Cells till={till} />
        <CourierCash couriers={till.atCouriers} />
        <MovementList movements={till.movements} />
        <ClosedDays days={till.days} />
      </div>
      <aside className="min-w-0 border-key border-t-2 bg-paper">
        {till.closed ? <ClosedSlip day={till.closed} /> : <CountRail key={till.day} till={till} />}
      </aside>
    </div>
  )
}

function Cells({ till }: { till: Till }) {
  const language = useLanguage()
  const { openedWith, movements, mustBe, atCouriers } = till
  const amount = (azn: number) => formatAmount(azn, language).replace('-', '−')
  const count = (isIn: boolean) => movements.filter((one) => one.amount > 0 === isIn).length
  return (
    <dl className="mb-6 grid grid-cols-2 gap-px border-key border-t-2 border-b border-b-line2 bg-line2 md:grid-cols-4 lg:has-[>:nth-child(5)]:grid-cols-5">
      <Cell head={<Trans>Opened with</Trans>} note={<Trans>left the day before</Trans>}>
        {amount(openedWith)}
      </Cell>
      <Cell head={<Trans>In</Trans>} note={<Plural value={count(true)} one="# entry" other="# entries" />}>
        {amount(till.in)}
      </Cell>
      <Cell head={<Trans>Out</Trans>} note={<Plural value={count(false)} one="# entry" other="# entries" />}>
        {amount(till.out)}
      </Cell>
      <Cell
        head={<Trans>Must be there</Trans>}
        note={`${amount(openedWith)} + ${amount(till.in)} − ${amount(Math.abs(till.out))}`}
        isMain
      >
        {amount(mustBe)}
      </Cell>
      {atCouriers.length > 0 && (
        <Cell head={<Trans>With couriers</Trans>} note={atCouriers.map(({ name }) => name).join(', ')}>
          {amount(toAzn(atCouriers.reduce((sum, one) => sum + toQepik(one.amount), 0)))}
        </Cell>
      )}
    </dl>
  )
}

type CellProps = { head: ReactNode; note: ReactNode; isMain?: boolean; children: ReactNode }

const Cell = ({ head, note, isMain = false, children }: CellProps) => (
  <div className={classNames('bg-paper px-3.5 py-2.5', isMain && 'border-key border-b-2')}>
    <dt className="admin-meta text-t2">{head}</dt>
    <dd>
      <span className="admin-figure block whitespace-nowrap tabular-nums">{children} ₼</span>
      <span className="admin-meta block text-t3 wrap-anywhere">{note}</span>
    </dd>
  </div>
)
