import { Trans } from '@lingui/react/macro'
import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { useState } from 'react'
import { useTypedEarly } from '../lib/before-program/use-typed-early.ts'
import { classNames } from '../lib/class-names.ts'
import { TextButton } from './button.tsx'
import { controlLook, useFieldWiring } from './field.tsx'
import { ChevronDown } from './icons.tsx'

type InputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

export function TextInput({ className, ref, ...rest }: InputProps) {
  const { attributes, invalid, onKey } = useFieldWiring()
  const field = useTypedEarly(ref)
  return (
    <input
      type="text"
      {...attributes}
      {...rest}
      ref={field}
      className={classNames(controlLook(invalid, onKey), className)}
    />
  )
}

/** The `ref` of the input that a form's step begins with. */
export const focusAtOnce = (input: HTMLInputElement | null) => input?.focus()

/** Not of the type `email`: browsers would turn a domain in other letters into `xn--…` before one's eyes. */
export const EmailInput = (props: InputProps) => (
  <TextInput inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
)

/** A password input with a button that shows what was typed. */
export function PasswordInput({ className, ...rest }: InputProps) {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <TextInput
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={classNames('pr-24', className)}
      />
      <TextButton
        className="type-small absolute top-1/2 right-4 -translate-y-1/2 font-semibold"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
      </TextButton>
    </span>
  )
}

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }

export function Select({ className, children, ...rest }: SelectProps) {
  const { attributes, invalid, onKey } = useFieldWiring()
  return (
    <span className="relative block">
      <select
        {...attributes}
        {...rest}
        className={classNames(controlLook(invalid, onKey), 'appearance-none truncate pr-12', className)}
      >
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
    </span>
  )
}

type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

export function Textarea({ className, rows = 4, ref, ...rest }: TextareaProps) {
  const { attributes, invalid, onKey } = useFieldWiring()
  const field = useTypedEarly(ref)
  return (
    <textarea
      {...attributes}
      rows={rows}
      {...rest}
      ref={field}
      className={classNames(controlLook(invalid, onKey), 'py-3 leading-[26px]', className)}
    />
  )
}
