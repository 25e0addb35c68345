const names = ['service', 'product', 'count', 'again', 'campaign'] as const

/**
 * What the order form is opened with: `/order?service=1&product=2&count=370`; `again` is the order to repeat,
 * `campaign` the one whose discount led here, `options` the chosen options.
 */
export type OrderChoice = { [Name in (typeof names)[number]]?: number | undefined } & {
  options?: object | undefined
}

const maxInt = 2_147_483_647

/** Invalid values in the address are ignored; the router would keep a name that is left out as it was given. */
export function orderSearch(search: Record<string, unknown>): OrderChoice {
  const { options } = search
  const figures = names.map((name) => {
    const value = Number(search[name])
    return [name, Number.isInteger(value) && value >= 1 && value <= maxInt ? value : undefined]
  })
  return {
    ...Object.fromEntries(figures),
    options: typeof options === 'object' && options ? options : undefined,
  }
}
