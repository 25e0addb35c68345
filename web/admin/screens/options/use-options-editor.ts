import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { type Editor, useEditor } from '../../kit/editor/use-editor.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { type Cell, tableOf } from './cells.ts'
import { mergeCells } from './merge-cells.ts'
import {
  configurationOf,
  type Options,
  type OptionsValues,
  optionsForm,
  type Product,
  readOptions,
} from './options-values.ts'
import { useOptionsTexts } from './use-options-texts.ts'

type Saved = inferRouterOutputs<AppRouter>['options']['save']

/** The editing of a product's options, with undo for every step. */
export function useOptionsEditor(product: Product, options: Options) {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const { texts, names } = useOptionsTexts()
  const read = useMemo(() => readOptions(options, product), [options, product])
  const nothingChanged = t`Nothing has changed, so nothing was saved.`
  const editor = useEditor<OptionsValues>({
    id: `product.options.${product.id}`,
    read,
    schema: optionsForm,
    says: { cells: t`Each cell has a price or is on request.` },
    texts,
    save: ({ values, version }) =>
      client.options.save.mutate({
        id: product.id,
        version: Number(version),
        configuration: configurationOf(values),
      }),
    reread: async () => {
      const query = api.options.multilanguage.queryOptions({ id: product.id })
      return readOptions(await queryClient.fetchQuery({ ...query, staleTime: 0 }), product)
    },
    saved: null,
    onSaved: (answer) => {
      const { isChanged } = answer as Saved
      notify({ kind: 'ok', text: isChanged ? t`The operation is completed` : nothingChanged })
      void api.services.invalidate()
      void api.products.invalidate()
      void api.overview.invalidate()
    },
  })
  const { values, stored } = editor

  const { put, edit, undo, redo, canUndo } = useSteps(editor)
  const argued = useConflicts(editor, put)
  const save = async (): Promise<boolean> => {
    if (editor.changed.length === 0) notify({ kind: 'ok', text: nothingChanged })
    return editor.save()
  }
  const { groups, rules, runs, ownSize, minCount, maxCount } = values
  const { errors } = editor
  // Stable until a part of it changes, so that only the table rerenders for a price.
  const structure = useMemo(
    () => ({ values: { groups, rules, runs, ownSize, minCount, maxCount }, errors, edit }),
    [groups, rules, runs, ownSize, minCount, maxCount, errors, edit],
  )
  return { editor, values, stored, structure, edit, undo, redo, save, canUndo, names, ...argued }
}

/** Everything that is edited except the prices. */
export type StructureEditing = OptionsEditing['structure']

export type OptionsEditing = ReturnType<typeof useOptionsEditor>

/**
 * Prices that another user has saved since: a cell that only one of the two changed is settled; the
 * others show both until one is taken.
 */
function useConflicts(
  editor: ReturnType<typeof useEditor<OptionsValues>>,
  put: (patch: Partial<OptionsValues>) => void,
) {
  const { stale, values, stored, keepMine } = editor
  const [taken, take] = useState<Readonly<Record<string, Cell>>>({})
  const isCellsOnly = stale?.conflicts.length === 1 && stale.conflicts[0] === 'cells'
  const merge = useMemo(
    () => (isCellsOnly ? mergeCells(stored.cells, values.cells, stale.theirs.values.cells) : null),
    [isCellsOnly, stale, stored.cells, values.cells],
  )
  const conflicts = useMemo(
    () => Object.fromEntries(Object.entries(merge?.conflicts ?? {}).filter(([key]) => !(key in taken))),
    [merge, taken],
  )
  const isSettled = merge !== null && Object.keys(conflicts).length === 0
  const goOn = useEffectEvent(() => {
    put({ cells: tableOf(merge?.merged ?? {}, taken) })
    take({})
    keepMine()
  })
  useEffect(() => {
    if (isSettled) goOn()
  }, [isSettled])
  return {
    /** Theirs, by cell. */
    conflicts,
    /** The dialog handles the others. */
    shownStale: isCellsOnly ? null : stale,
    settle: (key: string, cell: Cell) => take({ ...taken, [key]: cell }),
    settleAll: (whose: 'theirs' | 'mine') =>
      take({
        ...taken,
        ...Object.fromEntries(
          Object.entries(conflicts).map(([key, theirs]) => {
            const mine = values.cells[key]
            return [key, whose === 'theirs' || mine === undefined ? theirs : mine]
          }),
        ),
      }),
  }
}

type Patch = Partial<OptionsValues>

type Step = { patch: Patch; about: string | null }

/** The changed values; a function gets the current ones. */
type Edit = (
  change: Patch | ((values: OptionsValues) => Patch),
  /** Letter-by-letter typing is one step. */
  about?: string | null,
) => void

/** Every step of the editing, back and forth again. All but `canUndo` stay the same functions. */
function useSteps(editor: Editor<OptionsValues>) {
  const latest = useRef(editor)
  useEffect(() => {
    latest.current = editor
  })
  const done = useRef<Step[]>([])
  const undone = useRef<Step[]>([])
  const [canUndo, setCanUndo] = useState(false)

  const put = useCallback((patch: Patch) => {
    for (const [key, value] of Object.entries(patch))
      latest.current.set(key as keyof OptionsValues, value as never)
  }, [])
  const edit = useCallback<Edit>(
    (change, about = null) => {
      const { values } = latest.current
      const patch = typeof change === 'function' ? change(values) : change
      if (about === null || done.current.at(-1)?.about !== about)
        done.current.push({ patch: presentOf(values, patch), about })
      undone.current = []
      setCanUndo(true)
      put(patch)
    },
    [put],
  )
  const step = useCallback(
    (from: Step[], to: Step[]) => {
      const last = from.pop()
      if (!last) return
      to.push({ ...last, patch: presentOf(latest.current.values, last.patch) })
      put(last.patch)
      setCanUndo(done.current.length > 0)
    },
    [put],
  )
  const undo = useCallback(() => step(done.current, undone.current), [step])
  const redo = useCallback(() => step(undone.current, done.current), [step])
  return { put, edit, undo, redo, canUndo }
}

/** The current values of the patched fields. */
const presentOf = (values: OptionsValues, patch: Patch): Patch =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, values[key as keyof OptionsValues]]))
