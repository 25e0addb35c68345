import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type PlainFormProps = {
  /** What the press does, as `postPayment` reads it (src/ssr/posted-offer.ts). */
  act: 'pay' | 'check' | 'follow' | 'renew'
  onSubmit: () => void
  className?: string
  children: ReactNode
}

/** A press on this page, which the server takes without our program as well. */
export function PlainForm({ act, onSubmit, className, children }: PlainFormProps) {
  // Where the bank led back to takes no form.
  const action = useLocation({ select: ({ publicHref }) => publicHref.split(/\?|\/back/)[0] })
  return (
    <form
      method="post"
      action={action}
      data-plain=""
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className={className}
    >
      <input type="hidden" name="act" value={act} />
      {children}
    </form>
  )
}
