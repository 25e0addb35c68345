import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { approvedFiles } from '../../../lib/artwork/approved-files.ts'
import { useUser } from '../../../lib/session.ts'
import { artworkQuery } from '../../kit/orders/order-parts.ts'
import type { OrderForm } from './use-order-form.ts'

/** The approved artwork of the order that the form repeats (ART-13), and whether it comes along. */
export function useRepeatedArtwork({ draft: { repeats }, change }: OrderForm) {
  const [left, setLeft] = useState<number | null>(null)
  const orderId = repeats ?? left
  const isKnowable = useUser() !== null && orderId !== null
  const { data, isLoading } = useQuery({
    ...artworkQuery({ api: useApi() }, orderId ?? 0),
    enabled: isKnowable,
  })
  return {
    orderId,
    files: isKnowable && data ? approvedFiles(data) : [],
    /** Something was approved, but isn't kept any more. */
    isGone: isKnowable && data?.state === 'Approved' && approvedFiles(data).length === 0,
    isLoading,
    isTaken: repeats !== null,
    leave() {
      setLeft(repeats)
      change({ repeats: null })
    },
    take: () => change({ repeats: orderId }),
  }
}

export type RepeatedArtwork = ReturnType<typeof useRepeatedArtwork>
