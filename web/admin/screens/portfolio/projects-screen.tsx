import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { useWidthPageSize } from '../../kit/lists/page-size.ts'
import { cardSizes } from '../../kit/records/card-sizes.ts'
import { RecordsScreen } from '../../kit/records/records-screen.tsx'
import { ProjectCard } from './project-card.tsx'
import { useProjectKind } from './use-project-kind.tsx'

/** All projects as a wall of posters. */
export function ProjectsScreen() {
  const { t } = useLingui()
  const search = useSearch({ from: '/admin/portfolio/portfolio' })
  const { q = '', page = 1 } = search
  const pageSize = useWidthPageSize('projects', cardSizes)
  const options = useApi().projects.search.queryOptions({ name: q, page, pageSize: pageSize.size })
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  return (
    <RecordsScreen
      kind={useProjectKind()}
      query={query}
      queryKey={options.queryKey}
      search={search}
      pageSize={pageSize}
      addPath="/admin/portfolio/portfoliocardadd"
      grid="grid grid-cols-2 gap-4 md:grid-cols-3 min-[1200px]:grid-cols-4 min-[1400px]:grid-cols-6"
      card={(project, parts) => <ProjectCard project={project} {...parts} />}
      words={{
        title: t`Projects`,
        search: t`Name of the project`,
        add: <Trans>Add a project</Trans>,
        count: (total) => <Plural value={total} one="# project" other="# projects" />,
        found: (total) => <Plural value={total} one="# project found" other="# projects found" />,
        failed: <Trans>The projects did not load.</Trans>,
        empty: {
          title: <Trans>There are no projects yet</Trans>,
          why: <Trans>Until then, the portfolio on the site is empty.</Trans>,
        },
        nothing: {
          title: <Trans>No project was found for “{q}”</Trans>,
          why: <Trans>The names in all languages were searched.</Trans>,
        },
        note: <Trans>In the same order as on the site</Trans>,
      }}
    />
  )
}
