import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { startCount, type WireTier } from '../../kit/calculator/wire-quote.ts'
import { campaignQuery } from '../../kit/campaigns/queries.ts'
import { timeLeft } from '../../kit/campaigns/time-left.ts'
import { optionsQuery } from '../../kit/options/options-query.ts'
import { allServicesQuery } from '../../kit/orders/queries.ts'
import { productQuery } from '../../kit/services/detail-queries.ts'
import { type OrderDraft, readDraft, withChoice, writeDraft } from './order-draft.ts'
import type { OrderChoice } from './order-search.ts'

const none: readonly WireTier[] = []

/** The draft and what it stands for now: services or products that are gone are as if not chosen. */
export function useOrderForm(choice: OrderChoice) {
  const from = { api: useApi(), language: useLanguage() }
  const [draft, setDraft] = useState(() => {
    const begun = withChoice(readDraft(), choice)
    writeDraft(begun)
    return begun
  })
  const services = useQuery(allServicesQuery(from))
  const service = services.data?.items.find(({ id }) => id === draft.serviceId)
  const products = service?.serviceTypes ?? []
  const product = products.find(({ id }) => id === draft.productId)
  const productPrices = useQuery({ ...productQuery(from, product?.id ?? 0), enabled: product !== undefined })
  const options = useQuery({ ...optionsQuery(from, product?.id ?? 0), enabled: product !== undefined })
  const tiers = products.length > 0 ? (productPrices.data?.serviceTypePrices ?? none) : service?.servicePrices
  return {
    draft,
    change(change: Partial<OrderDraft>) {
      setDraft((before) => {
        const changed = { ...before, ...change }
        writeDraft(changed)
        return changed
      })
    },
    services,
    service,
    products,
    product,
    campaign: useOrderCampaign(draft.campaignId),
    /** Whose price it is: the product where there are products. */
    item: products.length > 0 ? product : service,
    /** What can be chosen of the product; null: nothing. */
    options: product ? (options.data ?? null) : null,
    tiers: product && (productPrices.isPending || options.isPending) ? undefined : (tiers ?? none),
    count: draft.count ?? startCount(tiers ?? none),
  }
}

export type OrderForm = ReturnType<typeof useOrderForm>

/** The campaign that led to the order form; none once it is over or gone. */
function useOrderCampaign(id: number | null) {
  const from = { api: useApi(), language: useLanguage() }
  const [now] = useState(Date.now)
  const { data } = useQuery({ ...campaignQuery(from, id ?? 0), enabled: id !== null })
  if (!data || data.id !== id || timeLeft(data.endDate, now).state === 'over') return null
  return data
}
