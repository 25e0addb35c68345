import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Textarea } from '../../../ui/inputs.tsx'
import type { Note } from './proof-draft.ts'
import { useProofNames } from './proof-names.ts'
import type { Remark } from './remarks.ts'
import type { Viewer } from './use-viewer.ts'

/** The notes on places as a list; the drawing comes second. */
export function RemarkList({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui()
  const { remarks, edited } = viewer
  if (remarks.length === 0) return null
  return (
    <ul
      aria-label={t`Notes`}
      className="flex flex-col divide-y divide-[#d9d6cc] border-[#d9d6cc] border-b pt-4"
    >
      {remarks.map((remark) => (
        <li key={remark.id} className="flex gap-4 py-4">
          <PlaceButton viewer={viewer} remark={remark} />
          <div className="min-w-0 grow">
            {remark.note && remark.note.key === edited ? (
              <NoteForm viewer={viewer} remark={remark} note={remark.note} />
            ) : (
              <RemarkText viewer={viewer} remark={remark} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Leads to the place on its page. */
function PlaceButton({ viewer, remark }: { viewer: Viewer; remark: Remark }) {
  const { t } = useLingui()
  const { number, side, isEarlier } = remark
  const look = side === 'customer' ? 'bg-yellow' : 'bg-key text-paper'
  return (
    <button
      type="button"
      aria-label={t`Show note ${number} on the page`}
      aria-pressed={viewer.chosen === remark.id}
      onClick={() => viewer.choose(remark.id)}
      className="-m-2.5 grid size-11 shrink-0 place-items-center"
    >
      <span
        className={classNames(
          'grid size-6.5 place-items-center border border-key font-black text-[14px] leading-none',
          isEarlier ? 'bg-white' : look,
          viewer.chosen === remark.id && 'outline-2 outline-key outline-offset-2',
        )}
      >
        {number}
      </span>
    </button>
  )
}

function RemarkText({ viewer, remark }: { viewer: Viewer; remark: Remark }) {
  const names = useProofNames()
  const { page, round, text, side, note, isFixed, isEarlier } = remark
  const place = [names.page(page, viewer.count), ...(isEarlier ? [names.proof(round)] : [])].join(', ')
  return (
    <>
      <p className="text-[15px] leading-[22px]">
        <strong>{side === 'customer' ? <Trans>You</Trans> : <Trans>Our manager</Trans>}</strong>{' '}
        <span className="pl-1 text-grey">{place}</span>
      </p>
      <p className="whitespace-pre-line break-words">{text}</p>
      {isFixed && (
        <p className="flex items-center gap-2 font-bold text-[15px] text-ok">
          <Icon size={16} strokeWidth={3}>
            <path d="m3 13 6 6L21 5" />
          </Icon>
          <Trans>Fixed</Trans>
        </p>
      )}
      {note && (
        <p className="flex flex-wrap gap-x-4 pt-1 text-[15px]">
          <span className="self-center text-grey">
            <Trans>not sent yet</Trans>
          </span>
          <TextButton onClick={() => viewer.edit(note.key)}>
            <Trans>Change</Trans>
          </TextButton>
          <TextButton onClick={() => viewer.remove(note.key)}>
            <Trans>Remove</Trans>
          </TextButton>
        </p>
      )}
    </>
  )
}

/** The number of characters that the server accepts for a note. */
const longest = 1000

/** The text of a note; every letter is stored at once. */
function NoteForm({ viewer, remark, note }: { viewer: Viewer; remark: Remark; note: Note }) {
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  // The customer pressed a place, or wants to edit its note.
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
