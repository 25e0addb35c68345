import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { type Language, pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { DeletionImpactDialog } from './deletion-impact-dialog.tsx'
import { OrdersStay } from './orders-stay.tsx'
import { useDelete } from './use-delete.ts'

type DeletionImpact = inferRouterOutputs<AppRouter>['services']['deletionImpact']

type DeleteServiceDialogProps = {
  /** Its name in the reader's language. */
  service: { id: number; name: string }
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a service is deleted: what goes with it, which campaigns lose it, and what stays (ADM-6). */
export function DeleteServiceDialog({ service, onClose, onDeleted }: DeleteServiceDialogProps) {
  const language = useLanguage()
  const query = useQuery({
    ...useApi().services.deletionImpact.queryOptions({ id: service.id }),
    staleTime: 0,
    gcTime: 0,
  })
  const remove = useDelete('service', onDeleted)
  const { name } = service
  return (
    <DeletionImpactDialog
      title={<Trans>Delete the service “{name}”?</Trans>}
      query={query}
      lines={(deletionImpact) => linesOf(deletionImpact, language)}
      does={<Trans>Delete the service</Trans>}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        remove.mutate(service)
      }}
    />
  )
}

function linesOf(deletionImpact: DeletionImpact, language: Language) {
  const { products, tiers, pictures, campaigns, projects } = deletionImpact
  const titles = (list: DeletionImpact['campaigns']) =>
    list.map((campaign) => quoted(pick(campaign, 'title', language), language)).join(', ')
  const losing = campaigns.filter(({ others }) => others > 0)
  const emptied = campaigns.filter(({ others }) => others === 0)
  const names = products.map((product) => pick(product, 'name', language)).join(', ')
  const [losingTitles, emptiedTitles] = [titles(losing), titles(emptied)]
  return {
    facts: [
      {
        count: products.length,
        text: <Plural value={products.length} one={`product: ${names}`} other={`products: ${names}`} />,
      },
      { count: tiers, text: <Plural value={tiers} one="price tier" other="price tiers" /> },
      { count: pictures, text: <Plural value={pictures} one="stored picture" other="stored pictures" /> },
      {
        count: losing.length,
        text: (
          <Plural
            value={losing.length}
            one={`campaign goes on without this service: ${losingTitles}`}
            other={`campaigns go on without this service: ${losingTitles}`}
          />
        ),
      },
    ]
      .filter(({ count }) => count > 0)
      .map(({ count, text }) => ({ head: count, text })),
    warnings:
      emptied.length > 0
        ? [
            <Plural
              key="emptied"
              value={emptied.length}
              one={`The campaign ${emptiedTitles} is left without any service. Give it another one, or delete it too.`}
              other={`The campaigns ${emptiedTitles} are left without any service. Give them others, or delete them too.`}
            />,
          ]
        : [],
    after: [
      ...(deletionImpact.orders > 0
        ? [<OrdersStay key="orders" orders={deletionImpact.orders} open={deletionImpact.openOrders} />]
        : []),
      ...(projects > 0
        ? [
            <Plural
              key="projects"
              value={projects}
              one="# work stays in the portfolio, without this service’s name."
              other="# works stay in the portfolio, without this service’s name."
            />,
          ]
        : []),
    ],
    does:
      products.length === 0 ? (
        <Trans>Delete the service</Trans>
      ) : (
        <Plural
          value={products.length}
          one="Delete the service and its product"
          other="Delete the service and its # products"
        />
      ),
  }
}

const quoted = (text: string, language: Language): string => (language === 'en' ? `“${text}”` : `«${text}»`)
