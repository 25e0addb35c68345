import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { addMessages } from '../../../lib/messages.ts'
import { useUser } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import type { Goods } from './choice/offers.ts'
import type { Delivery } from './use-delivery.ts'

/** What is to be brought: the grams that are known, and the names of what has no weight yet. */
export type DeliveredGoods = Goods & { knownGrams: number; unweighed: readonly string[] }

type DeliverySectionProps = {
  delivery: Delivery
  goods: DeliveredGoods
  /** It begins with the customer's last way, if that is possible (DEL-38). */
  startsWithLast?: boolean
}

/** How it comes (DEL-30): its code and texts are loaded only where some way can be chosen. */
export function DeliverySection({
  delivery: { shown, ...delivery },
  goods,
  startsWithLast = true,
}: DeliverySectionProps) {
  const router = useRouter()
  const user = useUser()
  const { i18n } = router.options.context
  const { data, isError, refetch } = useQuery({
    queryKey: ['delivery code', i18n.locale],
    queryFn: async () => {
      const [code] = await Promise.all([import('./choice/choose-way.tsx'), addMessages(i18n, 'delivery')])
      return { ChooseWay: code.ChooseWay }
    },
    enabled: shown !== null,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  if (shown === null) return null
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>
          <Trans>The ways of delivery could not be loaded.</Trans>
        </p>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  if (!data) return null
  const { knownGrams, unweighed, ...all } = goods
  return (
    <data.ChooseWay
      // Another account has addresses of its own.
      key={user?.id}
      shown={shown}
      goods={all}
      startsWithLast={startsWithLast}
      knownGrams={knownGrams}
      unweighed={unweighed}
      presses={delivery.presses}
      refused={delivery.refused}
      onTell={delivery.tell}
    />
  )
}
