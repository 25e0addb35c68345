import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { fieldErrors, isApiError, tooOften, useClient } from '../../../lib/api.ts'
import { isPhone } from '../../../lib/phone-rules.ts'
import type { PostedContact } from '../../../lib/posted-contact.ts'
import { randomId } from '../../../lib/random-id.ts'
import { useUser } from '../../../lib/session.ts'
import type { FormMessage } from '../../../ui/form-notice.tsx'
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts'

type Errors = { name?: string; phoneNumber?: string }
type Sent = { name: string; phoneNumber: string; website: string }
type Options = {
  /** What was posted without a program and the server's answer: the contact page's own form shows them. */
  posted?: PostedContact | undefined
  /**
   * The footer calls it an error when no answer came; the contact page only says that it may be sent again (WEB-10).
   */
  saysUnreachable: boolean
}

export type ContactForm = ReturnType<typeof useContactForm>

/**
 * The form that asks to be called back: idle, sending, then cleared or kept (WEB-10). A signed-in user finds name and
 * phone filled in.
 */
export function useContactForm({ saysUnreachable, posted }: Options) {
  const { t } = useLingui()
  const client = useClient()
  const user = useUser()
  const [typed, setTyped] = useState<{ name?: string; phoneNumber?: string }>(posted?.typed ?? {})
  const name = typed.name ?? (user ? `${user.name} ${user.surname}`.trim() : '')
  const phoneNumber = typed.phoneNumber ?? user?.phoneNumber ?? ''
  const [errors, setErrors] = useState<Errors>(posted?.errors ?? {})
  /** The key of what is sent, until it is answered: however often it is sent, it stays one request. */
  const key = useRef<string>(undefined)
  const sent = t`Your message was sent. We will contact you as soon as possible.`
  const [message, setMessage] = useState<FormMessage>(() => {
    if (!posted || Object.keys(posted.errors).length > 0) return null
    return posted.failure === undefined
      ? { kind: 'ok', text: sent }
      : { kind: 'error', text: posted.failure || t`There was an error. Please try again.` }
  })
  const send = useMutation({
    mutationFn: (input: Sent) => {
      key.current ??= randomId()
      const headers = { 'idempotency-key': key.current }
      return client.contactRequests.send.mutate(input, { context: { headers } })
    },
    onSuccess: () => {
      key.current = undefined
      setTyped({ name: '', phoneNumber: '' })
      setMessage({ kind: 'ok', text: sent })
    },
    onError: (error) => {
      setErrors(fieldErrors(error))
      const failed = tooOften(error) ?? t`There was an error. Please try again.`
      if (!isUnreachable(error)) return setMessage({ kind: 'error', text: failed })
      const once = t`If your request has reached us already, it still counts once.`
      if (saysUnreachable) setMessage({ kind: 'error', text: `${failed} ${once}` })
      else setMessage({ kind: 'note', text: `${t`No answer came. Please send it again.`} ${once}` })
    },
  })

  const noPhone = { phoneNumber: t`Write a phone number, for example +994 50 123 45 67.` }
  const check = useOneAtATime(async (form: HTMLFormElement) => {
    if (send.isPending) return
    setMessage(null)
    const found: Errors = {
      ...(name.trim() === '' && { name: t`Write your name.` }),
      ...(!(await isPhone(phoneNumber)) && noPhone),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) {
      const first = form.elements.namedItem(found.name ? 'name' : 'phoneNumber')
      if (first instanceof HTMLElement) first.focus()
      return
    }
    const website = String(new FormData(form).get('website') ?? '')
    send.mutate({ name: name.trim(), phoneNumber, website })
  })
  /** An error stays beside its field until the field is changed. */
  function change(field: keyof Errors, text: string) {
    setTyped((before) => ({ ...before, [field]: text }))
    setErrors(({ [field]: _, ...others }) => others)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void check(event.currentTarget)
  }

  return {
    name,
    setName: (text: string) => change('name', text),
    phoneNumber,
    setPhoneNumber: (text: string) => change('phoneNumber', text),
    refusePhone: () => setErrors((before) => ({ ...before, ...noPhone })),
    errors,
    message,
    dismiss: () => setMessage(null),
    sending: send.isPending,
    submit,
  }
}

/** True when the network failed, as `fetch` reports it; any response, also one by a proxy, is no such error. */
const isUnreachable = (error: unknown): boolean => isApiError(error) && error.cause instanceof TypeError
