import { readStored, writeStored } from '../../../lib/device.ts'
import { changesOf, isStorable, type Read, type Values } from './values.ts'

/** A draft: what was read, and what was typed over it. */
export type Draft<V extends Values> = { base: Read<V>; typed: Partial<V> }

const keyOf = (id: string) => `officeDraft.${id}`

/**
 * Keeps what was typed on the device, so that a reload, a crash or an ended session loses none of it; but
 * neither files nor secrets.
 */
export function keepDraft<V extends Values>(
  id: string,
  { base, typed }: Draft<V>,
  secret: readonly string[] = [],
): void {
  const patch = Object.entries(typed).filter(([key, value]) => isStorable(value) && !secret.includes(key))
  const values = Object.fromEntries(Object.entries(base.values).filter(([, value]) => isStorable(value)))
  const kept = { base: { ...base, values }, patch: Object.fromEntries(patch) }
  const text = patch.length > 0 ? JSON.stringify(kept) : null
  if (text !== readStored(keyOf(id))) writeStored(keyOf(id), text)
}

/** Whether something was typed that isn't saved; `id` begins with the user's. */
export const hasKeptDraft = (id: string): boolean => readStored(keyOf(id)) !== null

export const forgetDraft = (id: string): void => void writeStored(keyOf(id), null)

/** The kept draft on top of `read`; null without one, or when it no longer changes anything. */
export function keptDraft<V extends Values>(id: string, read: Read<V>): Draft<V> | null {
  const kept = parse<V>(readStored(keyOf(id)))
  if (!kept) return null
  const base = { ...kept.base, values: { ...read.values, ...kept.base.values } }
  const known = Object.entries(kept.patch).filter(([key]) => key in read.values)
  const typed = changesOf(base.values, { ...base.values, ...Object.fromEntries(known) })
  return Object.keys(typed).length > 0 ? { base, typed } : null
}

function parse<V extends Values>(text: string | null): { base: Read<V>; patch: Partial<V> } | null {
  try {
    const kept = JSON.parse(text ?? 'null') as { base: Read<V>; patch: Partial<V> } | null
    return kept && typeof kept.base.values === 'object' && typeof kept.patch === 'object' ? kept : null
  } catch {
    return null
  }
}
