import { useState } from 'react'
import { toQepik } from '../../../../src/lib/money.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useKeptDraft } from './kept-drafts.ts'
import { blankDraft, type Payer, shownAmount } from './record-draft.ts'
import { RecordForm } from './record-form.tsx'
import { WithPayer } from './with-payer.tsx'

type PayerFormProps = {
  /** Who pays. */
  id: number
  /** The order that is paid in the first place: the sum begins with what is asked for it. */
  orderId?: number
  onOther?: () => void
  onClose: () => void
}

/** The form of a payment, with what its customer owes. */
export function PayerForm({ id, orderId, onOther, onClose }: PayerFormProps) {
  return (
    <WithPayer id={id} orderId={orderId}>
      {(payer) => <Begun payer={payer} id={id} orderId={orderId} onOther={onOther} onClose={onClose} />}
    </WithPayer>
  )
}

type BegunProps = {
  payer: Payer
  id: number
  orderId: number | undefined
  onOther: (() => void) | undefined
  onClose: () => void
}

function Begun({ payer, id, orderId, onOther, onClose }: BegunProps) {
  const language = useLanguage()
  const [kept, keep] = useKeptDraft(orderId === undefined ? `${id}` : `${id} ${orderId}`)
  const [blank] = useState(() => {
    const order = payer.orders.find((one) => one.orderId === orderId)
    return blankDraft(order && shownAmount(toQepik(order.asked || order.money.left), language))
  })
  return (
    <RecordForm
      payer={payer}
      draft={kept ?? blank}
      onDraft={keep}
      onOther={onOther}
      onDone={() => {
        keep(null)
        onClose()
      }}
    />
  )
}
