import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

type FormButtonsProps = {
  busy: boolean
  /** What is sent, and what stands there meanwhile. */
  send: ReactNode
  sending: ReactNode
  /** The way elsewhere, at the other end. */
  children: ReactNode
}

/** Under the fields of a way in: sending, and the way to another one. */
export const FormButtons = ({ busy, send, sending, children }: FormButtonsProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 pt-2">
    <Button
      type="submit"
      arrow
      busy={busy}
      busyLabel={sending}
      className="max-md:w-full max-md:justify-between"
    >
      {send}
    </Button>
    {children}
  </div>
)
