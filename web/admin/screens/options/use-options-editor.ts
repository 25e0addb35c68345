import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useEditor } from '../../kit/editor/use-editor.ts'
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
import { useOptionsWords } from './use-options-words.ts'
import { useSteps } from './use-steps.ts'

type Saved = inferRouterOutputs<AppRouter>['options']['save']

/** The editing of a product's options, with every step back. */
export function useOptionsEditor(product: Product, options: Options) {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const { words, names } = useOptionsWords()
  const read = useMemo(() => readOptions(options, product), [options, product])
  const nothingChanged = t`Nothing has changed, so nothing was saved.`
  const editor = useEditor<OptionsValues>({
    id: `product.options.${product.id}`,
    read,
    schema: optionsForm,
    says: { cells: t`Each cell has a price or is on request.` },
    words,
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
  // The same until something of it changes: what isn't the table isn't drawn anew for a price.
  const structure = useMemo(
    () => ({ values: { groups, rules, runs, ownSize, minCount, maxCount }, errors, edit }),
    [groups, rules, runs, ownSize, minCount, maxCount, errors, edit],
  )
  return { editor, values, stored, structure, edit, undo, redo, save, canUndo, names, ...argued }
}
/** All that is edited but the prices. */
export type StructureEditing = OptionsEditing['structure']
export type OptionsEditing = ReturnType<typeof useOptionsEditor>

/**
 * Prices that somebody else has saved meanwhile: where only they or only I touched a cell there is nothing to ask, of
 * the others both stand in the cell until one is taken.
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
    /** The dialog has the others. */
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
