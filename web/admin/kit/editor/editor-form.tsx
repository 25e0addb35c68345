import { type ReactNode, useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { type HistoryOf, RecordChanges } from '../history/record-changes.tsx'
import { RecordContext } from '../history/record-context.ts'
import { changedFacts } from './changed-list.tsx'
import type { FieldNames } from './field-names.ts'
import { GoneDialog } from './gone-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { Editor } from './use-editor.ts'
import { useSaveKey } from './use-save-key.ts'

type EditorFormProps = {
  editor: Editor
  /** What the fields are called, by the key without its language: `{ title: t`Title` }`. */
  names: FieldNames
  /** What is edited, by its name: dialogs say it. */
  title: string
  /** What one should look at before saving: “1 translation is missing”. */
  warning?: ReactNode
  /** Inside the form instead of at the foot of the screen: for one of several cards. None where the form has buttons. */
  bar?: 'foot' | 'inside' | 'none'
  /** The record, as the history calls it; none for one that isn't there yet. */
  history?: HistoryOf | undefined
  /** The same, where the form shows its history itself. */
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
        <SaveBar form={id} editor={editor} names={names} title={title} warning={warning} place={bar} />
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
