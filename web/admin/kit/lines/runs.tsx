import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { maxInteger } from '../../../../src/lib/fields.ts'
import { toAzn } from '../../../../src/lib/money.ts'
import { figureIn, readWhole } from '../../../../src/lib/read-whole.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { lineLabels } from './line-looks.ts'
import type { LineConfiguration } from './line-options.ts'
import { calculate, runsAround, tiersOf } from './line-prices.ts'
import type { CounterItem, DraftLine } from './lines.ts'

type RunsProps = {
  line: DraftLine
  item: CounterItem | undefined
  configuration: LineConfiguration | undefined
  /** The customer's own discount, basis points. */
  customerBp: number
  error: string | undefined
  onChange: (next: Partial<DraftLine>) => void
}

/** The runs around the chosen one with their prices, to be read out, and a field for a custom run. */
export function Runs({ line, item, configuration, customerBp, error, onChange }: RunsProps) {
  const { t } = useLingui()
  const by = { item, configuration, customerBp }
  const runs = runsAround(configuration?.runs ?? tiersOf(item).map(({ count }) => count), line.count)
  // A price by hand was quoted for the earlier run.
  const choose = (count: number) =>
    count === line.count ? undefined : onChange({ count, ...(item && { price: '', reason: '' }) })
  return (
    <fieldset aria-label={t`Run`} data-runs="" className={classNames('grid gap-x-4 gap-y-1.5', lineLabels)}>
      <span aria-hidden="true" className="pt-1 text-t2">
        <Trans>Run</Trans>
      </span>
      <div className="flex flex-wrap items-end gap-3">
        {runs.length > 0 && (
          <div className="flex flex-wrap border-line2 border-t border-l">
            {runs.map((count) => (
              <Run
                key={count}
                count={count}
                isChosen={count === line.count}
                total={calculate(line, count, by).quote?.total ?? null}
                onChoose={() => choose(count)}
              />
            ))}
          </div>
        )}
        <OwnRun
          key={line.count}
          count={line.count}
          error={error}
          totalOf={(count) => calculate(line, count, by).quote?.total ?? null}
          onChange={choose}
        />
      </div>
    </fieldset>
  )
}

type RunProps = { count: number; isChosen: boolean; total: number | null; onChoose: () => void }

function Run({ count, isChosen, total, onChoose }: RunProps) {
  const language = useLanguage()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'grid min-h-14 min-w-20 justify-items-end border-line2 border-r border-b px-3 py-1 tabular-nums leading-5 outline-offset-[-2px]!',
        isChosen ? 'bg-key text-on-key' : 'bg-paper hover:bg-cyan-ground',
      )}
    >
      <span>{formatNumber(count, language)}</span>
      {total !== null && (
        <>
          <strong className="font-semibold">{formatMoney(toAzn(total), language)}</strong>
          <span className={classNames('admin-meta', !isChosen && 'text-t3')}>
            {formatMoney(toAzn(total) / count, language)}
          </span>
        </>
      )}
    </button>
  )
}

type OwnRunProps = {
  count: number
  error: string | undefined
  /** Qəpik; null where there is no price. */
  totalOf: (count: number) => number | null
  onChange: (count: number) => void
}

/** A custom run: its price shows while it is typed; it counts when the field is left or with Enter. */
function OwnRun({ count, error, totalOf, onChange }: OwnRunProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [typed, setTyped] = useState(String(count))
  const read = figureIn(readWhole(typed))
  const isRight = read !== undefined && read >= 1 && read <= maxInteger
  const total = isRight && read !== count ? totalOf(read) : null
  const settle = () => {
    if (isRight) onChange(read)
  }
  return (
    <NumberField
      className="w-32"
      label={<Trans>Custom run, pcs</Trans>}
      unit=""
      inputMode="numeric"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.ctrlKey) settle()
      }}
      {...(total !== null && { hint: `= ${formatMoney(toAzn(total), language)}` })}
      {...(error !== undefined || !isRight ? { error: error ?? t`A whole number from 1` } : {})}
    />
  )
}
