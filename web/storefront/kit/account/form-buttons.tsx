import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

type FormButtonsProps = {
  busy: boolean
  /** The label of the button that sends, and its label while it is sending. */
  send: ReactNode
  sending: ReactNode
  /** The link at the other end, to another view. */
  children: ReactNode
}

/** The row under the fields of a log-in form: the button that sends, and a link to another view. */
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
