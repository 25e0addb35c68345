import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useBackCloses } from '../lib/back-closes.ts'
import { classNames } from '../lib/class-names.ts'
import { CropMarks } from './crop-marks.tsx'
import { Close } from './icons.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  /** The dialog's title; `hideTitle` when its content shows it already. */
  title: ReactNode
  hideTitle?: boolean
  /** A dark panel at the right, from 768 px. */
  panel?: ReactNode
  /** Called before Esc, the veil or the cross close it, so that nothing typed is lost. */
  confirmClose?: () => boolean
  children: ReactNode
}

/**
 * A white sheet on a halftone veil: the browser's own modal, which keeps the focus and returns it afterwards.
 */
export function Dialog({ open, onClose, title, hideTitle, panel, confirmClose, children }: DialogProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  const ask = () => {
    if (confirmClose?.() ?? true) onClose()
  }
  useBackCloses(open, ask)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal by Esc; this is the veil
    <dialog
      ref={dialog}
      aria-labelledby={open ? titleId : undefined}
      onCancel={(event) => {
        event.preventDefault()
        ask()
      }}
      // The event comes in a task of its own; a dialog opened again by then stays.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && ask()}
      className={classNames(
        'm-auto bg-paper text-key backdrop:halftone-veil max-md:h-dvh max-md:max-h-none max-md:w-screen max-md:max-w-none',
        'max-h-[calc(100dvh-96px)] w-[min(980px,calc(100vw-96px))] overflow-visible',
      )}
    >
      <CropMarks className="text-paper max-md:hidden" />
      {open && (
        <div
          // The row is no taller than the sheet, which scrolls then.
          className={classNames(
            'grid max-h-[inherit] grid-rows-[minmax(0,1fr)] max-md:h-full',
            panel ? 'md:grid-cols-[59%_41%]' : '',
          )}
        >
          <div className="relative overflow-y-auto p-5 md:px-12 md:py-10">
            <h2 id={titleId} className={hideTitle ? 'sr-only' : 'type-d3 pr-14 pb-6'}>
              {title}
            </h2>
            {children}
            <CloseButton
              onClick={ask}
              label={t`Close`}
              className={classNames('top-2.5 right-2.5', panel ? 'md:hidden' : '')}
            />
          </div>
          {panel && (
            <div className="relative hidden overflow-hidden bg-ink text-on-ink md:block">
              {panel}
              <CloseButton onClick={ask} label={t`Close`} className="top-2 right-2 bg-paper text-key" />
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}

type CloseButtonProps = { onClick: () => void; label: string; className: string }

const CloseButton = ({ onClick, label, className }: CloseButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={classNames('absolute grid size-11 place-items-center', className)}
  >
    <Close />
  </button>
)
