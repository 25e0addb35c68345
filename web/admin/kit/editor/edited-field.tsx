import type { ComponentProps, ReactNode } from 'react'
import { type RefCallBack, useController } from 'react-hook-form'
import { AdminField } from '../../../ui/admin/field.tsx'
import type { Editor } from './use-editor.ts'
import type { Values } from './values.ts'

/** What an input, a textarea or a select of an editor must carry. */
export type Control = {
  name: string
  value: string
  ref: RefCallBack
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

type EditedFieldProps<V extends Values> = Omit<
  ComponentProps<typeof AdminField>,
  'error' | 'changed' | 'children'
> & {
  editor: Editor<V>
  name: keyof V & string
  /** Converts what is typed into the stored value, where that is no text. */
  read?: (text: string) => V[keyof V & string]
  children: (control: Control) => ReactNode
}

/** A field of an editor with its label, marked where it isn't saved and where something is wrong with it. */
export function EditedField<V extends Values>(props: EditedFieldProps<V>) {
  const { editor, name, read, children, ...field } = props
  const { field: control, fieldState } = useController({ name })
  return (
    <AdminField {...field} error={fieldState.error?.message} changed={editor.changed.includes(name)}>
      {children({
        name,
        value: String(control.value ?? ''),
        ref: control.ref,
        onBlur: control.onBlur,
        onChange: ({ target: { value } }) =>
          editor.set(name, read ? read(value) : (value as V[keyof V & string])),
      })}
    </AdminField>
  )
}
