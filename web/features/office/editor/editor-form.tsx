import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import type { FieldNames } from './field-names.ts'
import { SaveBar } from './save-bar.tsx'
import { StaleDialog } from './stale-dialog.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { Editor } from './use-editor.ts'

type EditorFormProps = {
  editor: Editor
  /** What the fields are called, by the key without its language: `{ title: t`Title` }`. */
  names: FieldNames
  /** What is edited, by its name: dialogs say it. */
  title: string
  /** What one should look at before saving: “1 translation is missing”. */
  warning?: ReactNode
  /** Inside the form instead of at the foot of the screen: for one of several cards. */
  bar?: 'foot' | 'inside'
  className?: string
  children: ReactNode
}

/** The frame of every editor: saved by Enter, by ⌘/Ctrl+S and by the bar; guarded against leaving and overwriting. */
export function EditorForm(props: EditorFormProps) {
  const { editor, names, title, warning, bar = 'foot', className, children } = props
  const id = useId()
  useSaveKey(editor)
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
      {children}
      <SaveBar form={id} editor={editor} names={names} title={title} warning={warning} place={bar} />
      <UnsavedGuard {...frame} />
      <StaleDialog {...frame} />
    </form>
  )
}

/** ⌘/Ctrl+S also while a field has the focus; in any keyboard layout. */
function useSaveKey({ save, form }: Editor): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyS'
    if (!isSave) return
    event.preventDefault()
    const modal = document.querySelector('dialog:modal')
    if (!event.repeat && (!modal || modal.contains(form.current))) void save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
