/**
 * What the order form is opened with: `/order?service=1&product=2&count=370`; `again` is the order that is repeated,
 * `campaign` the one whose discount led here.
 */
export type OrderChoice = {
  service?: number
  product?: number
  count?: number
  again?: number
  campaign?: number
}

const names = ['service', 'product', 'count', 'again', 'campaign'] as const

const most = 2_147_483_647

/** Nonsense in the address is as if it weren't there. */
export function orderSearch(search: Record<string, unknown>): OrderChoice {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = Number(search[name])
      return Number.isInteger(value) && value >= 1 && value <= most ? [[name, value]] : []
    }),
  )
}
