/** The pages that answer questions before an order: delivery, returns, privacy. */
export const infoPages = ['delivery', 'returns', 'privacy', 'terms', 'questions'] as const
export type InfoPage = (typeof infoPages)[number]

/** The record's kind in the history: `deliveryPage`. */
export type InfoPageKind = `${InfoPage}Page`

export const isInfoPage = (name: string): name is InfoPage => (infoPages as readonly string[]).includes(name)

/** One value for each of these pages, by the kind of its record. */
export const forInfoPages = <Value>(make: (page: InfoPage) => Value): Record<InfoPageKind, Value> =>
  Object.fromEntries(infoPages.map((page) => [`${page}Page`, make(page)])) as Record<InfoPageKind, Value>
