import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { artworkQuery, proofsQuery, threadQuery, turnQuery } from '../../kit/artwork/artwork-queries.ts'
import { type Choice, shownOf } from './artwork/shown-version.ts'

/** What the page asks about in a dialog. */
export type Asked = 'take' | 'newFile' | 'noArtwork' | 'override' | 'withdraw' | 'link' | 'history'
export type PrintPage = ReturnType<typeof usePrintPage>

/** The artwork of an order with all that belongs to it, and what of it one looks at; nothing before `isRead`. */
export function usePrintPage(id: number, isRead: boolean) {
  const api = useApi()
  const artwork = useQuery({ ...artworkQuery(api, id), enabled: isRead })
  const proofs = useQuery({ ...proofsQuery(api, id), enabled: isRead })
  const thread = useQuery({ ...threadQuery(api, id), enabled: isRead })
  const turn = useQuery({ ...turnQuery(api, id), enabled: isRead })
  const [asked, ask] = useState<Asked | null>(null)
  const [choice, choose] = useState<Choice | null>(null)
  const [known, setKnown] = useState(0)
  const [pinId, choosePin] = useState<number | null>(null)
  const newest = artwork.data?.versions[0]?.number ?? 0
  // What comes where nothing was shown covers nothing up.
  if (known === 0 && newest > 0) setKnown(newest)
  const shown = shownOf(
    { versions: artwork.data?.versions ?? [], proofs: proofs.data?.proofs ?? [] },
    { choice, known: known === 0 ? newest : known },
  )
  return {
    id,
    ...{ artwork, proofs, thread, turn },
    ...{ asked, ask },
    ...shown,
    /** Shows a version, and a round of it. */
    show: (next: Choice) => {
      choose(next)
      setKnown((before) => Math.max(before, next.version))
      choosePin(null)
    },
    pinId,
    choosePin,
  }
}

/** Whether the order has artwork of its own: every other order looks as if there were none. */
export const hasSlot = ({ artwork }: PrintPage): boolean =>
  artwork.data !== undefined && (artwork.data.state !== 'NotNeeded' || artwork.data.versions.length > 0)
