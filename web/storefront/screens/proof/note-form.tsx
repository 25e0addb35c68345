import { Trans } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/inputs.tsx'
import type { Note } from './proof-draft.ts'
import type { Remark } from './remarks.ts'
import type { Viewer } from './use-viewer.ts'

/** What the server takes of a note. */
const longest = 1000

/** The words of a note; each letter is kept at once. */
export function NoteForm({ viewer, remark, note }: { viewer: Viewer; remark: Remark; note: Note }) {
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // A place was pressed, or its words are to be changed.
  useEffect(() => field.current?.focus(), [])
  const { number } = remark
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    if (note.text.trim() === '') setEmpty(true)
    else viewer.saved()
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-3">
      <Field
        label={<Trans>Note {number}: what should change here?</Trans>}
        error={isEmpty && <Trans>Write what should change, or remove the note.</Trans>}
      >
        <Textarea
          ref={field}
          rows={3}
          maxLength={longest}
          value={note.text}
          onChange={(event) => {
            setEmpty(false)
            viewer.changeNote(note.key, { text: event.target.value })
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small">
          <Trans>Save</Trans>
        </Button>
        <Button size="small" variant="secondary" onClick={() => viewer.remove(note.key)}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </form>
  )
}
