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
import { ProjectForm } from './project-form.tsx'
import type { Project } from './project-values.ts'
import { useProjectEditor } from './use-project-editor.ts'
import { useProjectKind } from './use-project-kind.tsx'

export const AddProjectScreen = () => <ProjectEditor record={null} />

export function EditProjectScreen() {
  const { id } = useParams({ from: '/admin/portfolio/portfoliocardedit/$id' })
  const query = useQuery(useApi().projects.multilanguage.queryOptions({ id: Number(id) }))
  return (
    <RecordScreen
      query={query}
      above={<ToProjects />}
      title={<Trans>Project</Trans>}
      missing={<NoSuchProject />}
    >
      {(record) => <ProjectEditor key={record.id} record={record} />}
    </RecordScreen>
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

/** Adding a project, or editing one. */
function ProjectEditor({ record }: { record: Project | null }) {
  const { t } = useLingui()
  const language = useLanguage()
  const editor = useProjectEditor(record)
  const title = record ? pick(record, 'name', language) : t`New project`
  return (
    <RecordEditor
      kind={useProjectKind()}
      record={record}
      editor={editor}
      list="/admin/portfolio/portfolio"
      above={<ToProjects />}
      title={title}
      href={record?.state ? `/portfolio/${record.id}` : null}
    >
      <ProjectForm editor={editor} record={record} title={title} />
    </RecordEditor>
  )
}

const ToProjects = () => (
  <WayToList to="/admin/portfolio/portfolio">
    <Trans>Projects</Trans>
  </WayToList>
)
