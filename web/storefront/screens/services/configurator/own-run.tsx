import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { figureIn, readWhole } from '../../../../../src/lib/read-whole.ts'
import { useTypedEarly } from '../../../../lib/before-program/use-typed-early.ts'

type OwnRunProps = {
  /** The run of its row; null: none was written yet. */
  value: number | null
  /** The run that is chosen, in whichever row. */
  count: number
  isChosen: boolean
  /** A run that can be read is chosen as it is typed. */
  onType: (run: number | null) => void
  /** The field is left with that run. */
  onLeave: () => void
  /** What stands in the field isn't a run, so nothing can be priced or ordered until it is one. */
  onOpen: (isOpen: boolean) => void
}

const most = 100_000_000

/** A run that isn't listed: chosen while it is typed, so that the price and the order are never those of another one (OPT-20). */
export function OwnRun({ value, count, isChosen, onType, onLeave, onOpen }: OwnRunProps) {
  const { t } = useLingui()
  const id = useId()
  const field = useTypedEarly<HTMLInputElement>()
  const [typed, setTyped] = useState<{ text: string; run: number | null; at: number } | null>(null)
  const [isLeft, setLeft] = useState(false)
  // Once another run is chosen, what was typed is of no account.
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
          // An emptied field shows again what is chosen.
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
  return run !== undefined && run >= 1 && run <= most ? run : null
}
