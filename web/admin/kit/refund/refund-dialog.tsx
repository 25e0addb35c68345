import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useApi } from '../../../lib/api.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { CheckIcon, EmailIcon, LockIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { formatAmount } from '../formats.ts'
import { useFrame } from '../frame/frame-context.ts'
import { canOpen } from '../frame/menu.ts'
import { MailNote, type WithMail } from '../mail-note.tsx'
import { SumField, WhyField } from '../money-form.tsx'
import { inCase } from '../number-case.ts'
import { MoneyChoices } from './money-choices.tsx'
import { type MoneyChoice, type OrderMoney, refundableSum } from './refund-rules.ts'
import { RefundTable } from './refund-table.tsx'
import { useGiveBack } from './use-give-back.ts'
import { useRefundDraft } from './use-refund-draft.ts'
import { useWaysSaid } from './way-names.ts'

type RefundDialogProps = {
  order: WithMail & { id: number; appUser: { name: string; surname: string; phoneNumber: string } }
  /** The order is cancelled with it. */
  cancels: boolean
  onClose: () => void
}

/** The longest reason. */
const longest = 300

/**
 * Asks what becomes of the money of an order that is cancelled, or gives something of it back (PAY-30, PAY-33). Enter
 * never gives money back.
 */
export function RefundDialog({ order, cancels, onClose }: RefundDialogProps) {
  const language = useLanguage()
  const { data, isError, isFetching, refetch } = useQuery(
    useApi().payments.ofOrder.queryOptions({ id: order.id }),
  )
  const paid = data ? formatMoney(refundableSum(data), language) : '…'
  return (
    <Modal
      grave
      onClose={onClose}
      title={
        cancels ? (
          <Trans>
            No. {order.id} is being cancelled: what becomes of the {paid} paid?
          </Trans>
        ) : (
          <Trans>Give money of No. {order.id} back</Trans>
        )
      }
    >
      {data && <RefundForm order={order} cancels={cancels} money={data} onClose={onClose} />}
      {!data && isError && (
        <SectionFailed onRetry={() => refetch()} busy={isFetching}>
          <Trans>The order’s money did not load.</Trans>
        </SectionFailed>
      )}
    </Modal>
  )
}

type FormProps = RefundDialogProps & { money: OrderMoney }

function RefundForm({ order, cancels, money, onClose }: FormProps) {
  const language = useLanguage()
  const { user } = useFrame()
  const draft = useRefundDraft(order.id, { cancels, money, decides: canOpen(user, 'discounts') })
  const { paid, choice, back, errors, isChecked } = draft
  const { run, isPending, failure } = useGiveBack(order, onClose)
  const safe = useRef<HTMLButtonElement>(null)
  // The dialog may have opened before the money was loaded, with nothing to focus.
  useEffect(() => safe.current?.focus(), [])
  const numbered = inCase(order.id, 'accusative', language)
  const shown = back !== null && back > 0 ? back : null
  const send = () => {
    draft.check()
    if (draft.input) run(draft.input)
  }
  return (
    <>
      <p className="mt-1 text-t2">
        <PaidBy money={money} />
      </p>
      {cancels ? (
        <MoneyChoices draft={draft} order={order} />
      ) : (
        <SumField
          className="mt-3 max-w-48"
          label={<Trans>Sum to give back</Trans>}
          value={draft.sum}
          onChange={draft.writeSum}
          isChecked={isChecked}
          most={paid}
        />
      )}
      {shown !== null && <RefundTable refundable={money.refundable ?? []} paid={paid} back={shown} />}
      <ul className="mt-3 border-line2 border-t">
        {choice !== 'balance' && (
          <Fact icon={<EmailIcon className="mt-0.5 text-t2" />}>
            <MailNote order={order}>
              <Trans>
                {order.appUser.name} reads by e-mail and on the order’s page what is given back and why
              </Trans>
            </MailNote>
          </Fact>
        )}
        {cancels && (
          <Fact icon={<CheckIcon className="mt-0.5 text-t2" />}>
            <Trans>Artwork, proofs and messages stay</Trans>
          </Fact>
        )}
        {!draft.decides && (
          <Fact icon={<LockIcon className="mt-0.5 text-t2" />}>
            <Trans>To give money back, the area “Discounts” must be open to you as well.</Trans>
          </Fact>
        )}
      </ul>
      <WhyField
        className="mt-3"
        label={cancels ? <Trans>Why it is cancelled</Trans> : <Trans>Why it is given back</Trans>}
        hint={<Trans>The customer reads it as it is written.</Trans>}
        isCounted
        value={draft.reason}
        onChange={draft.writeReason}
        longest={longest}
        error={isChecked ? errors.reason : undefined}
      />
      <p role="alert" className="mt-2 text-error empty:hidden">
        {failure ?? (isChecked && errors.choice)}
      </p>
      <ModalFoot>
        <AdminButton ref={safe} data-safe="" onClick={onClose}>
          {cancels ? <Trans>Keep the order</Trans> : <Trans>Close without giving back</Trans>}{' '}
          <KeyCap>Esc</KeyCap>
        </AdminButton>
        <AdminButton
          variant="delete"
          busy={isPending}
          onClick={send}
          onKeyDown={(event) => {
            // Enter is too easily pressed, so only a click or the space bar gives money back.
            if (event.key === 'Enter') event.preventDefault()
          }}
        >
          <DoesText cancels={cancels} choice={choice} numbered={numbered} paid={paid} back={back} />
        </AdminButton>
      </ModalFoot>
      <p className="admin-meta mt-3 text-t3">
        <Trans>Enter never gives money back.</Trans>
      </p>
    </>
  )
}

type DoesProps = {
  cancels: boolean
  choice: MoneyChoice | null
  numbered: string
  paid: number
  back: number | null
}

/** The sum in the button is what will be booked. */
function DoesText({ cancels, choice, numbered, paid, back }: DoesProps) {
  const language = useLanguage()
  const all = formatMoney(paid, language)
  const sum = back !== null && back > 0 ? formatMoney(back, language) : null
  if (choice === 'balance')
    return (
      <Trans>
        Cancel No. {numbered}, {all} stay as balance
      </Trans>
    )
  if (cancels && sum !== null)
    return (
      <Trans>
        Cancel No. {numbered}, give {sum} back
      </Trans>
    )
  if (cancels) return <Trans>Cancel No. {numbered}</Trans>
  return sum === null ? <Trans>Give money back</Trans> : <Trans>Give {sum} back</Trans>
}

function PaidBy({ money: { refundable = [] } }: { money: OrderMoney }) {
  const { t } = useLingui()
  const language = useLanguage()
  const waysSaid = useWaysSaid()
  const parts = refundable.map(
    ({ way, day, amount }) =>
      `${waysSaid[way]}, ${formatDayAndMonth(day, language)}, ${formatAmount(amount, language)}\u00a0₼`,
  )
  return t`Paid: ${parts.join(' · ')}`
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 border-line2 border-b py-2">
    {icon}
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </li>
)
