import { readStored, writeStored } from '../../../lib/device.ts'
import { type Draft, freshDraft, isDirty, type Read } from './draft.ts'
import { isStorable, type Values } from './values.ts'

type Kept<V extends Values> = Pick<Draft<V>, 'base' | 'patch'>

const keyOf = (id: string) => `officeDraft.${id}`

/**
 * Keeps what was typed on the device, so that a reload, a crash or an ended session loses none of it; neither
 * files nor what is secret.
 */
export function keepDraft<V extends Values>(
  id: string,
  draft: Draft<V>,
  secret: readonly string[] = [],
): void {
  const typed = Object.entries({ ...draft.sending, ...draft.patch }).filter(
    ([key, value]) => isStorable(value) && !secret.includes(key),
  )
  const base = Object.fromEntries(Object.entries(draft.base.values).filter(([, value]) => isStorable(value)))
  const kept = { base: { ...draft.base, values: base }, patch: Object.fromEntries(typed) }
  const text = typed.length > 0 ? JSON.stringify(kept) : null
  if (text !== readStored(keyOf(id))) writeStored(keyOf(id), text)
}

/** Whether something was typed that isn't saved; `id` begins with the user's. */
export const hasKeptDraft = (id: string): boolean => readStored(keyOf(id)) !== null

export const forgetDraft = (id: string): void => void writeStored(keyOf(id), null)

/** What was kept, on top of `read`; null without one or when it changes nothing any more. */
export function keptDraft<V extends Values>(id: string, read: Read<V>): Draft<V> | null {
  const kept = parse<V>(readStored(keyOf(id)), read)
  if (!kept) return null
  const draft = {
    ...freshDraft({ ...kept.base, values: { ...read.values, ...kept.base.values } }),
    patch: kept.patch,
  }
  return isDirty(draft) ? draft : null
}

function parse<V extends Values>(text: string | null, read: Read<V>): Kept<V> | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept<V> | null
    if (!kept || typeof kept.base.values !== 'object' || typeof kept.patch !== 'object') return null
    const known = Object.entries(kept.patch).filter(([key]) => key in read.values)
    return { base: kept.base, patch: Object.fromEntries(known) as Partial<V> }
  } catch {
    return null
  }
}
