import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import { useApi } from '../../../lib/api.ts'
import { usePagePicture } from '../../../lib/artwork/use-page-picture.ts'
import { classNames } from '../../../lib/class-names.ts'
import { artworkQuery } from '../../kit/orders/order-parts.ts'

/** The longest side of what is drawn, px. */
const longest = 77

type ArtworkThumbnailProps = {
  trim: LineQuote['trim']
  isByUs: boolean
  /** The name of the first file. */
  file: string | undefined
  /** The order whose approved artwork comes along. */
  repeats: number | undefined
}

/** The first page of artwork that was approved before, a file by its kind, or the sheet that still waits for one. */
export function ArtworkThumbnail({ trim, isByUs, file, repeats }: ArtworkThumbnailProps) {
  if (isByUs || file === undefined)
    return (
      <Place>
        <span
          className={classNames('relative block min-h-3 min-w-3', isByUs ? 'bg-yellow' : 'bg-proof')}
          style={boxOf(trim ?? { width: 1, height: 1 })}
        >
          <span className="crop-marks [--gap:4px] [--mark:8px]" />
        </span>
      </Place>
    )
  const drawn = <FileSign name={file} />
  return (
    <Place isPrinted>
      {repeats === undefined ? drawn : <ApprovedPage of={repeats}>{drawn}</ApprovedPage>}
    </Place>
  )
}

/** A sheet without a file says nothing on paper. */
const Place = ({ isPrinted, children }: { isPrinted?: boolean; children: ReactNode }) => (
  <span
    aria-hidden="true"
    className={classNames('grid size-24 shrink-0 place-items-center', !isPrinted && 'print:hidden')}
  >
    {children}
  </span>
)

const boxOf = ({ width, height }: { width: number; height: number }) => {
  const scale = longest / Math.max(width, height)
  return { width: width * scale, height: height * scale }
}

/** A dog-eared leaf with the kind of the file, whatever size is printed: the checks have made no picture of it yet. */
function FileSign({ name }: { name: string }) {
  const kind = /\.([^.]{1,4})$/.exec(name)?.[1]
  return (
    <span className="relative grid h-19 w-15 place-items-center border-2 border-key bg-paper [clip-path:polygon(0_0,calc(100%-18px)_0,100%_18px,100%_100%,0_100%)]">
      <span className="absolute top-0 right-0 size-4.5 border-key border-b-2 border-l-2 bg-key" />
      {kind ? (
        <b className="pt-3 font-[900] text-[17px] leading-5">{kind.toUpperCase()}</b>
      ) : (
        <span className="h-4 w-7 border-key border-y-2" />
      )}
    </span>
  )
}

/** The first page as it is cut; its children until the picture has come. */
function ApprovedPage({ of, children }: { of: number; children: ReactNode }) {
  const { data } = useQuery(artworkQuery({ api: useApi() }, of))
  const page = data?.versions[0]?.pages[0]
  const picture = page?.hasPicture ? { orderId: of, fileId: page.fileId, pageOfFile: page.pageOfFile } : null
  const { url } = usePagePicture(picture)
  if (!page || !url) return children
  const { trim, width, height } = page
  return (
    <span className="relative block overflow-hidden border border-key" style={boxOf(trim)}>
      <img
        src={url}
        alt=""
        className="absolute max-w-none"
        style={{
          left: `${(-trim.x / trim.width) * 100}%`,
          top: `${(-trim.y / trim.height) * 100}%`,
          width: `${(width / trim.width) * 100}%`,
          height: `${(height / trim.height) * 100}%`,
        }}
      />
    </span>
  )
}
