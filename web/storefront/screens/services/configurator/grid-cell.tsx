import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { isOnlyAsked } from '../../../../../src/domains/options/findings.ts'
import type { Grid } from '../../../../../src/domains/options/grid.ts'
import { toAzn } from '../../../../../src/lib/money.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { formatMoney, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../../lib/weekday.ts'
import { Money } from '../../../../ui/money.tsx'
import { PiecePrice } from '../../../../ui/piece-price.tsx'
import type { LocalChoice, LocalConfiguration } from '../../../kit/options/options-query.ts'
import { useFindingWords } from '../../../kit/options/use-finding-words.ts'
import { ChosenTick } from './choice-tick.tsx'
import type { Ready } from './use-ready.ts'

type GridCellProps = {
  configuration: LocalConfiguration
  ready: Ready | null
  /** None until a run of one's own is written. */
  cell: Grid<string>['rows'][number][number] | undefined
  turnaround: LocalChoice | null
  isOwnRow: boolean
  isChosen: boolean
  choose: (run: number) => void
}

/** The price of a run with a turnaround; hatched with the reason where it isn't possible. */
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
  const words = useFindingWords(configuration)
  const finding = cell?.quote.findings.find((one) => !isOnlyAsked(one))
  const isOfTurnaround = finding?.choice !== undefined && finding.choice === turnaround?.key
  const reason = () => {
    if (!finding) return ''
    if (isOfTurnaround && finding.kind === 'runTooBig' && turnaround?.days === 1)
      return t`Not possible in one day`
    return words(finding, { group: finding.group ?? '', choice: finding.choice ?? '' })
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
