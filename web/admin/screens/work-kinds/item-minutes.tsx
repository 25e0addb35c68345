import { Trans, useLingui } from '@lingui/react/macro'
import { itemWorkFields } from '../../../../src/domains/production/promise-input.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { errorStatus } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { Meanwhile } from '../../kit/meanwhile.tsx'
import type { WorkKind } from '../../kit/production/queries.ts'
import { useSaveWork } from '../../kit/production/use-save-work.ts'
import { useTypedOver } from '../../kit/use-typed-over.ts'
import { ItemPlace } from './item-place.tsx'
import type { WorkItem } from './work-items.ts'

const figures = ['minutesFixed', 'minutesPer1000'] as const
const typed = (value: number | null) => (value === null ? '' : String(value))

type ItemMinutesProps = { kind: WorkKind; item: WorkItem; mayEdit: boolean }

/** A service or product of a kind of work, with the minutes that it takes; where it names the kind itself it can leave it. */
export function ItemMinutes({ kind, item, mayEdit }: ItemMinutesProps) {
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
              over.isOvertaken && values[figure] !== stored[figure] && <Meanwhile value={stored[figure]} />
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
