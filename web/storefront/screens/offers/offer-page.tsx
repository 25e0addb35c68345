import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ordinal } from '../../../lib/ordinal.ts'
import { telHref, useContactLines } from '../../kit/contact/contact-data.ts'
import { Page } from '../../kit/page.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { OfferLinks } from './offer-links.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import type { LinkedOffer } from './queries.ts'
import { SumBar } from './sum-bar.tsx'

/** A revision of a quote, and beside it what its reader answers. */
export function OfferPage({ offer }: { offer: LinkedOffer }) {
  const { id, title, customer, revision, lastRevision } = offer
  const panel = useRef<HTMLElement>(null)
  return (
    <Page current={<Trans>Quote No. {id}</Trans>} ink="y">
      <div className="grid items-end gap-x-12 gap-y-4 pt-3 pb-8 md:pt-7 md:pb-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)]">
        <div className="min-w-0">
          <h1 className="type-d1 max-md:text-[length:min(52px,11.4vw)]">
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
        </div>
        {offer.stand === 'waiting' && revision === lastRevision && <SumBar offer={offer} panel={panel} />}
        <AnswerPanel ref={panel} offer={offer} />
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
