import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useWidthPageSize } from '../../kit/lists/page-size.ts'
import { altTextFields, altValues } from '../../kit/pictures/alt-values.ts'
import { CardLink } from '../../kit/records/card-link.tsx'
import { cardSizes } from '../../kit/records/card-sizes.ts'
import { RecordFoot } from '../../kit/records/record-foot.tsx'
import type { CardParts } from '../../kit/records/record-kind.ts'
import { RecordsScreen } from '../../kit/records/records-screen.tsx'
import { TranslationMarks } from '../../kit/records/translation-marks.tsx'
import { attachmentItems } from './project-values.ts'
import { type ProjectRow, picturesOf, useProjectKind } from './use-project-kind.tsx'

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
      texts={{
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

const to = '/admin/portfolio/portfoliocardedit/$id'
const texts = [{ key: 'name' }, { key: 'description' }, { key: 'alt' }]

/** A project as its poster, with what staff want to see; the whole card links to its editor. */
function ProjectCard({ project, ...parts }: { project: ProjectRow } & CardParts) {
  const language = useLanguage()
  const name = pick(project, 'name', language)
  const pictures = attachmentItems(project)
  return (
    <article className="relative flex h-full flex-col border border-line2 bg-paper hover:border-line">
      <Picture
        url={project.mainPhotoUrl}
        alt=""
        sizes="(width >= 1200px) 220px, (width >= 768px) 30vw, 46vw"
        className="aspect-[393/470] w-full object-cover"
      />
      <div className="flex grow flex-col px-3 pt-2.5 pb-2">
        <h2 className="font-medium">
          <CardLink to={to} id={project.id}>
            {name}
          </CardLink>
        </h2>
        <p className="admin-meta truncate text-t3">
          {project.service ? pick(project.service, 'name', language) : <Trans>no service</Trans>}
        </p>
        <p className="admin-meta pt-1 text-t3 tabular-nums">
          <Plural value={picturesOf(project)} one="# picture" other="# pictures" />
        </p>
        <TranslationMarks
          kind="project"
          id={project.id}
          values={{ ...project, ...altValues(pictures) }}
          fields={[...texts, ...altTextFields(pictures)]}
          hidden={!project.state}
        />
      </div>
      <RecordFoot
        id={project.id}
        name={name}
        to={to}
        href={project.state ? `/portfolio/${project.id}` : null}
        {...parts}
      />
    </article>
  )
}
