import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { EditorActions, UnsavedMark } from '../editor/editor-head.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { Screen } from '../frame/screen.tsx'
import { DeleteRecord } from './delete-record.tsx'
import type { RecordKind, RecordRow } from './record-kind.ts'
import { useDeleteRecord } from './use-delete-record.ts'

type ListPath = '/admin/portfolio/portfolio' | '/admin/companies/companies'

type RecordEditorProps<Row extends RecordRow> = {
  kind: RecordKind<Row>
  /** Null for a new record. */
  record: Row | null
  editor: Pick<Editor, 'changed' | 'revert'>
  /** Where to go once the record is deleted. */
  list: ListPath
  above: ReactNode
  title: string
  /** A mark of the record's state. */
  mark?: ReactNode
  /** The address of its page on the site; null while it isn't shown there. */
  href: string | null
  children: ReactNode
}

/** The screen around a record's form: title, unsaved mark, link to the site, and delete button. */
export function RecordEditor<Row extends RecordRow>(props: RecordEditorProps<Row>) {
  const { kind, record, editor, list, above, title, mark, href, children } = props
  const navigate = useNavigate()
  const [asks, ask] = useState(false)
  const remove = useDeleteRecord({
    ...kind,
    onDeleted: () => {
      editor.revert()
      void navigate({ to: list, ignoreBlocker: true })
    },
  })
  return (
    <Screen
      above={above}
      title={title}
      meta={
        <span className="flex flex-wrap gap-2">
          {mark}
          <UnsavedMark editor={editor} />
        </span>
      }
      actions={record && <EditorActions href={href} onDelete={() => ask(true)} />}
    >
      {children}
      {record && asks && (
        <DeleteRecord
          kind={kind}
          row={record}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false)
            remove.mutate(record)
          }}
        />
      )}
    </Screen>
  )
}

/** The link back to the list, above the title. */
export const WayToList = ({ to, children }: { to: ListPath; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
  >
    {children}
  </Link>
)
