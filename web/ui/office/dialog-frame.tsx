import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { layerRoot, modalMark, settleLayers, topModal } from './layers.ts'

type DialogFrameProps = {
  /** Names it where it has no title. */
  label?: string
  onClose: () => void
  /** Has the focus at first; else what is marked as safe, else the first control. */
  first?: RefObject<HTMLElement | null>
  className: string
  children: ReactNode
}

/** A modal and its veil: focus stays in it and comes back after it, Esc and the veil close it. Rendered means open. */
export function DialogFrame({ label, onClose, first, className, children }: DialogFrameProps) {
  const popup = useRef<HTMLDivElement>(null)
  useGivingBack()
  return (
    <Dialog.Root
      open
      onOpenChange={() => {
        // Modals that aren't inside each other all hear Esc.
        if (popup.current === topModal()) onClose()
      }}
    >
      <Dialog.Portal container={layerRoot()}>
        <Dialog.Backdrop forceRender className="fixed inset-0 z-50 bg-[rgb(0_0_0/40%)]" />
        <Dialog.Popup
          ref={(element) => {
            popup.current = element
            if (element) settleLayers()
          }}
          {...modalMark}
          aria-label={label}
          initialFocus={() =>
            first?.current ?? popup.current?.querySelector<HTMLElement>('[data-safe]') ?? true
          }
          finalFocus={false}
          className={classNames(
            'fixed z-50 outline-none! motion-safe:animate-[office-enter_120ms_ease-out]',
            className,
          )}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The page afterwards: what had the focus before has it again, also a place that the Tab key doesn't reach. */
function useGivingBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      settleLayers()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
