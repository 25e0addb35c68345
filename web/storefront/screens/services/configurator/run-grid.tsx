import { Trans } from '@lingui/react/macro'
import { useId, useMemo, useState } from 'react'
import { gridOf } from '../../../../../src/domains/options/grid.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { TextButton } from '../../../../ui/button.tsx'
import type { LocalConfiguration } from '../../../kit/options/options-query.ts'
import { GridCell } from './grid-cell.tsx'
import { GridHead } from './grid-head.tsx'
import { moveInGrid } from './grid-keys.ts'
import { GridNotes } from './grid-notes.tsx'
import { SectionHead } from './group-head.tsx'
import type { OrderedItem } from './order-choice.tsx'
import { OwnRun } from './own-run.tsx'
import { shownRuns } from './shown-runs.ts'
import type { ProductChoice } from './use-choice.ts'
import type { Ready } from './use-ready.ts'

type RunGridProps = {
  configuration: LocalConfiguration
  percentageBp: number
  chosen: ProductChoice
  item: OrderedItem
  ready: Ready | null
  /** Another field isn't finished: what it will cost isn't known. */
  isUnpriced: boolean
  /** The own run isn't finished, or is again. */
  onOpen: (isOpen: boolean) => void
}

/** All prices of the choice, by run and turnaround; each cell is a radio of one group. */
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
  // A press on a price, also on the one that is chosen, takes back what stands in the field of one's own.
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
        {...{ configuration, isOwnRow, turnaround, ready }}
        cell={isUnpriced ? undefined : grid.rows[row]?.[column]}
        isChosen={
          (turnaround?.key ?? null) === current && (isOwnRow ? isOwn : !isOwn && listed[row] === count)
        }
        choose={(run) => {
          setPresses(presses + 1)
          chosen.chooseRun(run, group && turnaround ? { group: group.key, choice: turnaround.key } : null)
        }}
      />
    ))
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} title={<Trans>Run and turnaround</Trans>}>
        <Trans>All prices are for your choice</Trans>
      </SectionHead>
      <table className="w-full table-fixed border-collapse tabular-nums" onKeyDown={moveInGrid}>
        <GridHead turnarounds={turnarounds} {...{ current, ready }} />
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
              {...{ count, onOpen }}
              value={ownCount}
              isChosen={isOwn}
              onType={(run) => {
                setOwn(run)
                if (run !== null) chosen.typeRun(run)
              }}
              onLeave={() => chosen.chooseRun(count, null)}
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
      <GridNotes most={configuration.maxCount} {...{ ready, chosen, item }} />
    </section>
  )
}
