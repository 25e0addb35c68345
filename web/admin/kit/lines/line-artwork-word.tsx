import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { approvedFiles } from '../../../lib/artwork/approved-files.ts'
import { artworkQuery } from '../artwork/artwork-queries.ts'
import { orderQuery } from '../orders/queries.ts'
import { ArtworkWord } from './artwork-word.tsx'
import type { DraftLine } from './lines.ts'

type LineArtworkWordProps = { line: DraftLine; customerId: number | null }

/** Where a line's artwork comes from; of what this customer has made once more, that the approved one comes along (ART-13). */
export function LineArtworkWord({ line: { artwork, repeats }, customerId }: LineArtworkWordProps) {
  const api = useApi()
  const enabled = repeats !== null && customerId !== null && artwork === 'Missing'
  const order = useQuery({ ...orderQuery(api, repeats ?? 0), enabled })
  const sent = useQuery({ ...artworkQuery(api, repeats ?? 0), refetchInterval: false, enabled })
  const isTheirs = enabled && order.data?.appUser.id === customerId
  if (!isTheirs || !sent.data || approvedFiles(sent.data).length === 0)
    return <ArtworkWord artwork={artwork} />
  return <Trans>approved in No. {repeats}</Trans>
}
