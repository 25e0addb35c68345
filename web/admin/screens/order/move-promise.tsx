import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isWorkday } from '../../../../src/domains/production/workdays.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { DayInput } from '../../../ui/admin/day-input.tsx'
import { isDay } from '../../../ui/admin/day-text.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { useToday, useWorkRules } from '../../kit/production/queries.ts'
import { useDeed } from './use-deed.ts'

/** As the server takes it. */
const longest = 500

type MovePromiseProps = { order: OrderDetail; onClose: () => void }
type Errors = { day?: string; reason?: string }

/** Another promised day, and why: the customer gets a mail once it can't be undone any more. */
export function MovePromise({ order, onClose }: MovePromiseProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const today = useToday()
  const rules = useWorkRules()
  const { act, isPending, failure } = useDeed(order.id)
  const was = order.promise.promisedOn
  const [day, setDay] = useState(was ?? order.promise.readyOn ?? '')
  const [reason, setReason] = useState('')
  const [anyway, setAnyway] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const isClosed = rules !== undefined && isDay(day) && !isWorkday(day, rules)

  function wrongIn(): Errors {
    if (!isDay(day)) return { day: t`Write a day, such as 26.11.2026.` }
    if (day < today) return { day: t`This day is over.` }
    if (day === was) return { day: t`This is the day already.` }
    if (isClosed && !anyway)
      return { day: t`Nothing is produced on this day. Confirm it below if you mean it.` }
    return was !== null && reason.trim() === '' ? { reason: t`Write why: the customer reads it.` } : {}
  }
  function send() {
    const wrong = wrongIn()
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    act({
      run: (client) => client.production.movePromise.mutate({ id: order.id, day, was, reason, anyway }),
      said: t`№ ${order.id} is promised for ${formatPromised(day, language)}`,
      failed: t`The day of № ${order.id} was not moved`,
      onDone: onClose,
      undo: {
        run: (client) => client.production.undoPlan.mutate({ id: order.id }),
        said: t`№ ${order.id} has its former day again`,
        failed: t`The move could not be taken back`,
      },
    })
  }
  return (
    <Modal title={<Trans>Which day is № {order.id} promised for?</Trans>} onClose={onClose}>
      {was && (
        <p className="mt-1 text-t2">
          <Trans>Now it is {formatPromised(was, language)}.</Trans>
        </p>
      )}
      <form
        noValidate
        className="mt-3 flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <AdminField label={<Trans>New day</Trans>} error={errors.day}>
          <DayInput data-safe="" value={day} min={today} onChange={setDay} />
        </AdminField>
        {isClosed && (
          <label className="flex min-h-6 items-center gap-2.5 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={anyway}
              onChange={() => setAnyway(!anyway)}
              className="size-4 accent-(--key)"
            />
            <Trans>On this day, although nothing is produced then</Trans>
          </label>
        )}
        <AdminField
          label={<Trans>Reason</Trans>}
          hint={<Trans>The customer gets a mail with both days and this reason.</Trans>}
          error={errors.reason}
        >
          <AdminTextarea
            rows={3}
            maxLength={longest}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </AdminField>
        <p role="alert" className="text-error empty:hidden">
          {failure}
        </p>
        <ModalFoot className="mt-2">
          <AdminButton onClick={onClose}>
            <Trans>Leave the day</Trans> <KeyCap>Esc</KeyCap>
          </AdminButton>
          <AdminButton type="submit" variant="primary" busy={isPending}>
            {was === null ? <Trans>Promise the day</Trans> : <Trans>Move the day</Trans>}
          </AdminButton>
        </ModalFoot>
      </form>
    </Modal>
  )
}
