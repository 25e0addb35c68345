import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { Money } from '../../../ui/money.tsx'
import type { MoneyChoice } from './refund-rules.ts'
import type { RefundDraft } from './use-refund-draft.ts'

type MoneyChoicesProps = { draft: RefundDraft; order: { appUser: { name: string } } }

/** What can become of the money of an order that is cancelled; without area "discounts" only balance. */
export function MoneyChoices({ draft, order }: MoneyChoicesProps) {
  const { paid, choice, back, decides } = draft
  const name = useId()
  const common = { name, draft }
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">
        <Trans>What becomes of the money</Trans>
      </legend>
      {decides && (
        <Choice
          {...common}
          value="refund"
          head={<Trans>Give all of it back</Trans>}
          text={<Trans>the way it came</Trans>}
          sum={
            <Trans>
              <Money azn={paid} /> back
            </Trans>
          }
        />
      )}
      <Choice
        {...common}
        value="balance"
        head={<Trans>Leave it as balance</Trans>}
        text={<Trans>{order.appUser.name} uses it for the next order, or gets it back on request</Trans>}
        sum={
          <Trans>
            <Money azn={paid} /> balance
          </Trans>
        }
      />
      {decides && (
        <Choice
          {...common}
          value="keepPart"
          head={<Trans>Keep the price of the work done, give the rest back</Trans>}
          text={<Trans>the customer reads what was done</Trans>}
          sum={
            choice === 'keepPart' && back !== null ? (
              <Trans>
                <Money azn={back} /> back
              </Trans>
            ) : null
          }
        >
          <KeptPart draft={draft} />
        </Choice>
      )}
    </fieldset>
  )
}

type ChoiceProps = {
  name: string
  value: MoneyChoice
  draft: RefundDraft
  head: ReactNode
  text: ReactNode
  sum: ReactNode
  children?: ReactNode
}

function Choice({ name, value, draft: { choice, choose }, head, text, sum, children }: ChoiceProps) {
  const isChosen = choice === value
  return (
    <div
      className={classNames(
        'px-3 py-2.5 not-first-of-type:-mt-px',
        isChosen ? 'relative border-2 border-key' : 'border border-line',
      )}
    >
      <label className="flex cursor-pointer gap-3">
        <input
          type="radio"
          name={name}
          value={value}
          checked={isChosen}
          onChange={() => choose(value)}
          className="mt-0.5 size-4 shrink-0 accent-key"
        />
        <span className="flex grow flex-wrap justify-between gap-x-3">
          <span className="min-w-0">
            <span className="block font-semibold">{head}</span>
            <span className="admin-meta block text-t2">{text}</span>
          </span>
          <span className="font-semibold tabular-nums">{sum}</span>
        </span>
      </label>
      {isChosen && children}
    </div>
  )
}

const KeptPart = ({
  draft: { kept, writeKept, work, writeWork, errors, isChecked },
}: {
  draft: RefundDraft
}) => (
  <div className="mt-3 grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-3 pl-7 max-sm:grid-cols-1 max-sm:pl-0">
    <NumberField
      label={<Trans>Work done</Trans>}
      unit="₼"
      value={kept}
      onChange={({ target }) => writeKept(target.value)}
      {...(isChecked && errors.kept && { error: errors.kept })}
    />
    <AdminField required label={<Trans>What was done</Trans>} error={isChecked ? errors.work : undefined}>
      <AdminInput maxLength={300} value={work} onChange={({ target }) => writeWork(target.value)} />
    </AdminField>
  </div>
)
