import { Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { MissingMark } from '../../kit/cards/missing-mark.tsx'
import { type Contact, isCompany, useContactTexts } from './contact-values.ts'

/** On the key of the contact page: where it is, and how it is reached. */
export function ContactFace({ contact }: { contact: Contact }) {
  const address = pick(contact, 'address', useLanguage())
  const ways = [contact.phoneNumber, contact.numberWhatsapp, contact.email].filter(Boolean)
  return (
    <div className="grid min-h-28 content-start gap-0.5 bg-[#121212] px-4 py-3.5 text-[#fbfaf6] tabular-nums">
      {address && <p className="mb-1 line-clamp-2 font-bold wrap-anywhere">{address}</p>}
      {ways.map((way) => (
        <p key={way} className="truncate text-[#d8d5cc]">
          {way}
        </p>
      ))}
    </div>
  )
}

export function ContactCaption({ contact }: { contact: Contact }) {
  const fields = useContactTexts()
  return (
    <>
      {isCompany(contact) && (
        <Mark kind="info">
          <Trans>main contact</Trans>
        </Mark>
      )}
      <MissingMark values={contact} fields={fields} />
    </>
  )
}
