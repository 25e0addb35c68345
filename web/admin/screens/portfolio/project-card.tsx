import { Plural, Trans } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { altTextFields, altValues } from '../../kit/pictures/alt-values.ts'
import { CardLink } from '../../kit/records/card-link.tsx'
import { RecordFoot } from '../../kit/records/record-foot.tsx'
import type { CardParts } from '../../kit/records/record-kind.ts'
import { TranslationMarks } from '../../kit/records/translation-marks.tsx'
import { attachmentItems } from './project-values.ts'
import { type ProjectRow, picturesOf } from './use-project-kind.tsx'

const to = '/admin/portfolio/portfoliocardedit/$id'
const texts = [{ key: 'name' }, { key: 'description' }, { key: 'alt' }]

/** A project as its poster, and what staff want to see of it; all of it leads to its editor. */
export function ProjectCard({ project, ...parts }: { project: ProjectRow } & CardParts) {
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
