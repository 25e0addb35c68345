import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { Arrow } from '../../../ui/icons.tsx'
import { PriceFrom } from '../../../ui/price-from.tsx'
import { campaignServicesQuery } from '../../kit/campaigns/queries.ts'

type CampaignServicesProps = { services: readonly { id: number; name: string }[] }

/** What the campaign counts for, each with the way to its prices. */
export function CampaignServices({ services }: CampaignServicesProps) {
  const { data: cards } = useQuery(
    campaignServicesQuery({ api: useApi(), language: useLanguage() }, services),
  )
  const prices = new Map(cards?.map(({ id, priceFrom }) => [id, priceFrom]))
  return (
    <section aria-labelledby="campaign-services">
      <h2 id="campaign-services" className="type-d3 pb-5">
        <Trans>Services in the campaign</Trans>
      </h2>
      {services.length === 0 ? (
        <TextLink to="/services" arrow>
          <Trans>All services</Trans>
        </TextLink>
      ) : (
        <ul className="border-key border-t-2">
          {services.map(({ id, name }) => (
            <li key={id} className="border-key border-b">
              <Link
                to="/services/card/$id"
                params={{ id: String(id) }}
                className="type-card flex min-h-16 items-center justify-between gap-4 px-0 py-3 wrap-anywhere transition-colors hover:bg-ink hover:px-4"
              >
                {name}
                <span className="ml-auto flex shrink-0 items-center gap-4">
                  <span className="type-small">{cards && <PriceFrom azn={prices.get(id) ?? null} />}</span>
                  <Arrow />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
