import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { AdminButton, buttonLook } from '../../ui/admin/button.tsx'
import { ChatIcon, CheckIcon } from '../../ui/admin/icons.tsx'
import { phoneLinks } from './phone-links.ts'

type LinkToSendProps = {
  label: ReactNode
  url: string
  phoneNumber: string
  /** What stands before the link in WhatsApp, in the customer's language. */
  greeting: string
  isPrimary?: boolean
  className?: string
}

/** Defined once, outside: a new function would take the focus back at each render. */
const focus = (field: HTMLInputElement | null): void => field?.focus()

/** A secret link: to be copied, or sent by WhatsApp. */
export function LinkToSend({
  label,
  url,
  phoneNumber,
  greeting,
  isPrimary,
  className = '',
}: LinkToSendProps) {
  const { t } = useLingui()
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const { whatsApp } = phoneLinks(phoneNumber)
  const copy = async () => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement) field.select()
    // Where the browser gives no clipboard the link is selected, to be copied by hand.
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className={`grid gap-2 ${className}`}>
      <label htmlFor={id} className="admin-meta font-medium">
        {label}
      </label>
      <input
        // The button that opened it is gone.
        ref={focus}
        id={id}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className="min-h-8 w-full rounded-[2px] border border-line bg-paper px-3 py-1.5 max-md:min-h-12"
      />
      <div className="flex flex-wrap gap-2">
        <AdminButton {...(isPrimary && { variant: 'primary' })} onClick={copy}>
          {isCopied && <CheckIcon />}
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </AdminButton>
        {whatsApp && (
          <a
            href={`${whatsApp}?text=${encodeURIComponent(`${greeting} ${url}`)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonLook({})}
          >
            <ChatIcon />
            <Trans>Send by WhatsApp</Trans>
          </a>
        )}
      </div>
      <p role="status" className="sr-only">
        {isCopied && t`The link is copied`}
      </p>
    </div>
  )
}
