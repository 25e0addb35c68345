import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import { useQuoteAct } from './use-quote-act.ts'

/** The customer has said yes on the phone or at the counter: who said so is written down, and the lines become orders. */
export function AgreeDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const { t } = useLingui()
  const { id, lastRevision: revision, customer, revisions } = quote
  const [name, setName] = useState(`${customer.name} ${customer.surname}`.trim())
  const { act, isPending, failure } = useQuoteAct(id)
  const isNamed = (name.match(/\p{L}/gu)?.length ?? 0) >= 3
  const count = revisions[0]?.lines.length ?? 0
  return (
    <Modal title={<Trans>The customer agrees to R{revision}</Trans>} onClose={onClose}>
      <p className="mt-1 mb-3 text-t2">
        <Plural
          value={count}
          one="The line becomes an order at once, accepted at its price."
          other="The # lines become orders at once, accepted at their prices."
        />
      </p>
      <AdminField label={<Trans>Who agreed</Trans>} required>
        <AdminInput
          data-safe=""
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </AdminField>
      <p role="alert" className="mt-3 text-error empty:hidden">
        {failure}
      </p>
      <ModalFoot>
        <AdminButton onClick={onClose}>
          <Trans>Not now</Trans>
        </AdminButton>
        <AdminButton
          variant="primary"
          busy={isPending}
          disabled={!isNamed}
          onClick={() =>
            act({
              run: (client) => client.offers.agree.mutate({ id, revision, name: name.trim() }),
              said: t`The orders are there`,
              failed: t`No order was made`,
              onDone: onClose,
            })
          }
        >
          <Plural value={count} one="Open # order" other="Open # orders" />
        </AdminButton>
      </ModalFoot>
    </Modal>
  )
}
