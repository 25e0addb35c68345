const names = ['service', 'product', 'count', 'again', 'campaign'] as const

/**
 * What the order form is opened with: `/order?service=1&product=2&count=370`; `again` is the order that is repeated,
 * `campaign` the one whose discount led here, `options` what was chosen of the product.
 */
export type OrderChoice = { [Name in (typeof names)[number]]?: number | undefined } & {
  options?: object | undefined
}

const most = 2_147_483_647

/** Nonsense in the address is as if it weren't there; what is left out the router would keep as it was given. */
export function orderSearch(search: Record<string, unknown>): OrderChoice {
  const { options } = search
  const figures = names.map((name) => {
    const value = Number(search[name])
    return [name, Number.isInteger(value) && value >= 1 && value <= most ? value : undefined]
  })
  return {
    ...Object.fromEntries(figures),
    options: typeof options === 'object' && options ? options : undefined,
  }
}
