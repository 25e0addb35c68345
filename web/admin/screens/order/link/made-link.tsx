import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Language } from '../../../../../src/lib/languages.ts'
import { AdminButton, buttonLook } from '../../../../ui/admin/button.tsx'
import { ChatIcon, CheckIcon } from '../../../../ui/admin/icons.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { phoneLinks } from '../../../kit/phone-links.ts'

/** What stands before the link in WhatsApp, in the customer's language. */
const greetings: Record<Language, (id: number) => string> = {
  az: (id) => `№\u00a0${id} sifarişinizin səhifəsi:`,
  ru: (id) => `Страница вашего заказа №\u00a0${id}:`,
  en: (id) => `The page of your order №\u00a0${id}:`,
}

/** A link that was just made, told this once: to be copied, or sent by WhatsApp. */
export function MadeLink({ order, url }: { order: OrderDetail; url: string }) {
  const { t } = useLingui()
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const { whatsApp } = phoneLinks(order.appUser.phoneNumber)
  const words = `${greetings[order.customer?.language ?? 'az'](order.id)} ${url}`
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
    <div className="mt-4 grid gap-2">
      <label htmlFor={id} className="admin-meta font-medium">
        <Trans>The link, shown only now</Trans>
      </label>
      <input
        // The button that made it is gone.
        ref={(field) => field?.focus()}
        id={id}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className="min-h-8 w-full rounded-[2px] border border-line bg-paper px-3 py-1.5 max-md:min-h-12"
      />
      <div className="flex flex-wrap gap-2">
        <AdminButton variant="primary" onClick={copy}>
          {isCopied && <CheckIcon />}
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </AdminButton>
        {whatsApp && (
          <a
            href={`${whatsApp}?text=${encodeURIComponent(words)}`}
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
