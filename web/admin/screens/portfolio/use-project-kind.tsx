import { Plural, Trans } from '@lingui/react/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { RecordKind } from '../../kit/records/record-kind.ts'

export type ProjectRow = inferRouterOutputs<AppRouter>['projects']['search']['items'][number]

type Project = inferRouterOutputs<AppRouter>['projects']['multilanguage']

/** The name of a project, and what disappears when it is deleted. */
export function useProjectKind(): RecordKind<Project> {
  const client = useClient()
  const language = useLanguage()
  return {
    domain: 'projects',
    record: 'project',
    remove: (id) => client.projects.delete.mutate({ id }),
    order: (ids) => client.projects.order.mutate({ ids }),
    moveTo: (id, place) => client.projects.moveTo.mutate({ id, place }),
    nameOf: (project) => pick(project, 'name', language),
    deletionImpact: (project) => [
      {
        head: <Trans>Site</Trans>,
        text: <Trans>The project disappears from the portfolio and from the home page.</Trans>,
      },
      {
        head: <Trans>Pictures</Trans>,
        text: <Plural value={picturesOf(project)} one="# picture" other="# pictures" />,
      },
    ],
  }
}

/** How many pictures a project has, with its main photo. */
export const picturesOf = ({ mainPhotoUrl, projectAttachments }: Project): number =>
  projectAttachments.length + (mainPhotoUrl === '' ? 0 : 1)
