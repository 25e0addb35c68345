import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import type { Note } from './history-entries.ts'
import { NoteEditor } from './note-editor.tsx'
import { useNoteActions } from './use-note-actions.ts'

type NoteTextProps = { orderId: number; note: Note }

/** A note; its author writes it anew or deletes it, and what it said before stays to be read. */
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

/** That it was edited and when, and what it said before. */
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
