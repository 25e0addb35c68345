import { Trans, useLingui } from '@lingui/react/macro'
import { DayInput } from '../../../ui/admin/day-input.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import type { FieldNames } from '../../kit/editor/field-names.ts'
import type { Editor } from '../../kit/editor/use-editor.ts'
import { useNow } from '../../kit/use-now.ts'
import { campaignState } from './campaign-state.ts'
import type { Campaign, CampaignValues } from './campaign-values.ts'
import { ServicesField } from './services-field.tsx'

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
