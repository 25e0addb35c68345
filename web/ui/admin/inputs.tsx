import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { adminControlLook, useAdminField } from './field.tsx'

type InputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

/** One line, inside an `AdminField`. */
export function AdminInput({ className, ...rest }: InputProps) {
  const { attributes, state } = useAdminField()
  return (
    <input
      type="text"
      autoComplete="off"
      {...attributes}
      {...rest}
      className={classNames(adminControlLook(state), className)}
    />
  )
}

/**
 * An address, typed without a phone's capitals and corrections; not of the type `email`, which would turn a domain in
 * other letters into `xn--…`.
 */
export const AdminEmailInput = (props: InputProps) => (
  <AdminInput inputMode="email" autoCapitalize="none" spellCheck={false} maxLength={254} {...props} />
)

type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

/** Several lines; grows with its text. */
export function AdminTextarea({ className, rows = 4, ...rest }: TextareaProps) {
  const { attributes, state } = useAdminField()
  return (
    <textarea
      rows={rows}
      {...attributes}
      {...rest}
      className={classNames(adminControlLook(state), 'block resize-y [field-sizing:content]', className)}
      style={{ minHeight: `${rows * 20 + 14}px` }}
    />
  )
}

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }

export function AdminSelect({ className, ...rest }: SelectProps) {
  const { attributes, state } = useAdminField()
  return (
    <select
      {...attributes}
      {...rest}
      className={classNames(adminControlLook(state), 'truncate', className)}
    />
  )
}
