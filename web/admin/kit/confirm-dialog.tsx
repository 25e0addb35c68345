import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { AdminButton } from '../../ui/admin/button.tsx'
import { CheckIcon } from '../../ui/admin/icons.tsx'
import { KeyCap } from '../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../ui/admin/modal.tsx'

type ConfirmDialogProps = {
  /** Names the object and what happens to it. */
  title: ReactNode
  /** A line before the facts. */
  lead?: ReactNode
  /** What it is about, counted: a figure or a short head, and its words. */
  facts: readonly { head: ReactNode; text: ReactNode }[]
  /** The heads are figures. */
  counted?: boolean
  /** What follows, or what stays as it is. */
  after: readonly ReactNode[]
  /** The button that does it, in words; red when it takes something away. */
  does: ReactNode
  grave?: boolean
  /** It isn't known yet what it does: it can't be done either. */
  waits?: boolean
  /** It is being done. */
  busy?: boolean
  /** Why it wasn't done: notices lie behind the dialog, where nobody hears them. */
  failure?: string | undefined
  safe: ReactNode
  /** A third way, after the one that does it. */
  also?: ReactNode
  /** What can be written before it is done. */
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** What has the focus as it opens. */
const focused = { 'data-safe': '' }

/**
 * The safe button has Esc, and the focus where something is taken away, so that Enter never destroys (ADM-6);
 * elsewhere Enter does what was asked for.
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
