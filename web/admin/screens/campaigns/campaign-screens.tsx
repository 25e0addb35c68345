import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { RecordScreen } from '../../kit/editor/record-gate.tsx'
import { RecordEditor, WayToList } from '../../kit/records/record-editor.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignMark } from './campaign-mark.tsx'
import type { Campaign } from './campaign-values.ts'
import { useCampaignEditor } from './use-campaign-editor.ts'
import { useCampaignKind } from './use-campaign-kind.tsx'

export const AddCampaignScreen = () => <CampaignEditor record={null} />

export function EditCampaignScreen() {
  const { id } = useParams({ from: '/admin/companies/editcompany/$id' })
  const query = useQuery(useApi().campaigns.multilanguage.queryOptions({ id: Number(id) }))
  return (
    <RecordScreen
      query={query}
      above={<ToCampaigns />}
      title={<Trans>Campaign</Trans>}
      missing={<NoSuchCampaign />}
    >
      {(record) => <CampaignEditor key={record.id} record={record} />}
    </RecordScreen>
  )
}

const NoSuchCampaign = () => (
  <Empty
    title={<Trans>There is no such campaign</Trans>}
    why={<Trans>It was deleted, or the address is wrong.</Trans>}
  >
    <AdminLinkButton to="/admin/companies/companies">
      <Trans>All campaigns</Trans>
    </AdminLinkButton>
  </Empty>
)

/** Adding a campaign, or editing one. */
function CampaignEditor({ record }: { record: Campaign | null }) {
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

const ToCampaigns = () => (
  <WayToList to="/admin/companies/companies">
    <Trans>Campaigns</Trans>
  </WayToList>
)
