import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, use, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormProvider } from 'react-hook-form'
import { classNames } from '../../../lib/class-names.ts'
import { formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { BarSlot } from '../frame/bar-slot.ts'
import { type HistoryOf, RecordChanges } from '../history/record-changes.tsx'
import { RecordContext } from '../history/record-context.ts'
import { useLastActor } from '../history/use-last-actor.ts'
import { changedFacts } from './changed-list.tsx'
import { type FieldNames, fieldName } from './field-names.ts'
import { SaveFailure } from './save-failure.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { Editor } from './use-editor.ts'
import { useSaveKey } from './use-save-key.ts'
import { withoutPictures } from './values.ts'

type EditorFormProps = {
  editor: Editor
  /** What the fields are called, by the key without its language: `{ title: t`Title` }`. */
  names: FieldNames
  /** The name of what is edited, for the dialogs. */
  title: string
  /** A warning before saving: “1 translation is missing”. */
  warning?: ReactNode
  /** What the save bar says of the changes, in place of the names of their fields. */
  summary?: ReactNode
  /**
   * The save bar inside the form instead of at the foot of the screen, for one of several cards; none where
   * the form has its own buttons.
   */
  bar?: 'foot' | 'inside' | 'none'
  /** The record in the history; undefined for one that doesn't exist yet. */
  history?: HistoryOf | undefined
  /** The record, where the form shows its history itself. */
  record?: HistoryOf | undefined
  className?: string
  children: ReactNode
}

/** The frame of every editor: saved by Enter, by ⌘/Ctrl+S and by the bar; guarded against leaving and overwriting. */
export function EditorForm(props: EditorFormProps) {
  const {
    editor,
    names,
    title,
    warning,
    summary,
    bar = 'foot',
    history,
    record = history,
    className,
    children,
  } = props
  const id = useId()
  useSaveKey(() => void editor.save(), editor.form)
  const frame = { editor, names, title }
  return (
    <form
      ref={editor.form}
      id={id}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        void editor.save()
      }}
    >
      <FormProvider {...editor.methods}>
        <RecordContext value={history ?? null}>{children}</RecordContext>
      </FormProvider>
      {history && (
        <RecordChanges
          record={history}
          editor={editor}
          title={title}
          className={bar === 'inside' ? 'mt-3.5' : undefined}
        />
      )}
      {bar !== 'none' && (
        <SaveBar
          form={id}
          editor={editor}
          names={names}
          title={title}
          warning={warning}
          summary={summary}
          place={bar}
        />
      )}
      <UnsavedGuard
        title={title}
        isDirty={editor.changed.length > 0}
        saving={editor.saving}
        facts={changedFacts(editor, names)}
        save={editor.save}
        revert={editor.revert}
      />
      <StaleDialog {...frame} record={record} />
      {editor.isGone && <GoneDialog {...frame} record={record} />}
    </form>
  )
}

type SaveBarProps = {
  /** The id of the form that it saves. */
  form: string
  editor: Editor
  names: FieldNames
  title: string
  warning?: ReactNode
  summary?: ReactNode
  place: 'foot' | 'inside'
}

/**
 * Appears with the first change: how many changes there are and which, with buttons to discard and to save
 * them.
 */
function SaveBar(props: SaveBarProps) {
  const { editor, place } = props
  const slot = use(BarSlot)
  if (editor.changed.length === 0 && !editor.saving) return null
  if (place === 'inside') return <Bar {...props} />
  return slot && createPortal(<Bar {...props} />, slot)
}

