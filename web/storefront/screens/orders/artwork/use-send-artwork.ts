import { useEffect, useEffectEvent, useState } from 'react'
import { mostFilesOf } from '../../../../lib/artwork/most-files.ts'
import { useUploads } from '../../../../lib/artwork/use-uploads.ts'
import { untilAnswered } from '../../../../lib/until-answered.ts'
import { useOnline } from '../../../../lib/use-online.ts'
import type { Artwork } from '../../../kit/orders/order-parts.ts'
import { useArtworkAct } from './use-artwork-act.ts'

/** Files of an order's next version: as soon as all of them have come, they become that version. */
export function useSendArtwork({ orderId, limits, versions }: Artwork) {
  const uploads = useUploads({
    orderId,
    purpose: 'artwork',
    most: limits.file,
    mostFiles: mostFilesOf.artwork,
  })
  const newest = versions[0]?.number ?? 0
  // Which version its sender has seen is said when the files are chosen: a newer one is looked at first.
  const [after, setAfter] = useState(newest)
  const { views } = uploads
  const send = useArtworkAct(orderId, (client, ids: string[]) =>
    untilAnswered(() => client.artwork.send.mutate({ id: orderId, uploads: ids, after })),
  )
  const sendAll = useEffectEvent(async () => {
    const ids = views.flatMap(({ uploadId }) => uploadId ?? [])
    const artwork = await send.runAsync(ids).catch(() => null)
    if (artwork) uploads.clear(views)
  })
  const isOnline = useOnline()
  const isReady = views.length > 0 && views.every(({ phase }) => phase === 'done')
  // Also when the connection is back: what has been sent already is answered as the first time.
  useEffect(() => {
    if (isReady && isOnline) void sendAll()
  }, [isReady, isOnline])
  return {
    uploads,
    isSending: send.isPending,
    failure: send.failure,
    isUnanswered: send.isUnanswered,
    add(files: readonly File[]) {
      if (files.length === 0) return
      if (views.length === 0) {
        setAfter(newest)
        send.reset()
      }
      uploads.add(files)
    },
    /** Once more, also after the version that came meanwhile was seen. */
    sendAgain() {
      setAfter(newest)
      void sendAll()
    },
  }
}

export type SendArtwork = ReturnType<typeof useSendArtwork>
