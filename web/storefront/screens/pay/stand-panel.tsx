import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useClient } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { usePostedPayment } from '../../../lib/posted-contact.ts'
import { formatHour } from '../../../lib/weekday.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { telHref, useCompany } from '../../kit/contact/contact-data.ts'
import { useFailureText } from '../../kit/use-failure-text.ts'
import { PlainForm } from './plain-form.tsx'
import type { PayPage } from './queries.ts'
import type { BankAnswer } from './use-bank-answer.ts'
import type { Payment } from './use-payment.ts'

type StandPanelProps = { page: PayPage; answer: BankAnswer; payment: Payment }

/** In place of the button: what is under way at the bank, or why this link pays nothing. */
export function StandPanel({ page, answer, payment }: StandPanelProps) {
  if (page.stand === 'replaced') return <Replaced page={page} />
  if (page.stand === 'cancelled') return <Cancelled page={page} />
  if (page.stand === 'over') return <Over />
  if (answer === 'held') return <Held page={page} />
  return answer === 'asking' ? (
    <Asking page={page} payment={payment} />
  ) : (
    <Late page={page} payment={payment} />
  )
}

const Title = ({ children }: { children: ReactNode }) => <h2 className="type-d3">{children}</h2>

/** The reserved sum: key in a halftone on yellow. */
const held = {
  backgroundColor: 'var(--yellow)',
  backgroundImage: 'radial-gradient(circle, var(--key) 1.6px, transparent 2px)',
  backgroundSize: '7px 7px',
}

/** A band of ink that crosses while we ask; it stands still where motion is unwanted. */
function BankStrip({ isHeld = false }: { isHeld?: boolean }) {
  const band = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const crossing = band.current?.animate(
      { left: ['-44%', '100%'] },
      { duration: 2000, iterations: Infinity },
    )
    return () => crossing?.cancel()
  }, [])
  return (
    <div
      aria-hidden="true"
      className="relative h-8.5 overflow-hidden border-[1.5px] border-key bg-white forced-color-adjust-none"
    >
      {isHeld ? (
        <span className="absolute inset-0" style={held} />
      ) : (
        <span ref={band} className="ink-rising absolute inset-y-0" style={{ left: '28%', width: '44%' }} />
      )}
    </div>
  )
}

function Asking({ page: { card }, payment }: { page: PayPage; payment: Payment }) {
  return (
    <>
      <Title>
        <Trans>We’re waiting for the bank’s answer</Trans>
      </Title>
      <BankStrip />
      {card && (
        <p>
          <b>
            <Money azn={card.amount} />
          </b>
        </p>
      )}
      <p>
        <Trans>
          It usually takes a few seconds. You can close this page: we’ll write to you by e-mail, too.
        </Trans>
      </p>
      <div className="when-unscripted">
        <AskAgain payment={payment} />
      </div>
    </>
  )
}

function Late({ page: { card }, payment }: { page: PayPage; payment: Payment }) {
  const asked = card?.askedAt && formatHour(card.askedAt)
  const posted = usePostedPayment()
  return (
    <>
      <Title>
        <Trans>The bank hasn’t answered yet</Trans>
      </Title>
      <BankStrip />
      <p>
        <Trans>
          <b>Please don’t pay twice.</b> If money has left your card, it isn’t lost: you’ll see it here and by
          e-mail as soon as the bank answers.
        </Trans>
      </p>
      {asked && (
        <p className="type-small">
          <Trans>We last asked at {asked}.</Trans>
        </p>
      )}
      <AskAgain payment={payment} />
      {posted?.link && (
        <a href={posted.link} className="inline-flex min-h-11 items-center border-key border-b-2 font-bold">
          <Trans>Open the bank’s page</Trans>
        </a>
      )}
      {card?.state === 'opened' && (
        <PlainForm act="pay" onSubmit={payment.pay}>
          <input type="hidden" name="provider" value={payment.provider} />
          <Button type="submit" variant="secondary" wide arrow busy={payment.isOpening}>
            <Trans>Back to the bank’s page</Trans>
          </Button>
        </PlainForm>
      )}
      <p role="alert" className="font-semibold empty:hidden">
        {payment.failure}
      </p>
    </>
  )
}

const AskAgain = ({ payment }: { payment: Payment }) => (
  <PlainForm act="check" onSubmit={payment.ask}>
    <Button type="submit" variant="secondary" wide busy={payment.isAsking} busyLabel={<Trans>Asking…</Trans>}>
      <Trans>Ask again now</Trans>
    </Button>
  </PlainForm>
)

