import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import type { Artwork, Proofs } from '../../../kit/orders/order-parts.ts'
import type { MyOrderDetail } from '../order-labels.tsx'
import { ApprovedArtwork } from './approved-artwork.tsx'
import { OrderTemplate } from './order-template.tsx'
import { UploadSlot } from './upload-slot.tsx'
import { useArtworkAct } from './use-artwork-act.ts'
import { VersionTabs } from './version-tabs.tsx'
import { VersionView } from './version-view.tsx'

type ArtworkSectionProps = { order: MyOrderDetail; artwork: Artwork; proofs: Proofs | undefined }

/** The artwork of an order: the place to send it, its versions, and what was found in them. */
export function ArtworkSection({ order, artwork, proofs }: ArtworkSectionProps) {
  const { versions, acts, state } = artwork
  const [chosen, setChosen] = useState<number | null>(null)
  const [newest] = versions
  const shown = versions.find(({ number }) => number === chosen) ?? newest
  // A version that has come since is the one to look at.
  const [last, setLast] = useState(newest?.number)
  if (last !== newest?.number) {
    setLast(newest?.number)
    setChosen(null)
  }
  const isApproved = state === 'Approved'
  return (
    <section
      id="artwork"
      tabIndex={-1}
      aria-labelledby="artwork-heading"
      className="border-key border-t pt-5"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-6">
        <h2 id="artwork-heading" className="type-d3">
          {isApproved ? <Trans>Approved artwork</Trans> : <Trans>Artwork</Trans>}
        </h2>
        <VersionTabs versions={versions} chosen={shown?.number} onChoose={setChosen} />
        {acts.includes('send') && <OrderTemplate order={order} />}
      </div>
      {state === 'DesignByUs' && acts.includes('ownArtwork') && <OwnArtwork orderId={artwork.orderId} />}
      {acts.includes('send') && !isApproved && <UploadSlot artwork={artwork} />}
      {isApproved && shown === newest && shown ? (
        <ApprovedArtwork artwork={artwork} version={shown} proofs={proofs} />
      ) : (
        shown && <VersionView artwork={artwork} version={shown} isNewest={shown === newest} />
      )}
      {acts.includes('send') && isApproved && (
        <details className="mt-8 border-key border-y">
          <summary className="flex min-h-13 items-center font-bold">
            <Trans>Send another version after all</Trans>
          </summary>
          <p className="max-w-150 pb-4">
            <Trans>A new version takes the approval away: it is checked, and you approve it anew.</Trans>
          </p>
          <UploadSlot artwork={artwork} />
        </details>
      )}
    </section>
  )
}

function OwnArtwork({ orderId }: { orderId: number }) {
  const own = useArtworkAct(orderId, (client, id: number) => client.artwork.ownArtwork.mutate({ id }))
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border border-key p-5">
      <p className="grow font-bold">
        <Trans>We do the design</Trans>
      </p>
      <Button variant="secondary" size="small" busy={own.isPending} onClick={() => own.run(orderId)}>
        <Trans>I have my own artwork</Trans>
      </Button>
      <p role="alert" className="basis-full font-semibold text-error empty:hidden">
        {own.failure}
      </p>
    </div>
  )
}
