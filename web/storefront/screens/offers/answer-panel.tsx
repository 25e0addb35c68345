import { Plural, Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Ref, useId, useState } from 'react'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { useClient } from '../../../lib/api.ts'
import { useTypedEarly } from '../../../lib/before-program/use-typed-early.ts'
import { formatDate, formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ordinal } from '../../../lib/ordinal.ts'
import { untilDay } from '../../../lib/until-day.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { formatWeekday } from '../../../lib/weekday.ts'
import { Leaf } from '../../../ui/leaf.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import type { Delivery } from '../../kit/delivery/use-delivery.ts'
import { useKnownPress } from '../../kit/delivery/use-known-press.ts'
import { VatLine } from '../../kit/money/vat-line.tsx'
import { useFailureText } from '../../kit/use-failure-text.ts'
import { AnswerForm, CommentField, SendButton } from './answer-form.tsx'
import { OfferDeliverySum } from './offer-delivery.tsx'
import { isNameMissing, OfferPayer, type PayerState, usePayer } from './offer-payer.tsx'
import { ChangeForm, DeclineForm, SaidAnswer } from './other-answers.tsx'
import type { LinkedOffer } from './queries.ts'
import { type Typed, useOfferAnswer, useTyped } from './use-offer-answer.ts'

type AnswerPanelProps = { offer: LinkedOffer; delivery: Delivery; ref: Ref<HTMLElement> }

/**
 * The panel beside the sheet: until when the quote is valid, what it costs, and the customer's answer or the ways to
 * answer.
 */
export function AnswerPanel({ offer, delivery, ref }: AnswerPanelProps) {
  const { stand, days, total, vat, revision, lastRevision } = offer
  const language = useLanguage()
  const typed = useTyped()
  const payer = usePayer(offer)
  const isNewest = revision === lastRevision
  const isOpen = stand === 'waiting' || stand === 'expired' || stand === 'renewAsked'
  return (
    <section
      ref={ref}
      id="answer"
      tabIndex={-1}
      aria-label={`${referenceOf(offer.id, language)}: ${formatMoney(total, language)}`}
      className="flex scroll-mt-5 flex-col gap-6 bg-yellow px-5 py-6 max-md:-mx-5 md:p-8 overflow-x-clip lg:sticky lg:top-5"
    >
      {isOpen && <ValidLeaf offer={offer} />}
      <div className="border-key border-b pb-5">
        <p>
          <Trans context="quote">Total</Trans>
        </p>
        <p className="type-money pb-1 text-[44px] leading-none! md:text-[52px]">
          {formatMoney(total, language)}
        </p>
        <VatLine azn={vat} />
      </div>
      <OfferDeliverySum offer={offer} delivery={delivery} />
      {days !== null && stand === 'waiting' && (
        <p className="flex items-center gap-3 border-key border-b pb-5">
          <strong className="type-d2 text-[40px]! leading-none!">{days}</strong>{' '}
          <Trans>working days, once the artwork is approved.</Trans>
        </p>
      )}
      <div role="status" className="contents">
        <Revised offer={offer} />
        {isNewest && <Answers key={revision} offer={offer} typed={typed} payer={payer} delivery={delivery} />}
      </div>
    </section>
  )
}

/** A newer revision has arrived while the customer was reading, and is shown. */
function Revised({ offer: { revision, lastRevision } }: { offer: LinkedOffer }) {
  const newest = ordinal(lastRevision, useLanguage())
  const [known] = useState(lastRevision)
  if (lastRevision === known || revision !== lastRevision) return null
  return (
    <p className="border-key border-l-4 pl-4 font-bold">
      <Trans>
        The quote has changed in the meantime: revision {newest} is the newest. Please look at it first.
      </Trans>
    </p>
  )
}

type AnswersProps = {
  offer: LinkedOffer
  typed: ReturnType<typeof useTyped>
  payer: PayerState
  delivery: Delivery
}

function Answers({ offer, typed, payer, delivery }: AnswersProps) {
  const { acts, stand } = offer
  return (
    <>
      {acts.includes('accept') && (
        <AcceptForm offer={offer} typed={typed.accept} payer={payer} delivery={delivery} />
      )}
      {acts.includes('askChange') && <ChangeForm offer={offer} typed={typed.change} />}
      {acts.includes('decline') && <DeclineForm offer={offer} typed={typed.decline} />}
      {acts.includes('askRenewal') && <RenewForm offer={offer} typed={typed.renew} />}
      {acts.includes('takeBack') && <SaidAnswer offer={offer} />}
      {stand === 'accepted' && <AcceptedOffer offer={offer} />}
      {stand === 'withdrawn' && (
        <p className="font-bold">
          <Trans>We have withdrawn this quote. Please call or write to us.</Trans>
        </p>
      )}
    </>
  )
}

/** A leaf torn off a calendar: the last day, and how many days are left. */
function ValidLeaf({ offer: { validUntil, daysLeft } }: { offer: LinkedOffer }) {
  const language = useLanguage()
  const whole = untilDay(`${validUntil}T00:00:00Z`, language)
  // In Azerbaijani the big figure is the first word of the sentence.
  const until = language === 'az' ? whole.replace(/^\d+\s/, '') : whole
  const isOver = daysLeft < 0
  const weekday = formatWeekday(validUntil, language)
  return (
    <Leaf date={Number(validUntil.slice(8))}>
      {isOver ? <Trans>The quote has expired</Trans> : <Trans>Valid {until}</Trans>}
      <span className="type-small block font-semibold first-letter:uppercase">
        {isOver && whole}
        {daysLeft === 0 && <Trans>Today is its last day.</Trans>}
        {daysLeft > 0 && (
          <>
            {weekday}.{' '}
            <b>
              <Plural value={daysLeft} one="# day left" other="# days left" />.
            </b>
          </>
        )}
      </span>
    </Leaf>
  )
}

