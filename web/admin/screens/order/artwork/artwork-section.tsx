import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage } from '../../../../lib/language.tsx'
import { serverNow } from '../../../../lib/server-time.ts'
import { AdminButton, WordButton } from '../../../../ui/admin/button.tsx'
import { DownloadIcon, LinkIcon, OutdatedIcon, RegistrationIcon } from '../../../../ui/admin/icons.tsx'
import { SheetMark } from '../../../../ui/admin/sheet-mark.tsx'
import type { Artwork, ArtworkState, ArtworkVersion, Finding } from '../../../kit/artwork/artwork-queries.ts'
import { formatMoment } from '../../../kit/formats.ts'
import { inCase } from '../../../kit/number-case.ts'
import { customerOf } from '../../../kit/orders/order-labels.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useFileDownload } from '../../../kit/use-download.ts'
import { useNow } from '../../../kit/use-now.ts'
import type { PrintActs, PrintPage } from '../use-print-page.ts'
import { ArtworkStage } from './artwork-stage.tsx'
import { FindingsSection } from './findings-section.tsx'
import { VersionFiles } from './version-files.tsx'
import { ComingFiles, UploadSlot, useSendVersion, VersionStrip } from './version-strip.tsx'

type ArtworkSectionProps = { order: OrderDetail; artwork: Artwork; page: PrintPage; acts: PrintActs }

/** The versions of an order's artwork, the shown one with its files, and what the checks found in it. */
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
              order={order}
              artwork={artwork}
              page={page}
              version={version}
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

/** Findings get new identities with each fetch. */
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

const second = 1000

/** Says for how long the checks have been reading a version; the page stays usable. */
function Checking({ version: { number, sentAt } }: { version: ArtworkVersion }) {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), second)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - Date.parse(sentAt)) / second))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border border-line2 bg-paper px-3.5 py-2.5">
      <SheetMark state="Checking" />
      <p className="grow">
        <strong className="font-semibold">
          <Trans>v{number} is being checked</Trans>
        </strong>{' '}
        <span className="text-t2">
          <Trans>Pages, fonts, pictures and inks are looked at.</Trans>
        </span>
      </p>
      <span className="text-t3 tabular-nums">
        <Trans>{seconds} s</Trans>
      </span>
    </div>
  )
}

type NoArtworkProps = { state: ArtworkState; page: PrintPage; children: ReactNode }

/** Shown while no artwork was sent: the customer is reminded with a link, or staff upload it themselves. */
const NoArtwork = ({ state, page, children }: NoArtworkProps) => (
  <div className="flex flex-wrap items-center gap-4 bg-paper px-5 py-6">
    <RegistrationIcon size={28} className="text-t3" />
    <div className="min-w-0 grow basis-60">
      <h3 className="admin-h2">
        {state === 'DesignByUs' ? (
          <Trans>The customer wants a design by us</Trans>
        ) : (
          <Trans>No artwork sent yet</Trans>
        )}
      </h3>
      {state === 'Optional' && (
        <p className="text-t2">
          <Trans>This order may be printed without any.</Trans>
        </p>
      )}
      <p className="text-t2">
        <Trans>With the link the customer sends it from any device, without an account.</Trans>
      </p>
      <AdminButton className="mt-3" onClick={() => page.ask('link')}>
        <LinkIcon />
        <Trans>Remind</Trans>
      </AdminButton>
    </div>
    {children}
  </div>
)

type NewerVersionProps = { version: ArtworkVersion; customer: string; onGo: () => void }

/** Announces a version that arrived while another was shown; nothing moves until the user goes there. */
function NewerVersion({ version: { number, sentAt, by }, customer, onGo }: NewerVersionProps) {
  const language = useLanguage()
  const target = inCase(number, 'dative', language)
  const at = formatMoment(sentAt, useNow(), language)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border border-key border-l-4 border-l-warn-mark bg-paper px-3.5 py-2.5"
    >
      <OutdatedIcon className="text-warn" />
      <p className="min-w-0 grow">
        <strong className="font-semibold">
          {by === 'customer' ? (
            <Trans>
              {customer} sent v{number}, {at}
            </Trans>
          ) : (
            <Trans>
              A staff member sent v{number}, {at}
            </Trans>
          )}
        </strong>{' '}
        <span className="text-t2">
          <Trans>What you have written is kept.</Trans>
        </span>
      </p>
      <WordButton onClick={onGo}>
        <Trans>Go to v{target}</Trans>
      </WordButton>
    </div>
  )
}
