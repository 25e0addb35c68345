import { Trans, useLingui } from '@lingui/react/macro'
import { useContacts } from '../../kit/contact/contact-data.ts'
import { whatsappHref } from '../../kit/contact/contact-links.ts'

/** A chat that begins with what it is about; nothing where the company has no number for it. */
export function AskOnWhatsapp({ about }: { about: string }) {
  const { t } = useLingui()
  const whatsapp = useContacts().find(({ numberWhatsapp }) => numberWhatsapp)?.numberWhatsapp
  if (!whatsapp) return null
  return (
    <a
      href={whatsappHref(whatsapp, t`Hello! I have a question about: ${about}`)}
      target="_blank"
      rel="noopener noreferrer"
      className="touch-target inline-flex min-h-8 items-center font-bold"
    >
      <span className="border-current border-b-2">
        <Trans>Ask on WhatsApp</Trans>
      </span>
    </a>
  )
}
