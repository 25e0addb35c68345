import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { noteFields } from '../../../../src/domains/orders/order-input.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { useResolver } from '../../kit/forms/use-resolver.ts'
import type { NoteActions } from './use-note-actions.ts'

const schema = noteFields.pick({ text: true })
/** As the server takes it. */
const longest = 2000

type NoteEditorProps = { text: string; acts: NoteActions; onClose: () => void }

/** Writes a note anew, in its place: Ctrl+Enter saves, Esc leaves it as it was. */
export function NoteEditor({ text, acts, onClose }: NoteEditorProps) {
  const { t } = useLingui()
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { text },
    resolver: useResolver<{ text: string }>(schema, { text: t`Write the note first.` }),
  })
  const save = handleSubmit((values) => acts.edit(values.text, onClose))
  return (
    <form
      noValidate
      onSubmit={save}
      ref={(form) => {
        if (form && !form.contains(document.activeElement)) setFocus('text')
      }}
      className="mt-1 max-w-160"
    >
      <AdminField label={<Trans>Internal note</Trans>} error={formState.errors.text?.message}>
        <AdminTextarea
          rows={3}
          maxLength={longest}
          {...register('text')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault()
              void save()
            }
            if (event.key === 'Escape') onClose()
          }}
        />
      </AdminField>
      <div className="mt-2 flex gap-2">
        <AdminButton type="submit" variant="primary" busy={acts.isPending}>
          <Trans>Save the note</Trans>
        </AdminButton>
        <AdminButton onClick={onClose}>
          <Trans>Leave it as it was</Trans>
        </AdminButton>
      </div>
    </form>
  )
}
