import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { downloadFile } from '../../../lib/download.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ordinal } from '../../../lib/ordinal.ts'
import { useUser } from '../../../lib/session.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { telHref, useContactLines } from '../../kit/contact/contact-data.ts'
import { withDelivery } from '../../kit/delivery/delivery-sums.tsx'
import { useDelivery } from '../../kit/delivery/use-delivery.ts'
import { isLinkEnded, LinkWithoutPage } from '../../kit/orders/ended-link.tsx'
import { SumBar } from '../../kit/orders/sum-bar.tsx'
import { Page } from '../../kit/page.tsx'
import { PendingScreen } from '../../kit/pending-screen.tsx'
import { useFailureText } from '../../kit/use-failure-text.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { OfferDelivery } from './offer-delivery.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import { type LinkedOffer, linkedOfferQuery } from './queries.ts'

const route = getRouteApi('/_storefront/q/$token')

/** A quote for the holder of its secret link; a dead link says so, and whom to call. */
export function OfferScreen() {
  const api = useApi()
  const language = useLanguage()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...linkedOfferQuery({ api, language }, route.useSearch()),
    refetchInterval: 60_000,
  })
  useSeen()
  const userId = useUser()?.id
  const isStranger = userId !== undefined && data?.isOwn === false
  useEffect(() => {
    // The page is made on the server without knowing who is signed in on this device.
    if (isStranger) void refetch()
  }, [isStranger, refetch])
  if (data && !isLinkEnded(error)) return <OfferPage offer={data} isOwnerKnown={!isStranger || !isFetching} />
  if (isPending) return <PendingScreen />
  return (
    <LinkWithoutPage
      title={<Trans context="paper">Quote</Trans>}
      error={error}
      failed={<Trans>The quote could not be loaded.</Trans>}
      onRetry={() => void refetch()}
    />
  )
}

/** Tells staff that the quote was opened. */
function useSeen() {
  const client = useClient()
  useEffect(() => {
    client.offers.see.mutate().catch(() => undefined)
  }, [client])
}

/** A revision of a quote, and beside it the customer's answer. */
function OfferPage({ offer, isOwnerKnown }: { offer: LinkedOffer; isOwnerKnown: boolean }) {
  const { id, title, customer, revision, lastRevision } = offer
  const panel = useRef<HTMLElement>(null)
  const canAccept = offer.acts.includes('accept')
  // Whoever has only the link chooses nothing of it, as on the pages of orders.
  const delivery = useDelivery({ isAsked: offer.isOwn && canAccept })
  return (
    <Page current={<Trans>Quote No. {id}</Trans>} ink="y">
      <div className="grid items-end gap-x-12 gap-y-4 pt-3 pb-8 md:pt-7 md:pb-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)]">
        <div className="min-w-0">
          <h1 className="type-d1 max-md:text-[length:min(52px,11.4vw)] lg:text-[clamp(60px,calc((100vw-570px)/7.4),112px)]!">
            <Trans>Quote No. {id}</Trans>
          </h1>
          <p className="break-words pt-3 text-[18px] leading-7 md:text-[20px]">
            {title === '' ? (
              <Trans>For {customer}</Trans>
            ) : (
              <Trans>
                For {customer}: {title}
              </Trans>
            )}
          </p>
        </div>
        <OfferFacts offer={offer} />
      </div>
      {revision < lastRevision && <OlderNotice offer={offer} />}
      <div className="grid items-start gap-x-12 gap-y-8 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)]">
        <div className="min-w-0">
          <OfferSheet offer={offer} />
          <OfferLinks offer={offer} />
          <OfferDelivery offer={offer} delivery={delivery} />
        </div>
        {canAccept && (
          <SumBar panel={panel} azn={withDelivery(offer.total, delivery.told)} href="#answer">
            <Trans context="verb">Answer</Trans>
          </SumBar>
        )}
        <AnswerPanel
          ref={panel}
          offer={offer}
          delivery={{ ...delivery, isKnown: delivery.isKnown && isOwnerKnown }}
        />
      </div>
    </Page>
  )
}

