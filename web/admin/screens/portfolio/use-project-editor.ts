import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi, useClient } from '../../../lib/api.ts'
import { useEditor } from '../../kit/editor/use-editor.ts'
import type { PictureItem } from '../../kit/pictures/picture-items.ts'
import { useServiceChoices } from '../../kit/records/use-service-choices.ts'
import {
  blankProject,
  newProject,
  type Project,
  type ProjectValues,
  projectChange,
  projectForm,
  readProject,
} from './project-values.ts'

/** The editing of a project, or of one that is yet to be added: then its own screen follows. */
export function useProjectEditor(record: Project | null) {
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
    words: (key, value) => {
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
