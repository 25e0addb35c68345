import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { figureIn, readWhole } from '../../../../src/lib/read-whole.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Minus, Plus } from '../../../ui/icons.tsx'
import { countStep } from '../../kit/calculator/wire-quote.ts'

const maxRun = 100_000_000

type RunStepperProps = {
  /** The product's name, for the label. */
  name: string
  count: number
  /** Runs in ascending order. */
  runs: readonly number[]
  onChange: (count: number) => void
  /** Called when the typed text stops being a valid run, and when it is one again. */
  onWrong: (isWrong: boolean) => void
}

/**
 * The stepper − n +: the buttons go through the priced runs, and beyond them in round steps; any run can be typed.
 */
export function RunStepper({ name, count, runs, onChange, onWrong }: RunStepperProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const [typed, setTyped] = useState<{ text: string; count: number } | null>(null)
  const text = typed?.count === count ? typed.text : formatNumber(count, language)
  const isWrong = typed?.count === count && typed.text.trim() !== '' && read(typed.text) === null
  const [down, up] = [runBelow(runs, count), runAbove(runs, count)]
  function set(next: number) {
    setTyped(null)
    onWrong(false)
    onChange(next)
  }
  function type(text: string) {
    const figure = read(text)
    setTyped({ text, count: figure ?? count })
    onWrong(figure === null)
    if (figure !== null) onChange(figure)
  }
  const press =
    'grid w-11 shrink-0 place-items-center hover:bg-key hover:text-paper disabled:text-rule disabled:hover:bg-transparent md:w-12'
  return (
    <div className="w-full max-w-45 max-md:max-w-none">
      <fieldset
        aria-label={t`Run: ${name}`}
        className={classNames('flex h-11 min-w-0 border-2 bg-white', isWrong ? 'border-error' : 'border-key')}
      >
        <button
          type="button"
          aria-label={t`Smaller run`}
          disabled={down === null}
          className={classNames(press, 'border-key border-r-2')}
          onClick={() => down !== null && set(down)}
        >
          <Minus size={14} />
        </button>
        <input
          aria-label={t`Run: ${name}`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={text}
          className="w-full min-w-0 bg-transparent text-center font-extrabold tabular-nums"
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            const next = { ArrowUp: up, ArrowDown: down }[event.key]
            if (next === undefined) return
            event.preventDefault()
            if (next !== null) set(next)
          }}
          onBlur={() => {
            if (isWrong) return
            setTyped(null)
            onWrong(false)
          }}
        />
        <button
          type="button"
          aria-label={t`Larger run`}
          disabled={up === null}
          className={classNames(press, 'border-key border-l-2')}
          onClick={() => up !== null && set(up)}
        >
          <Plus size={14} />
        </button>
      </fieldset>
      {isWrong && (
        <p id={`${id}-wrong`} className="type-small pt-1 font-semibold text-error">
          {t`Write a whole number, for example 500.`}
        </p>
      )}
    </div>
  )
}

function read(text: string): number | null {
  const figure = figureIn(readWhole(text))
  return figure !== undefined && figure >= 1 && figure <= maxRun ? figure : null
}

/** The next smaller run; below the first listed one in round steps, down to 1. */
function runBelow(runs: readonly number[], count: number): number | null {
  if (count <= 1) return null
  return runs.findLast((run) => run < count) ?? Math.max(1, count - countStep(count))
}

function runAbove(runs: readonly number[], count: number): number | null {
  if (count >= maxRun) return null
  return runs.find((run) => run > count) ?? Math.min(maxRun, count + countStep(count))
}
