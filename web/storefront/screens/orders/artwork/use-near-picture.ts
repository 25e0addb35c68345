import { useEffect, useRef, useState } from 'react'
import { usePagePicture } from '../../../../lib/artwork/use-page-picture.ts'
import type { ArtworkPage } from '../../../kit/orders/order-parts.ts'

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
