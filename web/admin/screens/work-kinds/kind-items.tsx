import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { itemWorkFields } from '../../../../src/domains/production/promise-input.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { errorStatus } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import type { WorkKind } from '../../kit/production/queries.ts'
import { useSaveWork } from '../../kit/production/use-save-work.ts'
import { SavedMeanwhile } from '../../kit/saved-meanwhile.tsx'
import { useTypedOver } from '../../kit/use-typed-over.ts'
import { ItemPlace } from './item-place.tsx'
import { itemsOf, type WorkItem } from './work-items.ts'

type KindItemsProps = { kind: WorkKind; kinds: readonly WorkKind[]; items: readonly WorkItem[] }

/** The items of a kind of work with their minutes, editable for users who may edit services. */
export function KindItems({ kind, kinds, items }: KindItemsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { user } = useFrame()
  const mayEdit = canOpen(user, 'services')
  const own = itemsOf(items, kind.id)
  const name = pick(kind, 'name', language)
  return (
    <section aria-label={t`Services and products: ${name}`} className="border-line2 border-t pt-3 pb-4">
      <h3 className="font-semibold">
        <Trans>Services and products</Trans>
      </h3>
      <p className="mb-2 max-w-160 text-t2">
        <Trans>
          A run takes the fixed minutes plus those per 1,000 pieces. Products without minutes of their own use
          those of their service.
        </Trans>
      </p>
      {own.length === 0 && (
        <p className="mb-2 text-t3">
          <Trans>No service or product is of this kind yet.</Trans>
        </p>
      )}
      <ul className={own.length === 0 ? undefined : 'border-line2 border-t'}>
        {own.map((item) => (
          <ItemMinutes key={`${item.kind}/${item.id}`} kind={kind} item={item} mayEdit={mayEdit} />
        ))}
      </ul>
      {mayEdit && <AddItem key={own.length} kind={kind} kinds={kinds} items={items} />}
      {!mayEdit && (
        <p className="mt-2 text-t3">
          <Trans>Whoever may edit services changes these.</Trans>
        </p>
      )}
    </section>
  )
}

type AddItemProps = { kind: WorkKind; kinds: readonly WorkKind[]; items: readonly WorkItem[] }
const keyOf = ({ kind, id }: WorkItem): string => `${kind}/${id}`

/** One more service or product for a kind of work; its present kind stands beside its name. */
function AddItem({ kind, kinds, items }: AddItemProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const others = items.filter(({ own }) => own.workKindId !== kind.id)
  const [chosen, choose] = useState('')
  const item = others.find((one) => keyOf(one) === chosen)
  const { save, isPending } = useSaveWork(item ?? { kind: 'service', id: 0 })
  const textOf = (one: WorkItem) => {
    const now = kinds.find(({ id }) => id === one.work.workKindId)
    const names = [one, one.service, now].flatMap((named) => (named ? pick(named, 'name', language) : []))
    return names.join(' · ')
  }
  return (
    <form
      noValidate
      className="mt-3 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (item) save({ workKindId: kind.id, was: { workKindId: item.own.workKindId } })
      }}
    >
      <AdminField label={<Trans>Add a service or product</Trans>} className="min-w-0 grow sm:max-w-120">
        <AdminSelect value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{t`choose`}</option>
          {others.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {textOf(one)}
            </option>
          ))}
        </AdminSelect>
      </AdminField>
      <AdminButton type="submit" busy={isPending} disabled={!item}>
        <Trans>Add to this kind</Trans>
      </AdminButton>
    </form>
  )
}

const figures = ['minutesFixed', 'minutesPer1000'] as const
const typed = (value: number | null) => (value === null ? '' : String(value))

type ItemMinutesProps = { kind: WorkKind; item: WorkItem; mayEdit: boolean }

/**
 * A service or product of a kind of work, with its minutes; where it names the kind itself, it can be taken
 * out.
 */
function ItemMinutes({ kind, item, mayEdit }: ItemMinutesProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { save, isPending } = useSaveWork(item)
  const over = useTypedOver(item.own, ({ minutesFixed, minutesPer1000 }) => ({
    minutesFixed: typed(minutesFixed),
    minutesPer1000: typed(minutesPer1000),
  }))
  const { values, stored } = over
  const read = itemWorkFields.safeParse({ id: item.id, ...values })
  const isChanged = figures.some((name) => values[name].trim() !== stored[name])
  const wrong = (name: string) =>
    !read.success && read.error.issues.some(({ path }) => path[0] === name)
      ? t`A whole number, or nothing.`
      : undefined
  const name = pick(item, 'name', language)
  const labels = { minutesFixed: t`Minutes for each run`, minutesPer1000: t`Minutes for 1,000 pieces` }
  return (
    <li className="border-line2 border-b py-2">
      <form
        noValidate
        aria-label={name}
        className="grid items-end gap-x-4 gap-y-2 md:grid-cols-[11rem_11rem_auto] md:justify-start xl:grid-cols-[minmax(0,1fr)_11rem_11rem_auto] xl:justify-stretch"
        onSubmit={(event) => {
          event.preventDefault()
          if (!read.success || !isChanged) return
          const { minutesFixed, minutesPer1000 } = over.read
          save(
            { ...read.data, was: { minutesFixed, minutesPer1000 } },
            {
              onSuccess: over.settle,
              onError: (error) => errorStatus(error) === 409 && over.overtake(),
            },
          )
        }}
      >
        <div className="self-center md:col-span-3 xl:col-span-1">
          <ItemPlace item={item} />
        </div>
        {figures.map((figure) => (
          <NumberField
            key={figure}
            label={labels[figure]}
            unit={t`min`}
            readOnly={!mayEdit}
            placeholder={item.work[figure] === null ? t`none` : String(item.work[figure])}
            className="[&_input]:pr-12!"
            value={values[figure]}
            hint={
              over.isOvertaken &&
              values[figure] !== stored[figure] && <SavedMeanwhile value={stored[figure]} />
            }
            onChange={({ target }) => over.change({ [figure]: target.value })}
            {...(wrong(figure) && { error: wrong(figure) ?? '' })}
          />
        ))}
        {mayEdit && (
          <div className="flex flex-wrap gap-2 xl:w-68">
            <AdminButton type="submit" busy={isPending} disabled={!read.success || !isChanged}>
              <Trans>Save minutes</Trans>
            </AdminButton>
            {item.own.workKindId === kind.id && (
              <AdminButton
                variant="quiet"
                aria-label={`${t`Take out`}: ${name}`}
                onClick={() => save({ workKindId: null, was: { workKindId: kind.id } })}
              >
                <Trans>Take out</Trans>
              </AdminButton>
            )}
          </div>
        )}
      </form>
    </li>
  )
}
