import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { usePagePicture } from '../../../lib/artwork/use-page-picture.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatMm } from '../../../ui/proof-stage/format-mm.ts'
import type { ArtworkPage } from '../../kit/orders/order-parts.ts'
import { printedSize } from './printed-size.ts'
import { useProofWords } from './proof-words.ts'
import type { Viewer } from './use-viewer.ts'

/** The pages as small sheets; a long work's are scrolled, and fetched when they come near. */
export function PagesStrip({ viewer, bleed }: { viewer: Viewer; bleed: number }) {
  const { round, open } = viewer
  const language = useLanguage()
  const [shown] = round.pages.filter(({ page }) => open.includes(page))
  return (
    <div className="flex items-start justify-between gap-6 px-5 py-4 max-sm:gap-3 max-sm:px-3.5 lg:pr-6 lg:pl-12">
      <ul className="flex min-w-0 gap-4 overflow-x-auto p-1.5 max-sm:gap-3">
        {round.pages.map((page) => (
          <PageLeaf key={page.page} {...{ viewer, page }} isOpen={open.includes(page.page)} />
        ))}
      </ul>
      {shown && (
        <p className="shrink-0 text-right text-[14px] text-grey leading-[21px] max-sm:max-w-30">
          <strong className="text-key">{printedSize(shown, language)}</strong>
          {bleed > 0 && (
            <>
              , <Trans>bleed {formatMm(bleed, language)}</Trans>
            </>
          )}
          <br />
          <Trans>The pale part is cut away</Trans>
        </p>
      )}
    </div>
  )
}

type PageLeafProps = { viewer: Viewer; page: ArtworkPage; isOpen: boolean }
/** A long work's sheets have numbers only: forty pictures are none that anybody looks at. */
const mostPictures = 12

function PageLeaf({ viewer, page, isOpen }: PageLeafProps) {
  const words = useProofWords()
  const { count, orderId, remarks, draft } = viewer
  const isPictured = page.hasPicture && (count <= mostPictures || isOpen)
  const { url } = usePagePicture(isPictured ? { orderId, ...page } : null)
  const leaf = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) leaf.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])
  const notes = remarks.filter((remark) => remark.page === page.page).length
  const isSeen = !page.hasPicture || draft.shown.includes(page.page)
  return (
    <li ref={leaf} className="shrink-0">
      <button
        type="button"
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => viewer.setPage(page.page)}
        className="flex min-w-11 flex-col items-start gap-1.5 text-left text-[13px] leading-[18px]"
      >
        <span
          className={classNames(
            'flex h-13 items-center justify-center border border-key bg-paper md:h-16',
            isOpen && 'outline-5 outline-yellow',
          )}
        >
          {url ? (
            <img src={url} alt="" className="max-h-full max-w-22 md:max-w-28" />
          ) : (
            <span className="min-w-11 px-2 text-center font-bold text-grey">{page.page}</span>
          )}
        </span>
        <span className={isOpen ? 'font-bold' : 'font-semibold'}>
          {words.page(page.page, count)}
          {notes > 0 && (
            <>
              , <Plural value={notes} one="# note" other="# notes" />
            </>
          )}
          {!isSeen && (
            <span className="block font-normal text-grey">
              <Trans>not seen yet</Trans>
            </span>
          )}
        </span>
      </button>
    </li>
  )
}
