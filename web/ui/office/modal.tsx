import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from './button.tsx'
import { CloseIcon } from './icons.tsx'

type ModalProps = {
  title: ReactNode
  onClose: () => void
  /** A red top rule: it takes something away. */
  grave?: boolean
  /** At the right edge, as high as the window: a panel beside a list, with a button that closes it. */
  place?: 'centre' | 'side'
  /** A list of facts reads from the start, so the focus may be somewhere else than on the first control. */
  children: ReactNode
}

/** The browser's own modal, 520 px: focus stays in it and comes back after it. Rendered means open. */
export function Modal({ title, onClose, grave = false, place = 'centre', children }: ModalProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-safe]')?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal by Esc; this is the veil
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={classNames(
        'overflow-y-auto border border-key bg-paper text-key shadow-[0_12px_40px_rgb(0_0_0/28%)] backdrop:bg-black/45',
        'motion-safe:animate-[office-enter_120ms_ease-out]',
        place === 'side'
          ? 'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(440px,100vw)] max-w-none border-y-0 border-r-0'
          : 'm-auto max-h-[calc(100dvh-32px)] w-[min(520px,calc(100vw-32px))]',
        grave && 'border-t-4 border-t-error',
      )}
    >
      <div className="px-6 pt-5 pb-5">
        <h2 id={titleId} className={classNames('office-ticket', place === 'side' && 'pr-10')}>
          {title}
        </h2>
        {children}
        {place === 'side' && (
          <IconButton label={t`Close`} onClick={onClose} className="absolute! top-4 right-4">
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </dialog>
  )
}
