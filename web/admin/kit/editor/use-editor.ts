import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type ErrorsByName, errorsByName } from '../forms/field-errors.ts'
import { type Says, useResolver } from '../forms/use-resolver.ts'
import { useFrame } from '../frame/frame-context.ts'
import { valueLabels } from './field-names.ts'
import { type Draft, forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import { type Failure, type SaveOptions, type Stale, type Stored, useSave } from './use-save.ts'
import { changesOf, type Read, sameValue, type Values, withFieldsOf, withoutPictures } from './values.ts'

export type EditorOptions<V extends Values> = SaveOptions<V> & {
  /**
   * The record's name among the drafts on the device: `partner.12`. For another record the component needs
   * another `key`.
   */
  id: string
  /** The record as the server has it now. */
  read: Read<V>
  /** The schema of the procedure it is sent to: errors show before anything is sent. */
  schema: z.ZodType
  /** Messages for single fields, in place of the schema's general ones. */
  says?: Says
  /** Fields that are neither kept on the device nor repeated in a dialog: passwords. */
  secret?: readonly (keyof V & string)[]
  /**
   * Where a new record is created if another user deletes this one first: the draft's name there, and how
   * to open it.
   */
  anew?: { id: string; open: () => void } | undefined
  /** A short text for a value that is neither text nor figure: a list of prices, a chosen record. */
  texts?: (key: string, value: unknown) => string | undefined
  /** Takes no changes while it is saved: a record that is being made has no id yet to save them to. */
  holdWhileSaving?: boolean
}

export type Editor<V extends Values = Values> = {
  /** The form of react-hook-form; `EditorForm` hands it to the fields. */
  methods: UseFormReturn
  values: V
  /** What the fields are compared with: what was read, and on top of it what is being saved. */
  stored: V
  /** The version that was read last; undefined for a record without one. */
  version: string | undefined
  /** The unsaved fields, in their order. */
  changed: readonly string[]
  secret: readonly string[]
  /** A value as a short text, for lists of what would be lost. */
  textOf(key: string, value: unknown): string
  errors: ErrorsByName
  saving: boolean
  /** No field can be changed for the moment. */
  held: boolean
  /** The share of the files that has been sent, 0 to 1; null while nothing is being sent. */
  progress: number | null
  /** The fields hold a draft from this device. */
  restored: boolean
  stale: Stale<V> | null
  /** What went wrong, where the form shows it. */
  failure: Failure | null
  form: RefObject<HTMLFormElement | null>
  set<Key extends keyof V & string>(key: Key, value: V[Key]): void
  /** Another user deleted the record while it was edited. */
  isGone: boolean
  closeGone(): void
  /** Continues as a new record with what the fields hold; null where none can be created. */
  makeAnew: (() => void) | null
  /** Settles when it is known whether all of it is saved. */
  save(): Promise<boolean>
  /** Puts back what is stored. */
  revert(): void
  closeStale(): void
  keepMine(): void
  takeTheirs(): void
}

const noSecrets: readonly never[] = []

/**
 * The editing of one record: react-hook-form holds what is typed and its errors, this hook what is stored and
 * which fields aren't saved; `EditorForm` renders it.
 */
export function useEditor<V extends Values>(options: EditorOptions<V>): Editor<V> {
  const { read, secret = noSecrets } = options
  const { user } = useFrame()
  const id = `${user.id}.${options.id}`
  const [kept] = useState(() => keptDraft(id, read))
  const [{ base, sending }, store] = useState<Stored<V>>({ base: kept?.base ?? read, sending: null })
  const form = useRef<HTMLFormElement>(null)
  const methods = useForm<FieldValues>({
    defaultValues: { ...base.values, ...kept?.typed },
    resolver: useResolver(options.schema, options.says),
    // The error of a field that is being corrected stays away until it is sent again.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const values = methods.watch() as V
  const stored = { ...base.values, ...sending }
  const typed = changesOf(stored, values)
  const isDirty = Object.keys(typed).length > 0

  const show = (next: V) => {
    // A record may have lost fields, as a list whose rows are edited.
    for (const key of Object.keys(methods.getValues())) if (!(key in next)) methods.unregister(key)
    for (const [key, value] of Object.entries(next))
      if (!sameValue(methods.getValues(key), value)) methods.setValue(key, value)
  }
  const lastRead = useRef(read)
  useEffect(() => {
    if (lastRead.current === read || JSON.stringify(lastRead.current) === JSON.stringify(read)) return
    lastRead.current = read
    if (sending) return
    const now = isDirty ? { ...base, values: withFieldsOf(base.values, read.values, typed) } : read
    if (isDirty && sameFields(base.values, now.values)) return
    store({ base: now, sending: null })
    show({ ...now.values, ...typed })
  })
  const forget = useKeptDraft(id, { base, typed: { ...sending, ...typed } }, secret)

  const { errors } = methods.formState
  const focusFirstError = useFirstError(form)
  const saving = useSave(options, { base, sending, store, methods, show, focusFirstError })
  const revert = () => {
    show(stored)
    methods.clearErrors()
    forget()
  }
  const { anew } = options
  const makeAnew = () => {
    if (!anew) return
    const blank = { values: {}, version: undefined }
    keepDraft(`${user.id}.${anew.id}`, { base: blank, typed: withoutPictures(values) }, secret)
    revert()
    saving.closeGone()
    anew.open()
  }
  const held = options.holdWhileSaving === true && sending !== null
  return {
    methods,
    values,
    stored,
    version: base.version,
    changed: Object.keys(typed),
    secret,
    textOf: (key, value) => options.texts?.(key, value) ?? valueLabels(value),
    errors: useMemo(() => errorsByName(errors), [errors]),
    held,
    restored: Object.entries(kept?.typed ?? {}).some(([key, value]) => sameValue(typed[key], value)),
    form,
    ...saving,
    set: (key, value) => {
      if (held) return
      methods.setValue<string>(key, value)
      if (Object.keys(errors).length > 0) methods.clearErrors(key)
    },
    revert,
    makeAnew: anew ? makeAnew : null,
  }
}

const sameFields = (one: Values, other: Values): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((key) => key in other)

/**
 * Takes the focus to the first wrong field that shows, once what is wrong has been drawn: a field may stand under a
 * tab that opens only then.
 */
function useFirstError(form: RefObject<HTMLFormElement | null>): () => void {
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round === 0) return
    const wrong = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
    const first = [...wrong].find((element) => element.checkVisibility())
    first?.focus()
  }, [round, form])
  return () => setRound((before) => before + 1)
}

/** Typing doesn't wait for the device's storage. */
const delay = 250

/**
 * Keeps what was typed on the device a moment after the last key, and at once when the page or the editor is
 * left. Returns what forgets it.
 */
function useKeptDraft<V extends Values>(id: string, draft: Draft<V>, secret: readonly string[]): () => void {
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    const write = () => {
      waiting.current = null
      keepDraft(id, draft, secret)
    }
    if (Object.keys(draft.typed).length === 0) return write()
    waiting.current = write
    const timer = setTimeout(write, delay)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const flush = () => waiting.current?.()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [])
  return () => {
    waiting.current = null
    forgetDraft(id)
  }
}
