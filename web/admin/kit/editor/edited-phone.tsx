import type { ComponentProps } from 'react'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { usePhoneTyping } from '../../../ui/phone-typing.ts'
import { type Control, EditedField } from './edited-field.tsx'
import type { Values } from './values.ts'

type EditedPhoneProps<V extends Values> = Omit<ComponentProps<typeof EditedField<V>>, 'read' | 'children'> & {
  autoComplete?: string
}

/** A phone number in an editor; when the field is left, a number that can't be called is reported. */
export function EditedPhone<V extends Values>({ autoComplete, ...field }: EditedPhoneProps<V>) {
  const check = () => void field.editor.methods.trigger(field.name)
  return (
    <EditedField {...field}>
      {(control) => <PhoneControl control={control} autoComplete={autoComplete} onRefused={check} />}
    </EditedField>
  )
}

type PhoneControlProps = { control: Control; autoComplete: string | undefined; onRefused: () => void }

function PhoneControl({ control, autoComplete, onRefused }: PhoneControlProps) {
  const typing = usePhoneTyping({
    value: control.value,
    onChange: (value) => control.onChange({ target: { value } }),
    onRefused,
  })
  return (
    <AdminInput
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      placeholder="+994 50 123 45 67"
      maxLength={40}
      {...control}
      {...typing}
    />
  )
}
