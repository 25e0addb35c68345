import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { addressIn } from '../../../../src/lib/language-address.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { telHref, useContactLines, useContacts, whatsappHref } from './contact-data.ts'

export const wayLook =
  'inline-flex min-h-11 items-center border-b-2 border-current font-bold leading-[26px] tabular-nums'

/** A phone and WhatsApp, where there are any, and the form to be called back; `first` stands before them. */
export function WaysToUs({ first }: { first?: ReactNode }) {
  const language = useLanguage()
  const phone = useContactLines().find((line) => line.phone)?.phone
  const whatsapp = useContacts().find(({ numberWhatsapp }) => numberWhatsapp)?.numberWhatsapp
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {first}
      {phone && (
        <a href={telHref(phone)} className={wayLook}>
          {phone}
        </a>
      )}
      {whatsapp && (
        <a href={whatsappHref(whatsapp)} target="_blank" rel="noopener noreferrer" className={wayLook}>
          <Trans>Write on WhatsApp</Trans>
        </a>
      )}
      <a href={addressIn(language, '/contact')} className={wayLook}>
        <Trans>Leave your number</Trans>
      </a>
    </div>
  )
}
