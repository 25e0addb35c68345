import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { OfficeButton } from '../../../ui/office/button.tsx'
import { NumberField } from '../../../ui/office/number-field.tsx'
import { readPrice } from '../new-orders/price-text.ts'
import { readPercentage } from './read-percentage.ts'
import type { DiscountErrors } from './use-discounts.ts'

type DiscountFormProps = {
  busy: boolean
  errors: DiscountErrors
  onErrors: (errors: DiscountErrors) => void
  /** Settles when it is known whether the discount was created. */
  onCreate: (input: { limit: number; percentage: number }) => Promise<unknown>
}

/** From which spend, and how many per cent; what was typed stays until it is saved. */
export function DiscountForm({ busy, errors, onErrors, onCreate }: DiscountFormProps) {
  const { t } = useLingui()
  const [limit, setLimit] = useState('')
  const [percentage, setPercentage] = useState('')
  const limitField = useRef<HTMLInputElement>(null)
  const percentageField = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const azn = readPrice(limit)
    const percent = readPercentage(percentage)
    if ('azn' in azn && 'value' in percent) {
      const created = await onCreate({ limit: azn.azn, percentage: percent.value }).then(
        () => true,
        () => false,
      )
      if (created) {
        setLimit('')
        setPercentage('')
      }
      limitField.current?.focus()
      return
    }
    onErrors({
      limit: 'azn' in azn ? undefined : limitWords(azn.problem),
      percentage: 'value' in percent ? undefined : t`Write per cent above 0 and below 100: 5 or 7.5`,
    })
    const wrong = 'azn' in azn ? percentageField : limitField
    wrong.current?.focus()
  }

  const limitWords = (problem: 'empty' | 'unreadable' | 'notPositive' | 'tooMuch') => {
    if (problem === 'empty') return t`Enter the amount`
    if (problem === 'notPositive') return t`The amount must be above 0`
    if (problem === 'tooMuch') return t`At most 10,000,000 ₼`
    return t`Write the amount as a number: 500 or 1,250.50`
  }

  return (
    <form noValidate onSubmit={submit} className="border-key border-t-2 border-b border-b-line2 bg-paper p-4">
      <div className="grid gap-3.5">
        <NumberField
          ref={limitField}
          label={<Trans>From a spend of</Trans>}
          hint={<Trans>Spent in the last 3 years</Trans>}
          unit="₼"
          placeholder="500"
          error={errors.limit}
          value={limit}
          onChange={(event) => {
            setLimit(event.target.value)
            onErrors({ ...errors, limit: undefined })
          }}
        />
        <NumberField
          ref={percentageField}
          label={<Trans>Discount in per cent</Trans>}
          unit="%"
          placeholder="5"
          enterKeyHint="done"
          error={errors.percentage}
          value={percentage}
          onChange={(event) => {
            setPercentage(event.target.value)
            onErrors({ ...errors, percentage: undefined })
          }}
        />
        <OfficeButton type="submit" variant="primary" busy={busy}>
          {busy ? <Trans>Saving…</Trans> : <Trans>Add the discount</Trans>}
        </OfficeButton>
      </div>
    </form>
  )
}