/** Shown in place of the answers once the quote has expired. */
function RenewForm({ offer, typed }: { offer: LinkedOffer; typed: Typed }) {
  const { renew } = useOfferAnswer(offer)
  return (
    <AnswerForm
      offer={offer}
      act="renew"
      onSend={() => !renew.isPending && renew.mutate(typed[0].trim())}
      error={renew.error}
    >
      <p className="pb-4">
        <Trans>Ask us to renew it: we’ll check the prices again, and the link stays the same.</Trans>
      </p>
      <CommentField label={<Trans>Anything else?</Trans>} rows={3} max={1000} typed={typed} />
      <SendButton isSending={renew.isPending} className="mt-4">
        <Trans>Ask to renew it</Trans>
      </SendButton>
    </AnswerForm>
  )
}

const letters = (name: string): number => name.match(/\p{L}/gu)?.length ?? 0

type AcceptFormProps = { offer: LinkedOffer; typed: Typed; payer: PayerState; delivery: Delivery }

/** The customer says who pays and types a name, and one press turns the lines into orders. */
function AcceptForm({ offer, typed: [name, type], payer, delivery }: AcceptFormProps) {
  const id = useId()
  const [problem, setProblem] = useState<'name' | 'company' | 'offline' | null>(null)
  const field = useTypedEarly<HTMLInputElement>()
  const { accept } = useOfferAnswer(offer, delivery.refuse)
  const isOnline = useOnline()
  const { isWaiting, press } = useKnownPress({
    isKnown: delivery.isKnown,
    what: JSON.stringify([name, payer[0]]),
    act() {
      const { told } = delivery
      if (delivery.goesOn()) accept.mutate({ name: name.trim(), payer: payer[0], delivery: told?.choice })
    },
  })
  const send = () => {
    if (accept.isPending || isWaiting) return
    if (letters(name) < 3) {
      setProblem('name')
      field.current?.focus()
      return
    }
    if (isNameMissing(payer[0])) return setProblem('company')
    if (!isOnline) return setProblem('offline')
    setProblem(null)
    press(null)
  }
  return (
    <AnswerForm offer={offer} act="accept" onSend={send} error={accept.error}>
      <OfferPayer
        offer={offer}
        payer={payer}
        nameMissing={problem === 'company' && isNameMissing(payer[0])}
      />
      <label htmlFor={id} className="font-bold">
        <Trans>Your full name</Trans>
      </label>
      <input
        ref={field}
        id={id}
        name="name"
        value={name}
        maxLength={120}
        autoComplete="name"
        aria-invalid={problem === 'name' || undefined}
        aria-describedby={`${id}-after`}
        onChange={(event) => type(event.target.value)}
        className="min-h-12 w-full border-key border-b-2 bg-transparent font-bold text-[24px]"
      />
      <p role="alert" className="pt-2 font-bold empty:hidden">
        {problem === 'name' && <Trans>Type your name: at least three letters.</Trans>}
        {problem === 'company' && isNameMissing(payer[0]) && <Trans>Write the company’s name.</Trans>}
        {problem === 'offline' && <Trans>There is no connection: nothing is sent until it is back.</Trans>}
      </p>
      <p id={`${id}-after`} className="type-small pt-2 pb-5">
        <Plural
          value={offer.lines.length}
          one="When you accept, the line becomes an order, and we begin at once."
          other="When you accept, each of the # lines becomes an order, and we begin at once."
        />
      </p>
      <SendButton isSending={accept.isPending || isWaiting}>
        <Trans>I accept the quote</Trans>
      </SendButton>
    </AnswerForm>
  )
}

const look = 'inline-flex min-h-11 items-center border-key border-b-2 font-bold'

/** Who accepted the quote and when, with the stamp and the resulting orders. */
function AcceptedOffer({ offer: { answer, orders, isOwn } }: { offer: LinkedOffer }) {
  const language = useLanguage()
  const client = useClient()
  const failureText = useFailureText()
  const open = useMutation({
    mutationFn: (id: number) => client.offers.openOrder.mutate({ id }),
    onSuccess: ({ path }) => location.assign(path),
  })
  if (!answer) return null
  const revision = ordinal(answer.revision, language)
  const { name } = answer
  const when = formatDate(answer.at, language, 'moment')
  return (
    <>
      <OfferStamp answer={answer} />
      <p>
        <Trans>
          {name} accepted revision {revision} on {when}. Each line is an order now.
        </Trans>
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {orders.map(({ id }) => (
          <li key={id}>
            {isOwn ? (
              <Link to="/myorder/$id" params={{ id: String(id) }} className={look}>
                <Trans>Order No. {id}</Trans>
              </Link>
            ) : (
              <button
                type="button"
                className={look}
                aria-disabled={open.isPending || undefined}
                onClick={() => !open.isPending && open.mutate(id)}
              >
                <Trans>Order No. {id}</Trans>
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className="font-bold empty:hidden">
        {open.error && failureText(open.error)}
      </p>
    </>
  )
}

function OfferStamp({ answer }: { answer: NonNullable<LinkedOffer['answer']> }) {
  const language = useLanguage()
  return (
    <Stamp landed="accepted" small title={<Trans context="stamp of a quote">Accepted</Trans>}>
      {answer.name}
      <span className="block tabular-nums">{formatDate(answer.at, language, 'short')}</span>
    </Stamp>
  )
}
