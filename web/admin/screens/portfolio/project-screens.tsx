import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { AdminSelect } from '../../../ui/admin/inputs.tsx'
import { namesOf, textFields } from '../../kit/editor/content-texts.ts'
import { EditedField } from '../../kit/editor/edited-field.tsx'
import { EditorForm } from '../../kit/editor/editor-form.tsx'
import { EmptyTranslations } from '../../kit/editor/empty-translations.tsx'
import { LanguageFields } from '../../kit/editor/language-fields.tsx'
import { PlaceFields } from '../../kit/editor/place-fields.tsx'
import { RecordScreen } from '../../kit/editor/record-gate.tsx'
import { type Editor, useEditor } from '../../kit/editor/use-editor.ts'
import { AltFields } from '../../kit/pictures/alt-fields.tsx'
import { altTextFields, altValues } from '../../kit/pictures/alt-values.ts'
import { EditedPicture } from '../../kit/pictures/edited-picture.tsx'
import type { PictureItem } from '../../kit/pictures/picture-items.ts'
import { maxFiles } from '../../kit/pictures/picture-rules.ts'
import { PicturesField } from '../../kit/pictures/pictures-field.tsx'
import { useAltField } from '../../kit/pictures/use-alt-field.ts'
import { RecordEditor, WayToList } from '../../kit/records/record-editor.tsx'
import { useServiceChoices } from '../../kit/records/use-service-choices.ts'
import { ProjectPreview } from './project-preview.tsx'
import {
  blankProject,
  newProject,
  type Project,
  type ProjectValues,
  projectChange,
  projectForm,
  readProject,
} from './project-values.ts'
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

/** The editing of a project, or of a new one, after which its own screen opens. */
function useProjectEditor(record: Project | null) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { projects } = useApi()
  const services = useServiceChoices(record?.service ? [record.service] : [])
  const renew = () => queryClient.invalidateQueries({ queryKey: [['projects', 'search']] })
  return useEditor<ProjectValues>({
    id: `project.${record?.id ?? 'new'}`,
    read: record ? readProject(record) : { values: blankProject, version: undefined },
    holdWhileSaving: record === null,
    save: ({ values, changed, version }, call) => {
      if (!record) return client.projects.create.mutate(newProject(values), call)
      const stored = record.projectAttachments.map(({ id }) => id)
      const change = projectChange(changed, stored)
      return client.projects.update.mutate({ id: record.id, ...change, updatedAt: version }, call)
    },
    ...(record && {
      reread: async () =>
        readProject(
          await queryClient.fetchQuery({
            ...projects.multilanguage.queryOptions({ id: record.id }),
            staleTime: 0,
          }),
        ),
    }),
    anew: {
      id: 'project.new',
      open: () => void navigate({ to: '/admin/portfolio/portfoliocardadd', ignoreBlocker: true }),
    },
    schema: projectForm,
    says: { name: t`Write the name of the project.` },
    texts: (key, value) => {
      if (key === 'state') return value === true ? t`shown` : t`hidden`
      if (key === 'serviceId') return services.find(({ id }) => String(id) === value)?.name
      if (key !== 'attachments') return undefined
      const count = (value as PictureItem[]).filter(({ removed }) => !removed).length
      return t`${plural(count, { one: '# picture', other: '# pictures' })}`
    },
    saved: record ? t`The project was updated` : t`The project was added`,
    ...(!record && { another: () => void navigate({ to: '/admin/portfolio/portfoliocardadd' }) }),
    onSaved: (answer) => {
      void renew()
      if (record) return
      const params = { id: String((answer as Project).id) }
      const to = '/admin/portfolio/portfoliocardedit/$id'
      void navigate({ to, params, replace: true, ignoreBlocker: true })
    },
  })
}

/** The poster of the portfolio, px. */
const poster = { width: 393, height: 470 }

type ProjectFormProps = { editor: Editor<ProjectValues>; record: Project | null; title: string }

/** Texts and pictures, and at the side how the project will hang in the portfolio. */
function ProjectForm({ editor, record, title }: ProjectFormProps) {
  const { t } = useLingui()
  const { values, stored, changed, errors, progress } = editor
  const alt = useAltField()
  const fields = textFields('project', {
    name: { label: t`Title` },
    description: {
      label: t`Description`,
      hint: t`An empty line begins a new paragraph; the first one is larger.`,
      rows: 7,
    },
  })
  const names = {
    ...namesOf(fields),
    serviceId: t`Service`,
    mainPhotoFile: t`Main photo`,
    alt: alt.label,
    attachments: t`Pictures of the project`,
    state: t`Shown on the site`,
  }
  return (
    <EditorForm
      editor={editor}
      title={title}
      names={names}
      history={record ? { kind: 'project', id: record.id } : undefined}
      warning={
        <EmptyTranslations
          values={{ ...values, ...altValues(values.attachments) }}
          fields={[...fields, alt, ...altTextFields(values.attachments)]}
        />
      }
      className="grid items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(296px,360px)]"
    >
      <div className="grid min-w-0 gap-7">
        <LanguageFields editor={editor} fields={fields} />
        <div className="grid items-start gap-x-4 gap-y-5 md:grid-cols-[minmax(0,280px)_minmax(0,1fr)]">
          <EditedPicture
            editor={editor}
            name="mainPhotoFile"
            label={names.mainPhotoFile}
            purpose="photo"
            hint={`${poster.width} × ${poster.height} px`}
            crop={{ ratio: poster.width / poster.height, least: poster }}
          >
            <AltFields editor={editor} />
          </EditedPicture>
          <PicturesField
            editor={editor}
            stored={stored.attachments}
            label={names.attachments}
            items={values.attachments}
            onChange={(items) => editor.set('attachments', items)}
            hint={<Trans>in this order on the project’s page</Trans>}
            error={
              errors.attachmentFiles ??
              errors.deletedAttachmentIds ??
              errors.attachmentOrder ??
              errors.attachmentTexts
            }
            changed={changed.includes('attachments')}
            progress={values.attachments.some(({ file }) => file) ? progress : null}
            most={values.mainPhotoFile instanceof File ? maxFiles - 1 : maxFiles}
          />
        </div>
      </div>
      <div className="grid min-w-0 gap-6">
        <ProjectPreview values={values} />
        <ServiceField editor={editor} record={record} label={names.serviceId} />
        <PlaceFields
          editor={editor}
          isNew={record === null}
          stateHint={
            values.state ? (
              <Trans>Visitors see the project.</Trans>
            ) : (
              <Trans>Visitors don’t see the project.</Trans>
            )
          }
        />
      </div>
    </EditorForm>
  )
}

type ServiceFieldProps = { editor: Editor<ProjectValues>; record: Project | null; label: string }

function ServiceField({ editor, record, label }: ServiceFieldProps) {
  const services = useServiceChoices(record?.service ? [record.service] : [])
  return (
    <EditedField
      editor={editor}
      name="serviceId"
      label={label}
      hint={<Trans>The project’s page leads to it and to ordering it.</Trans>}
    >
      {(control) => (
        <AdminSelect {...control}>
          <option value="">—</option>
          {services.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </AdminSelect>
      )}
    </EditedField>
  )
}
