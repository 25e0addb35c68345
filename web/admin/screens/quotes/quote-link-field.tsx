import { Trans } from '@lingui/react/macro'
import type { Language } from '../../../../src/lib/languages.ts'
import { formatDate, formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { LinkIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { LinkToSend } from '../../kit/link-to-send.tsx'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import type { QuoteLink } from './use-quote-link.ts'

type QuoteLinkFieldProps = { quote: Quote; link: QuoteLink }

/** The link, the same for all revisions; shown on request, to be copied or sent by WhatsApp. */
export function QuoteLinkField({ quote, link }: QuoteLinkFieldProps) {
  const [last] = quote.revisions
  if (!last) return null
  if (link.url === undefined)
    return (
      <div className="grid justify-items-start gap-2">
        <AdminButton busy={link.isPending} onClick={link.show}>
          <LinkIcon />
          {isEnded(quote) ? <Trans>Make a new link</Trans> : <Trans>Show the link</Trans>} <KeyCap>L</KeyCap>
        </AdminButton>
        <LinkStand quote={quote} link={link} />
      </div>
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
      <LinkStand quote={quote} link={link} />
    </div>
  )
}

/** The link was ended; requesting it creates another. */
const isEnded = ({ links }: Quote): boolean => links.length > 0 && !links.some(({ works }) => works)

/** Until when the link works, when it was last used, and the button that ends it; or that it was ended. */
function LinkStand({ quote: { links }, link }: QuoteLinkFieldProps) {
  const language = useLanguage()
  const [newest] = links
  if (!newest) return null
  const working = links.find(({ works }) => works)
  const { revokedAt } = newest
  const end = formatDate(newest.endsAt, language)
  const ended = revokedAt === null ? '' : formatDate(revokedAt, language, 'moment')
  if (!working)
    return (
      <p className="admin-meta text-t3">
        {revokedAt === null ? (
          <Trans>The link is over since {end}.</Trans>
        ) : (
          <Trans>The link was ended {ended}.</Trans>
        )}
      </p>
    )
  const until = formatDate(working.endsAt, language)
  const { lastUsedAt } = working
  const used = lastUsedAt === null ? null : formatDate(lastUsedAt, language, 'moment')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="admin-meta text-t3">
        <Trans>until {until}</Trans>
        {' · '}
        {used === null ? <Trans>never used</Trans> : <Trans>last used {used}</Trans>}
      </p>
      <WordButton aria-disabled={link.isEnding || undefined} onClick={link.end}>
        <Trans>End the quote’s link</Trans>
      </WordButton>
    </div>
  )
}

type Said = { language: Language; isNewer: boolean; total: number; until: string }

/** What the customer reads before the link. */
export const messageOf = ({ id, customer }: Quote, { language, ...said }: Said): string =>
  quoteMessage({ ...said, id, name: customer.name }, language)

type MessageFacts = { id: number; name: string; isNewer: boolean; total: number; until: string }

/** What the customer reads before the link, in their language; `total` in AZN, `until` a day. */
const texts: Record<
  Language,
  (said: { id: string; name: string; isNewer: boolean; total: string; until: string }) => string
> = {
  az: ({ id, name, isNewer, total, until }) =>
    `${name}, № ${id} qiymət təklifiniz ${isNewer ? 'yeniləndi' : 'hazırdır'}. Yekun ${total}, təklif ${until} tarixinədək qüvvədədir.`,
  ru: ({ id, name, isNewer, total, until }) =>
    `${name}, ${isNewer ? `мы обновили предложение № ${id}` : `ваше предложение № ${id} готово`}. Итого ${total}, действует до ${until} включительно.`,
  en: ({ id, name, isNewer, total, until }) =>
    `${name}, your quote No. ${id} ${isNewer ? 'has been updated' : 'is ready'}. Total ${total}, valid until ${until}.`,
}

function quoteMessage({ id, total, until, ...rest }: MessageFacts, language: Language): string {
  return texts[language]({
    ...rest,
    id: formatNumber(id, language),
    total: formatMoney(total, language),
    until: formatDate(`${until}T00:00:00Z`, language),
  })
}
