import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { buttonLook } from './button.tsx'
import { ChevronDownIcon } from './icons.tsx'

type DisclosureProps = {
  /** What the button says; its name for those who hear it. */
  label: ReactNode
  /** The panel's name. */
  name: string
  /** A filter in force, or whatever else is not as usual. */
  isActive?: boolean
  /** The panel hangs from the button's right edge. */
  atEnd?: boolean
  /** The panel; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a small panel: Esc, a press outside or leaving it closes it. A sheet at the bottom on phones. */
export function Disclosure({ label, name, isActive = false, atEnd = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('[data-panel] :is(input, select, button, a)')?.focus()
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [isOpen])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc belongs to what is inside
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return
        event.preventDefault()
        close()
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget))
          setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className={buttonLook({}, classNames('max-w-70 px-3!', isActive && activeLook))}
      >
        {label}
        <ChevronDownIcon size={14} />
      </button>
      {isOpen && (
        <fieldset
          id={id}
          aria-label={name}
          data-panel=""
          className={classNames(
            'absolute top-full z-30 mt-1 w-max min-w-56 max-w-[min(420px,calc(100vw-32px))] border border-key bg-paper p-3.5 shadow-[0_12px_40px_rgb(0_0_0/28%)] motion-safe:animate-[office-enter_120ms_ease-out]',
            'max-md:fixed max-md:inset-x-4 max-md:top-auto max-md:bottom-4 max-md:w-auto max-md:max-w-none',
            atEnd ? 'right-0' : 'left-0',
          )}
        >
          {children(close)}
        </fieldset>
      )}
    </div>
  )
}

/** Of a filter that is in force. */
export const activeLook = 'border-cyan-text! bg-cyan-ground! text-key!'
