/** The pages that answer a customer before ordering: what is delivered how, what comes back, whose data is kept. */
export const infoPages = ['delivery', 'returns', 'privacy', 'terms', 'questions'] as const
export type InfoPage = (typeof infoPages)[number]

/** As a record of the history: `deliveryPage`. */
export type InfoPageKind = `${InfoPage}Page`

export const isInfoPage = (name: string): name is InfoPage => (infoPages as readonly string[]).includes(name)

/** The same for each of these pages, by the name of its record. */
export const forInfoPages = <Value>(make: (page: InfoPage) => Value): Record<InfoPageKind, Value> =>
  Object.fromEntries(infoPages.map((page) => [`${page}Page`, make(page)])) as Record<InfoPageKind, Value>
