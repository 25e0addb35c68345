import { Plural, Trans } from '@lingui/react/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { RecordKind } from '../../kit/records/record-kind.ts'
import { useNow } from '../../kit/use-now.ts'
import { campaignState } from './campaign-state.ts'

export type CampaignRow = inferRouterOutputs<AppRouter>['campaigns']['search']['items'][number]

type Campaign = inferRouterOutputs<AppRouter>['campaigns']['multilanguage']

/** The name of a campaign, and what disappears when it is deleted. */
export function useCampaignKind(): RecordKind<Campaign> {
  const client = useClient()
  const language = useLanguage()
  const now = useNow()
  const cheaper = (campaign: Campaign): number =>
    campaign.percentage !== null && campaignState(campaign, now).state === 'running'
      ? campaign.services.length
      : 0
  const pricesOf = (count: number) => ({
    head: <Trans>Prices</Trans>,
    text: (
      <Plural
        value={count}
        one="# service loses the campaign’s discount."
        other="# services lose the campaign’s discount."
      />
    ),
  })
  return {
    domain: 'campaigns',
    record: 'campaign',
    remove: (id) => client.campaigns.delete.mutate({ id }),
    order: (ids) => client.campaigns.order.mutate({ ids }),
    moveTo: (id, place) => client.campaigns.moveTo.mutate({ id, place }),
    nameOf: (campaign) => pick(campaign, 'title', language),
    deletionImpact: (campaign) => [
      {
        head: <Trans>Site</Trans>,
        text: <Trans>The ticket and the campaign’s page disappear.</Trans>,
      },
      ...(cheaper(campaign) > 0 ? [pricesOf(cheaper(campaign))] : []),
    ],
  }
}
