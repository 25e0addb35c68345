import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { WordButton } from './button.tsx'

type SectionFailedProps = { children: ReactNode; onRetry: () => void; busy?: boolean }

/** One line and a retry button; the rest of the screen stays usable. */
export const SectionFailed = ({ children, onRetry, busy = false }: SectionFailedProps) => (
  <div
    role="alert"
    className="flex flex-wrap items-center justify-between gap-x-6 border-key border-t-2 border-b border-b-line2 bg-paper px-4 py-3"
  >
    <p>{children}</p>
    <WordButton onClick={onRetry} aria-disabled={busy || undefined}>
      {busy ? <Trans>Checking…</Trans> : <Trans>Check again</Trans>}
    </WordButton>
  </div>
)
