import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ContactWay, contactWays } from '../../../../src/domains/orders/contact-ways.ts'
import { type Language, toLanguage } from '../../../../src/lib/languages.ts'
import { toBasisPoints, toQepik } from '../../../../src/lib/money.ts'
import { errorStatus, fieldErrors, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { keepText, keptText } from '../../kit/kept-text.ts'
import { type CounterItem, type DraftLine, readLines } from '../../kit/lines/lines.ts'
import { fromQuote, inEditorNames, toQuoteLines } from '../../kit/lines/lines-wire.ts'
import { usePricedLines } from '../../kit/lines/use-priced-lines.ts'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'

export type QuoteDraftModel = ReturnType<typeof useQuoteDraft>

/**
 * What is typed into the draft until it is saved, kept on the device; when it is saved, another user's
 * changes are reported (409), and nothing typed is lost.
 */
export function useQuoteDraft(quote: Quote, items: readonly CounterItem[]) {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const { id, acts, updatedAt, lastRevision, customer } = quote
  const isOver = !acts.includes('send')
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
        id,
        updatedAt: edited?.updatedAt ?? updatedAt,
        title: typed.title,
        note: typed.note,
        language: typed.language,
        days: typed.days,
        buyerId: typed.buyerId,
        ...(typed.cameBy && { cameBy: typed.cameBy }),
        lines: toQuoteLines(typed.lines, configurations),
      }),
    onSuccess: (saved) => {
      // The answer, in the page's language.
      queryClient.setQueryData(api.offers.byId.queryOptions({ id, language }).queryKey, saved)
      setEdited(null)
      setBroughtBack(false)
      setChecked(false)
    },
    onError: async (error) => {
      notify({ kind: 'error', about: `quote ${id}`, ...noticeOf(t`The draft was not saved`, error) })
      // Once another user's change was reported, the next press saves over it.
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
    typed,
    isDirty,
    isOver,
    isChecked,
    isSaving: save.isPending,
    number: lastRevision + 1,
    errors: inEditorNames(fieldErrors(save.error)),
    change: (next: Partial<Typed>) => edit((before) => ({ ...before, ...next })),
    revert: () => {
      setEdited(null)
      setBroughtBack(false)
    },
    /** An earlier unsaved draft is shown. */
    isBroughtBack: isBroughtBack && isDirty,
    /** Saves the draft; null when that failed. */
    save: saved,
    /**
     * The draft as it is shown, also where prices have changed since it was saved; null when it couldn't be
     * saved.
     */
    saveAsShown: async () => (isDirty || totals.total !== toQepik(quote.total) ? saved() : quote),
  }
}

type Typed = {
  title: string
  note: string
  cameBy: ContactWay | null
  /** The customer's company that will pay. */
  buyerId: number | null
  language: Language
  days: number
  lines: readonly DraftLine[]
}
/** `updatedAt` is that of its start; null once another user's change was reported. */
type Edited = { typed: Typed; updatedAt: string | null }

const typedOf = ({ title, note, cameBy, buyer, language, validDays, lines }: Quote): Typed => ({
  title,
  note,
  cameBy,
  buyerId: buyer?.id ?? null,
  language,
  days: validDays,
  lines: fromQuote(lines),
})

const nameOf = (id: number) => `quote.${id}`

const keepEdited = (id: number, edited: Edited | null): void =>
  keepText(nameOf(id), edited ? JSON.stringify(edited) : '')

/** What was typed and not saved, as the device has kept it. */
function keptEdited(id: number): Edited | null {
  try {
    const kept: { typed?: Partial<Record<keyof Typed, unknown>>; updatedAt?: unknown } | null = JSON.parse(
      keptText(nameOf(id)) || 'null',
    )
    if (!kept?.typed) return null
    const { title, note, cameBy, buyerId, language, days, lines } = kept.typed
    return {
      typed: {
        title: String(title ?? ''),
        note: String(note ?? ''),
        language: toLanguage(language),
        cameBy: contactWays.find((way) => way === cameBy) ?? null,
        buyerId: typeof buyerId === 'number' ? buyerId : null,
        days: Number(days) || 7,
        lines: readLines(lines),
      },
      updatedAt: typeof kept.updatedAt === 'string' ? kept.updatedAt : null,
    }
  } catch {
    return null
  }
}
