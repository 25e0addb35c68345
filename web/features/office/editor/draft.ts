import { changesOf, type Values } from './values.ts'

/** A record as it was read; `version` is its `updatedAt`, where the server tells it. */
export type Read<V extends Values> = { values: V; version: string | undefined }

/**
 * What was changed on top of what was read. While it is being saved, `sending` shows as if it were stored, and what
 * is typed meanwhile gathers in `patch` above it.
 */
export type Draft<V extends Values> = {
  base: Read<V>
  patch: Partial<V>
  sending: Partial<V> | null
}

export const freshDraft = <V extends Values>(base: Read<V>): Draft<V> => ({ base, patch: {}, sending: null })

/** What shows as stored: with what is on its way. */
export const shownAsStored = <V extends Values>({ base, sending }: Draft<V>): V => ({
  ...base.values,
  ...sending,
})

export const valuesOf = <V extends Values>(draft: Draft<V>): V => ({
  ...shownAsStored(draft),
  ...draft.patch,
})

export const isDirty = ({ patch }: Draft<Values>): boolean => Object.keys(patch).length > 0

export type DraftAct<V extends Values> =
  | { kind: 'set'; change: Partial<V> }
  /** The record came anew from the server: taken over unless it is being edited. */
  | { kind: 'read'; read: Read<V> }
  | { kind: 'send' }
  | { kind: 'saved'; read: Read<V> }
  | { kind: 'refused' }
  | { kind: 'revert' }
  /** On top of what somebody else has saved meanwhile, `patch` being what is still to be saved. */
  | { kind: 'rebase'; read: Read<V>; patch: Partial<V> }

export function changeDraft<V extends Values>(draft: Draft<V>, act: DraftAct<V>): Draft<V> {
  switch (act.kind) {
    case 'set':
      return withValues(draft, { ...valuesOf(draft), ...act.change })
    case 'read':
      return isDirty(draft) || draft.sending ? draft : freshDraft(act.read)
    case 'send':
      return { base: draft.base, patch: {}, sending: draft.patch }
    case 'saved':
      return withValues(freshDraft(act.read), { ...act.read.values, ...draft.patch })
    case 'refused':
      return withValues({ ...draft, sending: null }, valuesOf(draft))
    case 'revert':
      return { ...draft, patch: {} }
    case 'rebase':
      return withValues(freshDraft(act.read), { ...act.read.values, ...act.patch })
  }
}

const withValues = <V extends Values>(draft: Draft<V>, values: V): Draft<V> => ({
  ...draft,
  patch: changesOf(shownAsStored(draft), values),
})
