import type { InputHTMLAttributes } from 'react'
import { TextInput } from './inputs.tsx'
import { usePhoneTyping } from './phone-typing.ts'

type PhoneInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  value: string
  onChange: (value: string) => void
  /** The field was left, and what stands in it can't be called. */
  onRefused?: () => void
}

/** A phone number of any country; see {@link usePhoneTyping}. */
export function PhoneInput({ value, onChange, onRefused, ...rest }: PhoneInputProps) {
  const typing = usePhoneTyping({ value, onChange, onRefused })
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+994 50 123 45 67"
      maxLength={40}
      {...rest}
      {...typing}
    />
  )
}
