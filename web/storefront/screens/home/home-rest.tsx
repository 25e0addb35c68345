import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi, useClient } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { RegistrationMark } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { SlugLine } from '../../../ui/slug-line.tsx'
import { CampaignTicket } from '../../kit/campaigns/campaign-ticket.tsx'
import { campaignsTextsQuery } from '../../kit/campaigns/queries.ts'
import { useCompany } from '../../kit/contact/contact-data.ts'
import { PosterCard } from '../../kit/portfolio/poster-card.tsx'
import { portfolioTextsQuery } from '../../kit/portfolio/queries.ts'
import { AdsCarousel } from './ads-carousel.tsx'
import { PartnerSliders } from './partner-sliders.tsx'
import { cutName } from './picks.ts'
import { aboutUsQuery, homeCampaignsQuery, worksTeaserQuery } from './queries.ts'

/** The part of home below the services. */
export function HomeRest() {
  return (
    <>
      <WorksTeaser />
      <PartnerSliders />
      <AboutUs />
      <CampaignsTeaser />
      <AdsCarousel />
      <EndLine />
    </>
  )
}

const wedge = [1, 0.75, 0.5, 0.25, 0.1]

/** The sheet's lower edge: home has no footer (WEB-7) that would say that prices include VAT (DOC-30). */
function EndLine() {
  const company = useCompany()
  return (
    <div className="sheet-width pt-16 md:pt-22">
      <div className="flex items-center justify-between gap-x-4 border-key border-t pt-5">
        <RegistrationMark />
        {company?.vatNote && <p className="type-small mr-auto text-grey">{company.vatNote}</p>}
        <span aria-hidden="true" className="flex">
          {wedge.map((tone) => (
            <span key={tone} className="h-3 w-4 bg-key md:w-6" style={{ opacity: tone }} />
          ))}
        </span>
        <RegistrationMark />
      </div>
    </div>
  )
}

