import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePagePicture } from '../../../../lib/artwork/use-page-picture.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { CropMarks } from '../../../../ui/crop-marks.tsx'
import { ApprovedThrough } from '../../../kit/orders/approved-through.tsx'
import type { Artwork, ArtworkPage, Proofs, Version } from '../../../kit/orders/order-parts.ts'
import { PageTexts } from '../../../kit/orders/page-texts.tsx'
import { validApproval } from '../docket-key.ts'
import { FileList } from '../order-files.tsx'

type ApprovedArtworkProps = { artwork: Artwork; version: Version; proofs: Proofs | undefined }

/** The approved artwork: the pages as they are cut, who approved them, and when. */
export function ApprovedArtwork({ artwork, version, proofs }: ApprovedArtworkProps) {
  const language = useLanguage()
  const approval = validApproval(proofs)
  const round = proofs?.proofs[0]?.round
  const { pages } = version
  const shown = pages.slice(0, 4)
  return (
    <>
      <ul className="grid gap-8 px-5 pt-5 sm:grid-cols-2">
        {shown.map((page) => (
          <li key={page.page}>
            <CutSheet orderId={artwork.orderId} page={page} count={pages.length} />
          </li>
        ))}
      </ul>
      {pages.length > shown.length && (
        <p className="type-small pt-4">
          <Plural value={pages.length} one="# page in all" other="# pages in all" />
        </p>
      )}
      {approval && (
        <dl className="mt-8 grid border border-key max-md:divide-y max-md:divide-key md:grid-cols-4 md:divide-x md:divide-key">
          <Cell name={<Trans context="order">Version</Trans>}>
            v{approval.version}, <Trans>Proof {round}</Trans>
          </Cell>
          <Cell name={<Trans context="order">Approved by</Trans>}>
            {approval.name}
            <ApprovedThrough approval={approval} />
          </Cell>
          <Cell name={<Trans>Time</Trans>}>{formatDate(approval.at, language, 'moment')}</Cell>
          <Cell name={<Trans context="order">Checked</Trans>}>
            <Trans>Texts, size, colours</Trans>
          </Cell>
        </dl>
      )}
      <div className="pt-3">
        <PageTexts orderId={artwork.orderId} version={version.number} pages={pages} />
      </div>
      <FileList
        orderId={artwork.orderId}
        of="artwork"
        files={version.files}
        className="gap-x-6 gap-y-1 pt-3"
      />
    </>
  )
}

const Cell = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="min-w-0 px-4 py-3">
    <dt className="type-small text-grey">{name}</dt>
    <dd className="break-words font-bold">{children}</dd>
  </div>
)

/** A page as it is cut: nothing outside of the trim. */
function CutSheet({ orderId, page, count }: { orderId: number; page: ArtworkPage; count: number }) {
  const { t } = useLingui()
  const number = page.page
  const { box, url } = useNearPicture(orderId, page)
  const { trim, width, height } = page
  return (
    <figure className={url ? undefined : 'print:hidden'}>
      <div className="relative">
        <CropMarks />
        <div
          ref={box}
          className="relative overflow-hidden border border-key bg-proof"
          style={{ aspectRatio: `${trim.width} / ${trim.height}` }}
        >
          {url && (
            <img
              src={url}
              alt={t`Page ${number} of the artwork`}
              className="absolute max-w-none"
              style={{
                left: `${(-trim.x / trim.width) * 100}%`,
                top: `${(-trim.y / trim.height) * 100}%`,
                width: `${(width / trim.width) * 100}%`,
                height: `${(height / trim.height) * 100}%`,
              }}
            />
          )}
        </div>
      </div>
      <figcaption className="type-small pt-5 font-bold">
        <PageName page={page.page} count={count} />
      </figcaption>
    </figure>
  )
}

/** A page without findings. */
export function SmallSheet({ orderId, page }: { orderId: number; page: ArtworkPage }) {
  const { t } = useLingui()
  const number = page.page
  const { box, url } = useNearPicture(orderId, page)
  return (
    <figure className={url ? undefined : 'print:hidden'}>
      <div
        ref={box}
        className="overflow-hidden bg-paper"
        style={{ aspectRatio: `${page.width} / ${page.height}` }}
      >
        {url && <img src={url} alt={t`Page ${number} of the artwork`} className="size-full" />}
      </div>
      <figcaption className="type-small text-center tabular-nums">{page.page}</figcaption>
    </figure>
  )
}

/** Two pages are a front and a back. */
export function PageName({ page, count }: { page: number; count: number }) {
  if (count !== 2) return <Trans>page {page}</Trans>
  return (
    <>
      {page === 1 ? <Trans context="order">Front</Trans> : <Trans context="order">Back</Trans>},{' '}
      <Trans>page {page}</Trans>
    </>
  )
}

/** How far ahead of the reader a page's picture is fetched. */
const ahead = '400px 0px'

/** A page's picture, fetched once the reader comes near its `box`. */
export function useNearPicture(orderId: number, { fileId, pageOfFile, hasPicture }: ArtworkPage) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        watcher.disconnect()
      },
      { rootMargin: ahead },
    )
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  const picture = usePagePicture(isNear && hasPicture ? { orderId, fileId, pageOfFile } : null)
  return { box, ...picture }
}
