import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { gridOf } from '../../../../../src/domains/options/grid.ts'
import { bakuDate } from '../../../../../src/lib/days.ts'
import { formatDate, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatShortWeekday } from '../../../../lib/short-weekday.ts'
import { formatDayAndMonth, formatHour, formatPromised } from '../../../../lib/weekday.ts'
import { TextButton } from '../../../../ui/button.tsx'
import type { LocalChoice, LocalConfiguration } from '../../../kit/options/options-query.ts'
import type { Ready } from '../../../kit/services/use-ready.ts'
import { GridCell, OwnRun } from './grid-cells.tsx'
import { SectionHead } from './group-head.tsx'
import type { OrderedItem } from './order-choice.tsx'
import type { ProductChoice } from './use-choice.ts'

type RunGridProps = {
  configuration: LocalConfiguration
  percentageBp: number
  chosen: ProductChoice
  item: OrderedItem
  ready: Ready | null
  /** Another field is incomplete, so the price isn't known. */
  isUnpriced: boolean
  /** Called when the custom run stops being valid, and when it is again. */
  onOpen: (isOpen: boolean) => void
}

/** All prices of the choice by run and turnaround; each cell is a radio button of one group. */
export function RunGrid({
  configuration,
  percentageBp,
  chosen,
  item,
  ready,
  isUnpriced,
  onOpen,
}: RunGridProps) {
  const language = useLanguage()
  const headId = useId()
  const { selection, count } = chosen
  const [own, setOwn] = useState<number | null>(null)
  const [isWhole, setWhole] = useState(false)
  // A press on a price, even the selected one, discards the text in the custom field.
  const [presses, setPresses] = useState(0)
  const { runs } = configuration
  const isOwn = !runs.includes(count)
  const ownCount = own ?? (isOwn ? count : null)
  const listed = useMemo(() => (isWhole ? runs : shownRuns(runs, count)), [isWhole, runs, count])
  const grid = useMemo(() => {
    const counts = ownCount === null ? listed : [...listed, ownCount]
    return gridOf({ configuration, selection, campaignBp: percentageBp, counts })
  }, [configuration, selection, percentageBp, listed, ownCount])
  const group = configuration.groups.find(({ kind }) => kind === 'turnaround')
  const current = group ? (selection.choices[group.key]?.[0] ?? null) : null
  const many = runs.length
  const turnarounds = grid.turnarounds.map(
    (turnaround) => group?.choices.find(({ key }) => key === turnaround) ?? null,
  )
  const cellsOf = (row: number, isOwnRow: boolean) =>
    turnarounds.map((turnaround, column) => (
      <GridCell
        key={turnaround?.key ?? ''}
        configuration={configuration}
        isOwnRow={isOwnRow}
        turnaround={turnaround}
        ready={ready}
        cell={isUnpriced ? undefined : grid.rows[row]?.[column]}
        isChosen={
          (turnaround?.key ?? null) === current && (isOwnRow ? isOwn : !isOwn && listed[row] === count)
        }
        choose={(run) => {
          setPresses(presses + 1)
          chosen.settle(
            chosen.choosingRun(
              run,
              group && turnaround ? { group: group.key, choice: turnaround.key } : null,
            ),
            null,
          )
        }}
      />
    ))
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} title={<Trans>Run and turnaround</Trans>}>
        <Trans>All prices are for your choice</Trans>
      </SectionHead>
      <table className="w-full table-fixed border-collapse tabular-nums" onKeyDown={moveInGrid}>
        <GridHead turnarounds={turnarounds} current={current} ready={ready} />
        <tbody>
          {listed.map((run, row) => (
            <tr key={run} className="border-key border-b">
              <th
                scope="row"
                className={`py-3 text-left font-extrabold md:text-[19px] ${!isOwn && run === count ? 'row-bar' : ''}`}
              >
                {formatNumber(run, language)}
              </th>
              {cellsOf(row, false)}
            </tr>
          ))}
          <tr className="border-key border-b">
            <OwnRun
              key={presses}
              count={count}
              onOpen={onOpen}
              value={ownCount}
              isChosen={isOwn}
              onType={(run) => {
                setOwn(run)
                if (run !== null) chosen.typeRun(run)
              }}
              onLeave={() => chosen.settle(chosen.choosingRun(count, null), null)}
            />
            {cellsOf(listed.length, true)}
          </tr>
        </tbody>
      </table>
      {listed.length < runs.length && (
        <p className="when-program pt-3">
          <TextButton className="font-bold" onClick={() => setWhole(true)}>
            <Trans>All runs ({many})</Trans>
          </TextButton>
        </p>
      )}
      <GridNotes maxCount={configuration.maxCount} ready={ready} chosen={chosen} item={item} />
    </section>
  )
}

