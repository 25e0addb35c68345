import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../ui/admin/modal.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { keepText, keptText } from '../../kit/kept-text.ts'
import { NoMail, useMailText } from '../../kit/mail-note.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { RecordDialog } from '../../kit/record-payment/record-dialog.tsx'
import { RefundDialog } from '../../kit/refund/refund-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { AskDialog } from './money/ask-dialog.tsx'
import { ChargeDialog } from './money/charge-dialog.tsx'
import { UnpaidDialog, usePassUnpaid } from './money/unpaid-dialog.tsx'
import { OrderStory } from './order-moves.tsx'
import { OverrideDialog, useOverride } from './override-dialog.tsx'
import type { PrintActs, PrintPage } from './use-print-page.ts'

type PrintDialogsProps = { order: OrderDetail; page: PrintPage; acts: PrintActs }

/** The dialogs of the order page. */
export function PrintDialogs({ order, page, acts }: PrintDialogsProps) {
  const override = useOverride(order, page, acts.act)
  const passUnpaid = usePassUnpaid(order, page, acts.act)
  const close = () => page.ask(null)
  switch (page.asked) {
    case 'link':
      return <LinkDialog order={order} onClose={close} />
    case 'override':
      return <OverrideDialog order={order} page={page} onStart={override} onClose={close} />
    case 'startUnpaid':
    case 'handOverUnpaid': {
      const act = page.asked
      return (
        <UnpaidDialog order={order} act={act} onPass={(reason) => passUnpaid(act, reason)} onClose={close} />
      )
    }
    case 'record':
      return <RecordDialog payer={order.appUser.id} orderId={order.id} onClose={close} />
    case 'askMoney':
      return <AskDialog order={order} onClose={close} />
    case 'charge':
      return <ChargeDialog order={order} onClose={close} />
    case 'giveBack':
      return <RefundDialog order={order} cancels={false} onClose={close} />
    case 'newFile':
      return <AskFileDialog order={order} page={page} acts={acts} onClose={close} />
    case 'history':
      return <OrderStory order={order} onClose={close} />
    case 'noArtwork':
      return <SkipDialog page={page} acts={acts} />
    case 'withdraw':
      return <WithdrawDialog order={order} page={page} acts={acts} />
    case 'take':
      return <TakeDialog page={page} acts={acts} />
    case null:
      return null
  }
}

type AskedProps = { page: PrintPage; acts: PrintActs }

function SkipDialog({ page, acts }: AskedProps) {
  const { t } = useLingui()
  const { id, ask } = page
  return (
    <ConfirmDialog
      grave
      title={<Trans>No. {id} needs no artwork?</Trans>}
      facts={[]}
      after={[
        <Trans key="free">It can go into production without an approval.</Trans>,
        <Trans key="kept">What was sent stays, and a file can be asked for again.</Trans>,
      ]}
      safe={<Trans>Leave it as it is</Trans>}
      does={<Trans>No artwork needed</Trans>}
      onConfirm={() => {
        ask(null)
        acts.act({
          run: (client) => client.artwork.skip.mutate({ id }),
          said: t`No. ${id} needs no artwork`,
          failed: t`That was not saved`,
        })
      }}
      onClose={() => ask(null)}
    />
  )
}

function WithdrawDialog({ order, page, acts }: AskedProps & { order: OrderDetail }) {
  const { t } = useLingui()
  const { id, ask, proofs } = page
  const [newest] = proofs.data?.proofs ?? []
  const valid = newest?.approvals.find(({ withdrawnAt }) => withdrawnAt === null)
  if (!newest) return null
  return (
    <ConfirmDialog
      grave
      title={<Trans>Take back the approval of No. {id}?</Trans>}
      facts={[
        { head: <Trans>Version</Trans>, text: `v${newest.version}` },
        { head: <Trans>Approved by</Trans>, text: valid?.name ?? order.appUser.name },
      ]}
      after={[
        <Trans key="again">The customer must approve the proof again.</Trans>,
        <Trans key="kept">That it was approved stays on record.</Trans>,
      ]}
      safe={<Trans>Keep the approval</Trans>}
      does={<Trans>Take it back</Trans>}
      onConfirm={() => {
        ask(null)
        acts.act({
          run: (client) => client.proofs.withdraw.mutate({ id, round: newest.round }),
          said: t`The approval is taken back`,
          failed: t`The approval was not taken back`,
        })
      }}
      onClose={() => ask(null)}
    />
  )
}

function TakeDialog({ page, acts }: AskedProps) {
  const taken = page.turn.data?.taken
  const who = taken ? `${taken.by.name} ${taken.by.surname}`.trim() : ''
  return (
    <ConfirmDialog
      grave
      title={<Trans>Take No. {page.id} over?</Trans>}
      facts={[{ head: <Trans>Owner</Trans>, text: who }]}
      after={[<Trans key="told">Your name replaces theirs.</Trans>]}
      safe={<Trans>Leave it to them</Trans>}
      does={<Trans>Take it over</Trans>}
      onConfirm={() => {
        page.ask(null)
        acts.takeOver()
      }}
      onClose={() => page.ask(null)}
    />
  )
}

/** The server's maximum length. */
const longest = 500

type AskFileDialogProps = { order: OrderDetail; page: PrintPage; acts: PrintActs; onClose: () => void }

/** Asks the customer for another file, with a message. */
function AskFileDialog({ order, page, acts, onClose }: AskFileDialogProps) {
  const { t } = useLingui()
  const { id } = order
  const mailText = useMailText()
  const draft = `askFile.${id}`
  const [text, setText] = useState(() => keptText(draft))
  const isApproved = page.artwork.data?.state === 'Approved'
  const ask = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    acts.act({
      run: (client) => client.artwork.askNew.mutate({ id, text: text.trim() }),
      said: t`The customer is asked for a file`,
      detail: mailText(order),
      failed: t`The customer was not asked`,
      onDone: () => keepText(draft, ''),
    })
  }
  return (
    <Modal title={<Trans>Ask for a new file for No. {id}?</Trans>} onClose={onClose}>
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
        <NoMail order={order} className="mt-2" />
        {isApproved && (
          <p className="mt-2 text-warn">
            <Trans>The approval of the version that there is no longer counts then.</Trans>
          </p>
        )}
        <DialogButtons
          safe={<Trans>Close without asking</Trans>}
          hasKey
          onClose={onClose}
          does={<Trans>Ask for a new file</Trans>}
          type="submit"
        />
      </form>
    </Modal>
  )
}
