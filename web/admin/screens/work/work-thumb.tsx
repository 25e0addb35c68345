import { usePagePicture } from '../../../lib/artwork/use-page-picture.ts'
import type { Work } from './work-rows.ts'

/** The first page, or in a dashed frame the kind of a file that has no picture. */
export function WorkThumb({ work: { order, file } }: { work: Work }) {
  const pageOfFile = file?.pageOfFile ?? null
  const page = file && pageOfFile !== null ? { orderId: order.id, fileId: file.id, pageOfFile } : null
  const { url } = usePagePicture(page)
  if (url)
    return (
      <span className="grid h-9 w-12.5 place-items-center bg-pit">
        <img src={url} alt="" className="max-h-9 max-w-12.5 object-contain" />
      </span>
    )
  return (
    <span
      aria-hidden="true"
      className="grid h-9 w-12.5 place-items-center border border-line border-dashed font-semibold text-[11px] text-t3"
    >
      {page ? '' : (file?.kind.toUpperCase() ?? '—')}
    </span>
  )
}
