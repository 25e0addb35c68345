import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { controlLook, useFieldWiring } from './field.tsx'
import { Minus, Plus } from './icons.tsx'
import { useTypedEarly } from './use-typed-early.ts'

type QuantityFieldProps = {
  value: number
  onChange: (value: number) => void
  /** How far a press of − or + goes from a value, for runs that come in tens or hundreds. */
  step?: (value: number) => number
  min?: number
  max?: number
  name?: string
}

/** − n +: typed freely, a whole number from `min`; a wrong entry goes back to the last right one on leaving. */
export function QuantityField({
  value,
  onChange,
  step = () => 1,
  min = 1,
  max = 2_147_483_647,
  name,
}: QuantityFieldProps) {
  const { t } = useLingui()
  const { attributes, invalid } = useFieldWiring()
  const field = useTypedEarly<HTMLInputElement>()
  const [typing, setTyping] = useState<string | null>(null)
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
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
        value={typing ?? String(value)}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '').slice(0, 9)
          setTyping(digits)
          if (Number(digits) >= min) set(Number(digits))
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          setTyping(null)
          set(value + (event.key === 'ArrowUp' ? step(value) : -step(value)))
        }}
        onBlur={() => setTyping(null)}
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
