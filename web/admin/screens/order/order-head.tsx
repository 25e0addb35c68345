import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  isGivenUp,
  isUnpriced,
  type OrderStatus,
  orderStatuses,
  stepOf,
  steps,
} from '../../../../src/domains/order-status/statuses.ts'
import { shownDaysLate } from '../../../../src/domains/production/lateness.ts'
import { isWorkday } from '../../../../src/domains/production/workdays.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { DayInput } from '../../../ui/admin/day-input.tsx'
import { isDay } from '../../../ui/admin/day-text.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { MailNote } from '../../kit/mail-note.tsx'
import { actionOf } from '../../kit/orders/offered-actions.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { LateText } from '../../kit/production/due-label.tsx'
import { useToday, useWorkRules } from '../../kit/production/queries.ts'
import { useAsOpened } from '../../kit/use-as-opened.ts'
import { missingMoney } from './money/money-rules.ts'
import { ReasonText } from './order-moves.tsx'
import { StartBy } from './start-by.tsx'
import { useOrderAct } from './use-print-page.ts'

/** The order's progress, and when it is due; of a cancelled one, why. */
export const OrderHead = ({ order }: { order: OrderDetail }) => (
  <div className="max-md:order-last">
    <div className="xl:flex xl:[&>ol]:grow">
      <OrderSteps order={order} />
      <DueCell order={order} />
    </div>
    {order.reason !== null && (
      <div className="-mt-3.5 mb-7 border-line2 border-l-4 pl-3.5">
        <ReasonText reason={order.reason} isCustomers={order.cancelledBy === 'customer'} />
      </div>
    )}
  </div>
)

/** When the order reached a status; undefined for those it hasn't. */
function momentOf(order: OrderDetail, status: OrderStatus): string | undefined {
  if (isUnpriced(status)) return order.orderDate
  return order.events.findLast(
    ({ kind, isUndone, to }) => kind === 'moved' && !isUndone && to.id === orderStatuses[status].id,
  )?.at
}

/** The timeline of an order: past statuses with their times, the current one, and the next. */
function OrderSteps({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const language = useLanguage()
  const way: readonly OrderStatus[] = isGivenUp(order.status)
    ? [...steps.filter((status) => momentOf(order, status) !== undefined), order.status]
    : steps
  const here = way.indexOf(order.status)
  const next = steps[stepOf(order.status) + 1]
  return (
    <ol
      aria-label={t`Status`}
      className="mb-7 grid border-key border-t-2 bg-paper md:auto-cols-fr md:grid-flow-col md:border-b md:border-b-line2"
    >
      {way.map((status, index) => {
        const at = index <= here ? momentOf(order, status) : undefined
        const coming = index > here && status === next ? <Coming order={order} /> : '—'
        return (
          <li
            key={status}
            aria-current={index === here ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-3 border-line2 px-3.5 py-2.5 max-md:border-b md:not-last:border-r md:max-[1400px]:flex-col md:max-[1400px]:items-start md:max-[1400px]:gap-1.5 md:max-[1400px]:px-2.5',
              index === here && 'shadow-[inset_0_-3px_0_var(--cyan)]',
            )}
          >
            <span className={index > here ? 'opacity-32' : undefined}>
              <InkStrip status={status} large />
            </span>
            <span className="min-w-0">
              <span className={classNames('block', index <= here ? 'font-medium' : 'text-t3')}>
                {pick(orderStatuses[status], 'name', language)}
              </span>
              <span className="admin-meta block text-t3 tabular-nums">
                {at === undefined ? coming : formatDate(at, language, 'moment')}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** What the next step waits for. */
function Coming({ order }: { order: OrderDetail }) {
  const missing = missingMoney(order.conditions)
  if (!missing) return <Trans>next</Trans>
  return missing.gate === 'deposit' && missing.missing !== order.money?.left ? (
    <Trans>awaits the deposit</Trans>
  ) : (
    <Trans>awaits the payment</Trans>
  )
}

/** When the order is due, behind a perforation at the end of its timeline. */
function DueCell({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useState(false)
  if (isGivenUp(order.status)) return null
  return (
    <div className="mb-7 flex flex-wrap items-center justify-between gap-x-4 border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-2.5 max-xl:-mt-7 max-xl:border-t max-xl:border-t-line2 xl:w-63 xl:flex-col xl:items-start xl:border-l-2 xl:border-l-line xl:border-l-dashed">
      <Due order={order} />
      {actionOf(order, 'movePromise') && (
        <WordButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {order.promisedOn === null ? <Trans>Promise a day</Trans> : <Trans>Move the day</Trans>}
        </WordButton>
      )}
      {isOpen && <MovePromise order={order} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Due({ order }: { order: OrderDetail }) {
  const language = useLanguage()
  const { promisedOn, readyOn } = order.promise
  const daysLate = shownDaysLate(order, useToday())
  if (promisedOn !== null)
    return (
      <p>
        <span className="block font-semibold">
          <span className="mr-1.5 font-normal text-t3">
            <Trans>Due</Trans>
          </span>
          <time dateTime={promisedOn}>{formatPromised(promisedOn, language)}</time>
        </span>
        {daysLate > 0 && <LateText days={daysLate} />}
      </p>
    )
  if (readyOn === null)
    return (
      <p className="text-t3">
        <Trans>No day is promised</Trans>
      </p>
    )
  return (
    <p>
      <span className="block text-t2">
        <Trans>would be ready {formatPromised(readyOn, language)}</Trans>
      </span>
      <StartBy order={order} />
    </p>
  )
}

/** The server's maximum length. */
const longest = 500

type MovePromiseProps = { order: OrderDetail; onClose: () => void }
type Errors = { day?: string; reason?: string }

/** Changes the promised day with a reason; the customer gets an email once it can no longer be undone. */
function MovePromise({ order, onClose }: MovePromiseProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const today = useToday()
  const rules = useWorkRules()
  const { act, isPending, failure } = useOrderAct(order.id)
  const was = useAsOpened(order.promise.promisedOn, failure !== undefined)
  const [day, setDay] = useState(was ?? order.promise.readyOn ?? '')
  const [reason, setReason] = useState('')
  const [anyway, setAnyway] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const isClosed = rules !== undefined && isDay(day) && !isWorkday(day, rules)

  function wrongIn(): Errors {
    if (!isDay(day)) return { day: t`Write a day, such as 26.11.2026.` }
    if (day < today) return { day: t`This day is over.` }
    if (day === was) return { day: t`This is already the day.` }
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
      said: t`No. ${order.id} is promised for ${formatPromised(day, language)}`,
      failed: t`The day of No. ${order.id} was not moved`,
      onDone: onClose,
      undo: {
        run: (client) => client.production.undoPlan.mutate({ id: order.id }),
        said: t`No. ${order.id} has its former day again`,
        failed: t`The move could not be taken back`,
      },
    })
  }
  return (
    <Modal title={<Trans>Which day is No. {order.id} promised for?</Trans>} onClose={onClose}>
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
          hint={
            <MailNote order={order}>
              <Trans>The customer gets an e-mail with both days and this reason.</Trans>
            </MailNote>
          }
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
