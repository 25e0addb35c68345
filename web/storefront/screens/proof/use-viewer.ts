import { useRef, useState } from 'react'
import type { StageLines } from '../../../ui/proof-stage/page-sheet.tsx'
import type { Proofs } from '../../kit/orders/order-parts.ts'
import { pagesLeft, type Round } from './proof-data.ts'
import { type Note, type ProofDraft, readProofDraft, writeProofDraft } from './proof-draft.ts'
import { type Remark, remarksOf } from './remarks.ts'

type Place = { x: number; y: number }
export type Viewer = ReturnType<typeof useViewer>

/** The state of the viewer: the shown pages, the selection, and the customer's draft. */
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
    orderId,
    round,
    draft,
    change,
    forget,
    saw,
    area,
    remarks,
    notes,
    count,
    open,
    page,
    setPage,
    isBeside,
    setBeside,
    isMeasuring,
    setMeasuring,
    lines,
    setLines,
    chosen,
    edited,
    focusStage,
    changeNote,
    left,
    isAnswered,
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

/** The draft of a round: read once, written at each change. */
function useProofDraft(orderId: number, round: number) {
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

/** The pages that lie open together: front and back, or the spreads of a bound work: 1, 2–3, 4–5 … */
export function spreadOf(page: number, count: number): number[] {
  if (count <= 2) return count === 2 ? [1, 2] : [1]
  const left = page - (page % 2)
  return [left, left + 1].filter((one) => one >= 1 && one <= count)
}

/** The page to turn to from the open spread. */
export function turnedTo(page: number, count: number, step: 1 | -1, isBeside: boolean): number {
  const open = isBeside ? spreadOf(page, count) : [page]
  const next = step === 1 ? (open.at(-1) ?? page) + 1 : (open[0] ?? page) - 1
  return Math.min(count, Math.max(1, next))
}
