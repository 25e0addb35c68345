import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { AdminButton, IconButton } from './button.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { CloseIcon } from './icons.tsx'
import { KeyCap } from './key-cap.tsx'

type ModalProps = {
  title: ReactNode
  onClose: () => void
  /** Destructive: has a red top rule. */
  grave?: boolean
  /**
   * `wide`: two things side by side. `side`: at the right edge, as high as the window: a panel beside a list, with a
   * button that closes it.
   */
  place?: 'centre' | 'wide' | 'side'
  /** The content. A list of facts is read from the start, so the focus need not be on its first control. */
  children: ReactNode
}

const places = {
  centre: 'm-auto h-fit max-h-[calc(100dvh-32px)] w-[min(520px,calc(100vw-32px))]',
  wide: 'm-auto h-fit max-h-[calc(100dvh-32px)] w-[min(800px,calc(100vw-32px))]',
  side: 'left-auto h-dvh w-[min(440px,100vw)] border-y-0 border-r-0',
}

/** A dialog with a title, 520 px unless it is wide. It is open while rendered. */
export function Modal({ title, onClose, grave = false, place = 'centre', children }: ModalProps) {
  const { t } = useLingui()
  return (
    <DialogFrame
      onClose={onClose}
      className={classNames(
        'inset-0 overflow-y-auto border border-key bg-paper text-key shadow-[0_12px_40px_rgb(0_0_0/28%)]',
        places[place],
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

/** The buttons of a dialog: the confirming one is last, on phones first. */
export const ModalFoot = ({ className = 'mt-5', children }: { className?: string; children: ReactNode }) => (
  <div className={classNames('flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse', className)}>
    {children}
  </div>
)

type DialogButtonsProps = Omit<ComponentProps<typeof AdminButton>, 'children' | 'variant'> & {
  /** The label of the button that only closes the dialog. */
  safe: ReactNode
  /** The safe button shows its key. */
  hasKey?: boolean
  onClose: () => void
  /** The label of the confirming button, which takes the other properties. */
  does: ReactNode
}

/** The two buttons of most dialogs: one that only closes it, one that confirms. */
export const DialogButtons = ({ safe, hasKey = false, onClose, does, ...confirm }: DialogButtonsProps) => (
  <ModalFoot>
    <AdminButton onClick={onClose}>
      {safe} {hasKey && <KeyCap>Esc</KeyCap>}
    </AdminButton>
    <AdminButton variant="primary" {...confirm}>
      {does}
    </AdminButton>
  </ModalFoot>
)
