import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { errorCode, errorStatus, fieldErrors } from '../../../lib/api.ts'
import { useAdminNotify, useWithdrawNotice } from '../frame/notices.tsx'
import { useFailureNotice } from '../use-failure-message.ts'
import { changesOf, conflictsOf, type Read, type Values } from './values.ts'

/**
 * Sends what was changed: `changed` has only those fields, `version` guards against overwriting another's
 * change. `call` belongs behind the input of the procedure: `customer.partners.update.mutate(input, call)`
 * shows progress.
 */
export type Save<V extends Values> = (
  record: { values: V; changed: Partial<V>; version: string | undefined },
  call: { context: { onProgress: (share: number) => void } },
) => Promise<unknown>

/** What was read, and what is on its way to the server: it shows as if it were stored. */
export type Stored<V extends Values> = { base: Read<V>; sending: Partial<V> | null }

/** Another user has saved the same fields since. */
export type Stale<V extends Values> = { theirs: Read<V>; conflicts: readonly string[] }

/** Why something wasn't saved. */
export type Failure = { text: string; detail: string }

export type SaveOptions<V extends Values> = {
  save: Save<V>
  /**
   * Reads the record again: after saving, and when another user has saved it; null where it was deleted. A record that is
   * still to be created has none.
   */
  reread?: () => Promise<Read<V> | null>
  /** Instead of “The operation is completed”; null says nothing, where something else does. */
  saved?: string | null
  /** Opens one more new record after the saved one; `answer` is what `save` returned. */
  another?: (answer: unknown) => void
  /** What went wrong, in the decided sentence; the status code and the reason follow it (ADM-3). */
  failed?: ((status: number | undefined) => string) | undefined
  /** Shows it in the save bar instead of a notice (ADM-3). */
  failsInline?: boolean
  /** Called after saving, with what `save` returned. */
  onSaved?: (answer: unknown) => void
}

type Editing<V extends Values> = Stored<V> & {
  store: (stored: Stored<V>) => void
  methods: UseFormReturn
  /** Puts values into the form's fields. */
  show: (values: V) => void
  focusFirstError: () => void
}

const nullWhereGone = (error: unknown): null | undefined =>
  errorCode(error) === 'NOT_FOUND' ? null : undefined

/** Saving shows at once; refused, everything typed comes back with the reason (ADM-3). */
export function useSave<V extends Values>(options: SaveOptions<V>, editing: Editing<V>) {
  const { base, sending, store, methods, show, focusFirstError } = editing
  const { t } = useLingui()
  const about = useId()
  const notify = useAdminNotify()
  const withdraw = useWithdrawNotice()
  const noticeOf = useFailureNotice()
  const [progress, setProgress] = useState<number | null>(null)
  const [stale, setStale] = useState<Stale<V> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isGone, setGone] = useState(false)
  const isBusy = useRef(false)
  const call = { context: { onProgress: setProgress } }
  const mutation = useMutation({
    mutationFn: ({ from, patch }: { from: Read<V>; patch: Partial<V> }) =>
      options.save({ values: { ...from.values, ...patch }, changed: patch, version: from.version }, call),
    onSettled: () => setProgress(null),
  })
  const typedAbove = (values: V) => changesOf(values, methods.getValues() as V)

  /** The record as it is now, and above it what was typed on top of `before`. */
  function rebase(read: Read<V>, typed: Partial<V>) {
    store({ base: read, sending: null })
    show({ ...read.values, ...typed })
  }

  async function send(from: Read<V>, patch: Partial<V>): Promise<boolean> {
    const sent = { ...from.values, ...patch }
    store({ base: from, sending: patch })
    setFailure(null)
    withdraw(about)
    try {
      const answer = await mutation.mutateAsync({ from, patch })
      const read = await options.reread?.().catch(() => undefined)
      rebase(read ?? { values: sent, version: undefined }, typedAbove(sent))
      const text = options.saved === undefined ? t`The operation is completed` : options.saved
      const { another } = options
      const next = another && { text: t`Add another`, act: () => another(answer) }
      if (text !== null) notify({ kind: 'ok', text, ...(next && { next }) })
      options.onSaved?.(answer)
      return true
    } catch (error) {
      store({ base: from, sending: null })
      return refused(error, from, patch)
    }
  }

  async function refused(error: unknown, from: Read<V>, patch: Partial<V>): Promise<boolean> {
    const code = errorCode(error)
    if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return false
    const theirs = code === 'CONFLICT' ? await options.reread?.().catch(nullWhereGone) : undefined
    if (theirs === null || (options.reread && code === 'NOT_FOUND')) {
      setGone(true)
      return false
    }
    if (theirs && theirs.version !== from.version) {
      const conflicts = conflictsOf(from.values, patch, theirs.values)
      if (conflicts.length > 0) {
        setStale({ theirs, conflicts })
        return false
      }
      rebase(theirs, typedAbove(from.values))
      return send(theirs, patch)
    }
    const wrong = Object.entries(fieldErrors(error))
    for (const [name, message] of wrong) if (name !== '') methods.setError(name, { type: 'server', message })
    if (wrong.length > 0) focusFirstError()
    const status = errorStatus(error)
    const failed = options.failed?.(status)
    const notice = noticeOf(failed ?? t`Not saved`, error)
    const said =
      status === undefined
        ? {
            // A change can be saved twice, but a new record would exist twice.
            text: (options.reread && failed) ?? notice.text,
            detail: `${notice.detail} ${t`What you typed stays here.`}`,
          }
        : notice
    if (options.failsInline) setFailure(said)
    else notify({ kind: 'error', about, ...said })
    return false
  }

  async function once(act: () => Promise<boolean>): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    return act().finally(() => {
      isBusy.current = false
    })
  }

  const checkAndSend = methods.handleSubmit((values) => {
    const patch = changesOf(base.values, values as V)
    return Object.keys(patch).length === 0 || send(base, patch)
  })

  async function save(): Promise<boolean> {
    const isSaved = await checkAndSend()
    if (isSaved === undefined) focusFirstError()
    return isSaved ?? false
  }

  return {
    saving: sending !== null,
    progress,
    stale,
    failure,
    isGone,
    closeGone: () => setGone(false),
    save: () => once(save),
    closeStale: () => setStale(null),
    keepMine: () => {
      if (!stale) return
      const patch = typedAbove(base.values)
      setStale(null)
      rebase(stale.theirs, patch)
      void once(() => send(stale.theirs, patch))
    },
    takeTheirs: () => {
      if (!stale) return
      const dropped = new Set(stale.conflicts)
      const kept = Object.entries(typedAbove(base.values)).filter(([key]) => !dropped.has(key))
      setStale(null)
      rebase(stale.theirs, Object.fromEntries(kept) as Partial<V>)
    },
  }
}
