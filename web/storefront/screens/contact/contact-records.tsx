import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Arrow } from '../../../ui/icons.tsx'
import { telHref, useContacts } from '../../kit/contact/contact-data.ts'
import { mapsHref, whatsappHref } from '../../kit/contact/contact-links.ts'

type Contact = ReturnType<typeof useContacts>[number]

const line =
  'inline-flex min-h-8.5 items-center wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2'

/** Every contact record, on a sheet of key. */
export function ContactRecords() {
  const contacts = useContacts()
  if (contacts.length === 0) return null
  return (
    <div data-on="key" className="bg-key px-5 py-8 text-paper max-md:-mx-5 md:p-8 xl:p-12">
      {contacts.map((contact) => (
        <Record key={contact.id} contact={contact} />
      ))}
    </div>
  )
}

function Record({ contact }: { contact: Contact }) {
  const { t } = useLingui()
  const { address, description, phoneNumber, numberWhatsapp, email } = contact
  return (
    <section className="border-grey-on-key py-8 first:pt-0 last:pb-0 not-first:border-t">
      {address && <h2 className="type-d3 text-balance">{address}</h2>}
      {description && <p className="max-w-120 whitespace-pre-line pt-2 text-grey-on-key">{description}</p>}
      <dl className="grid gap-x-6 gap-y-4 pt-5 sm:grid-cols-2">
        {phoneNumber && (
          <Way name={<Trans>Phone</Trans>}>
            <a href={telHref(phoneNumber)} className={line}>
              {phoneNumber}
            </a>
          </Way>
        )}
        {numberWhatsapp && (
          <Way name="WhatsApp">
            <a href={whatsappHref(numberWhatsapp)} target="_blank" rel="noopener noreferrer" className={line}>
              {numberWhatsapp}
            </a>
          </Way>
        )}
        {email && (
          <Way name={<Trans>E-mail</Trans>}>
            <a href={`mailto:${email}`} className={line}>
              {email}
            </a>
          </Way>
        )}
      </dl>
      {address && (
        <a
          href={mapsHref(address)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${t`Open in maps`}: ${address}`}
          className="mt-5 inline-flex items-center gap-3 border-current border-b-2 font-bold"
        >
          <Trans>Open in maps</Trans>
          <Arrow />
        </a>
      )}
    </section>
  )
}

const Way = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt className="type-label text-grey-on-key">{name}</dt>
    <dd className="type-card break-words">{children}</dd>
  </div>
)
