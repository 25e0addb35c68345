import { useLingui } from '@lingui/react/macro'
import type { ArtworkPage } from '../../../kit/orders/order-parts.ts'
import { useNearPicture } from './use-near-picture.ts'

/** A page in which nothing was found. */
export function SmallSheet({ orderId, page }: { orderId: number; page: ArtworkPage }) {
  const { t } = useLingui()
  const number = page.page
  const { box, url } = useNearPicture(orderId, page)
  return (
    <figure>
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
