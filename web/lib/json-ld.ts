/** A record of schema.org, without `@context`. */
export type JsonRecord = { '@type': string; [property: string]: unknown }

/** The head's script for search engines; no text in it can end the script. */
export function jsonLdScript(records: JsonRecord[]) {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': records })
  return { type: 'application/ld+json', children: graph.replaceAll('<', '\\u003c') }
}

/** The breadcrumb from home to a page with absolute addresses, the page itself last. */
export const breadcrumbRecord = (crumbs: { name: string; url: string }[]): JsonRecord => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

type Tier = { price: number; priceWithDiscount: number }

/**
 * From the cheapest run to the dearest, in AZN, as they are charged now; undefined without prices. Where there are
 * choices only what the cheapest order of them costs is known: `lowest`.
 */
export function offerOf(tiers: readonly Tier[], url: string, lowest?: number): JsonRecord | undefined {
  if (lowest === undefined && tiers.length === 0) return undefined
  const prices = tiers.map(({ price, priceWithDiscount }) => priceWithDiscount || price)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'AZN',
    ...(lowest === undefined
      ? { lowPrice: Math.min(...prices), highPrice: Math.max(...prices), offerCount: tiers.length }
      : { lowPrice: lowest }),
    availability: 'https://schema.org/InStock',
    url,
  }
}
