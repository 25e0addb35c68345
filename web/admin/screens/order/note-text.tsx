import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { noteFields } from '../../../../src/domains/orders/order-input.ts'
import { useClient } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useResolver } from '../../kit/forms/use-resolver.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { renewOrders, setCachedNote } from '../../kit/orders/order-cache.ts'
import type { Note } from '../../kit/orders/queries.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'

type NoteTextProps = { orderId: number; note: Note }

/** A note; its author can edit or delete it, and earlier versions stay readable. */
export function NoteText({ orderId, note }: NoteTextProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  const acts = useNoteActions(orderId, note)
  const [isEdited, setEdited] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const who = `${note.author.name} ${note.author.surname}`.trim()
  if (note.isDeleted)
    return (
      <p className="text-t3">
        <Trans>
          <strong className="font-semibold">{who}</strong> deleted a note
        </Trans>
      </p>
    )
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span>
          <Trans>
            <strong className="font-semibold">{who}</strong> wrote a note
          </Trans>
        </span>
        {note.author.id === user.id && !isEdited && (
          <>
            <WordButton className="admin-meta" aria-label={t`Edit the note`} onClick={() => setEdited(true)}>
              <Trans>Edit</Trans>
            </WordButton>
            <WordButton className="admin-meta" aria-label={t`Delete the note`} onClick={() => setAsked(true)}>
              <Trans>Delete</Trans>
            </WordButton>
          </>
        )}
      </p>
      {isEdited ? (
        <NoteEditor text={note.text} acts={acts} onClose={() => setEdited(false)} />
      ) : (
        <p className="mt-1 max-w-160 whitespace-pre-line border-warn-mark border-l-3 bg-warn-ground px-3 py-1.5 wrap-anywhere">
          <LinkedText text={note.text} />
        </p>
      )}
      <Earlier note={note} />
      {isAsked && (
        <ConfirmDialog
          grave
          title={<Trans>Delete this note?</Trans>}
          facts={[{ head: <Trans>Note</Trans>, text: <span className="wrap-anywhere">{note.text}</span> }]}
          after={[<Trans key="kept">Who wrote it and what it said stays in the history.</Trans>]}
          safe={<Trans>Keep the note</Trans>}
          does={<Trans>Delete the note</Trans>}
          onConfirm={() => {
            setAsked(false)
            acts.remove()
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

/** Says that it was edited and when, and shows the earlier text. */
function Earlier({ note: { editedAt, earlier } }: { note: Note }) {
  const language = useLanguage()
  if (editedAt === null) return null
  return (
    <details className="admin-meta mt-1 max-w-160 text-t3">
      <summary className="min-h-6 cursor-pointer pointer-coarse:min-h-11">
        <Trans>edited {formatDate(editedAt, language, 'moment')}</Trans>
      </summary>
      <ol className="border-line2 border-l-3 pl-3">
        {earlier.map(({ at, text }) => (
          <li key={at} className="py-0.5 wrap-anywhere">
            <time dateTime={at} className="tabular-nums">
              {formatDate(at, language, 'moment')}
            </time>{' '}
            <span className="whitespace-pre-line">{text}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

const schema = noteFields.pick({ text: true })
/** The server's maximum length. */
const longest = 2000

type NoteEditorProps = { text: string; acts: NoteActions; onClose: () => void }

/** Edits a note in its place: Ctrl+Enter saves, Esc leaves it as it was. */
function NoteEditor({ text, acts, onClose }: NoteEditorProps) {
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

type NoteActions = ReturnType<typeof useNoteActions>

/** Editing and deleting the user's own note. */
function useNoteActions(orderId: number, note: Note) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const about = `note ${note.id}`
  const which = { id: orderId, noteId: note.id }
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string | null) =>
      text === null
        ? client.orders.deleteNote.mutate(which)
        : client.orders.editNote.mutate({ ...which, text }),
    // Shows the server's answer, so that the user needn't wait for a refetch.
    onSuccess: (changed, text) => {
      setCachedNote(queryClient, orderId, changed)
      notify({ kind: 'ok', about, text: text === null ? t`The note is deleted` : t`The note is saved` })
      void renewOrders(queryClient)
    },
    onError: (error) => notify({ kind: 'error', about, ...noticeOf(t`The note was not changed`, error) }),
  })
  return {
    isPending,
    edit: (text: string, onSaved: () => void) => {
      if (!isPending) mutate(text, { onSuccess: onSaved })
    },
    remove: () => mutate(null),
  }
}
