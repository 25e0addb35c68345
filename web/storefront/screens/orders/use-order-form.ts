import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type OptionsQuote, quoteOptions } from '../../../../src/domains/options/quote-options.ts'
import { useApi } from '../../../lib/api.ts'
import { approvedFiles } from '../../../lib/artwork/approved-files.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useUser } from '../../../lib/session.ts'
import { startCount, type WireTier } from '../../kit/calculator/wire-quote.ts'
import { campaignQuery } from '../../kit/campaigns/queries.ts'
import { timeLeft } from '../../kit/campaigns/time-left.ts'
import { type LocalConfiguration, optionsQuery } from '../../kit/options/options-query.ts'
import { allServicesQuery, artworkQuery } from '../../kit/orders/order-parts.ts'
import { productQuery } from '../../kit/services/detail-queries.ts'
import { type OrderDraft, readDraft, withChoice, writeDraft } from './order-draft.ts'
import type { OrderChoice } from './order-search.ts'

const none: readonly WireTier[] = []

/** The draft and what it refers to now: services or products that are gone count as not chosen. */
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
    /** The item that is priced: the product, or else the service. */
    item: products.length > 0 ? product : service,
    /** Grams of 100 pieces, where staff have weighed them. */
    weightOf100: (product && productPrices.data?.weightOf100) ?? null,
    /** The product's options; null without any. */
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

export type ConfiguredPrice = { configuration: LocalConfiguration; quote: OptionsQuote<string> }

const firstChoices = { choices: {}, ownSize: null }

/** What the choice costs, calculated by the function that the server uses too (OPT-1); null without options. */
export function useConfiguredPrice({ options, draft, count }: OrderForm): ConfiguredPrice | null {
  const selection = draft.options ?? firstChoices
  return useMemo(() => {
    if (!options?.configuration) return null
    const { configuration, reduction } = options
    const campaignBp = reduction.percentageBp
    return { configuration, quote: quoteOptions({ configuration, selection, count, campaignBp }) }
  }, [options, selection, count])
}

/** The approved artwork of the repeated order (ART-13), and whether it comes along. */
export function useRepeatedArtwork({ draft: { repeats }, change }: OrderForm) {
  const [left, setLeft] = useState<number | null>(null)
  const orderId = repeats ?? left
  const isKnowable = useUser() !== null && orderId !== null
  const { data, isLoading } = useQuery({
    ...artworkQuery({ api: useApi() }, orderId ?? 0),
    enabled: isKnowable,
  })
  return {
    orderId,
    files: isKnowable && data ? approvedFiles(data) : [],
    /** Artwork was approved, but is no longer stored. */
    isGone: isKnowable && data?.state === 'Approved' && approvedFiles(data).length === 0,
    isLoading,
    isTaken: repeats !== null,
    leave() {
      setLeft(repeats)
      change({ repeats: null })
    },
    take: () => change({ repeats: orderId }),
  }
}

export type RepeatedArtwork = ReturnType<typeof useRepeatedArtwork>
