import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { RecordGate } from '../../kit/editor/record-gate.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ProjectEditor, ToProjects } from './project-editor.tsx'

export const AddProjectScreen = () => <ProjectEditor record={null} />

export function EditProjectScreen() {
  const { id } = useParams({ from: '/admin/portfolio/portfoliocardedit/$id' })
  const query = useQuery(useApi().projects.multilanguage.queryOptions({ id: Number(id) }))
  if (query.data) return <ProjectEditor key={query.data.id} record={query.data} />
  return (
    <Screen above={<ToProjects />} title={<Trans>Project</Trans>}>
      <RecordGate query={query} missing={<NoSuchProject />}>
        {() => null}
      </RecordGate>
    </Screen>
  )
}

const NoSuchProject = () => (
  <Empty
    title={<Trans>There is no such project</Trans>}
    why={<Trans>It was deleted, or the address is wrong.</Trans>}
  >
    <AdminLinkButton to="/admin/portfolio/portfolio">
      <Trans>All projects</Trans>
    </AdminLinkButton>
  </Empty>
)
