import { Link } from '@tanstack/react-router'
import { classNames } from '../../../lib/class-names.ts'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Picture } from '../../../ui/picture.tsx'

export type PosterProject = {
  id: number
  name: string
  mainPhotoUrl: string
  alt: string
  service: { name: string } | null
}

/** The picture's width, as in `<img sizes>`. */
const widths = {
  wall: '(width >= 1024px) min(25vw - 51px, 333px), (width >= 768px) calc(50vw - 66px), calc(50vw - 32px)',
  strip: '(width >= 1024px) min(25vw - 54px, 330px), (width >= 768px) calc(25vw - 42px), 66vw',
}

type PosterCardProps = {
  project: PosterProject
  heading: 'h2' | 'h3'
  /** Where the poster hangs: on the wall, or in a strip of four that phones scroll. */
  hung: keyof typeof widths
  eager?: boolean
  /** Draws a line at the trim: some posters are of the ink they hang on. */
  lined?: boolean
  className?: string
}

/** A work as a trimmed poster of 393 : 470, all of it one link. Under the pointer it goes out of register. */
export function PosterCard({ project, heading: Heading, hung, eager, lined, className }: PosterCardProps) {
  return (
    <li className={classNames('group relative', className)}>
      <div className="relative">
        <CropMarks />
        <div
          className={classNames(
            'aspect-[393/470] overflow-clip bg-proof transition-colors group-hover:bg-ink',
            lined && 'outline outline-key',
          )}
        >
          <Picture
            url={project.mainPhotoUrl}
            alt={project.alt}
            sizes={widths[hung]}
            eager={eager}
            className="size-full object-cover transition-transform duration-200 ease-out group-hover:translate-x-1 group-hover:-translate-y-1"
          />
        </div>
      </div>
      <Heading className="type-card pt-6 leading-[22px]! max-sm:text-[16px] md:leading-[26px]!">
        <Link
          to="/portfolio/$id"
          params={{ id: String(project.id) }}
          className="hyphens-auto break-words after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-key"
        >
          {project.name}
        </Link>
      </Heading>
      {project.service && <p className="type-small mt-0.5 text-grey">{project.service.name}</p>}
    </li>
  )
}
