import { readStored, writeStored } from '../../../../lib/device.ts'

/** A message that was written here and isn't in the thread yet. */
export type Unsent = {
  /** What it is sent with, so that it is written once however often it is sent. */
  key: string
  text: string
  uploads: string[]
  names: string[]
  phase: 'sending' | 'failed'
}
type Kept = { draft: string; unsent: Unsent[] }

const keyOf = (orderId: number): string => `messages-${orderId}`

/** What was written about an order on this device and not sent; what was on its way then has failed. */
export function readKept(orderId: number): Kept {
  try {
    const { draft, unsent }: Partial<Kept> = JSON.parse(readStored(keyOf(orderId)) ?? '{}')
    return {
      draft: typeof draft === 'string' ? draft : '',
      unsent: Array.isArray(unsent)
        ? unsent.filter(isUnsent).map((one) => ({ ...one, phase: 'failed' }))
        : [],
    }
  } catch {
    return { draft: '', unsent: [] }
  }
}

const isUnsent = (value: unknown): value is Unsent => {
  const { key, text, uploads, names } = (value ?? {}) as Partial<Unsent>
  return typeof key === 'string' && typeof text === 'string' && Array.isArray(uploads) && Array.isArray(names)
}

export function writeKept(orderId: number, kept: Kept): void {
  const isEmpty = kept.draft === '' && kept.unsent.length === 0
  writeStored(keyOf(orderId), isEmpty ? null : JSON.stringify(kept))
}
