import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { noteSchema } from '../../../../src/domains/site/contact-request-input.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { useResolver } from '../../kit/forms/use-resolver.ts'

type NoteFieldProps = {
  /** Whom the note is about. */
  name: string
  /** As it was written so far. */
  text: string
  onType: (text: string) => void
  onSave: (text: string) => void
  onCancel: () => void
}

/** A note for the staff members: Ctrl+Enter saves it, Esc leaves it as it was. */
export function NoteField({ name, text, onType, onSave, onCancel }: NoteFieldProps) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { note: text },
    resolver: useResolver<{ note: string }>(noteSchema),
  })
  const { ref, ...control } = register('note', { onChange: (event) => onType(event.target.value) })
  const save = handleSubmit(({ note }) => onSave(note))
  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])
  function press(event: KeyboardEvent) {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isSave && event.key !== 'Escape') return
    event.preventDefault()
    if (isSave) void save()
    else onCancel()
  }
  return (
    <div className="mt-2 max-w-160 md:col-span-full">
      <AdminField label={<Trans>Note for the colleagues</Trans>} error={formState.errors.note?.message}>
        <AdminTextarea
          ref={(element) => {
            ref(element)
            field.current = element
          }}
          rows={2}
          maxLength={2000}
          aria-label={t`Note for the colleagues: ${name}`}
          {...control}
          onKeyDown={press}
        />
      </AdminField>
      <div className="mt-2 flex gap-2">
        <AdminButton variant="primary" onClick={() => void save()}>
          <Trans>Save the note</Trans> <KeyCap inverse>{`${commandKey} ↵`}</KeyCap>
        </AdminButton>
        <AdminButton variant="quiet" onClick={onCancel}>
          <Trans>Leave it</Trans> <KeyCap>Esc</KeyCap>
        </AdminButton>
      </div>
    </div>
  )
}
