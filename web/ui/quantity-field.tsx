import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { figureIn, readWhole } from '../../src/lib/read-whole.ts'
import { useTypedEarly } from '../lib/before-program/use-typed-early.ts'
import { classNames } from '../lib/class-names.ts'
import { controlLook, useFieldWiring } from './field.tsx'
import { Minus, Plus } from './icons.tsx'

export type WrongCount = 'unreadable' | 'empty'

type QuantityFieldProps = {
  value: number
  onChange: (value: number) => void
  /**
   * What is typed can't be read as a whole number from `min` to `max`, is empty so far, or can be read again (null); the
   * value stays.
   */
  onWrong: (wrong: WrongCount | null) => void
  /** How far a press of − or + goes from a value, for runs in tens or hundreds. */
  step?: (value: number) => number
  min?: number
  max?: number
  name?: string
}

/** − n +: typed freely, a whole number from `min`; anything else stays as typed, to be corrected. */
export function QuantityField({
  value,
  onChange,
  onWrong,
  step = () => 1,
  min = 1,
  max = 2_147_483_647,
  name,
}: QuantityFieldProps) {
  const { t } = useLingui()
  const { attributes, invalid } = useFieldWiring()
  const field = useTypedEarly<HTMLInputElement>()
  // The typed text belongs to the value at which it was typed; another value comes from outside.
  const [typed, setTyped] = useState<{ text: string; value: number } | null>(null)
  const set = (next: number) => {
    setTyped(null)
    onWrong(null)
    onChange(Math.min(max, Math.max(min, next)))
  }
  function type(text: string) {
    const read = figureIn(readWhole(text))
    const isRight = read !== undefined && read >= min && read <= max
    setTyped({ text, value: isRight ? read : value })
    if (isRight) {
      onWrong(null)
      onChange(read)
    } else onWrong(text.trim() === '' ? 'empty' : 'unreadable')
  }
  const press =
    'grid w-14 shrink-0 place-items-center hover:bg-key hover:text-paper disabled:text-rule disabled:hover:bg-transparent'
  return (
    <div
      className={classNames(
        'flex min-h-16 border-2 bg-white md:min-h-20',
        invalid ? 'border-error' : 'border-key',
      )}
    >
      <button
        type="button"
        className={classNames(press, 'border-key border-r-2 md:w-17')}
        aria-label={t`Decrease`}
        disabled={value <= min}
        onClick={() => set(value - step(value))}
      >
        <Minus />
      </button>
      <input
        {...attributes}
        ref={field}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        className={classNames(
          controlLook(false, false),
          'min-w-0 flex-1 border-0! bg-transparent text-center type-money text-[32px]! md:text-[44px]! outline-offset-0',
        )}
        maxLength={20}
        value={typed?.value === value ? typed.text : String(value)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          set(value + (event.key === 'ArrowUp' ? step(value) : -step(value)))
        }}
        onBlur={() => {
          if (!typed) return
          const isEmpty = typed.text.trim() === ''
          if (isEmpty) onWrong(null)
          if (isEmpty || figureIn(readWhole(typed.text)) === value) setTyped(null)
        }}
      />
      <button
        type="button"
        className={classNames(press, 'border-key border-l-2 md:w-17')}
        aria-label={t`Increase`}
        disabled={value >= max}
        onClick={() => set(value + step(value))}
      >
        <Plus />
      </button>
    </div>
  )
}
