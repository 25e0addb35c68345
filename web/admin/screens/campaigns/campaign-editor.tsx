import { Trans, useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { RecordEditor, WayToList } from '../../kit/records/record-editor.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignMark } from './campaign-mark.tsx'
import type { Campaign } from './campaign-values.ts'
import { useCampaignEditor } from './use-campaign-editor.ts'
import { useCampaignKind } from './use-campaign-kind.tsx'

/** Adding a campaign, or editing one. */
export function CampaignEditor({ record }: { record: Campaign | null }) {
  const { t } = useLingui()
  const language = useLanguage()
  const editor = useCampaignEditor(record)
  const title = record ? pick(record, 'title', language) : t`New campaign`
  return (
    <RecordEditor
      kind={useCampaignKind()}
      record={record}
      editor={editor}
      list="/admin/companies/companies"
      above={<ToCampaigns />}
      title={title}
      mark={record && <CampaignMark campaign={record} />}
      href={record?.state ? `/companies/details/${record.id}` : null}
    >
      <CampaignForm editor={editor} record={record} title={title} />
    </RecordEditor>
  )
}

export const ToCampaigns = () => (
  <WayToList to="/admin/companies/companies">
    <Trans>Campaigns</Trans>
  </WayToList>
)
