import { readStored, writeStored } from '../../../lib/device.ts'

/** A pin that isn't sent yet; its position is in mm from the corner of the trim. */
export type Note = { key: number; page: number; x: number; y: number; text: string }
/** What the customer has begun on a round, kept on the device so that nothing typed is lost. */
export type ProofDraft = {
  notes: Note[]
  /** The text that says what should change, beside the notes. */
  text: string
  name: string
  /** The pages that have been shown. */
  shown: number[]
}

const emptyDraft: ProofDraft = { notes: [], text: '', name: '', shown: [] }
/** The limits of the server. */
const longest = { note: 1000, text: 2000, name: 120 }

const nameOf = (orderId: number, round: number): string => `proof-${orderId}-${round}`

/** What is stored, or an empty draft: storage may be blocked or hold nonsense. */
export function readProofDraft(orderId: number, round: number): ProofDraft {
  const stored = readObject(nameOf(orderId, round))
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  return {
    notes: list(stored.notes).filter(isNote),
    text: textOf(stored.text, longest.text),
    name: textOf(stored.name, longest.name),
    shown: list(stored.shown).filter((page) => typeof page === 'number'),
  }
}

export function writeProofDraft(orderId: number, round: number, draft: ProofDraft): void {
  const isEmpty = JSON.stringify(draft) === JSON.stringify(emptyDraft)
  writeStored(nameOf(orderId, round), isEmpty ? null : JSON.stringify(draft))
}

const textOf = (value: unknown, max: number): string => (typeof value === 'string' ? value.slice(0, max) : '')

function isNote(value: unknown): value is Note {
  if (typeof value !== 'object' || value === null) return false
  const { key, page, x, y, text } = value as Partial<Note>
  return [key, page, x, y].every(Number.isFinite) && typeof text === 'string' && text.length <= longest.note
}

function readObject(name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readStored(name) ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
