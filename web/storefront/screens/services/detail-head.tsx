import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useContacts, whatsappHref } from '../../kit/contact/contact-data.ts'

type DetailHeadProps = { title: string; description: string; badge?: ReactNode }

/** Name and description; the badge stands on the right, on phones above the name. */
export function DetailHead({ title, description, badge }: DetailHeadProps) {
  return (
    <div className="grid gap-x-12 pt-3 pb-9 md:grid-cols-[minmax(0,1fr)_auto] md:pt-5 md:pb-12">
      <h1 className="type-d1 order-1 pt-2.5 md:col-span-2">{title}</h1>
      {description && <p className="type-lead order-2 max-w-175 pt-5 md:pt-7">{description}</p>}
      <p className="order-2 pt-3 md:col-start-1">
        <AskOnWhatsapp about={title} />
      </p>
      {badge && (
        <div className="pt-2 md:order-3 md:col-start-2 md:row-start-2 md:self-end md:justify-self-end">
          {badge}
        </div>
      )}
    </div>
  )
}

/** Opens a chat that begins with the item's name; nothing where the company has no number for it. */
function AskOnWhatsapp({ about }: { about: string }) {
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
