import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { DealFigure } from '../../../ui/deals/deal-figure.tsx'
import { DealPeriod } from '../../../ui/deals/deal-period.tsx'
import { TicketSheet } from '../../../ui/deals/ticket-sheet.tsx'
import { Picture } from '../../../ui/picture.tsx'

type TicketDeal = {
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

type DealTicketProps = {
  deal: TicketDeal
  look: 'flat' | 'dots'
  heading: 'h2' | 'h3'
  /** As in `<img sizes>`. */
  sizes: string
  eager?: boolean
  className?: string
  /** Under the services, on the stub. */
  children?: ReactNode
}

/** A campaign in a list: the whole ticket leads to its page, the services to theirs. */
export function DealTicket({
  deal,
  look,
  heading: Heading,
  sizes,
  eager,
  className,
  children,
}: DealTicketProps) {
  return (
    <li className={classNames('group relative', className)}>
      <TicketSheet
        look={look}
        figure={<DealFigure deal={deal} />}
        picture={
          <Picture
            url={deal.photoUrl}
            alt=""
            sizes={sizes}
            eager={eager}
            className="absolute inset-0 size-full bg-proof! object-contain transition-transform duration-200 ease-out group-hover:translate-x-1"
          />
        }
      >
        <Heading className="type-d3">
          <Link
            to="/companies/details/$id"
            params={{ id: String(deal.id) }}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-key"
          >
            {deal.title}
          </Link>
        </Heading>
        <p className="pt-1">
          <DealPeriod deal={deal} />
        </p>
        {deal.services.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 pt-2">
            {deal.services.map(({ id, name }) => (
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
