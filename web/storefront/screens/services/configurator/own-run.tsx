import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { figureIn, readWhole } from '../../../../../src/lib/read-whole.ts'
import { useTypedEarly } from '../../../../lib/before-program/use-typed-early.ts'

type OwnRunProps = {
  value: number | null
  isChosen: boolean
  onChange: (run: number | null) => void
}

const most = 100_000_000

/** A run that isn't listed; its prices stand beside it as soon as it can be read. */
export function OwnRun({ value, isChosen, onChange }: OwnRunProps) {
  const { t } = useLingui()
  const id = useId()
  const field = useTypedEarly<HTMLInputElement>()
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null)
  const [isLeft, setLeft] = useState(false)
  const text = typed?.value === value ? typed.text : String(value ?? '')
  const isWrong = isLeft && text.trim() !== '' && readRun(text) === null
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
          setTyped({ text: event.target.value, value: run })
          onChange(run)
        }}
        onBlur={() => setLeft(true)}
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
