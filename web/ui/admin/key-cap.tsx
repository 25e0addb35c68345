import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'

/**
 * A key as it is printed on the keyboard; hidden on phones and touch screens. `inverse` is for black buttons.
 */
export const KeyCap = ({ children, inverse = false }: { children: ReactNode; inverse?: boolean }) => (
  <kbd
    className={classNames(
      'inline-grid min-w-5 max-md:hidden pointer-coarse:hidden place-items-center rounded-[2px] border px-1.5 font-(family-name:--font-text) text-[11px] font-medium leading-[18px]',
      inverse ? 'border-current' : 'border-line2 border-b-2 bg-paper text-key',
    )}
  >
    {children}
  </kbd>
)
