import { useSyncExternalStore } from 'react'
import { blankDraft, type Draft } from './record-draft.ts'

const keyOf = (name: string) => `officePayment.${name}`
const drafts = new Map<string, Draft | null>()
const listeners = new Set<() => void>()

function read(name: string): Draft | null {
  const known = drafts.get(name)
  if (known !== undefined) return known
  let kept: Draft | null = null
  try {
    kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Draft | null
  } catch {
    // What can't be read was never typed.
  }
  drafts.set(name, kept)
  return kept
}

function write(name: string, draft: Draft | null): void {
  drafts.set(name, draft)
  try {
    if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // Without storage it lives as long as the page.
  }
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A form begins with these values, unless something else was typed there before. */
export function beginDraft(name: string, values: Pick<Draft, 'way' | 'amount'>): void {
  if (!read(name)) write(name, { ...blankDraft(values.amount), way: values.way })
}

/** What was typed about a payment, kept in the tab under a name until it is written down; null forgets it. */
export function useKeptDraft(name: string): [Draft | null, (draft: Draft | null) => void] {
  const draft = useSyncExternalStore(watch, () => read(name))
  return [draft, (next) => write(name, next)]
}
