import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import { useQuoteAct } from './use-quote-act.ts'
import type { QuoteDraftModel } from './use-quote-draft.ts'
import type { QuoteLink } from './use-quote-link.ts'

/** Sends the draft as it is shown; its link is available right after. */
export function useQuoteSending(quote: Quote, draft: QuoteDraftModel, link: QuoteLink) {
  const { t } = useLingui()
  const { id, customer } = quote
  const { number, typed, isOver, isWaiting } = draft
  const [byMail, setByMail] = useState(customer.hasEmail)
  const { act, isPending: isActing } = useQuoteAct(id)
  const isPending = isActing || draft.isSaving
  const canSend = !isOver && !isWaiting && typed.lines.length > 0
  const sendSaved = async () => {
    const saved = await draft.saveAsShown()
    if (saved === null) return
    const { updatedAt } = saved
    act({
      run: (client) => client.offers.send.mutate({ id, updatedAt, days: typed.days, byMail }),
      said: t`R${number} is sent`,
      failed: t`R${number} was not sent`,
      onDone: link.show,
    })
  }
  const prolong = () =>
    act({
      run: (client) => client.offers.prolong.mutate({ id, days: typed.days, byMail }),
      said: t`The quote is extended`,
      failed: t`The quote was not extended`,
      onDone: link.show,
    })
  return {
    draft,
    number,
    isPending,
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
