import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { noteSchema } from '../../../../src/domains/site/contact-request-input.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { ChatIcon, CheckIcon, PhoneIcon } from '../../../ui/admin/icons.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { formatMoment } from '../../kit/formats.ts'
import { useResolver } from '../../kit/forms/use-resolver.ts'
import type { ContactRequest } from '../../kit/inbox/queries.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { SavedMeanwhile } from '../../kit/saved-meanwhile.tsx'
import { useNow } from '../../kit/use-now.ts'

type RequestRowProps = {
  request: ContactRequest
  onMark: () => void
  /** The note as it is being written; undefined while it isn't. */
  draft: string | undefined
  /** A save was refused, because another user had saved a note since the typing began. */
  isOvertaken: boolean
  onDraft: (text: string | null) => void
  onSaveNote: (note: string) => void
}

const square =
  'inline-flex min-h-8 items-center justify-center gap-2 rounded-[2px] border border-line bg-paper px-2.5 font-medium hover:border-key max-md:min-h-12 max-md:min-w-12 pointer-coarse:min-h-12 pointer-coarse:min-w-12'

/** Who asks to be called back: phone and WhatsApp with one press, the note, and the answer. */
export function RequestRow({ request, onMark, draft, isOvertaken, onDraft, onSaveNote }: RequestRowProps) {
  const { t } = useLingui()
  const { id, name, phoneNumber, handled, note } = request
  const language = useLanguage()
  const now = useNow()
  const phone = phoneLinks(phoneNumber)
  const noteButton = (
    <WordButton
      onClick={() => onDraft(note)}
      className="admin-meta shrink-0"
      aria-label={note === '' ? t`Add a note: ${name}` : t`Change the note: ${name}`}
    >
      {note === '' ? <Trans>Add a note</Trans> : <Trans>Change</Trans>}
    </WordButton>
  )
  return (
    <li
      data-row=""
      data-request={id}
      tabIndex={-1}
      aria-label={name}
      className="scroll-mt-28 border-line1 border-b px-3.5 py-2 outline-none! last:border-line2 hover:bg-sheet focus:bg-cyan-ground focus:shadow-[inset_3px_0_0_var(--cyan),inset_0_0_0_2px_var(--cyan)] focus-within:bg-cyan-ground max-md:py-3 md:col-span-full md:grid md:grid-cols-subgrid"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1.5 md:col-span-full md:grid-cols-subgrid">
        <p className="min-w-0 truncate max-md:col-span-2">
          <span className={classNames('font-semibold', handled && 'text-t2')}>{name}</span>
          <span className="admin-meta text-t3 tabular-nums max-md:ml-2.5 md:block">
            {formatMoment(request.date, now, language)}
          </span>
        </p>
        <p className="flex items-center gap-2 max-md:order-3 max-md:col-span-2">
          <a
            href={phone.call}
            aria-label={t`Call ${name}: ${phone.shown}`}
            className={classNames(
              square,
              'text-cyan-text whitespace-nowrap tabular-nums max-md:grow md:w-47',
            )}
          >
            <PhoneIcon />
            {phone.shown}
          </a>
          {phone.whatsApp && (
            <a
              href={phone.whatsApp}
              target="_blank"
              rel="noreferrer"
              aria-label={`WhatsApp: ${name}`}
              className={classNames(square, 'text-t2')}
            >
              <ChatIcon />
              <span className="max-xl:hidden">WhatsApp</span>
            </a>
          )}
        </p>
        <div
          className={classNames(
            'admin-meta flex min-w-0 flex-wrap items-center gap-x-4 text-t3',
            handled ? 'max-md:order-2 max-md:col-span-2' : 'max-md:order-4',
          )}
        >
          <Handled request={request} />
          {note === '' && draft === undefined && noteButton}
        </div>
        <AdminButton
          onClick={onMark}
          className="md:min-w-37 max-md:order-4"
          aria-label={handled ? t`Mark as not answered: ${name}` : t`Mark as answered: ${name}`}
        >
          {handled ? (
            <Trans>Mark as not answered</Trans>
          ) : (
            <>
              <CheckIcon /> <Trans>Mark as answered</Trans>
            </>
          )}
        </AdminButton>
      </div>
      {draft !== undefined ? (
        <NoteField
          name={name}
          text={draft}
          savedNote={isOvertaken ? note : undefined}
          onType={onDraft}
          onSave={onSaveNote}
          onCancel={() => onDraft(null)}
        />
      ) : (
        note !== '' && (
          <p className="mt-1 mb-0.5 flex min-w-0 items-baseline gap-x-3 md:col-span-full">
            <span className="min-w-0 border-warn-mark border-l-2 pl-2.5 whitespace-pre-line text-t2 wrap-anywhere">
              {note}
            </span>
            {noteButton}
          </p>
        )
      )}
    </li>
  )
}

function Handled({ request }: { request: ContactRequest }) {
  const language = useLanguage()
  const now = useNow()
  const { handledAt, handledBy } = request
  if (!handledAt) return null
  const who = handledBy ? `${handledBy.name} ${handledBy.surname}`.trim() : ''
  const when = formatMoment(handledAt, now, language)
  return (
    <span className="flex items-center gap-1.5">
      <CheckIcon size={14} className="text-ok" />
      <span className="min-w-0">
        <Trans>
          answered by {who}, {when}
        </Trans>
      </span>
    </span>
  )
}

type NoteFieldProps = {
  /** The name of the person whom the note is about. */
  name: string
  /** The note as it is written so far. */
  text: string
  /** The note that another user has saved since, once a save was refused for it. */
  savedNote: string | undefined
  onType: (text: string) => void
  onSave: (text: string) => void
  onCancel: () => void
}

/** A note for the staff members: Ctrl+Enter saves it, Esc leaves it as it was. */
function NoteField({ name, text, savedNote, onType, onSave, onCancel }: NoteFieldProps) {
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
      <AdminField
        label={<Trans>Note for the colleagues</Trans>}
        error={formState.errors.note?.message}
        hint={savedNote !== undefined && <SavedMeanwhile value={savedNote} />}
      >
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
