import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { IconButton } from './button.tsx'
import { DialogFrame } from './dialog-frame.tsx'
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

/** A dialog with a title, 520 px. Rendered means open. */
export function Modal({ title, onClose, grave = false, place = 'centre', children }: ModalProps) {
  const { t } = useLingui()
  return (
    <DialogFrame
      onClose={onClose}
      className={classNames(
        'inset-0 overflow-y-auto border border-key bg-paper text-key shadow-[0_12px_40px_rgb(0_0_0/28%)]',
        place === 'side'
          ? 'left-auto h-dvh w-[min(440px,100vw)] border-y-0 border-r-0'
          : 'm-auto h-fit max-h-[calc(100dvh-32px)] w-[min(520px,calc(100vw-32px))]',
        grave && 'border-t-4 border-t-error',
      )}
    >
      <div className="px-6 pt-5 pb-5">
        <Dialog.Title className={classNames('admin-ticket', place === 'side' && 'pr-10')}>
          {title}
        </Dialog.Title>
        {children}
        {place === 'side' && (
          <IconButton label={t`Close`} onClick={onClose} className="absolute! top-4 right-4">
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </DialogFrame>
  )
}

/** The buttons of a dialog: what does it stands last, on phones first. */
export const ModalFoot = ({ className = 'mt-5', children }: { className?: string; children: ReactNode }) => (
  <div className={classNames('flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse', className)}>
    {children}
  </div>
)
