import { type ChangeEvent, type InputHTMLAttributes, useLayoutEffect, useRef } from 'react'
import { TextInput } from './inputs.tsx'
import { formatPhone } from './phone-number.ts'

type PhoneInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  value: string
  onChange: (value: string) => void
}

/** Formats as +994 … while typing and keeps the caret behind the digit it stood behind. */
export function PhoneInput({ value, onChange, ...rest }: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number | null>(null)
  useLayoutEffect(() => {
    const element = input.current
    if (digitsBefore.current === null || !element || document.activeElement !== element) return
    const caret = caretAfter(value, digitsBefore.current)
    element.setSelectionRange(caret, caret)
    digitsBefore.current = null
  })
  function change(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value
    const caret = event.target.selectionStart ?? typed.length
    const deleting = typed.length < value.length
    // While deleting, what is there stays as it is: a group's space would come back at once.
    const next = deleting ? typed : formatPhone(typed)
    const behind = typed.slice(caret).replace(/\D/g, '').length
    digitsBefore.current = next.replace(/\D/g, '').length - behind
    onChange(next)
  }
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+994 50 123 45 67"
      maxLength={30}
      {...rest}
      ref={input}
      value={value}
      onChange={change}
      onBlur={(event) => {
        onChange(formatPhone(value))
        rest.onBlur?.(event)
      }}
    />
  )
}

/** The place behind so many digits. */
function caretAfter(text: string, digits: number): number {
  let seen = 0
  for (let place = 0; place < text.length; place++) {
    if (seen === digits && digits > 0) return place
    if (/\d/.test(text[place] ?? '')) seen++
  }
  return text.length
}
