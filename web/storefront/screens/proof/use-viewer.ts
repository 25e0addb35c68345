import { useRef, useState } from 'react'
import type { StageLines } from '../../../ui/proof-stage/page-sheet.tsx'
import type { Proofs } from '../../kit/orders/order-parts.ts'
import { pagesLeft, type Round } from './proof-data.ts'
import type { Note } from './proof-draft.ts'
import { type Remark, remarksOf } from './remarks.ts'
import { spreadOf, turnedTo } from './spreads.ts'
import { useProofDraft } from './use-proof-draft.ts'

type Place = { x: number; y: number }
export type Viewer = ReturnType<typeof useViewer>

/** What is shown of a round, what is chosen in it, and what was begun to be said of it. */
export function useViewer(orderId: number, proofs: Proofs, round: Round) {
  const { draft, change, forget, saw } = useProofDraft(orderId, round.proof.round)
  const [page, setPage] = useState(1)
  const [isBeside, setBeside] = useState(false)
  const [isMeasuring, setMeasuring] = useState(false)
  const [lines, setLines] = useState<StageLines>({ bleed: true, trim: true, safe: true })
  const [chosen, setChosen] = useState<Remark['id'] | null>(null)
  const [edited, setEdited] = useState<number | null>(null)
  const [isAnswered, setAnswered] = useState(false)
  const area = useRef<HTMLElement>(null)
  const notes = round.canAsk ? draft.notes : []
  const remarks = remarksOf(proofs, round, notes)
  const count = round.pages.length
  const open = isBeside ? spreadOf(page, count) : [page]
  const focusStage = () => area.current?.querySelector<HTMLElement>('[data-stage]')?.focus()
  const changeNote = (key: number, part: Partial<Note>) =>
    change({ notes: draft.notes.map((note) => (note.key === key ? { ...note, ...part } : note)) })
  const left = pagesLeft(round.pages, draft.shown)
  return {
    ...{ orderId, round, draft, change, forget, saw, area, remarks, notes, count, open },
    ...{ page, setPage, isBeside, setBeside, isMeasuring, setMeasuring, lines, setLines },
    ...{ chosen, edited, focusStage, changeNote },
    ...{ left, isAnswered },
    answered: () => setAnswered(true),
    showUnseen: () => {
      const [next] = left
      if (next !== undefined) setPage(next)
      focusStage()
    },
    edit: setEdited,
    turn: (step: 1 | -1) => setPage(turnedTo(page, count, step, isBeside)),
    choose: (id: Remark['id'] | null) => {
      setChosen(id)
      const remark = remarks.find((one) => one.id === id)
      if (remark && !open.includes(remark.page)) setPage(remark.page)
    },
    place: (on: number, point: Place) => {
      const key = Math.max(0, ...draft.notes.map((note) => note.key)) + 1
      change({ notes: [...draft.notes, { key, page: on, text: '', ...point }] })
      setEdited(key)
      setChosen(`note-${key}`)
    },
    move: (id: Remark['id'], point: Place) => {
      const moved = notes.find(({ key }) => id === `note-${key}`)
      if (moved) changeNote(moved.key, point)
    },
    remove: (key: number) => {
      change({ notes: draft.notes.filter((note) => note.key !== key) })
      setEdited(null)
      setChosen(null)
      focusStage()
    },
    saved: () => {
      setEdited(null)
      focusStage()
    },
  }
}
