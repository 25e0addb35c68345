import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { CampaignEditor, ToCampaigns } from './campaign-editor.tsx'

export const AddCampaignScreen = () => <CampaignEditor record={null} />

export function EditCampaignScreen() {
  const { id } = useParams({ from: '/admin/companies/editcompany/$id' })
  const query = useQuery(useApi().deals.multilanguage.queryOptions({ id: Number(id) }))
  if (query.data) return <CampaignEditor key={query.data.id} record={query.data} />
  return (
    <Screen above={<ToCampaigns />} title={<Trans>Campaign</Trans>}>
      <RecordGate query={query} missing={<NoSuchCampaign />}>
        {() => null}
      </RecordGate>
    </Screen>
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
