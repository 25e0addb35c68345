import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toQepik } from '../../../../src/lib/money.ts'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import { useQuoteAct } from './use-quote-act.ts'
import type { QuoteDraftModel } from './use-quote-draft.ts'
import type { QuoteLink } from './use-quote-link.ts'

/** Sends the draft as it is shown; its link is available right after. */
export function useQuoteSending(quote: Quote, draft: QuoteDraftModel, link: QuoteLink) {
  const { t } = useLingui()
  const { id } = quote
  const { number, typed, isOver, isWaiting } = draft
  const [isMailWanted, setByMail] = useState(true)
  const byMail = isMailWanted && quote.customerMail === 'reaches'
  const { act, isPending: isActing } = useQuoteAct(id)
  const isPending = isActing || draft.isSaving
  /** There is something that the customer hasn't been sent yet, be it a price that has changed since. */
  const hasNews =
    quote.lastRevision === 0 ||
    quote.isChanged ||
    draft.isDirty ||
    draft.totals.total !== toQepik(quote.total)
  const canSend = !isOver && !isWaiting && hasNews && typed.lines.length > 0
  const told = byMail ? {} : { detail: t`No e-mail goes: send the link below.` }
  const sendSaved = async () => {
    const saved = await draft.saveAsShown()
    if (saved === null) return
    const { updatedAt } = saved
    act({
      run: (client) => client.offers.send.mutate({ id, updatedAt, days: typed.days, byMail }),
      said: byMail ? t`R${number} is sent` : t`R${number} is ready`,
      ...told,
      failed: t`R${number} was not sent`,
      onDone: link.show,
    })
  }
  const prolong = () =>
    act({
      run: (client) => client.offers.prolong.mutate({ id, days: typed.days, byMail }),
      said: t`The quote is extended`,
      ...told,
      failed: t`The quote was not extended`,
      onDone: link.show,
    })
  return {
    draft,
    number,
    isPending,
    hasNews,
    canSend,
    byMail,
    setByMail,
    prolong,
    send: () => {
      if (canSend && !isPending) void sendSaved()
    },
  }
}
export type QuoteSending = ReturnType<typeof useQuoteSending>
