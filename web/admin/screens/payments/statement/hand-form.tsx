import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { toAzn, toQepik } from '../../../../../src/lib/money.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { Money } from '../../../../ui/money.tsx'
import {
  blankDraft,
  type Draft,
  type Payer,
  reckon,
  shownAmount,
} from '../../../kit/record-payment/record-draft.ts'
import { RecordLines } from '../../../kit/record-payment/record-lines.tsx'
import { useDraftErrors } from '../../../kit/record-payment/use-draft-errors.ts'
import { WithPayer } from '../../../kit/record-payment/with-payer.tsx'
import { FindPayer } from '../find-payer.tsx'
import type { Booking, Line } from './statement-types.ts'

type HandFormProps = {
  line: Line
  /** Whose orders it is put to; undefined until staff have found the customer. */
  customer: number | undefined
  onDone: (booking: Booking) => void
  onClose: () => void
}

/** A line is put to orders of any customer by hand. */
export function HandForm({ line, customer: known, onDone, onClose }: HandFormProps) {
  const [customer, setCustomer] = useState(known)
  if (customer === undefined) return <FindPayer onFound={setCustomer} />
  return (
    <Split
      key={customer}
      line={line}
      customer={customer}
      onOther={() => setCustomer(undefined)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

type SplitProps = Omit<HandFormProps, 'customer'> & { customer: number; onOther: () => void }

function Split({ customer, ...rest }: SplitProps) {
  return <WithPayer id={customer}>{(payer) => <SplitLines payer={payer} {...rest} />}</WithPayer>
}

type SplitLinesProps = Omit<SplitProps, 'customer'> & { payer: Payer }

function SplitLines({ payer, line, onOther, onDone, onClose }: SplitLinesProps) {
  const language = useLanguage()
  const [lines, setLines] = useState<Draft['lines']>({})
  const [blank] = useState(blankDraft)
  const draft: Draft = {
    ...blank,
    way: 'transfer',
    amount: shownAmount(toQepik(line.amount), language),
    lines,
  }
  const reckoned = reckon(draft, payer)
  const errors = useDraftErrors()(draft, reckoned)
  const isWrong = Object.values(errors).some((error) => error !== undefined)
  const { appUser } = payer
  return (
    <form className="flex grow flex-col" onSubmit={(event) => event.preventDefault()} noValidate>
      <p className="flex items-baseline justify-between gap-3 border-line2 border-t px-4 py-3">
        <strong className="min-w-0 font-semibold wrap-anywhere">
          {`${appUser.name} ${appUser.surname}`.trim()}
        </strong>
        <Money azn={line.amount} />
      </p>
      <div className="border-line2 border-t px-4 py-3.5">
        <RecordLines
          draft={draft}
          errors={errors}
          onChange={(next) => next.lines && setLines(next.lines)}
          onLeft={() => undefined}
          reckoned={reckoned}
        />
      </div>
      <div className="sticky bottom-0 mt-auto grid gap-2 border-line2 border-t bg-paper px-4 py-3">
        <AdminButton
          variant="primary"
          className="w-full"
          disabled={isWrong}
          onClick={() => onDone(bookingOf(payer, line, reckoned))}
        >
          <Trans>Tick it so</Trans>
        </AdminButton>
        <div className="grid grid-cols-2 gap-2">
          <AdminButton onClick={onOther}>
            <Trans>Another customer…</Trans>
          </AdminButton>
          <AdminButton onClick={onClose}>
            <Trans>Cancel</Trans>
          </AdminButton>
        </div>
      </div>
    </form>
  )
}

const bookingOf = (
  { appUser }: Payer,
  { amount }: Line,
  { lines, rest }: ReturnType<typeof reckon>,
): Booking => ({
  appUser: { id: appUser.id, name: appUser.name, surname: appUser.surname },
  amount,
  balance: toAzn(rest),
  orders: lines.flatMap((one) =>
    one.amount > 0
      ? [{ orderId: one.orderId, amount: toAzn(one.amount), left: toAzn(one.left - one.amount) }]
      : [],
  ),
})
