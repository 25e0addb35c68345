import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { useFrame } from '../frame-context.ts'
import { changeDraft, freshDraft, isDirty, type Read, shownAsStored, valuesOf } from './draft.ts'
import { valueWords } from './field-names.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import { type FieldFaults, type FoundFaults, useFaults } from './use-faults.ts'
import { type Failure, type Save, type Stale, useSave } from './use-save.ts'
import type { Values } from './values.ts'

export type EditorOptions<V extends Values> = {
  /** Names the record among the drafts on the device: `partner.12`. Another record needs another `key` of the component. */
  id: string
  /** As the server has it now. */
  read: Read<V>
  save: Save<V>
  /** Fields that are neither kept on the device nor repeated in a dialog: passwords. */
  secret?: readonly (keyof V & string)[]
  /** Asks the server anew: after saving, and for what somebody else has saved. None for a record yet to be made. */
  reread?: () => Promise<Read<V>>
  /** What is wrong before anything is sent, by field, in words. */
  check?: (values: V) => FoundFaults
  /** A value in a few words where it is no plain text or figure: a list of prices, a chosen record. */
  words?: (key: string, value: unknown) => string | undefined
  /** Takes no changes while it is saved: a record that is being made has no id yet to save them to. */
  holdWhileSaving?: boolean
  /** Instead of “The operation is completed”; null says nothing, where something else does. */
  saved?: string | null
  /** What went wrong, in the words of the specification's section 8; the status code and the reason follow it. */
  failed?: ((status: number | undefined) => string) | undefined
  /** Says it in the save bar instead of a notice (specification 8, "campaign add failure"). */
  failsInline?: boolean
  /** After it is saved; its answer is what `save` gave. */
  onSaved?: (answer: unknown) => void
}

export type Editor<V extends Values = Values> = {
  values: V
  /** What the fields are compared with. */
  stored: V
  /** Of what was read last; none for a record without one. */
  version: string | undefined
  /** The fields that aren't saved, in their order. */
  changed: readonly string[]
  secret: readonly string[]
  /** A value in a few words, for lists of what would be lost. */
  wordsOf(key: string, value: unknown): string
  errors: FieldFaults
  saving: boolean
  /** 0 to 1 of what has been sent of files; null while nothing is sent. */
  progress: number | null
  /** What was kept on the device stands in the fields. */
  restored: boolean
  stale: Stale<V> | null
  /** What went wrong, where it is said in the form. */
  failure: Failure | null
  form: RefObject<HTMLFormElement | null>
  set<Key extends keyof V & string>(key: Key, value: V[Key]): void
  /** Settles when it is known whether all of it is saved. */
  save(): Promise<boolean>
  /** Back to what is stored. */
  revert(): void
  closeStale(): void
  keepMine(): void
  takeTheirs(): void
}

const noSecrets: readonly never[] = []

/** The editing of one record: what is typed, what isn't saved yet, what is wrong; drawn by `EditorForm`. */
export function useEditor<V extends Values>(options: EditorOptions<V>): Editor<V> {
  const { read, secret = noSecrets } = options
  const id = `${useFrame().user.id}.${options.id}`
  const [kept] = useState(() => keptDraft(id, read))
  const [restored, setRestored] = useState(kept !== null)
  const [draft, dispatch] = useReducer(changeDraft<V>, kept ?? freshDraft(read))
  const form = useRef<HTMLFormElement>(null)
  const faults = useFaults(form)

  const lastRead = useRef(read)
  useEffect(() => {
    if (JSON.stringify(lastRead.current) === JSON.stringify(read)) return
    lastRead.current = read
    dispatch({ kind: 'read', read })
  }, [read])
  useEffect(() => keepDraft(id, draft, secret), [id, draft, secret])

  const dirty = isDirty(draft)
  if (restored && !dirty && !draft.sending) setRestored(false)
  const saving = useSave(options, { draft, dispatch, faults })
  return {
    values: valuesOf(draft),
    stored: shownAsStored(draft),
    version: draft.base.version,
    changed: Object.keys(draft.patch),
    secret,
    wordsOf: (key, value) => options.words?.(key, value) ?? valueWords(value),
    errors: faults.shown,
    restored,
    form,
    ...saving,
    set: (key, value) => {
      if (options.holdWhileSaving && draft.sending) return
      dispatch({ kind: 'set', change: { [key]: value } as unknown as Partial<V> })
      faults.clear(key)
    },
    revert: () => {
      dispatch({ kind: 'revert' })
      faults.show({})
      forgetDraft(id)
    },
  }
}