function OfferFacts({ offer }: { offer: LinkedOffer }) {
  const language = useLanguage()
  const phone = useContactLines().find((line) => line.phone !== '')?.phone
  const { sentAt, preparedBy } = offer
  const revision = ordinal(offer.revision, language)
  const sent = formatDate(sentAt, language)
  return (
    <dl className="type-small grid grid-cols-[7rem_1fr] items-baseline gap-x-2 gap-y-1 max-md:text-[15px]">
      <dt className="text-grey">
        <Trans context="paper">Revision</Trans>
      </dt>
      <dd className="font-bold">
        <Trans context="revision and its day">
          {revision}, {sent}
        </Trans>
      </dd>
      {preparedBy !== '' && (
        <>
          <dt className="text-grey">
            <Trans>Prepared by</Trans>
          </dt>
          <dd className="break-words font-bold">{preparedBy}</dd>
        </>
      )}
      {phone && (
        <>
          <dt className="text-grey">
            <Trans>Phone</Trans>
          </dt>
          <dd>
            <a href={telHref(phone)} className="touch-target inline-flex items-center font-bold tabular-nums">
              {phone}
            </a>
          </dd>
        </>
      )}
    </dl>
  )
}

function OlderNotice({ offer: { lastRevision } }: { offer: LinkedOffer }) {
  const newest = ordinal(lastRevision, useLanguage())
  return (
    <p className="mb-8 bg-yellow px-5 py-3 font-bold">
      <Trans>Revision {newest} is the newest. This one can only be read.</Trans>{' '}
      <Link to="." search={{}} className="inline-flex min-h-11 items-center border-key border-b-2">
        <Trans>To the newest revision</Trans>
      </Link>
    </p>
  )
}

const look = 'inline-flex min-h-11 items-center gap-2 border-key border-b-2 font-bold aria-disabled:text-grey'

/** The PDF of the shown revision, and the revision before it. */
function OfferLinks({ offer: { id, revision, isOwn } }: { offer: LinkedOffer }) {
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async () => {
    setState('busy')
    await downloadFile(`/quotes/linked/quote.pdf?revision=${revision}`, language).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  const before = ordinal(revision - 1, language)
  return (
    <div className="flex flex-wrap gap-x-7 gap-y-2 pt-6 md:pt-10">
      <button
        type="button"
        className={look}
        aria-disabled={state === 'busy' || undefined}
        onClick={() => state !== 'busy' && void save()}
      >
        <Icon size={18}>
          <path d="M12 4v11M7 10l5 5 5-5M5 20h14" />
        </Icon>
        <Trans>Download, PDF</Trans>
      </button>
      {revision > 1 && (
        <Link to="." search={{ revision: revision - 1 }} className={look}>
          <Trans>See revision {before}</Trans>
        </Link>
      )}
      {isOwn && <EndOwnLink id={id} />}
      <span role="alert" className="self-center empty:hidden">
        {state === 'failed' && <Trans>The file could not be made. Please try again.</Trans>}
      </span>
    </div>
  )
}

/** The customer who owns the quote can end its link for everyone who has it. */
function EndOwnLink({ id }: { id: number }) {
  const client = useClient()
  const failureText = useFailureText()
  const end = useMutation({ mutationFn: () => client.offers.endLink.mutate({ id }) })
  if (end.isSuccess)
    return (
      <p role="status">
        <Trans>The link no longer works for anyone.</Trans>
      </p>
    )
  return (
    <>
      <TextButton aria-disabled={end.isPending || undefined} onClick={() => !end.isPending && end.mutate()}>
        <Trans>End this link for everybody</Trans>
      </TextButton>
      <span role="alert" className="self-center empty:hidden">
        {end.error && failureText(end.error)}
      </span>
    </>
  )
}
