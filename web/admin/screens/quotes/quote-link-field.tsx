import { Trans } from '@lingui/react/macro'
import type { Language } from '../../../../src/lib/languages.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { LinkIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { LinkToSend } from '../../kit/link-to-send.tsx'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import { quoteMessage } from './message-texts.ts'
import type { QuoteLink } from './use-quote-link.ts'

type QuoteLinkFieldProps = { quote: Quote; link: QuoteLink }

/** The link, the same for all revisions: shown when it is asked for, to be copied or sent by WhatsApp. */
export function QuoteLinkField({ quote, link }: QuoteLinkFieldProps) {
  const [last] = quote.revisions
  if (!last) return null
  if (link.url === undefined)
    return (
      <AdminButton busy={link.isPending} onClick={link.show}>
        <LinkIcon />
        <Trans>Show the link</Trans> <KeyCap>L</KeyCap>
      </AdminButton>
    )
  const { number, language, total, validUntil } = last
  return (
    <div className="grid gap-2">
      <LinkToSend
        label={<Trans>The customer’s link</Trans>}
        url={link.url}
        phoneNumber={quote.customer.phoneNumber}
        greeting={messageOf(quote, { language, isNewer: number > 1, total, until: validUntil })}
      />
      <p className="admin-meta text-t3">
        <Trans>The link stays: whoever opened R1 sees the newest one.</Trans>
      </p>
    </div>
  )
}

type Said = { language: Language; isNewer: boolean; total: number; until: string }

/** What the customer reads before the link. */
export const messageOf = ({ id, customer }: Quote, { language, ...said }: Said): string =>
  quoteMessage({ ...said, id, name: customer.name }, language)
