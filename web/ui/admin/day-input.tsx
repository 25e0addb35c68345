import { useLingui } from '@lingui/react/macro'
import { type InputHTMLAttributes, type Ref, useRef, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { formatDate } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'
import { IconButton } from './button.tsx'
import { isDay, readDay } from './day-text.ts'
import { adminControlLook, useAdminField } from './field.tsx'
import { CalendarIcon } from './icons.tsx'

type DayInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> & {
  /** `YYYY-MM-DD`, or what was typed and is no day; empty for none. */
  value: string
  onChange: (value: string) => void
  min?: string | undefined
  max?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/**
 * A day in the reader's format, typed or chosen in the browser's calendar; the browser's own field would use
 * the browser's language, month first in an English one.
 */
export function DayInput({
  value,
  onChange,
  min = '2000-01-01',
  max = '2199-12-31',
  ...rest
}: DayInputProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { attributes, state } = useAdminField()
  const calendar = useRef<HTMLInputElement>(null)
  // The typed text belongs to the value it produced; another value comes from outside.
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null)
  const shown = isDay(value) ? formatDate(`${value}T12:00:00Z`, language, 'short') : value
  return (
    <span className="relative block">
      <input
        type="text"
        inputMode="text"
        autoComplete="off"
        maxLength={10}
        placeholder={t`dd.mm.yyyy`}
        {...attributes}
        {...rest}
        value={typed?.value === value ? typed.text : shown}
        onChange={({ target: { value: text } }) => {
          const next = readDay(text) ?? text.trim()
          setTyped({ text, value: next })
          onChange(next)
        }}
        onBlur={(event) => {
          setTyped(null)
          rest.onBlur?.(event)
        }}
        className={classNames(adminControlLook(state), 'pr-10! tabular-nums max-md:pr-12!', rest.className)}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        value={isDay(value) ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        className="pointer-events-none absolute right-0 bottom-0 h-px w-px opacity-0"
      />
      <IconButton
        label={t`Choose in the calendar`}
        className="absolute! top-1/2 right-0 -translate-y-1/2"
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarIcon />
      </IconButton>
    </span>
  )
}
