import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type Dispatch, useState } from 'react'
import { errorCode, errorStatus, fieldErrors } from '../../../lib/api.ts'
import { useOfficeNotify } from '../notices.tsx'
import { useFailureWords } from '../use-failure-words.ts'
import { type Draft, type DraftAct, isDirty, type Read, valuesOf } from './draft.ts'
import type { EditorOptions } from './use-editor.ts'
import type { Faults } from './use-faults.ts'
import { conflictsOf, type Values } from './values.ts'

/**
 * Sends what was changed: `changed` has those fields only, `version` guards against overwriting another's change.
 * `call` belongs behind the input of the procedure: `client.partners.update.mutate(input, call)` shows progress.
 */
export type Save<V extends Values> = (
  record: { values: V; changed: Partial<V>; version: string | undefined },
  call: { context: { onProgress: (share: number) => void } },
) => Promise<unknown>

/** Somebody else has saved the same fields meanwhile. */
export type Stale<V extends Values> = { theirs: Read<V>; conflicts: readonly string[] }

/** Why something wasn't saved. */
export type Failure = { text: string; detail: string }

type Editing<V extends Values> = { draft: Draft<V>; dispatch: Dispatch<DraftAct<V>>; faults: Faults }

/** Saving shows at once; refused, everything typed comes back with the reason (look, "Save bar"). */
export function useSave<V extends Values>(
  options: EditorOptions<V>,
  { draft, dispatch, faults }: Editing<V>,
) {
  const { t } = useLingui()
  const notify = useOfficeNotify()
  const why = useFailureWords()
  const [progress, setProgress] = useState<number | null>(null)
  const [stale, setStale] = useState<Stale<V> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const call = { context: { onProgress: setProgress } }
  const mutation = useMutation({
    mutationFn: ({ base, patch }: Pick<Draft<V>, 'base' | 'patch'>) =>
      options.save({ values: { ...base.values, ...patch }, changed: patch, version: base.version }, call),
    onSettled: () => setProgress(null),
  })

  async function send(base: Read<V>, patch: Partial<V>): Promise<boolean> {
    dispatch({ kind: 'send' })
    setFailure(null)
    try {
      const answer = await mutation.mutateAsync({ base, patch })
      const asSent = { values: { ...base.values, ...patch }, version: undefined }
      const read = await options.reread?.().catch(() => undefined)
      dispatch({ kind: 'saved', read: read ?? asSent })
      const text = options.saved === undefined ? t`The operation is completed` : options.saved
      if (text !== null) notify({ kind: 'ok', text })
      options.onSaved?.(answer)
      return true
    } catch (error) {
      dispatch({ kind: 'refused' })
      return refused(error, base, patch)
    }
  }

  async function refused(error: unknown, base: Read<V>, patch: Partial<V>): Promise<boolean> {
    const code = errorCode(error)
    if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return false
    const theirs = code === 'CONFLICT' ? await options.reread?.().catch(() => undefined) : undefined
    if (theirs && theirs.version !== base.version) {
      const conflicts = conflictsOf(base.values, patch, theirs.values)
      if (conflicts.length > 0) {
        setStale({ theirs, conflicts })
        return false
      }
      dispatch({ kind: 'rebase', read: theirs, patch })
      return send(theirs, patch)
    }
    faults.show(fieldErrors(error))
    const status = errorStatus(error)
    const said = {
      text: options.failed?.(status) ?? t`Not saved`,
      detail: status === undefined ? `${why(error)} ${t`What you typed stays here.`}` : why(error),
    }
    if (options.failsInline) setFailure(said)
    else notify({ kind: 'error', ...said })
    return false
  }

  const save = async () => {
    if (draft.sending) return false
    if (faults.show(options.check?.(valuesOf(draft)) ?? {})) return false
    if (!isDirty(draft)) return true
    return send(draft.base, draft.patch)
  }

  return {
    saving: draft.sending !== null,
    progress,
    stale,
    failure,
    save,
    closeStale: () => setStale(null),
    keepMine: () => {
      if (!stale) return
      setStale(null)
      dispatch({ kind: 'rebase', read: stale.theirs, patch: draft.patch })
      void send(stale.theirs, draft.patch)
    },
    takeTheirs: () => {
      if (!stale) return
      const dropped = new Set(stale.conflicts)
      const kept = Object.entries(draft.patch).filter(([key]) => !dropped.has(key))
      setStale(null)
      dispatch({ kind: 'rebase', read: stale.theirs, patch: Object.fromEntries(kept) as Partial<V> })
    },
  }
}
