import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useUser } from '../../../lib/session.ts'
import { orderQuery } from '../../kit/orders/queries.ts'
import type { OrderForm } from './use-order-form.ts'

/**
 * A repeated order takes its comment along. What was written in the form before that is kept beside it.
 * @param again the order that the form was opened with, if any
 */
export function useRepeatedComment(again: number | undefined, { draft, change }: OrderForm) {
  const [id] = useState(again)
  const user = useUser()
  const [replaced, setReplaced] = useState('')
  const isTaken = useRef(false)
  const { data } = useQuery({
    ...orderQuery({ api: useApi() }, id ?? 0),
    enabled: id !== undefined && user !== null,
  })
  useEffect(() => {
    if (!data || isTaken.current) return
    isTaken.current = true
    if (draft.comment !== data.comment) setReplaced(draft.comment)
    change({ comment: data.comment })
  }, [data, draft.comment, change])
  return {
    replaced: replaced.trim() === '' ? null : replaced,
    /** One for the other: each of them can be had again. */
    swap() {
      setReplaced(draft.comment)
      change({ comment: replaced })
    },
  }
}
