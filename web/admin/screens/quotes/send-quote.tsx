import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { bakuDate } from '../../../../src/lib/days.ts'
import { languages } from '../../../../src/lib/languages.ts'
import { toAzn } from '../../../../src/lib/money.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import { AgreeDialog } from './agree-dialog.tsx'
import { messageOf, QuoteLinkField } from './quote-link-field.tsx'
import type { QuoteLink } from './use-quote-link.ts'
import type { QuoteSending } from './use-quote-sending.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const validity = [3, 7, 14, 30]

type SendQuoteProps = { quote: Quote; sending: QuoteSending; link: QuoteLink }

/** How long it is valid, in which language, what the customer reads, by which ways it goes; and what else becomes of it. */
export function SendQuote({ quote, sending, link }: SendQuoteProps) {
  const { t } = useLingui()
  const { isOver } = sending.draft
  return (
    <section aria-label={t`Sending`} className="grid gap-4 border-key border-t-2 bg-paper px-4 py-4">
      {!isOver && <Ways quote={quote} sending={sending} />}
      {quote.lastRevision > 0 && <QuoteLinkField quote={quote} link={link} />}
      <More quote={quote} />
    </section>
  )
}

function Ways({ quote, sending }: Omit<SendQuoteProps, 'link'>) {
  const { draft, number, isPending, prolong, byMail, setByMail } = sending
  const { typed, totals } = draft
  const { customer, stand, isChanged } = quote
  return (
    <>
      <Segments
        legend={<Trans>Valid for</Trans>}
        values={validity}
        chosen={typed.days}
        label={(days) => <Plural value={days} one="# day" other="# days" />}
        onChoose={(days) => draft.change({ days })}
      />
      <Segments
        legend={<Trans>Language</Trans>}
        values={languages}
        chosen={typed.language}
        label={(one) => one.toUpperCase()}
        onChoose={(one) => draft.change({ language: one })}
      />
      <div>
        <h2 className="admin-meta pb-1 font-medium">
          <Trans>What the customer reads</Trans>
        </h2>
        <p lang={typed.language} className="border border-line2 bg-sheet px-3 py-2.5 wrap-anywhere">
          {messageOf(quote, {
            ...{ language: typed.language, isNewer: number > 1, total: toAzn(totals.total) },
            until: dayIn(typed.days),
          })}
        </p>
      </div>
      <label className="flex min-h-8 items-center gap-2">
        <input
          type="checkbox"
          checked={byMail}
          disabled={!customer.hasEmail}
          onChange={(event) => setByMail(event.target.checked)}
          className="size-4.5 accent-(--key)"
        />
        {customer.hasEmail ? <Trans>Also by e-mail</Trans> : <Trans>There is no e-mail address</Trans>}
      </label>
      <SendButton sending={sending} className="max-md:hidden" />
      {stand !== 'draft' && !isChanged && !draft.isDirty && (
        <AdminButton busy={isPending} onClick={prolong}>
          <Trans>Prolong as R{number}</Trans>
        </AdminButton>
      )}
    </>
  )
}

/** On phones sending stays at the foot, wherever one is in the lines. */
export const SendFoot = ({ sending }: { sending: QuoteSending }) => (
  <div className="sticky bottom-0 z-10 -mx-4 grid border-key border-t bg-paper px-4 py-2.5 md:hidden">
    <SendButton sending={sending} />
  </div>
)

function SendButton({ sending, className }: { sending: QuoteSending; className?: string }) {
  const language = useLanguage()
  const { draft, number, isPending, canSend, send } = sending
  return (
    <AdminButton
      variant="primary"
      busy={isPending}
      disabled={!canSend}
      onClick={send}
      {...(className && { className })}
    >
      <Trans>
        Send R{number} · {formatMoney(toAzn(draft.totals.total), language)}
      </Trans>
      {canSend && <KeyCap inverse>{commandKey} Enter</KeyCap>}
    </AdminButton>
  )
}

const dayMs = 24 * 60 * 60 * 1000

/** The last day on which it would be valid, if it were sent now. */
const dayIn = (days: number): string => bakuDate(new Date(Date.now() + days * dayMs))

/** What the customer said on the phone, and taking it back. */
function More({ quote }: { quote: Quote }) {
  const { id, stand, orders } = quote
  const [asked, setAsked] = useState<'agree' | 'withdraw' | null>(null)
  const isOver = stand === 'accepted' || stand === 'withdrawn'
  if (isOver) return orders.length > 0 ? <OrderLinks orders={orders} /> : null
  return (
    <div className="flex flex-wrap gap-2">
      {stand === 'waiting' && (
        <AdminButton onClick={() => setAsked('agree')}>
          <Trans>The customer agrees…</Trans>
        </AdminButton>
      )}
      <AdminButton variant="danger" onClick={() => setAsked('withdraw')}>
        <Trans>Withdraw…</Trans>
      </AdminButton>
      {asked === 'agree' && <AgreeDialog quote={quote} onClose={() => setAsked(null)} />}
      {asked === 'withdraw' && <WithdrawDialog id={id} onClose={() => setAsked(null)} />}
    </div>
  )
}

const OrderLinks = ({ orders }: { orders: Quote['orders'] }) => (
  <ul className="flex flex-wrap gap-x-4">
    {orders.map(({ id }) => (
      <li key={id}>
        <a href={`/admin/ordersadmin/${id}`} className="font-medium underline underline-offset-4">
          <Trans>Order No. {id}</Trans>
        </a>
      </li>
    ))}
  </ul>
)
