import { Plural, Trans } from '@lingui/react/macro'
import { pick } from '../../../../../src/lib/languages.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Money } from '../../../../ui/money.tsx'
import type { Artwork, Proofs } from '../../../kit/orders/order-parts.ts'
import type { MyOrderDetail } from '../order-labels.tsx'
import { type Happening, happeningsOf } from './order-events.ts'

type WhatHappenedProps = { order: MyOrderDetail; artwork: Artwork; proofs: Proofs | undefined }

/** What has happened to the order, its artwork and its proofs, the newest first. */
export function WhatHappened({ order, artwork, proofs }: WhatHappenedProps) {
  const language = useLanguage()
  return (
    <section aria-labelledby="order-history">
      <h2 id="order-history" className="type-d3 border-key border-b-2 pb-3">
        <Trans>What has happened</Trans>
      </h2>
      <ol>
        {happeningsOf(order, artwork, proofs).map((happening) => (
          <li
            key={`${happening.kind}-${happening.at}`}
            className="grid grid-cols-[128px_minmax(0,1fr)] gap-x-4 border-b border-b-rule py-2.5"
          >
            <time dateTime={happening.at} className="type-small leading-[26px]! text-grey tabular-nums">
              {formatDate(happening.at, language, 'moment')}
            </time>
            <span className="min-w-0 break-words">
              <Words happening={happening} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Words({ happening }: { happening: Happening }) {
  const language = useLanguage()
  switch (happening.kind) {
    case 'status': {
      const { from, to, price } = happening.event
      return (
        <>
          {from === null ? <Trans>The order was placed</Trans> : pick(to, 'name', language)}
          {price !== null && (
            <>
              , <Money azn={price} />
            </>
          )}
        </>
      )
    }
    case 'version': {
      const { number } = happening
      return happening.by === 'staff' ? (
        <Trans>We made version v{number} of the artwork</Trans>
      ) : (
        <Trans>You sent version v{number} of the artwork</Trans>
      )
    }
    case 'proof': {
      const { round } = happening
      return <Trans>Proof {round} is ready</Trans>
    }
    case 'changes': {
      const { round, pins } = happening
      return (
        <>
          <Trans>You asked for changes to proof {round}</Trans>
          {pins > 0 && (
            <>
              , <Plural value={pins} one="# note" other="# notes" />
            </>
          )}
        </>
      )
    }
    case 'approved':
    case 'withdrawn': {
      const { version, name } = happening
      return happening.kind === 'approved' ? (
        <strong>
          <Trans>
            Approved for print: {name}, v{version}
          </Trans>
        </strong>
      ) : (
        <Trans>The approval of v{version} was taken back</Trans>
      )
    }
  }
}
