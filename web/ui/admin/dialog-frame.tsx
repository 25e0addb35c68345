import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { layerRoot, modalMark, settleLayers, topModal } from './layers.ts'

type DialogFrameProps = {
  /** Its name where it has no title. */
  label?: string
  onClose: () => void
  className: string
  children: ReactNode
}

/**
 * A modal and its veil: focus stays in it and comes back after it, Esc and the veil close it. It is open
 * while rendered.
 */
export function DialogFrame({ label, onClose, className, children }: DialogFrameProps) {
  const popup = useRef<HTMLDivElement>(null)
  // Stable: a new function would take the focus with every render.
  const begin = useCallback((element: HTMLDivElement | null) => {
    popup.current = element
    if (!element) return
    settleLayers()
    firstIn(element)?.focus()
  }, [])
  useGivingBack()
  return (
    <Dialog.Root
      open
      onOpenChange={() => {
        // All modals that aren't nested receive Esc.
        if (popup.current === topModal()) onClose()
      }}
    >
      <Dialog.Portal container={layerRoot()}>
        <Dialog.Backdrop forceRender className="fixed inset-0 z-50 bg-[rgb(0_0_0/40%)]" />
        <Dialog.Popup
          ref={begin}
          {...modalMark}
          aria-label={label}
          finalFocus={false}
          className={classNames(
            'fixed z-50 outline-none! motion-safe:animate-[admin-enter_120ms_ease-out]',
            className,
          )}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Focuses at once, so that no key is lost: the control marked as safe, else the first one. */
const firstIn = (popup: HTMLElement) =>
  popup.querySelector<HTMLElement>('[data-safe]') ??
  popup.querySelector<HTMLElement>('input, select, textarea, button, a[href]')

/** Afterwards the previously focused element gets the focus back, also one that Tab doesn't reach. */
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
