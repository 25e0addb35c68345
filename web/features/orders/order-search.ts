/** What the order form is opened with: `/order?service=1&product=2&count=370`. */
export type OrderChoice = { service?: number; product?: number; count?: number }

const most = 2_147_483_647

/** Nonsense in the address is as if it weren't there. */
export function orderSearch(search: Record<string, unknown>): OrderChoice {
  return Object.fromEntries(
    (['service', 'product', 'count'] as const).flatMap((name) => {
      const value = Number(search[name])
      return Number.isInteger(value) && value >= 1 && value <= most ? [[name, value]] : []
    }),
  )
}
