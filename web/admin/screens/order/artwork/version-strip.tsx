import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { usePagePicture } from '../../../../lib/artwork/use-page-picture.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { DocumentIcon } from '../../../../ui/admin/icons.tsx'
import { adminWide, useMedia } from '../../../../ui/admin/use-media.ts'
import { ArtworkStateLabel } from '../../../kit/artwork/artwork-labels.tsx'
import type { Artwork, ArtworkVersion, Proof } from '../../../kit/artwork/artwork-queries.ts'
import { formatMoment } from '../../../kit/formats.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useNow } from '../../../kit/use-now.ts'
import type { PrintPage } from '../use-print-page.ts'
import { roundsOf } from './shown-version.ts'
import { versionState } from './version-state.ts'

/** So many stand side by side; earlier ones are folded until they are asked for. */
const mostShown = 4

type VersionStripProps = { order: OrderDetail; artwork: Artwork; page: PrintPage }

/** Every version as a film strip, newest last (first on phones): none is ever overwritten. */
export function VersionStrip({ order, artwork, page }: VersionStripProps) {
  const { t } = useLingui()
  const isWide = useMedia(adminWide)
  const [all, showAll] = useState(false)
  const folded = all ? 0 : Math.max(0, artwork.versions.length - mostShown)
  const shown = artwork.versions.slice(0, artwork.versions.length - folded)
  const ordered = isWide ? shown.toReversed() : shown
  const fold = folded > 0 && (
    <li className="flex shrink-0 items-center border-line2 border-r px-2">
      <WordButton aria-label={t`Show versions 1 to ${folded}`} onClick={() => showAll(true)}>
        {folded === 1 ? 'v1' : `v1–v${folded}`}
      </WordButton>
    </li>
  )
  return (
    <ol aria-label={t`Versions`} className="flex min-w-0 grow overflow-x-auto bg-paper">
      {isWide && fold}
      {ordered.map((version) => (
        <VersionItem key={version.number} {...{ order, artwork, page, version }} />
      ))}
      {!isWide && fold}
    </ol>
  )
}

type VersionItemProps = VersionStripProps & { version: ArtworkVersion }

function VersionItem({ order, artwork, page, version }: VersionItemProps) {
  const language = useLanguage()
  const now = useNow()
  const proofs: readonly Proof[] = page.proofs.data?.proofs ?? []
  const rounds = roundsOf(proofs, version.number)
  const isShown = page.version?.number === version.number
  const last = rounds.at(-1)
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const strip = item.current?.parentElement
    if (isShown && item.current && strip) bringAlong(strip, item.current)
  }, [isShown])
  return (
    <li ref={item} className="shrink-0 border-line2 border-r">
      <button
        type="button"
        aria-current={isShown || undefined}
        onClick={() => page.show({ version: version.number })}
        className={classNames(
          'flex h-full min-h-17 w-52 gap-3 px-3 py-2.5 text-left outline-offset-[-2px]! hover:bg-line1',
          isShown && 'bg-cyan-ground shadow-[inset_0_-3px_0_var(--cyan)]',
        )}
      >
        <Thumbnail orderId={order.id} version={version} />
        <span className="min-w-0">
          <span className="block truncate">
            <strong className="font-semibold">v{version.number}</strong>{' '}
            {last && (
              <span className="text-t3">
                <Trans>proof {last.round}</Trans>
              </span>
            )}
          </span>
          <span className="block">
            <ArtworkStateLabel state={versionState(version, artwork, proofs)} />
          </span>
          <span className="admin-meta block truncate text-t3">
            {version.by === 'customer' ? order.appUser.name : <Trans>We</Trans>},{' '}
            {formatMoment(version.sentAt, now, language)}
          </span>
        </span>
      </button>
    </li>
  )
}

/** Only the strip moves, never the page. */
function bringAlong(strip: HTMLElement, item: HTMLElement): void {
  const [view, place] = [strip.getBoundingClientRect(), item.getBoundingClientRect()]
  if (place.right > view.right) strip.scrollLeft += place.right - view.right
  if (place.left < view.left) strip.scrollLeft -= view.left - place.left
}

/** The first page, 50 × 36; the kind of the file where there is none. */
function Thumbnail({ orderId, version }: { orderId: number; version: ArtworkVersion }) {
  const first = version.pages.find(({ hasPicture }) => hasPicture)
  const picture = usePagePicture(
    first ? { orderId, fileId: first.fileId, pageOfFile: first.pageOfFile } : null,
  )
  return (
    <span className="grid h-9 w-12.5 shrink-0 place-items-center overflow-hidden border border-line2 bg-pit">
      {picture.url === null ? (
        <DocumentIcon className="text-t3" />
      ) : (
        <img src={picture.url} alt="" className="max-h-full max-w-full" />
      )}
    </span>
  )
}
