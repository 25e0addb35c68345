import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { pollEvery } from '../../kit/frame/poll-every.ts'
import { filtered, nextOf, pageSize, settled, type WorkSearch } from './work-rows.ts'

/** The list of one side: the shown rows, those that have arrived since, and the selected row. */
export function useWork(search: WorkSearch) {
  const api = useApi()
  const { user, isLive } = useFrame()
  const query = useQuery({
    ...api.turns.work.queryOptions({ side: search.side ?? 'staff', pageSize: 0 }),
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(isLive),
  })
  const [known, setKnown] = useState<ReadonlySet<number> | null>(null)
  const [chosenId, choose] = useState<number | null>(null)
  const { data } = query
  const idsNow = data?.items.map(({ order }) => order.id)
  // The first answer is the starting point.
  if (known === null && idsNow && !query.isPlaceholderData) setKnown(new Set(idsNow))
  const { shown, waiting } = settled(data?.items ?? [], known)
  const fitting = filtered(shown, search, user.id)
  const ofKind = search.what ? fitting.filter(({ turn }) => turn.what === search.what) : fitting
  const page = Math.min(search.page ?? 1, Math.max(1, Math.ceil(ofKind.length / pageSize)))
  const rows = ofKind.slice((page - 1) * pageSize, page * pageSize)
  const ids = rows.map(({ order }) => order.id)

  const before = useRef<readonly number[]>([])
  useEffect(() => {
    const gone = chosenId !== null && !ids.includes(chosenId)
    if (gone) choose(nextOf(before.current, ids, chosenId))
    before.current = ids
  })
  return {
    query,
    /** All rows, for the filters' choices. */
    all: shown,
    fitting,
    rows,
    total: ofKind.length,
    page,
    waiting,
    showNew: () => setKnown(new Set(idsNow)),
    chosen: rows.find(({ order }) => order.id === chosenId) ?? null,
    chosenIndex: chosenId === null ? -1 : ids.indexOf(chosenId),
    choose,
  }
}
export type WorkModel = ReturnType<typeof useWork>
