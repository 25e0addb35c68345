import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { officeControlLook, useOfficeField } from './field.tsx'

type InputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

/** One line, inside an `OfficeField`. */
export function OfficeInput({ className, ...rest }: InputProps) {
  const { attributes, state } = useOfficeField()
  return (
    <input
      type="text"
      autoComplete="off"
      {...attributes}
      {...rest}
      className={classNames(officeControlLook(state), className)}
    />
  )
}

type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

/** Several lines; grows with its text. */
export function OfficeTextarea({ className, rows = 4, ...rest }: TextareaProps) {
  const { attributes, state } = useOfficeField()
  return (
    <textarea
      rows={rows}
      {...attributes}
      {...rest}
      className={classNames(officeControlLook(state), 'block resize-y [field-sizing:content]', className)}
      style={{ minHeight: `${rows * 20 + 14}px` }}
    />
  )
}

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }

export function OfficeSelect({ className, ...rest }: SelectProps) {
  const { attributes, state } = useOfficeField()
  return <select {...attributes} {...rest} className={classNames(officeControlLook(state), className)} />
}
