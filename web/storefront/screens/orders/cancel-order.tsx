import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useClient } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/inputs.tsx'
import { useNotify } from '../../../ui/notice.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { orderAction } from '../../kit/orders/order-parts.ts'
import { useFailureText } from '../../kit/use-failure-text.ts'
import { type MyOrder, OrderTitle } from './order-labels.tsx'

/** Cancels an own order that still waits for its price, after a word; nothing where the server doesn't offer it. */
export function CancelOrder({ order }: { order: MyOrder }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { id } = order
  if (!order.actions.some(({ act }) => act === 'cancelOwn')) return null
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={orderAction} onClick={() => setOpen(true)}>
        <Trans>Cancel the order…</Trans>
        <span className="sr-only">
          {' '}
          <Reference id={id} />
        </span>
      </button>
      <Dialog open={open} onClose={close} title={<Trans>Cancel order No. {id}?</Trans>}>
        <CancelForm order={order} onClose={close} />
      </Dialog>
    </>
  )
}

/** The server's maximum length. */
const longest = 500

/** Names the order and takes a reason; keeping it is the first button. */
function CancelForm({ order, onClose }: { order: MyOrder; onClose: () => void }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const notify = useNotify()
  const client = useClient()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const { id } = order
  const cancel = useMutation({
    mutationFn: () => client.orders.cancelOwn.mutate({ id, ...(reason.trim() !== '' && { reason }) }),
    onSuccess: () => {
      onClose()
      notify('ok', t`Order No. ${id} is cancelled.`)
    },
    // Refused or not: the order is shown as it is by now.
    onSettled: () =>
      Promise.all(
        ['orders', 'turns', 'artwork'].map((part) => queryClient.invalidateQueries({ queryKey: [[part]] })),
      ),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!cancel.isPending) cancel.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="max-w-160">
        <p className="pb-2 font-bold text-[18px]">
          <OrderTitle order={order} />
        </p>
        <p>
          <Trans>
            It costs nothing, and it cannot be taken back; you can order the same again at any time.
          </Trans>
        </p>
      </div>
      <Field label={<Trans>Why? (optional)</Trans>}>
        <Textarea
          rows={3}
          maxLength={longest}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {cancel.error && failureText(cancel.error)}
      </p>
      <div className="flex flex-wrap gap-4 pt-2 max-sm:flex-col">
        <Button onClick={onClose}>
          <Trans>Keep the order</Trans>
        </Button>
        <Button type="submit" variant="secondary" busy={cancel.isPending}>
          <Trans>Cancel order No. {id}</Trans>
        </Button>
      </div>
    </form>
  )
}
