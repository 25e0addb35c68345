import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { DayInput } from '../../../ui/admin/day-input.tsx'
import { ErrorIcon } from '../../../ui/admin/icons.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import type { FieldNames } from '../../kit/editor/field-names.ts'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { useServiceChoices } from '../../kit/records/use-service-choices.ts'
import { useNow } from '../../kit/use-now.ts'
import { campaignState } from './campaign-state.ts'
import type { Campaign, CampaignValues } from './campaign-values.ts'

type CampaignTermsProps = {
  editor: Editor<CampaignValues>
  record: Campaign | null
  names: FieldNames
}

/** How many per cent, until when, and for which services. */
export function CampaignTerms({ editor, record, names }: CampaignTermsProps) {
  const { t } = useLingui()
  const now = useNow()
  const { startDate, endDate } = editor.values
  const { state } = campaignState({ state: true, startDate, endDate }, now)
  return (
    <section aria-labelledby="campaign-terms" className="border-key border-t-2 pt-2">
      <h2 id="campaign-terms" className="admin-h2 mb-2.5">
        <Trans>Terms</Trans>
      </h2>
      <div className="grid items-start gap-x-4 gap-y-3.5 md:grid-cols-3">
        <EditedField
          editor={editor}
          name="percentage"
          label={names.percentage}
          hint={t`Leave empty for a campaign without a percentage.`}
        >
          {(control) => (
            <AdminInput inputMode="decimal" maxLength={10} {...control} className="tabular-nums" />
          )}
        </EditedField>
        <EditedField
          editor={editor}
          name="startDate"
          label={names.startDate}
          hint={t`From this day on it is on the site and in the prices. Empty: at once.`}
        >
          {(control) => (
            <DayInput {...control} onChange={(value) => control.onChange({ target: { value } })} />
          )}
        </EditedField>
        <EditedField
          editor={editor}
          name="endDate"
          label={names.endDate}
          hint={t`It runs to the end of this day, Baku time. Empty: no end date.`}
          warning={state === 'over' && t`This day is over: visitors no longer see the campaign.`}
        >
          {(control) => (
            <DayInput {...control} onChange={(value) => control.onChange({ target: { value } })} />
          )}
        </EditedField>
      </div>
      <ServicesField editor={editor} record={record} label={names.serviceIds ?? ''} />
    </section>
  )
}

type ServicesFieldProps = { editor: Editor<CampaignValues>; record: Campaign | null; label: string }

/** Checkboxes for the services that the campaign counts for. */
function ServicesField({ editor, record, label }: ServicesFieldProps) {
  const id = useId()
  const services = useServiceChoices(record?.services ?? [])
  const { values, changed, errors } = editor
  const isForNothing = values.serviceIds.length === 0
  const error = Object.entries(errors).find(([key]) => key.split('.')[0] === 'serviceIds')?.[1]
  const toggle = (toggled: number) => {
    const isOn = (one: number) => values.serviceIds.includes(one) !== (one === toggled)
    // In the list's order, so that ticking and unticking changes nothing.
    editor.set('serviceIds', services.map((service) => service.id).filter(isOn))
  }
  return (
    <fieldset className="mt-3.5 min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="admin-meta pb-1 font-medium">{label}</legend>
      <ul
        className={classNames(
          'grid gap-x-3 border bg-paper px-3 py-1.5 sm:grid-cols-2 lg:grid-cols-3',
          error ? 'border-error' : 'border-line',
          changed.includes('serviceIds') && 'shadow-[inset_3px_0_0_var(--cyan)]',
        )}
      >
        {services.map((service) => (
          <li key={service.id}>
            <label className="flex min-h-7 items-center gap-2 max-md:min-h-11 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={values.serviceIds.includes(service.id)}
                onChange={() => toggle(service.id)}
                className="size-4 shrink-0 accent-key"
              />
              <span className="min-w-0">{service.name}</span>
            </label>
          </li>
        ))}
      </ul>
      <p
        id={`${id}-hint`}
        className={classNames('admin-meta flex gap-1.5 pt-1', error ? 'text-error' : 'text-t3')}
      >
        {error ? (
          <>
            <ErrorIcon size={14} className="mt-px" />
            {error}
          </>
        ) : (
          <Trans>The discount applies to their prices and to those of their products.</Trans>
        )}
      </p>
      {isForNothing && (
        <p role="status" className="mt-2 border-warn border-l-4 bg-warn-ground px-3 py-2 text-warn">
          {values.percentage.trim() === '' ? (
            <Trans>No service is chosen: visitors see the campaign, but it applies to nothing.</Trans>
          ) : (
            <Trans>No service is chosen: visitors see the discount, but it lowers no price.</Trans>
          )}
        </p>
      )}
    </fieldset>
  )
}
