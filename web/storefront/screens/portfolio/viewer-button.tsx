import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../../lib/class-names.ts'

type ViewerButtonProps = {
  label: string
  onClick: () => void
  /** Keeps the focus all the same. */
  disabled?: boolean
  large?: boolean
  /** Has the focus when the viewer opens. */
  first?: boolean
  children: ReactNode
}

/** A square of the viewer: outlined in paper, filled with the area's ink under the pointer. */
export function ViewerButton({ label, onClick, disabled, large, first, children }: ViewerButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (first) button.current?.focus()
  }, [first])
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={classNames(
        'grid shrink-0 place-items-center border transition-colors',
        large ? 'size-13' : 'size-11',
        disabled
          ? 'cursor-default border-grey text-rule'
          : 'border-paper hover:border-ink hover:bg-ink hover:text-on-ink',
      )}
    >
      {children}
    </button>
  )
}
