import { useLingui } from '@lingui/react/macro'
import { CropMarks } from '../../../../ui/crop-marks.tsx'
import type { ArtworkPage } from '../../../kit/orders/order-parts.ts'
import { PageName } from './page-name.tsx'
import { useNearPicture } from './use-near-picture.ts'

/** A page as it is cut: nothing outside of the trim. */
export function CutSheet({ orderId, page, count }: { orderId: number; page: ArtworkPage; count: number }) {
  const { t } = useLingui()
  const number = page.page
  const { box, url } = useNearPicture(orderId, page)
  const { trim, width, height } = page
  return (
    <figure>
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