const Held = ({ page: { card } }: { page: PayPage }) => (
  <>
    <Title>
      <Trans>The amount is on hold on your card, not charged</Trans>
    </Title>
    <BankStrip isHeld />
    <p>
      <Trans>
        When we accept the order we’ll charge{' '}
        <b>
          <Money azn={card?.amount ?? 0} />
        </b>{' '}
        or less. If we don’t, the bank releases it.
      </Trans>
    </p>
  </>
)

function Replaced({ page: { amount, replacedBy } }: { page: PayPage }) {
  const client = useClient()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const follow = useMutation({
    mutationFn: () => client.paymentLinks.follow.mutate(),
    onSuccess: ({ url }) =>
      navigate({ to: '/p/$token/{-$back}', params: { token: url.split('/').at(-1) ?? '' } }),
  })
  const posted = usePostedPayment()
  const sum = <Money azn={replacedBy?.amount ?? 0} />
  return (
    <>
      <Title>
        <Trans>The amount has changed, this link is out of date</Trans>
      </Title>
      <dl>
        <div className="flex justify-between gap-4 border-key border-t py-2.5">
          <dt>
            <Trans>Before</Trans>
          </dt>
          <dd>
            <s>
              <Money azn={amount} />
            </s>
          </dd>
        </div>
        <div className="flex justify-between gap-4 border-key border-t py-2.5">
          <dt>
            <Trans context="sum">Now</Trans>
          </dt>
          <dd className="font-bold">{sum}</dd>
        </div>
      </dl>
      <p>
        <Trans>Nothing is paid by the old link.</Trans>
      </p>
      <PlainForm act="follow" onSubmit={() => follow.mutate()}>
        <Button type="submit" wide arrow busy={follow.isPending}>
          <Trans>Go on to pay {sum}</Trans>
        </Button>
      </PlainForm>
      <p role="alert" className="font-semibold empty:hidden">
        {follow.error ? failureText(follow.error) : posted?.failure}
      </p>
    </>
  )
}

function Cancelled({ page: { closedAt } }: { page: PayPage }) {
  const language = useLanguage()
  const at = closedAt && formatDate(closedAt, language, 'moment')
  return (
    <>
      <Title>
        <Trans>This payment is cancelled</Trans>
      </Title>
      <p>
        <b>
          <Trans>Please pay nothing.</Trans>
        </b>{' '}
        {at && <Trans>It was cancelled on {at}.</Trans>}{' '}
        <Trans>If money has left your card, you’ll get it back.</Trans>
      </p>
      <LinkButton to="/myorder" variant="secondary" wide>
        <Trans>See the orders</Trans>
      </LinkButton>
    </>
  )
}

function Asked({ sentTo }: { sentTo: string | null }) {
  if (sentTo === null) return <Trans>We’ve got it, and will send you a new link.</Trans>
  return <Trans>We’ve sent a new link to {sentTo}.</Trans>
}

function Over() {
  const client = useClient()
  const failureText = useFailureText()
  const company = useCompany()
  const renew = useMutation({ mutationFn: () => client.paymentLinks.renew.mutate() })
  const posted = usePostedPayment()
  const asked = renew.data ?? posted?.renewed
  return (
    <>
      <Title>
        <Trans>This link can’t be used to pay any more</Trans>
      </Title>
      <p>
        <Trans>Your order stays, and its price hasn’t changed. Ask for a new link.</Trans>
      </p>
      {asked ? (
        <p role="status" className="font-bold">
          <Asked sentTo={asked.sentTo} />
        </p>
      ) : (
        <PlainForm act="renew" onSubmit={() => renew.mutate()}>
          <Button type="submit" wide arrow busy={renew.isPending}>
            <Trans>Send a new link</Trans>
          </Button>
        </PlainForm>
      )}
      <p role="alert" className="font-semibold empty:hidden">
        {renew.error ? failureText(renew.error) : posted?.failure}
      </p>
      {company?.phoneNumber && (
        <p className="type-small">
          <Trans>
            Or call:{' '}
            <a
              href={telHref(company.phoneNumber)}
              className="touch-target inline-flex items-center font-bold underline underline-offset-4"
            >
              {company.phoneNumber}
            </a>
          </Trans>
        </p>
      )}
    </>
  )
}
