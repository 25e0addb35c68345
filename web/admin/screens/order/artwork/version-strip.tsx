import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { artworkEndings } from '../../../../lib/artwork/send-limits.ts'
import { usePagePicture } from '../../../../lib/artwork/use-page-picture.ts'
import { useVersionUploads } from '../../../../lib/artwork/use-version-uploads.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { untilAnswered } from '../../../../lib/until-answered.ts'
import { AdminButton, WordButton } from '../../../../ui/admin/button.tsx'
import { DocumentIcon, UploadIcon } from '../../../../ui/admin/icons.tsx'
import { adminWide, useMedia } from '../../../../ui/admin/use-media.ts'
import { ArtworkStateLabel } from '../../../kit/artwork/artwork-labels.tsx'
import type { Artwork, ArtworkVersion, Proof } from '../../../kit/artwork/artwork-queries.ts'
import { formatMoment } from '../../../kit/formats.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useDropZone } from '../../../kit/pictures/use-drop-zone.ts'
import { useNow } from '../../../kit/use-now.ts'
import { roundsOf, versionState } from '../order-rules.ts'
import { type DoOrderAct, type PrintPage, uploadFieldId } from '../use-print-page.ts'
import { UploadItem, UploadNotices } from './upload-item.tsx'

/** How many stand side by side; earlier ones are folded until requested. */
const maxShown = 4

type VersionStripProps = { order: OrderDetail; artwork: Artwork; page: PrintPage }

/** Every version as a film strip, newest last (first on phones): none is ever overwritten. */
export function VersionStrip({ order, artwork, page }: VersionStripProps) {
  const { t } = useLingui()
  const isWide = useMedia(adminWide)
  const [all, showAll] = useState(false)
  const folded = all ? 0 : Math.max(0, artwork.versions.length - maxShown)
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
        <VersionItem key={version.number} order={order} artwork={artwork} page={page} version={version} />
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

type UploadSlotProps = { sending: ReturnType<typeof useSendVersion> }

/** The dashed place at the end of the strip: the next version is chosen, pasted or dropped there. */
export function UploadSlot({ sending: { next, uploads } }: UploadSlotProps) {
  const { over, zone } = useDropZone(uploads.add)
  return (
    <div
      {...zone}
      className={classNames(
        'relative m-2 grid min-w-32 shrink-0 place-items-center border border-line border-dashed p-2 text-center max-md:m-0 max-md:border-x-0',
        over && 'border-cyan bg-cyan-ground',
      )}
    >
      <input
        id={uploadFieldId}
        type="file"
        multiple
        accept={artworkEndings}
        className="peer sr-only"
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <label
        htmlFor={uploadFieldId}
        className="cursor-pointer font-medium text-cyan-text underline-offset-4 outline-offset-2 hover:underline peer-focus-visible:outline-2 peer-focus-visible:outline-cyan max-md:min-h-11 max-md:content-center pointer-coarse:min-h-11 pointer-coarse:content-center"
      >
        <span className="flex items-center justify-center gap-2">
          <UploadIcon />
          <Trans>Upload v{next}</Trans>
        </span>
        <span className="admin-meta block font-normal text-t3 max-md:hidden">
          <Trans>or drop it here</Trans>
        </span>
      </label>
    </div>
  )
}

/** The uploads below the strip; the version is created as soon as all of them are complete. */
export function ComingFiles({ sending: { uploads, next, again } }: UploadSlotProps) {
  const { t } = useLingui()
  if (uploads.views.length === 0 && uploads.tooMany === 0) return null
  return (
    <div className="grid gap-2 border-line2 border-t bg-paper p-3">
      <ul aria-label={t`Files being uploaded`} className="grid gap-2">
        {uploads.views.map((view) => (
          <UploadItem key={view.key} view={view} uploads={uploads} />
        ))}
      </ul>
      <UploadNotices uploads={uploads} />
      {again && (
        <AdminButton variant="primary" onClick={again} className="justify-self-start">
          <Trans>Make v{next} from these files</Trans>
        </AdminButton>
      )}
    </div>
  )
}

/**
 * Staff upload the next version themselves: files chosen together become one version as soon as all are
 * complete.
 */
export function useSendVersion(artwork: Artwork | undefined, page: PrintPage, act: DoOrderAct) {
  const { t } = useLingui()
  const newest = artwork?.versions[0]?.number ?? 0
  const next = newest + 1
  const { uploads, isReady, sendAll } = useVersionUploads(page.id, artwork?.limits.file, ({ ids, clear }) =>
    act({
      run: async (client) => {
        await untilAnswered(() => client.artwork.send.mutate({ id: page.id, uploads: ids, after: newest }))
        clear()
        page.show({ version: next })
      },
      said: t`v${next} is there and is being checked`,
      failed: t`v${next} could not be made from the files`,
    }),
  )
  return {
    uploads,
    next,
    /** All files are uploaded, but creating the version was refused. */
    again: isReady ? sendAll : undefined,
  }
}
