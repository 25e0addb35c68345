import { useLingui } from '@lingui/react/macro'
import { usePagePicture } from '../../../lib/artwork/use-page-picture.ts'
import { classNames } from '../../../lib/class-names.ts'
import type { ArtworkPage } from '../../kit/artwork/artwork-queries.ts'

type MakerPagesProps = {
  orderId: number
  pages: readonly ArtworkPage[]
  shown: number | undefined
  onShow: (page: number) => void
}

/** A long work's sheets have numbers only: forty pictures are none that anybody looks at. */
const mostPictures = 12

/** The pages as small sheets: front and back by name, more by number. */
export const MakerPages = ({ orderId, pages, shown, onShow }: MakerPagesProps) => (
  <ul
    className={classNames(
      'grid gap-2',
      pages.length > mostPictures ? 'grid-cols-6' : 'grid-cols-2 max-lg:grid-cols-4',
    )}
  >
    {pages.map((page) => (
      <li key={page.page} className="min-w-0">
        <MakerPage {...{ orderId, page, onShow }} count={pages.length} isShown={page.page === shown} />
      </li>
    ))}
  </ul>
)

type MakerPageProps = Pick<MakerPagesProps, 'orderId' | 'onShow'> & {
  page: ArtworkPage
  count: number
  isShown: boolean
}

function MakerPage({ orderId, page, count, isShown, onShow }: MakerPageProps) {
  const { t } = useLingui()
  const { page: number, fileId, pageOfFile, hasPicture } = page
  const isPictured = hasPicture && count <= mostPictures
  const { url } = usePagePicture(isPictured ? { orderId, fileId, pageOfFile } : null)
  const sides = count === 2 ? [t`Front`, t`Back`] : []
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={sides[number - 1] ?? t`Page ${number}`}
      onClick={() => onShow(number)}
      className={classNames(
        'admin-meta grid w-full min-w-0 justify-items-start gap-1 text-left pointer-coarse:min-h-11',
        isShown ? 'font-semibold text-key' : 'text-t2 hover:text-key',
      )}
    >
      {isPictured ? (
        <span
          className={classNames(
            'grid h-15 w-full place-items-center overflow-hidden border bg-pit p-0.5',
            isShown ? 'border-cyan outline-2 outline-cyan -outline-offset-1' : 'border-line2',
          )}
        >
          {url && <img src={url} alt="" className="max-h-14 max-w-full" />}
        </span>
      ) : null}
      <span
        className={classNames(
          'truncate tabular-nums',
          !isPictured && 'grid min-h-8 w-full place-items-center border',
          !isPictured && (isShown ? 'border-key bg-key text-on-key' : 'border-line bg-paper'),
        )}
      >
        {sides[number - 1] ?? number}
      </span>
    </button>
  )
}
