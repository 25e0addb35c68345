import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { RecordScreen } from '../../kit/editor/record-gate.tsx'
import { ProfileEditor } from './profile-editor.tsx'

/** One check profile. */
export function ProfileScreen() {
  const { id } = useParams({ from: '/admin/services/profiles/$id' })
  const query = useQuery(useApi().profiles.byId.queryOptions({ id: Number(id) }))
  return (
    <RecordScreen
      query={query}
      title={<Trans>Check profile</Trans>}
      missing={
        <Empty
          title={<Trans>There is no such check profile</Trans>}
          why={<Trans>It was deleted meanwhile, or its address is wrong.</Trans>}
        >
          <AdminLinkButton to="/admin/services/profiles">
            <Trans>Show all check profiles</Trans>
          </AdminLinkButton>
        </Empty>
      }
    >
      {(profile) => <ProfileEditor key={profile.id} profile={profile} />}
    </RecordScreen>
  )
}

export const NewProfileScreen = () => <ProfileEditor profile={null} />
