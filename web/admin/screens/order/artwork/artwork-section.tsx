import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { DownloadIcon } from '../../../../ui/admin/icons.tsx'
import type { Artwork, Finding } from '../../../kit/artwork/artwork-queries.ts'
import { customerOf } from '../../../kit/orders/order-labels.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useFileDownload } from '../../../kit/use-download.ts'
import type { PrintActs } from '../use-print-acts.ts'
import type { PrintPage } from '../use-print-page.ts'
import { ArtworkStage } from './artwork-stage.tsx'
import { Checking } from './checking.tsx'
import { FindingsSection } from './findings-section.tsx'
import { NewerVersion } from './newer-version.tsx'
import { NoArtwork } from './no-artwork.tsx'
import { ComingFiles, UploadSlot } from './upload-slot.tsx'
import { useSendVersion } from './use-send-version.ts'
import { VersionFiles } from './version-files.tsx'
import { VersionStrip } from './version-strip.tsx'

type ArtworkSectionProps = { order: OrderDetail; artwork: Artwork; page: PrintPage; acts: PrintActs }

/** The versions of an order's artwork, the one that is looked at, its files, and what the checks found in it. */
export function ArtworkSection({ order, artwork, page, acts }: ArtworkSectionProps) {
  const { t } = useLingui()
  const { version, newer } = page
  const [finding, choose] = useState<Finding | null>(null)
  const sending = useSendVersion(artwork, page, acts.act)
  const chosen = version?.findings.find((one) => isSame(one, finding)) ?? null
  return (
    <section aria-label={t`Artwork and proof`} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="admin-h2 leading-6!">
          <Trans>Artwork and proof</Trans>
        </h2>
        <Counts artwork={artwork} rounds={page.proofs.data?.proofs.length ?? 0} />
        <span className="ml-auto flex flex-wrap items-center gap-x-4">
          {acts.askNew && (
            <WordButton onClick={acts.askNew}>
              <Trans>Ask for a file…</Trans>
            </WordButton>
          )}
          {acts.skip && (
            <WordButton onClick={acts.skip}>
              <Trans>No artwork needed…</Trans>
            </WordButton>
          )}
          {version && <DownloadAll orderId={order.id} page={page} />}
        </span>
      </div>
      {artwork.request !== '' && (
        <p className="mb-2 border border-line2 border-l-4 border-l-warn-mark bg-paper px-3.5 py-2 whitespace-pre-line wrap-anywhere">
          <span className="font-medium">
            <Trans>We asked for another file:</Trans>
          </span>{' '}
          {artwork.request}
        </p>
      )}
      {newer && (
        <div className="mb-2">
          <NewerVersion
            version={newer}
            customer={customerOf(order)}
            onGo={() => page.show({ version: newer.number })}
          />
        </div>
      )}
      {artwork.state === 'Checking' && artwork.versions[0] && (
        <div className="mb-2">
          <Checking version={artwork.versions[0]} />
        </div>
      )}
      <div className="border-key border-t-2 border-b border-b-line2">
        {version ? (
          <div className="flex border-line2 border-b bg-paper max-md:flex-col">
            <VersionStrip order={order} artwork={artwork} page={page} />
            {acts.upload && <UploadSlot sending={sending} />}
          </div>
        ) : (
          <NoArtwork state={artwork.state} page={page}>
            {acts.upload && <UploadSlot sending={sending} />}
          </NoArtwork>
        )}
        <ComingFiles sending={sending} />
        {version && (
          <>
            <ArtworkStage
              key={version.number}
              {...{ order, artwork, page, version }}
              chosenFinding={chosen}
              onChooseFinding={choose}
            />
            <VersionFiles
              orderId={order.id}
              version={version}
              isNewest={version.number === artwork.versions[0]?.number}
              acts={acts}
            />
          </>
        )}
      </div>
      {version && <FindingsSection version={version} chosen={chosen} onChoose={choose} />}
    </section>
  )
}

/** Findings are told anew with each read. */
const isSame = (one: Finding, other: Finding | null): boolean =>
  other !== null && one.check === other.check && one.page === other.page && one.file === other.file

function Counts({ artwork: { versions }, rounds }: { artwork: Artwork; rounds: number }) {
  const { t } = useLingui()
  const parts = [
    versions.length > 0 && t`${plural(versions.length, { one: '# version', other: '# versions' })}`,
    rounds > 0 && t`${plural(rounds, { one: '# proof', other: '# proofs' })}`,
  ]
  return <span className="text-t3">{parts.filter(Boolean).join(', ')}</span>
}

function DownloadAll({ orderId, page: { version } }: { orderId: number; page: PrintPage }) {
  const { download } = useFileDownload()
  const kept = version?.files.filter(({ isKept }) => isKept) ?? []
  if (kept.length < 2) return null
  return (
    <WordButton
      className="inline-flex items-center gap-1.5"
      onClick={() => {
        for (const { id } of kept) download({ orderId, fileId: id, of: 'artwork' })
      }}
    >
      <DownloadIcon />
      <Trans>Download all</Trans>
    </WordButton>
  )
}
