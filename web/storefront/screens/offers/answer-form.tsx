import { useLocation } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { usePostedOffer } from '../../../lib/posted-contact.ts'
import { AnswerFailure } from '../../kit/answer-failure.tsx'
import type { LinkedOffer } from './queries.ts'

type AnswerFormProps = {
  offer: LinkedOffer
  /** As the server knows the form when it comes without our program (src/ssr/posted-offer.ts). */
  act: 'accept' | 'change' | 'decline' | 'renew' | 'takeBack'
  onSend: (form: FormData) => void
  error: unknown
  className?: string
  children: ReactNode
}

/** An answer to the revision that is shown: sent by our program, or as a form, never in an address. */
export function AnswerForm({ offer, act, onSend, error, className, children }: AnswerFormProps) {
  const action = useLocation({ select: ({ publicHref }) => publicHref.split('?')[0] })
  const posted = usePostedOffer(act)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }
  return (
    <form method="post" action={action} data-plain="" noValidate onSubmit={submit} className={className}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="revision" value={offer.revision} />
      <input type="hidden" name="hash" value={offer.hash} />
      {children}
      <div role="alert" className="pt-3 font-bold empty:hidden">
        {error ? <AnswerFailure error={error} /> : posted?.failure && <p>{posted.failure}</p>}
      </div>
    </form>
  )
}
