import { keepText, keptText } from '../../kit/kept-text.ts'

/** An unsent pin; its place is in mm from the trim's corner. */
export type DraftPin = {
  key: number
  page: number
  x: number
  y: number
  text: string
  internal: boolean
}

/** A proof being made, of the version that was shown. */
export type ProofDraft = { version: number; message: string; letPass: string; pins: readonly DraftPin[] }

const nameOf = (orderId: number): string => `proof.${orderId}`

const isPin = (value: unknown): value is DraftPin =>
  typeof value === 'object' && value !== null && 'key' in value && 'page' in value && 'text' in value

/** The draft kept on the device, else an empty one of the newest version. */
export function keptDraft(orderId: number, newest: number): ProofDraft {
  const blank = { version: newest, message: '', letPass: '', pins: [] }
  try {
    const kept: Partial<ProofDraft> | null = JSON.parse(keptText(nameOf(orderId)) || 'null')
    if (!kept) return blank
    const pins = Array.isArray(kept.pins) ? kept.pins.filter(isPin) : []
    return {
      version: Number(kept.version) || newest,
      message: String(kept.message ?? ''),
      letPass: String(kept.letPass ?? ''),
      pins,
    }
  } catch {
    return blank
  }
}

export const keepDraft = (orderId: number, draft: ProofDraft): void =>
  keepText(nameOf(orderId), JSON.stringify(draft))

export const forgetDraft = (orderId: number): void => keepText(nameOf(orderId), '')

/** The pins with the server's numbers: those for the customer and the internal ones each count from 1. */
export const numbered = (pins: readonly DraftPin[]): (DraftPin & { number: number })[] =>
  pins.map((pin, index) => ({
    ...pin,
    number: pins.slice(0, index + 1).filter(({ internal }) => internal === pin.internal).length,
  }))

/** The shortest reason that the server takes. */
const shortestReason = 3

/** What keeps the proof from being sent. */
export function missingIn(draft: ProofDraft, isFaulty: boolean): 'reason' | 'pinText' | null {
  if (isFaulty && draft.letPass.trim().length < shortestReason) return 'reason'
  return draft.pins.some(({ text }) => text.trim() === '') ? 'pinText' : null
}
