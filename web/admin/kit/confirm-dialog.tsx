import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { AdminButton } from '../../ui/admin/button.tsx'
import { CheckIcon } from '../../ui/admin/icons.tsx'
import { KeyCap } from '../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../ui/admin/modal.tsx'

type ConfirmDialogProps = {
  /** The question; it names the object and what happens to it. */
  title: ReactNode
  /** A line above the facts. */
  lead?: ReactNode
  /** The facts: a figure or a short heading each, and a text. */
  facts: readonly { head: ReactNode; text: ReactNode }[]
  /** The headings of the facts are figures. */
  counted?: boolean
  /** What follows from it, or what stays as it is. */
  after: readonly ReactNode[]
  /** The label of the confirming button, which is red when something is removed. */
  does: ReactNode
  grave?: boolean
  /** Its consequences are still loading, so it can't be confirmed. */
  waits?: boolean
  /** The action is being carried out. */
  busy?: boolean
  /** Why it failed; notices lie behind the dialog, where no one hears them. */
  failure?: string | undefined
  safe: ReactNode
  /** A third button, after the confirming one. */
  also?: ReactNode
  /** Fields to fill in before confirming. */
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** The element that has the focus when the dialog opens. */
const focused = { 'data-safe': '' }

/**
 * Esc is the safe button, which also has the focus where something is removed, so that Enter never destroys
 * (ADM-6); elsewhere Enter confirms.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, lead, facts, counted = false, after, does, grave = false } = props
  const { waits = false, busy = false, failure, safe, also, onConfirm, onClose, children } = props
  return (
    <Modal title={title} onClose={onClose} grave={grave}>
      {lead && <p className="mt-1 text-t2">{lead}</p>}
      <dl className={classNames('mt-3', facts.length > 0 && 'border-line2 border-t')}>
        {facts.map(({ head, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <div key={index} className="flex gap-3 border-line2 border-b py-2">
            <dt
              className={classNames(
                'shrink-0',
                counted ? 'w-8 text-right font-semibold tabular-nums' : 'w-24 text-t3',
              )}
            >
              {head}
            </dt>
            <dd className={classNames('min-w-0 wrap-anywhere', !counted && 'font-medium')}>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
      {after.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1">
          {after.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <li key={index} className="flex gap-2.5 text-t2">
              <CheckIcon className="mt-0.5 text-ok" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="mt-3 text-error empty:hidden">
        {failure}
      </p>
      <ModalFoot>
        <AdminButton {...(grave && focused)} onClick={onClose}>
          {safe} <KeyCap>Esc</KeyCap>
        </AdminButton>
        <AdminButton
          {...(!grave && focused)}
          variant={grave ? 'delete' : 'primary'}
          onClick={onConfirm}
          disabled={waits}
          busy={busy}
        >
          {does}
        </AdminButton>
        {also}
      </ModalFoot>
    </Modal>
  )
}