const steps: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Arrow keys move through the grid's radio buttons in two dimensions; an impossible one gets the focus, but isn't
 * selected.
 */
function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, currentTarget } = event
  const step = steps[event.key]
  if (!step || !(target instanceof HTMLInputElement) || target.type !== 'radio') return
  event.preventDefault()
  const rows = [...currentTarget.querySelectorAll('tbody tr')].map((row) => [
    ...row.querySelectorAll<HTMLInputElement>('input[type=radio]'),
  ])
  const row = rows.findIndex((radios) => radios.includes(target))
  const column = rows[row]?.indexOf(target) ?? 0
  const next = rows[row + step[0]]?.[column + step[1]]
  next?.focus()
  if (next && next.ariaDisabled !== 'true') next.click()
}

const maxAtOnce = 7

/** Up to seven runs; of more, the first, the last, and those around the chosen one. */
function shownRuns(runs: readonly number[], count: number): readonly number[] {
  if (runs.length <= maxAtOnce) return runs
  const chosen = Math.max(
    0,
    runs.findLastIndex((run) => run <= count),
  )
  const from = Math.min(Math.max(1, chosen - 2), runs.length - maxAtOnce + 1)
  return runs.filter(
    (_, index) => index === 0 || index === runs.length - 1 || (index >= from && index < from + maxAtOnce - 2),
  )
}

type GridHeadProps = {
  /** A single null where the product has no turnarounds. */
  turnarounds: readonly (LocalChoice | null)[]
  current: string | null
  ready: Ready | null
}

/** Each turnaround with the day it is ready; a bar below the chosen one. */
const GridHead = ({ turnarounds, current, ready }: GridHeadProps) => (
  <thead>
    <tr>
      <th scope="col" className="grid-head-cell type-small w-[19%] pl-0! font-normal text-grey">
        <Trans>Run, pcs</Trans>
      </th>
      {turnarounds.map((turnaround) => {
        const key = turnaround?.key ?? null
        const day = ready?.dayOf(turnaround?.days ?? null) ?? null
        return (
          <th
            key={key}
            scope="col"
            className={`grid-head-cell ${key !== null && key === current ? 'column-bar' : 'text-grey'}`}
          >
            <span className="grid-head text-key">{turnaround?.name ?? <Trans>Price</Trans>}</span>
            {day !== null && <ReadyDay day={day} />}
          </th>
        )
      })}
    </tr>
  </thead>
)

/** The label is short on phones. */
function ReadyDay({ day }: { day: string }) {
  const language = useLanguage()
  const date = formatDate(`${day}T12:00:00Z`, language, 'dayOfMonth')
  const short = [date, formatShortWeekday(day, language)]
  return (
    <time dateTime={day} className="grid-day">
      <span className="md:hidden">{(language === 'az' ? short : short.toReversed()).join(', ')}</span>
      <span className="max-md:hidden">{formatPromised(day, language)}</span>
    </time>
  )
}

type GridNotesProps = {
  ready: Ready | null
  /** Runs above this one are priced on request. */
  maxCount: number
  chosen: ProductChoice
  item: OrderedItem
}

/** Stands below the grid: the deadline of its days, and where to ask about more pieces than it has prices for. */
function GridNotes({ ready, maxCount, chosen, item }: GridNotesProps) {
  const figure = formatNumber(maxCount, useLanguage())
  const asked = { ...item, count: Math.max(maxCount + 1, chosen.count), options: chosen.selection }
  return (
    <div className="type-small flex flex-wrap justify-between gap-x-8 gap-y-2 pt-4 text-grey">
      {ready && (
        <p className="max-w-105">
          <DaysStand ready={ready} /> <Trans>Weekends and holidays don’t count.</Trans>
        </p>
      )}
      <p>
        <Trans>More than {figure} pieces?</Trans>{' '}
        <Link to="/order" search={asked} className="font-bold text-key underline underline-offset-4">
          <Trans>Ask us for a price</Trans>
        </Link>
      </p>
    </div>
  )
}

function DaysStand({ ready: { approveBy, today, needsArtwork } }: { ready: Ready }) {
  const language = useLanguage()
  const hour = formatHour(approveBy)
  const last = bakuDate(new Date(approveBy))
  const lastDay = formatDayAndMonth(last, language)
  if (!needsArtwork)
    return last === today ? (
      <Trans>The dates hold if the order is accepted by {hour} today.</Trans>
    ) : (
      <Trans>
        The dates hold if the order is accepted by {hour} on {lastDay}.
      </Trans>
    )
  if (last === today) return <Trans>The dates hold if the artwork is approved by {hour} today.</Trans>
  return (
    <Trans>
      The dates hold if the artwork is approved by {hour} on {lastDay}.
    </Trans>
  )
}
