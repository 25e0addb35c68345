import { Trans } from '@lingui/react/macro'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import type { HistoryOf } from '../history/record-changes.tsx'
import { useLastActor } from '../history/use-last-actor.ts'
import { type FieldNames, fieldName } from './field-names.ts'
import type { Editor } from './use-editor.ts'

type StaleDialogProps = {
  editor: Editor
  names: FieldNames
  title: string
  record: HistoryOf | undefined
}

/** Somebody else has saved the same fields since they were read: both stand side by side, nothing is overwritten unknowingly. */
export function StaleDialog({ editor, names, title, record }: StaleDialogProps) {
  const { stale, values, wordsOf, takeTheirs, keepMine, closeStale } = editor
  const colleague = useLastActor(stale ? record : undefined)
  if (!stale) return null
  return (
    <Modal title={<Trans>“{title}” has been changed by somebody else meanwhile</Trans>} onClose={closeStale}>
      <p className="mt-1 text-t2">
        {colleague && (
          <>
            <Trans>Saved by {colleague}.</Trans>{' '}
          </>
        )}
        <Trans>Your other changes go with either choice.</Trans>
      </p>
      <dl className="mt-3 border-line2 border-t">
        {stale.conflicts.map((key) => (
          <div key={key} className="border-line2 border-b py-2">
            <dt className="font-medium">{fieldName(names, values, key)}</dt>
            <dd className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
              <Side head={<Trans>Theirs, saved</Trans>} words={wordsOf(key, stale.theirs.values[key])} />
              <Side head={<Trans>Mine, not saved</Trans>} words={wordsOf(key, values[key])} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <AdminButton data-safe="" onClick={closeStale} className="mr-auto max-sm:mr-0">
          <Trans>Look again first</Trans>
        </AdminButton>
        <AdminButton onClick={takeTheirs}>
          <Trans>Take theirs</Trans>
        </AdminButton>
        <AdminButton variant="primary" onClick={keepMine}>
          <Trans>Keep mine</Trans>
        </AdminButton>
      </div>
    </Modal>
  )
}

const Side = ({ head, words }: { head: React.ReactNode; words: string }) => (
  <span className="min-w-0">
    <span className="admin-meta block text-t3">{head}</span>
    <span className="block break-words">{words || '—'}</span>
  </span>
)
