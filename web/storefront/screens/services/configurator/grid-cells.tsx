import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { isOnlyAsked } from '../../../../../src/domains/options/findings.ts'
import type { Grid } from '../../../../../src/domains/options/grid.ts'
import { toAzn } from '../../../../../src/lib/money.ts'
import { figureIn, readWhole } from '../../../../../src/lib/read-whole.ts'
import { useTypedEarly } from '../../../../lib/before-program/use-typed-early.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { formatMoney, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../../lib/weekday.ts'
import { Money } from '../../../../ui/money.tsx'
import { PiecePrice } from '../../../../ui/piece-price.tsx'
import type { LocalChoice, LocalConfiguration } from '../../../kit/options/options-query.ts'
import { useFindingText } from '../../../kit/options/use-finding-text.ts'
import type { Ready } from '../../../kit/services/use-ready.ts'
import { ChosenTick } from './choice-tick.tsx'

type GridCellProps = {
  configuration: LocalConfiguration
  ready: Ready | null
  /** Undefined until a custom run is typed. */
  cell: Grid<string>['rows'][number][number] | undefined
  turnaround: LocalChoice | null
  isOwnRow: boolean
  isChosen: boolean
  choose: (run: number) => void
}

/** The price of a run with a turnaround; hatched, with the reason, where it isn't possible. */
export function GridCell({
  configuration,
  cell,
  turnaround,
  isOwnRow,
  isChosen,
  ready,
  choose,
}: GridCellProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const textOf = useFindingText(configuration)
  const finding = cell?.quote.findings.find((one) => !isOnlyAsked(one))
  const isOfTurnaround = finding?.choice !== undefined && finding.choice === turnaround?.key
  const reason = () => {
    if (!finding) return ''
    if (isOfTurnaround && finding.kind === 'runTooBig' && turnaround?.days === 1)
      return t`Not possible in one day`
    return textOf(finding, { group: finding.group ?? '', choice: finding.choice ?? '' })
  }
  const why = reason()
  const total = cell && !finding ? cell.quote.total : null
  const count = cell?.count ?? 0
  const figure = formatNumber(count, language)
  const pieces = t`${plural(count, { one: `${figure} piece`, other: `${figure} pieces` })}`
  const price = total === null ? t`Ask us for a price` : formatMoney(toAzn(total), language)
  const day = why ? null : ready?.dayOf(turnaround?.days ?? null)
  const readyDay = day && formatDayAndMonth(day, language)
  const name = [
    cell ? pieces : t`Your own run`,
    turnaround?.name,
    readyDay && t`ready ${readyDay}`,
    cell && (why || price),
  ]
  return (
    <td className="grid-place">
      <label
        className={classNames('group/cell grid-cell', why && 'hatch-hair', cell && !why && 'cursor-pointer')}
      >
        <input
          type="radio"
          name="run"
          value={`${isOwnRow ? '' : count}/${turnaround?.key ?? ''}`}
          checked={isChosen}
          onChange={() => cell && !why && choose(count)}
          onClick={() => isChosen && cell && !why && choose(count)}
          aria-disabled={!cell || why !== '' || undefined}
          aria-label={name.filter(Boolean).join(', ')}
          className="cell-input"
        />
        {cell && <CellText total={total} count={count} why={why} />}
        <span className="contents max-md:hidden">
          <ChosenTick />
        </span>
      </label>
    </td>
  )
}

function CellText({ total, count, why }: { total: number | null; count: number; why: string }) {
  if (why) return <span className="type-small bg-paper/80">{why}</span>
  if (total === null)
    return (
      <span className="type-small">
        <Trans>Ask us for a price</Trans>
      </span>
    )
  const azn = toAzn(total)
  return (
    <>
      <span className="type-money grid-price">
        <Money azn={azn} />
      </span>
      <span className="grid-piece">
        <PiecePrice azn={azn / count} />
      </span>
    </>
  )
}

type OwnRunProps = {
  /** The run of the field's row; null while none was typed. */
  value: number | null
  /** The chosen run, in any row. */
  count: number
  isChosen: boolean
  /** Called while a valid run is typed: it is chosen at once. */
  onType: (run: number | null) => void
  /** Called when the field is left with that run. */
  onLeave: () => void
  /** Called with true while the field holds no valid run, so that nothing can be priced or ordered. */
  onOpen: (isOpen: boolean) => void
}

const maxRun = 100_000_000

/** A custom run: chosen while it is typed, so that the price and the order never belong to another one (OPT-20). */
export function OwnRun({ value, count, isChosen, onType, onLeave, onOpen }: OwnRunProps) {
  const { t } = useLingui()
  const id = useId()
  const field = useTypedEarly<HTMLInputElement>()
  const [typed, setTyped] = useState<{ text: string; run: number | null; at: number } | null>(null)
  const [isLeft, setLeft] = useState(false)
  // Once another run is chosen, the typed one no longer counts.
  const current = typed && (typed.run ?? typed.at) === count ? typed : null
  const text = current ? current.text : String(value ?? '')
  const isOpen = current?.run === null && (text.trim() !== '' || isChosen)
  const isWrong = isOpen && isLeft
  useEffect(() => {
    onOpen(isOpen)
    return () => onOpen(false)
  }, [isOpen, onOpen])
  return (
    <th scope="row" className={`py-3 pr-2 text-left font-extrabold md:pr-3.5 ${isChosen ? 'row-bar' : ''}`}>
      <label htmlFor={id} className="type-small block pb-1 font-bold leading-4.5!">
        <Trans>Your own run</Trans>
      </label>
      <input
        ref={field}
        id={id}
        name="run"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        value={text}
        onChange={(event) => {
          const run = readRun(event.target.value)
          setLeft(false)
          setTyped({ text: event.target.value, run, at: count })
          onType(run)
        }}
        onBlur={() => {
          setLeft(true)
          // An emptied field shows the chosen run again.
          if (text.trim() === '') setTyped(null)
          else if (current?.run) onLeave()
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="own-figure font-extrabold md:text-[18px]"
      />
      <span
        id={`${id}-error`}
        role="alert"
        className="block font-semibold text-[13px] text-error leading-4.5"
      >
        {isWrong && t`Write a whole number, for example 500.`}
      </span>
    </th>
  )
}

function readRun(text: string): number | null {
  const run = figureIn(readWhole(text))
  return run !== undefined && run >= 1 && run <= maxRun ? run : null
}
