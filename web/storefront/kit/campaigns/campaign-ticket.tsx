import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { CampaignFigure } from '../../../ui/campaigns/campaign-figure.tsx'
import { CampaignPeriod } from '../../../ui/campaigns/campaign-period.tsx'
import { TicketSheet } from '../../../ui/campaigns/ticket-sheet.tsx'
import { Picture } from '../../../ui/picture.tsx'

type TicketCampaign = {
  id: number
  title: string
  offer: string
  head: string
  date: string
  endDate: string | null
  percentage: number | null
  photoUrl: string
  services: readonly { id: number; name: string }[]
}

type CampaignTicketProps = {
  campaign: TicketCampaign
  look: 'flat' | 'dots'
  heading: 'h2' | 'h3'
  /** The picture's width, as in `<img sizes>`. */
  sizes: string
  eager?: boolean
  className?: string
  /** Shown under the services, on the ticket's stub. */
  children?: ReactNode
}

/** A campaign in a list: the whole ticket leads to its page, the services to theirs. */
export function CampaignTicket({
  campaign,
  look,
  heading: Heading,
  sizes,
  eager,
  className,
  children,
}: CampaignTicketProps) {
  return (
    <li className={classNames('group relative', className)}>
      <TicketSheet
        look={look}
        figure={<CampaignFigure campaign={campaign} />}
        picture={
          <Picture
            url={campaign.photoUrl}
            alt=""
            sizes={sizes}
            eager={eager}
            className="absolute inset-0 size-full bg-proof! object-cover transition-transform duration-200 ease-out group-hover:translate-x-1"
          />
        }
      >
        <Heading className="type-d3">
          <Link
            to="/companies/details/$id"
            params={{ id: String(campaign.id) }}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-key"
          >
            {campaign.title}
          </Link>
        </Heading>
        <p className="pt-1">
          <CampaignPeriod campaign={campaign} />
        </p>
        {campaign.services.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 pt-2">
            {campaign.services.map(({ id, name }) => (
              <li key={id} className="min-w-0 wrap-anywhere">
                <Link
                  to="/services/card/$id"
                  params={{ id: String(id) }}
                  className="type-small group/service relative z-1 flex min-h-8 items-center font-semibold"
                >
                  <span className="border-key border-b pb-0.5 group-hover/service:border-b-2 group-hover/service:pb-px">
                    {name}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {children}
      </TicketSheet>
    </li>
  )
}
