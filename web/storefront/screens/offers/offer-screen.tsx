import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorCode, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EndedLink } from '../../kit/orders/ended-link.tsx'
import { Page } from '../../kit/page.tsx'
import { PendingScreen } from '../../kit/pending-screen.tsx'
import { OfferPage } from './offer-page.tsx'
import { linkedOfferQuery } from './queries.ts'

const route = getRouteApi('/_storefront/q/$token')

/** A quote for whoever holds its secret link; a link that leads nowhere says so, and whom to call. */
export function OfferScreen() {
  const api = useApi()
  const language = useLanguage()
  const { data, error, isPending, refetch } = useQuery({
    ...linkedOfferQuery({ api, language }, route.useSearch()),
    refetchInterval: 60_000,
  })
  useSeen()
  const isEnded = errorCode(error) === 'NOT_FOUND'
  if (data && !isEnded) return <OfferPage offer={data} />
  if (isPending) return <PendingScreen />
  return (
    <Page current={<Trans context="paper">Quote</Trans>} title={<Trans context="paper">Quote</Trans>} ink="y">
      {isEnded ? (
        <EndedLink />
      ) : (
        <EmptyState title={<Trans>The quote could not be loaded.</Trans>}>
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </EmptyState>
      )}
    </Page>
  )
}

/** Staff are told that it was opened. */
function useSeen() {
  const client = useClient()
  useEffect(() => {
    client.offers.see.mutate().catch(() => undefined)
  }, [client])
}
