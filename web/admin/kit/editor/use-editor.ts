import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type ErrorsByName, errorsByName } from '../forms/field-errors.ts'
import { type Says, useResolver } from '../forms/use-resolver.ts'
import { useFrame } from '../frame/frame-context.ts'
import { valueLabels } from './field-names.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { useFirstError } from './use-first-error.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { type Failure, type Save, type Stale, type Stored, useSave } from './use-save.ts'
import { changesOf, type Read, sameValue, type Values, withoutPictures } from './values.ts'

export type EditorOptions<V extends Values> = {
  /** Names the record among the drafts on the device: `partner.12`. Another record needs another `key` of the component. */
  id: string
  /** As the server has it now. */
  read: Read<V>
  /** Of the procedure that it is sent to: what is wrong is said before anything is sent. */
  schema: z.ZodType
  /** What is said of a field in place of the schema's general sentence. */
  says?: Says
  save: Save<V>
  /** Fields that are neither kept on the device nor repeated in a dialog: passwords. */
  secret?: readonly (keyof V & string)[]
  /**
   * Asks the server anew: after saving, and for what somebody else has saved; null where it was deleted. None for a
   * record yet to be made.
   */
  reread?: () => Promise<Read<V> | null>
  /** Where a record like it is made, should somebody delete it meanwhile: the draft's name there, and the way there. */
  anew?: { id: string; open: () => void } | undefined
  /** A value in a few words where it is no plain text or figure: a list of prices, a chosen record. */
  words?: (key: string, value: unknown) => string | undefined
  /** Takes no changes while it is saved: a record that is being made has no id yet to save them to. */
  holdWhileSaving?: boolean
  /** Instead of “The operation is completed”; null says nothing, where something else does. */
  saved?: string | null
  /** The way to one more like the new one that was saved: `answer` is what `save` gave. */
  another?: (answer: unknown) => void
  /** What went wrong, in the decided words; the status code and the reason follow it (ADM-3). */
  failed?: ((status: number | undefined) => string) | undefined
  /** Says it in the save bar instead of a notice (ADM-3). */
  failsInline?: boolean
  /** After it is saved; its answer is what `save` gave. */
  onSaved?: (answer: unknown) => void
}

export type Editor<V extends Values = Values> = {
  /** Of react-hook-form; `EditorForm` hands it to the fields. */
  methods: UseFormReturn
  values: V
  /** What the fields are compared with: what was read, and above it what is on its way. */
  stored: V
  /** Of what was read last; none for a record without one. */
  version: string | undefined
  /** The fields that aren't saved, in their order. */
  changed: readonly string[]
  secret: readonly string[]
  /** A value in a few words, for lists of what would be lost. */
  wordsOf(key: string, value: unknown): string
  errors: ErrorsByName
  saving: boolean
  /** Nothing can be changed for the moment. */
  held: boolean
  /** 0 to 1 of what has been sent of files; null while nothing is sent. */
  progress: number | null
  /** What was kept on the device stands in the fields. */
  restored: boolean
  stale: Stale<V> | null
  /** What went wrong, where it is said in the form. */
  failure: Failure | null
  form: RefObject<HTMLFormElement | null>
  set<Key extends keyof V & string>(key: Key, value: V[Key]): void
  /** Somebody deleted the record while it was edited. */
  isGone: boolean
  closeGone(): void
  /** Goes on with what stands in the fields as a new record; null where none can be made. */
  makeAnew: (() => void) | null
  /** Settles when it is known whether all of it is saved. */
  save(): Promise<boolean>
  /** Back to what is stored. */
  revert(): void
  closeStale(): void
  keepMine(): void
  takeTheirs(): void
}

const noSecrets: readonly never[] = []

/**
 * The editing of one record: react-hook-form holds what is typed and what is wrong, here is what is stored under it
 * and what of it isn't saved yet; drawn by `EditorForm`.
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
    // A field that is being mended says nothing more until it is sent again.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const values = methods.watch() as V
  const stored = { ...base.values, ...sending }
  const typed = changesOf(stored, values)
  const isDirty = Object.keys(typed).length > 0

  const show = (next: V) => {
    for (const [key, value] of Object.entries(next))
      if (!sameValue(methods.getValues(key), value)) methods.setValue(key, value)
  }
  const lastRead = useRef(read)
  useEffect(() => {
    if (lastRead.current === read || JSON.stringify(lastRead.current) === JSON.stringify(read)) return
    lastRead.current = read
    if (isDirty || sending) return
    store({ base: read, sending: null })
    show(read.values)
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
    wordsOf: (key, value) => options.words?.(key, value) ?? valueLabels(value),
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
