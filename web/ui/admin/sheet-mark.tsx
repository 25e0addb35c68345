import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { Icon } from '../icons.tsx'

type SheetState =
  | 'Missing'
  | 'Checking'
  | 'NeedsFix'
  | 'Checked'
  | 'ProofWaiting'
  | 'ChangesAsked'
  | 'Approved'
  | 'DesignByUs'
  | 'Optional'
  | 'NotNeeded'

const sheet = 'M6 3.5h8.5L18.5 7.5v13H6Z'
const signs: Record<SheetState, { look: string; sign: ReactNode }> = {
  Missing: { look: 'text-t3', sign: <path d={sheet} strokeDasharray="2.4 2.2" /> },
  Checking: {
    look: 'text-t2',
    sign: (
      <>
        <path d={sheet} />
        <path d="M3 12.5h18.5" stroke="var(--cyan)" strokeWidth={2.4} />
      </>
    ),
  },
  NeedsFix: {
    look: 'text-error',
    sign: (
      <>
        <path d={sheet} />
        <path d="M12.2 9v5M12.2 17.2h.01" strokeWidth={2.4} />
      </>
    ),
  },
  Checked: {
    look: 'text-key',
    sign: (
      <>
        <path d={sheet} />
        <path d="M9 13.5l2.5 2.5 4-5" />
      </>
    ),
  },
  ProofWaiting: {
    look: 'text-key',
    sign: (
      <>
        <path d={sheet} />
        <circle cx="12.2" cy="13.4" r="3.4" />
        <path d="M12.2 11.6v1.9h1.4" />
      </>
    ),
  },
  ChangesAsked: {
    look: 'text-warn',
    sign: (
      <>
        <path d={sheet} fill="var(--warn-ground)" />
        <path d="M9.3 16.5l.6-2.3 4.6-4.6 1.7 1.7-4.6 4.6Z" />
      </>
    ),
  },
  Approved: {
    look: 'text-ok',
    sign: (
      <>
        <path d={sheet} fill="currentColor" />
        <path d="M9 13.5l2.5 2.5 4-5" stroke="var(--paper)" strokeWidth={2.2} />
      </>
    ),
  },
  DesignByUs: {
    look: 'text-key',
    sign: (
      <>
        <path d={sheet} />
        <path d="M12.2 10v7M8.7 13.5h7" />
      </>
    ),
  },
  Optional: {
    look: 'text-t3',
    sign: <path d={sheet} strokeDasharray="2 2.4" />,
  },
  NotNeeded: {
    look: 'text-t3',
    sign: (
      <>
        <path d={sheet} />
        <path d="M20.5 4 4.5 20.5" />
      </>
    ),
  },
}

type SheetMarkProps = { state: SheetState; size?: number; className?: string }

/** The state of an order's artwork, 18 px: told apart by shape, always with its label beside it. */
export const SheetMark = ({ state, size = 18, className }: SheetMarkProps) => (
  <Icon
    size={size}
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={classNames('shrink-0', signs[state].look, className)}
  >
    {signs[state].sign}
  </Icon>
)
