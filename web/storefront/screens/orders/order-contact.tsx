import { Trans, useLingui } from '@lingui/react/macro'
import { TextAnchor } from '../../../ui/button.tsx'
import { telHref, useContacts } from '../../kit/contact/contact-data.ts'
import { whatsappHref } from '../../kit/contact/contact-links.ts'
import { type MyOrder, useOrderName } from './order-labels.tsx'

/** Ways to ask about an order; what is sent names it already. */
export function OrderContact({ order }: { order: MyOrder }) {
  const { t } = useLingui()
  const contacts = useContacts()
  const name = useOrderName(order)
  const { id } = order
  const whatsapp = contacts.find(({ numberWhatsapp }) => numberWhatsapp)?.numberWhatsapp
  const phone = contacts.find(({ phoneNumber }) => phoneNumber)?.phoneNumber
  const email = contacts.find((contact) => contact.email)?.email
  if (!whatsapp && !phone && !email) return null
  const subject = t`Order № ${id}: ${name}`
  return (
    <section aria-labelledby="order-contact">
      <h2 id="order-contact" className="type-d3 border-key border-b-2 pb-3">
        <Trans>A question about this order?</Trans>
      </h2>
      <ul className="flex flex-col items-start gap-2 pt-4">
        {whatsapp && (
          <li>
            <TextAnchor
              href={whatsappHref(whatsapp, t`Hello! I have a question. ${subject}`)}
              target="_blank"
              rel="noopener noreferrer"
              arrow
            >
              <Trans>Write on WhatsApp</Trans>
            </TextAnchor>
          </li>
        )}
        {phone && (
          <li>
            <TextAnchor href={telHref(phone)}>{phone}</TextAnchor>
          </li>
        )}
        {email && (
          <li>
            <TextAnchor href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</TextAnchor>
          </li>
        )}
      </ul>
    </section>
  )
}
