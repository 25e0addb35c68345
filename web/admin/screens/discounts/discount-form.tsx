import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { newDiscountSchema } from '../../../../src/domains/customers/discount-input.ts'
import { figureIn } from '../../../../src/lib/read-whole.ts'
import { readMoney, readPercent, unclearFigure } from '../../../../src/lib/written-numbers.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { useResolver } from '../../kit/forms/use-resolver.ts'
import { written } from '../../kit/forms/written.ts'
import type { DiscountErrors } from './use-discounts.ts'

const { limit, percentage } = newDiscountSchema.shape
const schema = newDiscountSchema.extend({
  limit: written(limit),
  percentage: written(percentage),
})
const blank = { limit: '', percentage: '' }

type DiscountFormProps = {
  busy: boolean
  /** Settles when it is known whether the discount was created, with what the server says of the fields. */
  onCreate: (input: { limit: number; percentage: number }) => Promise<DiscountErrors | null>
}

/** From which spend, and how many per cent; what was typed stays until it is saved. */
export function DiscountForm({ busy, onCreate }: DiscountFormProps) {
  const { t, i18n } = useLingui()
  const limitLabel = (id: string) => {
    if (id === unclearFigure.id) return i18n._(unclearFigure)
    if (id === 'field.required') return t`Enter the amount`
    if (id === 'field.above' || id === 'field.atLeast') return t`The amount must be above 0`
    if (id === 'field.atMost') return t`At most 10,000,000 ₼`
    return t`Write the amount as a number: 500 or 1,250.50`
  }
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm({
    defaultValues: blank,
    resolver: useResolver<typeof blank>(schema, {
      limit: ({ id }) => limitLabel(id),
      percentage: t`Write per cent above 0 and below 100: 5 or 7.5`,
    }),
  })
  const { errors } = formState
  const submit = handleSubmit(async (typed) => {
    if (busy) return
    const refused = await onCreate({
      limit: figureIn(readMoney(typed.limit)) ?? 0,
      percentage: figureIn(readPercent(typed.percentage)) ?? 0,
    })
    if (refused === null) reset(blank, { keepFieldsRef: true })
    for (const name of ['limit', 'percentage'] as const)
      if (refused?.[name]) setError(name, { type: 'server', message: refused[name] })
    setFocus('limit')
  })

  return (
    <form noValidate onSubmit={submit} className="border-key border-t-2 border-b border-b-line2 bg-paper p-4">
      <div className="grid gap-3.5">
        <NumberField
          label={<Trans>From a spend of</Trans>}
          hint={<Trans>Spent in the last 3 years</Trans>}
          unit="₼"
          placeholder="500"
          error={errors.limit?.message}
          {...register('limit')}
        />
        <NumberField
          label={<Trans>Discount, %</Trans>}
          unit="%"
          placeholder="5"
          enterKeyHint="done"
          error={errors.percentage?.message}
          {...register('percentage')}
        />
        <AdminButton type="submit" variant="primary" busy={busy}>
          {busy ? <Trans>Saving…</Trans> : <Trans>Add the discount</Trans>}
        </AdminButton>
      </div>
    </form>
  )
}
