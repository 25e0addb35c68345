import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { bakuDate } from '../../../../src/lib/days.ts'
import { languages } from '../../../../src/lib/languages.ts'
import { toAzn } from '../../../../src/lib/money.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { serverNow } from '../../../lib/server-time.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { footBar } from '../../../ui/admin/foot-bar.ts'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { NoQuoteMail } from '../../kit/mail-note.tsx'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import { useAsOpened } from '../../kit/use-as-opened.ts'
import { messageOf, QuoteLinkField } from './quote-link-field.tsx'
import { useQuoteAct } from './use-quote-act.ts'
import type { QuoteLink } from './use-quote-link.ts'
import type { QuoteSending } from './use-quote-sending.ts'

const validity = [3, 7, 14, 30]

type SendQuoteProps = { quote: Quote; sending: QuoteSending; link: QuoteLink }

/** The validity, language, message and channels of the quote, and its other actions. */
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
  const { draft, number, isPending, hasNews, prolong, byMail, setByMail } = sending
  const { typed, totals } = draft
  const { customerMail, acts, lastRevision, validUntil } = quote
  // Right after it was sent, prolonging it would change nothing.
  const canProlong = acts.includes('prolong') && !hasNews && dayIn(typed.days) > (validUntil ?? '')
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
            language: typed.language,
            isNewer: number > 1,
            total: toAzn(totals.total),
            until: dayIn(typed.days),
          })}
        </p>
      </div>
      {customerMail === 'reaches' ? (
        <label className="flex min-h-8 items-center gap-2">
          <input
            type="checkbox"
            checked={byMail}
            onChange={(event) => setByMail(event.target.checked)}
            className="size-4.5 accent-(--key)"
          />
          <Trans>Also by e-mail</Trans>
        </label>
      ) : (
        <NoQuoteMail quote={quote} />
      )}
      {hasNews && <SendButton sending={sending} className="max-md:hidden" />}
      {canProlong && (
        <AdminButton busy={isPending} onClick={prolong}>
          <Trans>Extend as R{number}</Trans>
        </AdminButton>
      )}
      {!hasNews && !canProlong && (
        <p className="text-t2">
          <Trans>
            R{lastRevision} is what the customer has. Change something to send R{number}.
          </Trans>
        </p>
      )}
    </>
  )
}

/** On phones the send button stays at the foot while the lines scroll. */
export const SendFoot = ({ sending }: { sending: QuoteSending }) => (
  <div
    ref={footBar}
    data-foot-bar=""
    className="sticky bottom-0 z-10 -mx-4 grid border-key border-t bg-paper px-4 py-2.5 md:hidden"
  >
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
const dayIn = (days: number): string => bakuDate(new Date(serverNow() + days * dayMs))

/** Records what the customer said on the phone, and withdraws the quote. */
function More({ quote }: { quote: Quote }) {
  const { id, acts, orders } = quote
  const [asked, setAsked] = useState<'agree' | 'withdraw' | null>(null)
  if (acts.length === 0) return orders.length > 0 ? <OrderLinks orders={orders} /> : null
  return (
    <div className="flex flex-wrap gap-2">
      {acts.includes('accept') && (
        <AdminButton onClick={() => setAsked('agree')}>
          <Trans>The customer agrees…</Trans>
        </AdminButton>
      )}
      {acts.includes('withdraw') && (
        <AdminButton variant="danger" onClick={() => setAsked('withdraw')}>
          <Trans>Withdraw…</Trans>
        </AdminButton>
      )}
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

/** Asks before a quote is withdrawn. */
function WithdrawDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useLingui()
  const { act, isPending, failure } = useQuoteAct(id)
  return (
    <ConfirmDialog
      grave
      title={<Trans>Withdraw quote No. {id}?</Trans>}
      facts={[]}
      after={[<Trans key="link">The link stays and says so; nobody can accept it any more.</Trans>]}
      safe={<Trans>Keep it</Trans>}
      does={<Trans>Withdraw the quote</Trans>}
      busy={isPending}
      failure={failure}
      onClose={onClose}
      onConfirm={() =>
        act({
          run: (client) => client.offers.withdraw.mutate({ id }),
          said: t`The quote is withdrawn`,
          failed: t`The quote was not withdrawn`,
          onDone: onClose,
        })
      }
    />
  )
}

/**
 * The customer has accepted on the phone or at the counter: their name is recorded, and the lines become
 * orders.
 */
function AgreeDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const { t } = useLingui()
  const { id, customer } = quote
  const [name, setName] = useState(`${customer.name} ${customer.surname}`.trim())
  const { act, isPending, failure } = useQuoteAct(id)
  const { lastRevision: revision, revisions } = useAsOpened(quote, failure !== undefined)
  const isNamed = (name.match(/\p{L}/gu)?.length ?? 0) >= 3
  const count = revisions[0]?.lines.length ?? 0
  return (
    <Modal title={<Trans>The customer agrees to R{revision}</Trans>} onClose={onClose}>
      <p className="mt-1 mb-3 text-t2">
        <Plural
          value={count}
          one="The line becomes an order at once, accepted at its price."
          other="The # lines become orders at once, accepted at their prices."
        />
      </p>
      <AdminField label={<Trans>Who agreed</Trans>} required>
        <AdminInput
          data-safe=""
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </AdminField>
      <p role="alert" className="mt-3 text-error empty:hidden">
        {failure}
      </p>
      <ModalFoot>
        <AdminButton onClick={onClose}>
          <Trans>Not now</Trans>
        </AdminButton>
        <AdminButton
          variant="primary"
          busy={isPending}
          disabled={!isNamed}
          onClick={() =>
            act({
              run: (client) => client.offers.agree.mutate({ id, revision, name: name.trim() }),
              said: t`The orders are there`,
              failed: t`No order was made`,
              onDone: onClose,
            })
          }
        >
          <Plural value={count} one="Open # order" other="Open # orders" />
        </AdminButton>
      </ModalFoot>
    </Modal>
  )
}
