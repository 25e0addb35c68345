import { useEffect, useEffectEvent } from 'react'
import { useOnline } from '../use-online.ts'
import { mostFilesOf } from './send-limits.ts'
import { useUploads } from './use-uploads.ts'

type ArrivedUploads = {
  /** The uploads' ids, as `artwork.send` expects them. */
  ids: string[]
  /** Called when they have become a version. */
  clear: () => void
}

/**
 * The files of an order's next version, of which none is larger than `most` bytes: `send` gets them as soon as all have
 * come. Also when the connection is back: what has been sent already is answered as the first time.
 */
export function useVersionUploads(
  orderId: number,
  most: number | undefined,
  send: (files: ArrivedUploads) => void,
) {
  const uploads = useUploads({ orderId, purpose: 'artwork', most, mostFiles: mostFilesOf.artwork })
  const { views } = uploads
  const sendAll = () =>
    send({
      ids: views.flatMap(({ uploadId }) => uploadId ?? []),
      clear: () => uploads.clear(views),
    })
  const sendArrived = useEffectEvent(sendAll)
  const isOnline = useOnline()
  const isReady = isOnline && views.length > 0 && views.every(({ phase }) => phase === 'done')
  useEffect(() => {
    if (isReady) sendArrived()
  }, [isReady])
  return { uploads, isReady, sendAll }
}
