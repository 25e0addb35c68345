import { useState } from 'react'
import { type ProofDraft, readProofDraft, writeProofDraft } from './proof-draft.ts'

/** What was begun with a round: read once, written at each change. */
export function useProofDraft(orderId: number, round: number) {
  const [draft, setDraft] = useState(() => readProofDraft(orderId, round))
  const change = (part: Partial<ProofDraft>) =>
    setDraft((before) => {
      const after = { ...before, ...part }
      writeProofDraft(orderId, round, after)
      return after
    })
  const forget = () => change({ notes: [], text: '', name: '', shown: draft.shown })
  const saw = (page: number) =>
    setDraft((before) => {
      if (before.shown.includes(page)) return before
      const after = { ...before, shown: [...before.shown, page] }
      writeProofDraft(orderId, round, after)
      return after
    })
  return { draft, change, forget, saw }
}