/** The section on a sheet of key: the press, who we are, and how to talk to us. */
function AboutUs() {
  const { data } = useQuery(aboutUsQuery({ api: useApi(), language: useLanguage() }))
  const about = data?.[0]
  if (!about || !(about.head || about.title)) return null
  const [lead, ...others] = about.description.split(/\n{2,}/)
  return (
    <section
      data-ink="k"
      data-on="key"
      // The heading is the big line; the title, where there are both, is what the section is called.
      {...(about.head && about.title ? { 'aria-label': about.title } : { 'aria-labelledby': 'home-about' })}
      className="bg-key text-paper"
    >
      <div
        className={classNames(
          'mx-auto grid max-w-384 min-[1536px]:max-w-360',
          about.photoUrl !== '' && 'lg:grid-cols-[minmax(0,57fr)_minmax(0,43fr)]',
        )}
      >
        {about.photoUrl && (
          <div className="relative max-lg:aspect-[6/5] max-lg:max-h-150 max-lg:w-full lg:min-h-175 lg:border-paper lg:border-r">
            <Picture
              url={about.photoUrl}
              alt={about.alt}
              sizes="(width >= 1024px) 57vw, 99vw"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
        )}
        <div className="flex flex-col items-start px-5 pt-12 pb-14 md:px-12 lg:py-24">
          <h2
            id="home-about"
            className="type-d2 max-w-full hyphens-auto break-words lg:text-[clamp(44px,4.6vw,72px)]!"
          >
            {about.head || about.title}
          </h2>
          {lead && <p className="type-lead w-full max-w-130 pt-8 whitespace-pre-line">{lead}</p>}
          {others.map((paragraph) => (
            <p key={paragraph} className="w-full max-w-130 whitespace-pre-line text-pretty pt-5">
              {paragraph}
            </p>
          ))}
          <div className="mt-auto pt-12">
            <TextLink to="/contact" arrow>
              <Trans>Talk to us</Trans>
            </TextLink>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Two random campaigns as tickets, each with two other services in its margin. */
function CampaignsTeaser() {
  const from = { api: useApi(), language: useLanguage(), client: useClient(), queryClient: useQueryClient() }
  const { data: picked = [] } = useQuery(homeCampaignsQuery(from))
  const texts = useQuery(campaignsTextsQuery(from)).data?.[0]
  if (picked.length === 0) return null
  const spans = picked.length === 1 ? ['lg:col-span-2 xl:col-span-12'] : ['xl:col-span-7', 'xl:col-span-5']
  return (
    <section data-ink="y" aria-labelledby="home-campaigns" className="sheet-width pt-20 md:pt-32">
      <SlugLine>
        <Trans>Yellow, Y 100</Trans>
      </SlugLine>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pt-7 pb-8 md:pt-14 md:pb-14">
        <h2 id="home-campaigns" className="type-d2 hyphens-auto break-words">
          {texts?.head || <Trans>Campaigns</Trans>}
        </h2>
        <TextLink to="/companies" arrow>
          <Trans>See all</Trans>
        </TextLink>
      </div>
      <ul className="grid grid-cols-1 gap-6 lg:grid-cols-2 xl:grid-cols-12">
        {picked.map(({ campaign, others }, index) => (
          <CampaignTicket
            key={campaign.id}
            campaign={campaign}
            heading="h3"
            look={index === 0 ? 'flat' : 'dots'}
            sizes="(width >= 1280px) 24vw, (width >= 600px) 40vw, 92vw"
            className={spans[index] ?? ''}
          >
            {others.length > 0 && <OtherServices services={others} />}
          </CampaignTicket>
        ))}
      </ul>
    </section>
  )
}

/** Other services that we offer; they aren't part of the campaign. */
const OtherServices = ({ services }: { services: readonly { id: number; name: string }[] }) => (
  <div className="type-small flex flex-wrap items-center gap-x-3 pt-1">
    <p>
      <Trans>We also print:</Trans>
    </p>
    <ul className="flex flex-wrap gap-x-3">
      {services.map(({ id, name }) => (
        <li key={id}>
          <Link
            to="/services/card/$id"
            params={{ id: String(id) }}
            className="relative z-1 flex min-h-8 items-center wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)

/** A row to swipe on phones; from 768 px four posters hung at 0/72/24/104 px. */
const row =
  'relative flex snap-x snap-mandatory scroll-px-5 gap-x-5 overflow-x-auto px-5 pt-6 pb-4 ' +
  'md:grid md:grid-cols-4 md:gap-x-6 md:overflow-visible md:px-12 md:pb-18 lg:gap-x-10 lg:pb-26 *:relative ' +
  'md:[&>:nth-child(2)]:top-12 md:[&>:nth-child(3)]:top-4 md:[&>:nth-child(4)]:top-18 ' +
  'lg:[&>:nth-child(2)]:top-18 lg:[&>:nth-child(3)]:top-6 lg:[&>:nth-child(4)]:top-26'

/** Four posters, half on the magenta band. */
function WorksTeaser() {
  const from = { api: useApi(), client: useClient(), language: useLanguage() }
  const works = useQuery(worksTeaserQuery(from)).data?.items ?? []
  const texts = useQuery(portfolioTextsQuery(from)).data?.[0]
  if (works.length === 0) return null
  return (
    <section data-ink="m" aria-labelledby="home-works" className="pt-20 md:pt-32">
      <div className="bg-ink">
        <div className="sheet-width pt-6 md:pt-10">
          <div data-ink="k">
            <SlugLine>
              <Trans>Magenta, M 100</Trans>
            </SlugLine>
          </div>
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pt-7 pb-8 md:pt-14 md:pb-14">
            <h2 id="home-works" className="type-d2 max-w-[11em] hyphens-auto break-words">
              {texts?.head || <Trans>Fresh off the press</Trans>}
            </h2>
            <TextLink to="/portfolio" arrow>
              <Trans>All our work</Trans>
            </TextLink>
          </div>
        </div>
      </div>
      <div className="relative">
        <div aria-hidden="true" className="absolute inset-x-0 top-0 h-[40vw] bg-ink md:h-[min(19vw,292px)]" />
        <ul className={`${row} mx-auto max-w-384`}>
          {works.map((work) => (
            <PosterCard
              key={work.id}
              project={{ ...work, name: cutName(work.name) }}
              heading="h3"
              hung="strip"
              className="shrink-0 snap-start max-md:w-[66vw]"
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
