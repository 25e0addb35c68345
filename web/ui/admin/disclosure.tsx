import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { buttonLook } from './button.tsx'
import { ChevronDownIcon } from './icons.tsx'
import { layerRoot } from './layers.ts'

type DisclosureProps = {
  /** The button's content, and its name for screen readers. */
  label: ReactNode
  /** The panel's name. */
  name: string
  /** Marked, as when a filter is in force. */
  isActive?: boolean
  /** The panel hangs from the button's right edge. */
  atEnd?: boolean
  /** The panel's content; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode
}

/**
 * A button that opens a small panel: Esc, a press outside or leaving it closes it. On phones it is a sheet at
 * the bottom.
 */
export function Disclosure({ label, name, isActive = false, atEnd = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(open, change) => {
        // Esc may only have emptied a search in it.
        if (change.reason === 'escape-key' && change.event.defaultPrevented) change.cancel()
        else setOpen(open)
      }}
    >
      <Popover.Trigger className={buttonLook({}, classNames('max-w-70 px-3!', isActive && activeLook))}>
        {label}
        <ChevronDownIcon size={14} />
      </Popover.Trigger>
      <Popover.Portal container={layerRoot()}>
        <Popover.Positioner
          align={atEnd ? 'end' : 'start'}
          sideOffset={4}
          collisionPadding={8}
          className="z-30 max-md:fixed! max-md:inset-x-4! max-md:top-auto! max-md:bottom-4! max-md:transform-none!"
        >
          <Popover.Popup
            aria-label={name}
            className="w-max min-w-56 max-w-[min(420px,calc(100vw-32px))] border border-key bg-paper p-3.5 shadow-[0_12px_40px_rgb(0_0_0/28%)] outline-none! max-md:w-auto max-md:max-w-none motion-safe:animate-[admin-enter_120ms_ease-out]"
          >
            {children(() => setOpen(false))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The look of a filter that is in force. */
export const activeLook = 'border-cyan-text! bg-cyan-ground! text-key!'