function Bar({ form, editor, names, title, warning, summary, place }: SaveBarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [asked, ask] = useState(false)
  const { values, changed, saving, progress, restored, failure } = editor
  const sent = progress === null ? '' : ` ${formatPercent(Math.floor(progress * 100), language)}`
  return (
    <section
      aria-label={t`Unsaved changes`}
      className={classNames(
        'flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-cyan border-t-2 bg-paper py-2',
        place === 'foot' ? 'px-4 md:px-7' : 'mt-3.5 px-0',
      )}
    >
      <SaveFailure failure={failure} />
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-cyan" />
      <p className="min-w-0 flex-1 basis-40">
        <span role="status" className="font-semibold">
          {saving ? (
            <Trans>Saving…</Trans>
          ) : (
            <Plural value={changed.length} one="# change isn’t saved" other="# changes aren’t saved" />
          )}
        </span>
        {saving ? (
          <span aria-hidden="true" className="tabular-nums">
            {sent}
          </span>
        ) : (
          <span className="text-t2 max-md:hidden">
            {' · '}
            {summary ?? changed.map((key) => fieldName(names, values, key)).join(', ')}
          </span>
        )}
        {restored && !saving && (
          <span className="admin-meta block text-t3">
            <Trans>Kept on this device since last time.</Trans>
          </span>
        )}
      </p>
      {warning && (
        <span className="admin-meta text-warn empty:hidden max-admin:w-full max-admin:pl-6">{warning}</span>
      )}
      <span className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
        {!saving && (
          <AdminButton variant="quiet" onClick={() => ask(true)}>
            <Trans>Undo the changes</Trans>
          </AdminButton>
        )}
        <AdminButton type="submit" form={form} variant="primary" busy={saving}>
          {saving ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
          <KeyCap inverse>{commandKey}</KeyCap>
          <KeyCap inverse>S</KeyCap>
        </AdminButton>
      </span>
      {asked && (
        <ConfirmDialog
          grave
          title={<Trans>Undo the changes to “{title}”?</Trans>}
          facts={changedFacts(editor, names)}
          after={[]}
          safe={<Trans>Go on editing</Trans>}
          does={<Trans>Undo the changes</Trans>}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false)
            editor.revert()
          }}
        />
      )}
    </section>
  )
}

type GoneDialogProps = {
  editor: Editor
  names: FieldNames
  title: string
  record: HistoryOf | undefined
}

/** Another user deleted the record while it was edited: its texts can be copied, or begin a new record. */
function GoneDialog({ editor, names, title, record }: GoneDialogProps) {
  const { t } = useLingui()
  const staffMember = useLastActor(record)
  const [result, tell] = useState('')
  const texts = textsOf(editor, names)
  const { makeAnew } = editor
  const copy = () =>
    navigator.clipboard.writeText(texts).then(
      () => tell(t`Copied`),
      () => tell(t`The browser does not let us copy: select the text and copy it.`),
    )
  return (
    <Modal
      title={
        staffMember ? (
          <Trans>
            “{title}” has been deleted by {staffMember} in the meantime
          </Trans>
        ) : (
          <Trans>“{title}” has been deleted by someone else in the meantime</Trans>
        )
      }
      onClose={editor.closeGone}
    >
      <p className="mt-1 mb-3 text-t2">
        <Trans>It can’t be saved any more. What you typed stays in the fields until you leave.</Trans>
      </p>
      <AdminField label={<Trans>Your texts</Trans>}>
        <AdminTextarea readOnly rows={5} value={texts} className="max-h-60" />
      </AdminField>
      <p role="status" className="admin-meta min-h-5 pt-1 text-t2">
        {result}
      </p>
      <ModalFoot className="mt-3">
        <AdminButton data-safe="" onClick={editor.closeGone} className="mr-auto max-sm:mr-0">
          <Trans>Back to the fields</Trans>
        </AdminButton>
        <AdminButton onClick={() => void copy()}>
          <Trans>Copy the texts</Trans>
        </AdminButton>
        {makeAnew && (
          <AdminButton variant="primary" onClick={makeAnew}>
            <Trans>Create it again</Trans>
          </AdminButton>
        )}
      </ModalFoot>
    </Modal>
  )
}

/** What the fields hold, each on its own lines. */
function textsOf({ values, secret }: Editor, names: FieldNames): string {
  const written = Object.entries(withoutPictures(values)).filter(
    ([key, value]) => typeof value === 'string' && value.trim() !== '' && !secret.includes(key),
  )
  return written.map(([key, value]) => `${fieldName(names, values, key)}: ${value}`).join('\n')
}
