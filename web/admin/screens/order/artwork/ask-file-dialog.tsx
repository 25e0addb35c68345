import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../../ui/admin/modal.tsx'
import { keepText, keptText } from '../../../kit/kept-text.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import type { PrintActs } from '../use-print-acts.ts'
import type { PrintPage } from '../use-print-page.ts'

/** As the server takes it. */
const longest = 500

type AskFileDialogProps = { order: OrderDetail; page: PrintPage; acts: PrintActs; onClose: () => void }

/** Asks the customer for another file, in words that they read. */
export function AskFileDialog({ order, page, acts, onClose }: AskFileDialogProps) {
  const { t } = useLingui()
  const { id } = order
  const draft = `askFile.${id}`
  const [text, setText] = useState(() => keptText(draft))
  const isApproved = page.artwork.data?.state === 'Approved'
  const ask = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    acts.act({
      run: (client) => client.artwork.askNew.mutate({ id, text: text.trim() }),
      said: t`The customer is asked for a file`,
      failed: t`The customer was not asked`,
      onDone: () => keepText(draft, ''),
    })
  }
  return (
    <Modal title={<Trans>Ask for a new file for № {id}?</Trans>} onClose={onClose}>
      <form noValidate onSubmit={ask} className="mt-3">
        <AdminField
          label={<Trans>What the customer should send</Trans>}
          hint={<Trans>The customer reads it on the order’s page, as it is written.</Trans>}
        >
          <AdminTextarea
            data-safe=""
            rows={3}
            maxLength={longest}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              keepText(draft, event.target.value)
            }}
          />
        </AdminField>
        {isApproved && (
          <p className="mt-2 text-warn">
            <Trans>The approval of the version that there is no longer counts then.</Trans>
          </p>
        )}
        <ModalFoot>
          <AdminButton onClick={onClose}>
            <Trans>Close without asking</Trans> <KeyCap>Esc</KeyCap>
          </AdminButton>
          <AdminButton type="submit" variant="primary">
            <Trans>Ask for a new file</Trans>
          </AdminButton>
        </ModalFoot>
      </form>
    </Modal>
  )
}
