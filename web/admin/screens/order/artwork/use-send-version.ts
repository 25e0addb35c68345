import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { mostFilesOf } from '../../../../lib/artwork/most-files.ts'
import { useUploads } from '../../../../lib/artwork/use-uploads.ts'
import { untilAnswered } from '../../../../lib/until-answered.ts'
import { useOnline } from '../../../../lib/use-online.ts'
import type { Artwork } from '../../../kit/artwork/artwork-queries.ts'
import type { DoDeed } from '../use-deed.ts'
import type { PrintPage } from '../use-print-page.ts'

/** Staff send the next version themselves: the files that were chosen together become one, as soon as they are all there. */
export function useSendVersion(artwork: Artwork | undefined, page: PrintPage, act: DoDeed) {
  const { t } = useLingui()
  const newest = artwork?.versions[0]?.number ?? 0
  const next = newest + 1
  const uploads = useUploads({
    ...{ orderId: page.id, purpose: 'artwork' },
    ...{ most: artwork?.limits.file, mostFiles: mostFilesOf.artwork },
  })
  const [isTried, setTried] = useState(false)
  const { views } = uploads
  const isThere = views.length > 0 && views.every(({ phase }) => phase === 'done')
  const send = () =>
    act({
      run: async (client) => {
        const ids = views.flatMap(({ uploadId }) => uploadId ?? [])
        await untilAnswered(() => client.artwork.send.mutate({ id: page.id, uploads: ids, after: newest }))
        uploads.clear(views)
        page.show({ version: next })
      },
      said: t`v${next} is there and is being checked`,
      failed: t`v${next} was not made of the files`,
    })
  const sendOnce = useEffectEvent(() => {
    if (isTried) return
    setTried(true)
    send()
  })
  const isOnline = useOnline()
  // Also when the connection is back: what has been sent already is answered as the first time.
  useEffect(() => {
    if (isThere && isOnline) sendOnce()
    else setTried(false)
  }, [isThere, isOnline])
  return {
    uploads,
    next,
    /** They are all there, and making the version was refused. */
    again: isThere && isTried ? send : undefined,
  }
}
