import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { itemWorkFields } from '../../../../src/domains/production/promise-input.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { errorStatus, useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { kindsQuery } from '../../kit/production/queries.ts'
import { useSaveWork, type Work } from '../../kit/production/use-save-work.ts'
import { SavedMeanwhile } from '../../kit/saved-meanwhile.tsx'
import { useTypedOver } from '../../kit/use-typed-over.ts'

type Item = { kind: 'service' | 'product'; id: number }
const shown = (value: number | null) => (value === null ? '' : String(value))
/** The settings as the fields show them. */
const toValues = (work: Work) => ({
  workKindId: shown(work.workKindId),
  productionDays: shown(work.productionDays),
  minutesFixed: shown(work.minutesFixed),
  minutesPer1000: shown(work.minutesPer1000),
})
const figures = ['productionDays', 'minutesFixed', 'minutesPer1000'] as const

/** How long the work of a service or product takes, and its kind; saved apart from texts and prices. */
export function WorkSection({ item }: { item: Item }) {
  const { production } = useApi()
  const asked = { id: item.id }
  const ofProduct = useQuery({
    ...production.productWork.queryOptions(asked),
    enabled: item.kind === 'product',
  })
  const ofService = useQuery({
    ...production.serviceWork.queryOptions(asked),
    enabled: item.kind === 'service',
  })
  const work = item.kind === 'product' ? ofProduct.data : ofService.data
  return (
    <section aria-labelledby="work-section" className="mt-9 border-key border-t-2 pt-3">
      <h2 id="work-section" className="admin-h2">
        <Trans>Time and day</Trans>
      </h2>
      {work && <WorkForm item={item} work={work} />}
    </section>
  )
}

function WorkForm({ item, work }: { item: Item; work: Work }) {
  const { t } = useLingui()
  const language = useLanguage()
  const kinds = useQuery(kindsQuery(useApi())).data ?? []
  const { save, isPending } = useSaveWork(item)
  const over = useTypedOver(work, toValues)
  const { values, stored } = over
  const isOvertaken = (name: keyof Work) => over.isOvertaken && values[name] !== stored[name]
  const read = itemWorkFields.safeParse({ ...item, ...values })
  const wrong = (name: string) =>
    !read.success && read.error.issues.some(({ path }) => path[0] === name)
      ? t`A whole number, or nothing.`
      : undefined
  const units = { productionDays: t`days`, minutesFixed: t`min`, minutesPer1000: t`min` }
  const labels = {
    productionDays: t`Working days after artwork approval`,
    minutesFixed: t`Minutes for each run`,
    minutesPer1000: t`Minutes for 1,000 pieces`,
  }
  const kindName = (id: string) => {
    const kind = kinds.find((one) => String(one.id) === id)
    return kind ? pick(kind, 'name', language) : ''
  }
  const none = item.kind === 'product' ? t`as the service` : t`none`
  return (
    <form
      noValidate
      className="mt-3 grid items-start gap-x-6 gap-y-4 md:grid-cols-2 xl:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!read.success) return
        save(
          { ...read.data, was: over.read },
          {
            onSuccess: over.settle,
            onError: (error) => errorStatus(error) === 409 && over.overtake(),
          },
        )
      }}
    >
      <AdminField
        label={<Trans>Kind of work</Trans>}
        hint={isOvertaken('workKindId') && <SavedMeanwhile value={kindName(stored.workKindId)} />}
      >
        <AdminSelect
          value={values.workKindId}
          onChange={({ target }) => over.change({ workKindId: target.value })}
        >
          <option value="">{none}</option>
          {kinds.map((kind) => (
            <option key={kind.id} value={kind.id}>
              {pick(kind, 'name', language)}
            </option>
          ))}
        </AdminSelect>
      </AdminField>
      {figures.map((name) => (
        <NumberField
          key={name}
          label={labels[name]}
          unit={units[name]}
          placeholder={none}
          className="[&_input]:pr-12!"
          value={values[name]}
          hint={isOvertaken(name) && <SavedMeanwhile value={stored[name]} />}
          onChange={({ target }) => over.change({ [name]: target.value })}
          {...(wrong(name) && { error: wrong(name) ?? '' })}
        />
      ))}
      <div className="md:col-span-2 xl:col-span-4">
        <AdminButton type="submit" busy={isPending} disabled={!read.success}>
          <Trans>Save time and day</Trans>
        </AdminButton>
      </div>
    </form>
  )
}
