import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
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

/**
 * Another user has saved the same fields since they were read: both versions stand side by side, and nothing
 * is overwritten unknowingly.
 */
export function StaleDialog({ editor, names, title, record }: StaleDialogProps) {
  const { stale, values, textOf, takeTheirs, keepMine, closeStale } = editor
  const staffMember = useLastActor(stale ? record : undefined)
  if (!stale) return null
  return (
    <StaleModal
      title={<Trans>“{title}” has been changed by someone else in the meantime</Trans>}
      staffMember={staffMember}
      note={<Trans>Your other changes go with either choice.</Trans>}
      other={{ does: <Trans>Take theirs</Trans>, onClick: takeTheirs }}
      first={{ does: <Trans>Keep mine</Trans>, onClick: keepMine }}
      onClose={closeStale}
    >
      {stale.conflicts.map((key) => (
        <div key={key} className="border-line2 border-b py-2">
          <dt className="font-medium">{fieldName(names, values, key)}</dt>
          <dd className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
            <Side head={<Trans>Theirs, saved</Trans>} texts={textOf(key, stale.theirs.values[key])} />
            <Side head={<Trans>Mine, not saved</Trans>} texts={textOf(key, values[key])} />
          </dd>
        </div>
      ))}
    </StaleModal>
  )
}

type Choice = { does: ReactNode; onClick: () => void }

type StaleModalProps = {
  title: ReactNode
  /** Who has saved in between, if it is known. */
  staffMember: string | undefined
  note?: ReactNode
  /** Both sides, as a list of terms. */
  children: ReactNode
  other: Choice
  /** The choice that most users want. */
  first: Choice
  onClose: () => void
}

/** Theirs and mine, and the choices; Enter takes none of them. */
export const StaleModal = ({
  title,
  staffMember,
  note,
  children,
  other,
  first,
  onClose,
}: StaleModalProps) => (
  <Modal title={title} onClose={onClose}>
    {(staffMember || note) && (
      <p className="mt-1 text-t2">
        {staffMember && (
          <>
            <Trans>Saved by {staffMember}.</Trans>{' '}
          </>
        )}
        {note}
      </p>
    )}
    <dl className="mt-3 border-line2 border-t">{children}</dl>
    <ModalFoot>
      <AdminButton data-safe="" onClick={onClose} className="mr-auto max-sm:mr-0">
        <Trans>Look again first</Trans>
      </AdminButton>
      <AdminButton onClick={other.onClick}>{other.does}</AdminButton>
      <AdminButton variant="primary" onClick={first.onClick}>
        {first.does}
      </AdminButton>
    </ModalFoot>
  </Modal>
)

const Side = ({ head, texts }: { head: ReactNode; texts: string }) => (
  <span className="min-w-0">
    <span className="admin-meta block text-t3">{head}</span>
    <span className="block break-words">{texts || '—'}</span>
  </span>
)
