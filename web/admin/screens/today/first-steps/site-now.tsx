import { Plural, Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AreaName } from '../../../../../src/procedures/areas.ts'
import { useCompanyName } from '../../../../lib/use-company-name.ts'
import { CheckIcon, ChevronRightIcon, CloseIcon, WarnIcon } from '../../../../ui/admin/icons.tsx'
import { useFrame } from '../../../kit/frame/frame-context.ts'
import { canOpen } from '../../../kit/frame/menu.ts'
import { TodaySection } from '../section.tsx'
import type { Facts } from './use-first-steps.ts'

/** What a customer finds on the site at the moment, and what can come later. */
export const SiteNow = ({ facts }: { facts: Facts }) => (
  <div className="grid gap-7 md:max-xl:grid-cols-2">
    <TodaySection title={<Trans>What a customer sees now</Trans>}>
      <SmallSite services={facts.services} />
      <ul>
        <Seen is={facts.name === '' ? 'missing' : 'there'}>
          <NameSeen facts={facts} />
        </Seen>
        <Seen is={facts.phones > 0 ? 'there' : 'missing'}>
          {facts.phones > 0 ? <Trans>A phone to call</Trans> : <Trans>No phone to call</Trans>}
        </Seen>
        <Seen is="there">
          <Trans>The contact form works</Trans>
        </Seen>
        <Seen is={facts.pricedServices > 0 ? 'there' : 'missing'}>
          {facts.pricedServices > 0 ? (
            <Plural value={facts.pricedServices} one="# service with prices" other="# services with prices" />
          ) : (
            <Trans>No service with prices</Trans>
          )}
        </Seen>
        <Seen is={facts.services > 0 ? 'there' : 'missing'}>
          {facts.services > 0 ? <Trans>Orders can be placed</Trans> : <Trans>The order form is closed</Trans>}
        </Seen>
        <Seen is={facts.hasMailServer ? 'there' : 'doubtful'}>
          {facts.hasMailServer ? (
            <Trans>The e-mail “We received your order” is sent</Trans>
          ) : (
            <Trans>The e-mail “We received your order” isn’t sent</Trans>
          )}
        </Seen>
      </ul>
    </TodaySection>
    <Later />
  </div>
)

function NameSeen({ facts }: { facts: Facts }) {
  if (facts.name === '') return <Trans>No name: the site goes by its address</Trans>
  return facts.hasLogo ? <Trans>Name and logo</Trans> : <Trans>A name, no logo</Trans>
}

/** The head of the site in small. */
function SmallSite({ services }: { services: number }) {
  const name = useCompanyName()
  return (
    <div aria-hidden="true" className="border-line2 border-b p-3.5">
      <div className="border border-line2 bg-[#fbfaf6] text-[#121212]">
        <div className="flex items-baseline justify-between gap-3 px-3 py-2">
          <span className="truncate font-bold">{name}</span>
          <span className="admin-meta">AZ RU EN</span>
        </div>
        <div className="h-14 bg-[#ffe500]" />
        <p className="admin-meta px-3 py-2.5 text-center text-[#5c5a54]">
          {services === 0 ? (
            <Trans>No services yet</Trans>
          ) : (
            <Plural value={services} one="# service" other="# services" />
          )}
        </p>
      </div>
    </div>
  )
}

const marks = {
  there: <CheckIcon className="text-ok" />,
  missing: <CloseIcon className="text-error" />,
  doubtful: <WarnIcon className="text-warn" />,
}

const Seen = ({ is, children }: { is: keyof typeof marks; children: ReactNode }) => (
  <li className="flex items-center gap-3 border-line1 border-b px-3.5 py-2 last:border-line2">
    {marks[is]}
    <span className="min-w-0">{children}</span>
  </li>
)

type Extra = { to: LinkProps['to']; area: AreaName; title: ReactNode; why: ReactNode }

const extras: readonly Extra[] = [
  {
    to: '/admin/home/aboutus',
    area: 'homePage',
    title: <Trans>About us</Trans>,
    why: <Trans>who you are, and why to trust you</Trans>,
  },
  {
    to: '/admin/portfolio/portfolio',
    area: 'portfolios',
    title: <Trans>Projects</Trans>,
    why: <Trans>what you have printed already</Trans>,
  },
  {
    to: '/admin/socialmedia',
    area: 'socialMedia',
    title: <Trans>Social media</Trans>,
    why: <Trans>where else you are found</Trans>,
  },
  {
    to: '/admin/home/pages',
    area: 'homePage',
    title: <Trans>Information pages</Trans>,
    why: <Trans>delivery, returns, terms</Trans>,
  },
]

/** What makes the site better and waits without harm. */
function Later() {
  const { user } = useFrame()
  const mine = extras.filter(({ area }) => canOpen(user, area))
  if (mine.length === 0) return null
  return (
    <TodaySection title={<Trans>Later</Trans>} meta={<Trans>if you like</Trans>}>
      <ul>
        {mine.map(({ to, title, why }) => (
          <li key={to} className="border-line1 border-b last:border-line2">
            <Link
              to={to}
              className="flex items-center justify-between gap-3 px-3.5 py-2 outline-offset-[-2px]! hover:bg-sheet max-md:min-h-12"
            >
              <span className="min-w-0">
                <span className="block font-medium">{title}</span>
                <span className="block text-t3">{why}</span>
              </span>
              <ChevronRightIcon className="text-t3" />
            </Link>
          </li>
        ))}
      </ul>
    </TodaySection>
  )
}
