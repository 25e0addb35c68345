import { Trans } from '@lingui/react/macro'
import type { Language } from '../../../../../src/lib/languages.ts'
import { LinkToSend } from '../../../kit/link-to-send.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'

/** What stands before the link in WhatsApp, in the customer's language. */
const greetings: Record<Language, (id: number) => string> = {
  az: (id) => `№\u00a0${id} sifarişinizin səhifəsi:`,
  ru: (id) => `Страница вашего заказа №\u00a0${id}:`,
  en: (id) => `The page of your order №\u00a0${id}:`,
}

/** A link that was just made, told this once. */
export function MadeLink({ order, url }: { order: OrderDetail; url: string }) {
  return (
    <LinkToSend
      label={<Trans>The link, shown only now</Trans>}
      url={url}
      phoneNumber={order.appUser.phoneNumber}
      greeting={greetings[order.customer?.language ?? 'az'](order.id)}
      isPrimary
      className="mt-4"
    />
  )
}
