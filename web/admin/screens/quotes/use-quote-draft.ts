import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toBasisPoints, toQepik } from '../../../../src/lib/money.ts'
import { errorStatus, fieldErrors, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import type { CounterItem } from '../../kit/lines/lines.ts'
import { inEditorsWords, toQuoteLines } from '../../kit/lines/lines-wire.ts'
import { usePricedLines } from '../../kit/lines/use-priced-lines.ts'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { type Edited, keepEdited, keptEdited, type Typed, typedOf } from './quote-edits.ts'

export type QuoteDraftModel = ReturnType<typeof useQuoteDraft>

/**
 * What is typed into the draft, until it is saved: kept on the device; what others did meanwhile is told when it is
 * saved (409), and nothing typed is lost by it.
 */
export function useQuoteDraft(quote: Quote, items: readonly CounterItem[]) {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const { id, stand, updatedAt, lastRevision, customer } = quote
  const isOver = stand === 'accepted' || stand === 'withdrawn'
  const [edited, setEdited] = useState<Edited | null>(() => keptEdited(id))
  const [isChecked, setChecked] = useState(false)
  useEffect(() => keepEdited(id, isOver ? null : edited), [id, isOver, edited])
  const [isBroughtBack, setBroughtBack] = useState(edited !== null)
  const typed = (isOver ? null : edited?.typed) ?? typedOf(quote)
  const edit = (change: (before: Typed) => Typed) =>
    setEdited((before) => ({
      typed: change(before?.typed ?? typedOf(quote)),
      updatedAt: before ? before.updatedAt : updatedAt,
    }))
  const priced = usePricedLines({
    items,
    lines: typed.lines,
    onChange: (change) => edit((before) => ({ ...before, lines: change(before.lines) })),
    customerBp: toBasisPoints(customer.percentage),
  })
  const { lines, faulty, configurations, totals } = priced
  const save = useMutation({
    mutationFn: () =>
      client.offers.update.mutate({
        ...{ id, updatedAt: edited?.updatedAt ?? updatedAt, title: typed.title, note: typed.note },
        ...{ language: typed.language, days: typed.days },
        ...(typed.cameBy && { cameBy: typed.cameBy }),
        lines: toQuoteLines(typed.lines, configurations),
      }),
    onSuccess: (saved) => {
      // In the language of the page, as it is read.
      queryClient.setQueryData(api.offers.byId.queryOptions({ id, language }).queryKey, saved)
      setEdited(null)
      setBroughtBack(false)
      setChecked(false)
    },
    onError: async (error) => {
      notify({ kind: 'error', about: `quote ${id}`, ...noticeOf(t`The draft was not saved`, error) })
      // Once others were said to have changed it, the next press saves: over what is read by then.
      if (errorStatus(error) === 409) setEdited((before) => before && { ...before, updatedAt: null })
      await queryClient.invalidateQueries({ queryKey: [['offers']] })
    },
  })
  const isDirty = edited !== null && !isOver
  const saved = async () => {
    setChecked(true)
    if (faulty && lines.open !== faulty.key) lines.toggle(faulty.key)
    return faulty ? null : save.mutateAsync().catch(() => null)
  }
  return {
    ...priced,
    ...{ typed, isDirty, isOver, isChecked, isSaving: save.isPending, number: lastRevision + 1 },
    errors: inEditorsWords(fieldErrors(save.error)),
    change: (next: Partial<Typed>) => edit((before) => ({ ...before, ...next })),
    revert: () => {
      setEdited(null)
      setBroughtBack(false)
    },
    /** What was typed here before and not saved is on the screen. */
    isBroughtBack: isBroughtBack && isDirty,
    /** What was saved; null when it wasn't. */
    save: saved,
    /** As it is shown, also where prices have changed since it was saved; null when it couldn't be saved. */
    saveAsShown: async () => (isDirty || totals.total !== toQepik(quote.total) ? saved() : quote),
  }
}
