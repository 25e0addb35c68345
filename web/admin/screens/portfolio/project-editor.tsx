import { Trans, useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { RecordEditor, WayToList } from '../../kit/records/record-editor.tsx'
import { ProjectForm } from './project-form.tsx'
import type { Project } from './project-values.ts'
import { useProjectEditor } from './use-project-editor.ts'
import { useProjectKind } from './use-project-kind.tsx'

/** Adding a project, or editing one. */
export function ProjectEditor({ record }: { record: Project | null }) {
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

export const ToProjects = () => (
  <WayToList to="/admin/portfolio/portfolio">
    <Trans>Projects</Trans>
  </WayToList>
)
