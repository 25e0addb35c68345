import { useLingui } from '@lingui/react/macro'
import { classNames, cssVariables } from '../../../lib/class-names.ts'
import { Plus } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { type Gallery, panorama, rowRatio, type Shot, stackRatio } from './arrange-gallery.ts'

type Open = (place: number) => void
const posterRatio = 393 / 470
/** The value for `flex`, a hundredfold, since shares that sum up to less than 1 would leave room. */
const share = (part: number) => `${part * 100} 1 0`
const gap = 'gap-3.5 md:gap-6'

type PosterAndBesideProps = { poster: Shot; beside: Gallery['beside']; count: number; open: Open }

/** The poster, with rows of the same height beside it; on phones below it. */
export function PosterAndBeside({ poster, beside, count, open }: PosterAndBesideProps) {
  const alone = beside.length === 0
  return (
    <div className={classNames('flex flex-col md:flex-row', gap)}>
      <PictureButton
        shot={{ ...poster, ratio: posterRatio }}
        place={0}
        count={count}
        open={open}
        sizes={
          beside.length > 1
            ? '(width >= 768px) min(46vw, 710px), 92vw'
            : '(width >= 768px) min(56vw, 860px), 92vw'
        }
        eager
        className={classNames('aspect-[393/470]', alone ? 'md:w-[calc(50%-12px)]' : 'md:flex-(--share)')}
      />
      {!alone && (
        <div
          className={classNames('flex min-w-0 flex-col md:flex-(--share)', gap)}
          style={cssVariables({ '--share': share(stackRatio(beside)) })}
        >
          {beside.map((row, index) => (
            <PictureRow
              key={row[0]?.url}
              row={row}
              first={1 + before(beside, index)}
              count={count}
              open={open}
              className="md:flex-(--share)"
              height={1 / rowRatio(row)}
              filling
            />
          ))}
        </div>
      )}
    </div>
  )
}

type PicturesAfterProps = { after: Gallery['after']; first: number; count: number; open: Open }

/** The pictures below the text: panoramas over the whole width, pairs, a single one in the text's column. */
export const PicturesAfter = ({ after, first, count, open }: PicturesAfterProps) => (
  <div className={classNames('flex flex-col', gap)}>
    {after.map((row, index) => (
      <PictureRow
        key={row[0]?.url}
        row={row}
        first={first + before(after, index)}
        count={count}
        open={open}
        className={classNames(rowRatio(row) < panorama && 'md:ml-[calc((100%+24px)/3)]')}
      />
    ))}
  </div>
)

const before = (rows: Shot[][], index: number) => rows.slice(0, index).flat().length

type PictureRowProps = {
  row: Shot[]
  first: number
  count: number
  open: Open
  className?: string
  /** Its height, as a share of its width. */
  height?: number
  /** The row is as high as its share of the column, not as its pictures. */
  filling?: boolean
}

function PictureRow({ row, first, count, open, className, height, filling }: PictureRowProps) {
  return (
    <div
      className={classNames('flex min-w-0', gap, className)}
      style={height ? cssVariables({ '--share': share(height) }) : undefined}
    >
      {row.map((shot, index) => (
        <PictureButton
          key={shot.url}
          shot={shot}
          place={first + index}
          count={count}
          open={open}
          sizes={
            row.length > 1
              ? '(width >= 768px) min(32vw, 490px), 46vw'
              : '(width >= 768px) min(64vw, 1440px), 92vw'
          }
          className={classNames(
            'flex-(--share)',
            filling ? 'aspect-(--ratio) md:aspect-auto' : 'aspect-(--ratio)',
            shot.ratio >= panorama && 'max-md:aspect-[4/3]',
          )}
        />
      ))}
    </div>
  )
}

type PictureButtonProps = {
  shot: Shot
  place: number
  count: number
  open: Open
  sizes: string
  eager?: boolean
  className: string
}

/** The button that opens the viewer at its picture; its label says what the picture shows. */
function PictureButton({ shot, place, count, open, sizes, eager, className }: PictureButtonProps) {
  const { t } = useLingui()
  const number = place + 1
  const { url, ratio, alt } = shot
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={alt ? t`Open picture ${number} of ${count}: ${alt}` : t`Open picture ${number} of ${count}`}
      onClick={(event) => {
        // Safari doesn't focus a pressed button; the viewer returns the focus to it.
        event.currentTarget.focus()
        open(place)
      }}
      className={classNames('group relative min-w-0 cursor-zoom-in overflow-clip bg-proof', className)}
      style={cssVariables({ '--share': share(ratio), '--ratio': ratio })}
    >
      <Picture
        url={url}
        alt=""
        sizes={sizes}
        eager={eager}
        className="absolute inset-0 size-full object-cover"
      />
      <span
        aria-hidden="true"
        className="absolute right-0 bottom-0 grid size-11 place-items-center bg-paper opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
      >
        <Plus size={20} />
      </span>
    </button>
  )
}
