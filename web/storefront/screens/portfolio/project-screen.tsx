import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { useLoadFailure } from '../../../ui/notice.tsx'
import { SlugLine } from '../../../ui/slug-line.tsx'
import { PosterCard } from '../../kit/portfolio/poster-card.tsx'
import { portfolioPageQuery, projectQuery } from '../../kit/portfolio/queries.ts'
import { arrangeGallery, toShot } from './arrange-gallery.ts'
import { otherWorks } from './other-works.ts'
import { PicturesAfter, PosterAndBeside } from './project-gallery.tsx'

/** Its code is loaded at its first use. */
const loadViewer = async () => ({ default: (await import('./picture-viewer.tsx')).PictureViewer })
const PictureViewer = lazy(loadViewer)

const route = getRouteApi('/_storefront/portfolio/$id')

/** A work: its name, pictures and story, and four others (WEB-4). */
export function ProjectScreen() {
  const { id } = route.useParams()
  const { data: project } = useQuery(projectQuery({ api: useApi(), language: useLanguage() }, Number(id)))
  if (!project) return null
  return <Project key={project.id} project={project} />
}

type ProjectData = {
  id: number
  name: string
  description: string
  service: { id: number; name: string } | null
  mainPhotoUrl: string
  alt: string
  projectAttachments: { photoUrl: string; alt: string }[]
}

function Project({ project }: { project: ProjectData }) {
  const { name, mainPhotoUrl, alt, projectAttachments } = project
  const [shown, setShown] = useState<number | null>(null)
  const [asked, setAsked] = useState(false)
  const loadFailed = useLoadFailure()
  function open(at: number) {
    loadViewer().then(() => {
      setAsked(true)
      setShown(at)
    }, loadFailed)
  }
  const { beside, after } = useMemo(
    () => arrangeGallery(projectAttachments.map((picture) => toShot(picture.photoUrl, picture.alt))),
    [projectAttachments],
  )
  const besideShots = beside.flat()
  const poster = toShot(mainPhotoUrl, alt)
  const pictures = [poster, ...besideShots, ...after.flat()]
  return (
    <main id="content" tabIndex={-1} className="pt-5 md:pt-5.5">
      <div className="sheet-width">
        <Breadcrumb above={[{ label: <Trans>Portfolio</Trans>, to: '/portfolio' }]} current={name} />
        <h1 className="type-d1 max-w-[9em] pt-3 pb-9 md:pt-5 md:pb-12">{name}</h1>
        <PosterAndBeside poster={poster} beside={beside} count={pictures.length} open={open} />
        <Story project={project} />
        {after.length > 0 && (
          <PicturesAfter after={after} first={1 + besideShots.length} count={pictures.length} open={open} />
        )}
      </div>
      <OtherWorks id={project.id} />
      {asked && (
        <Suspense>
          <PictureViewer
            name={name}
            pictures={pictures}
            at={shown}
            onStep={setShown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </main>
  )
}

function Story({ project: { description, service } }: { project: ProjectData }) {
  const paragraphs = description.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <div className="grid gap-x-6 gap-y-5 pt-11 pb-14 md:grid-cols-3 md:pt-14 md:pb-18">
      <div>
        {service && (
          <>
            <p className="type-small text-grey">
              <Trans>Service</Trans>
            </p>
            <Link
              to="/services/card/$id"
              params={{ id: String(service.id) }}
              className="border-key border-b-2 font-bold leading-[26px]"
            >
              {service.name}
            </Link>
          </>
        )}
      </div>
      <div className="max-w-162 md:col-span-2">
        {paragraphs.map((paragraph, index) => (
          <p
            key={paragraph}
            className={classNames('whitespace-pre-line', index === 0 ? 'type-lead' : 'type-body pt-4')}
          >
            {paragraph}
          </p>
        ))}
        <LinkButton to="/order" search={service ? { service: service.id } : {}} arrow className="mt-8">
          <Trans>Order something like this</Trans>
        </LinkButton>
      </div>
    </div>
  )
}

/** Four other works: a row to swipe on phones, hung unevenly from 768 px. */
const row =
  'flex snap-x snap-mandatory scroll-px-5 gap-x-5 overflow-x-auto px-5 py-6 ' +
  'md:grid md:grid-cols-4 md:gap-x-6 md:overflow-visible md:px-12 md:pt-2 md:pb-18 lg:gap-x-10 lg:pb-26 *:relative ' +
  'md:[&>:nth-child(2)]:top-12 md:[&>:nth-child(3)]:top-4 md:[&>:nth-child(4)]:top-18 ' +
  'lg:[&>:nth-child(2)]:top-18 lg:[&>:nth-child(3)]:top-6 lg:[&>:nth-child(4)]:top-26'

function OtherWorks({ id }: { id: number }) {
  const { data } = useQuery(portfolioPageQuery({ client: useClient(), language: useLanguage() }, 1))
  const others = otherWorks(data?.items ?? [], id)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-works" className="mx-auto max-w-384 pt-20 md:pt-30">
      <div className="px-5 md:px-12">
        <SlugLine>
          <Trans>Magenta, M 100</Trans>
        </SlugLine>
        <h2 id="other-works" className="type-d2 pt-5 pb-4 md:pt-14 md:pb-12">
          <Trans>More of our work</Trans>
        </h2>
      </div>
      <ul className={row}>
        {others.map((project) => (
          <PosterCard
            key={project.id}
            project={project}
            heading="h3"
            hung="strip"
            className="shrink-0 snap-start max-md:w-[66vw]"
          />
        ))}
      </ul>
    </section>
  )
}
