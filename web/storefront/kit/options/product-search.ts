/** The keys by group, the run, and a custom size; only the product knows which groups there are. */
export type ProductSearch = { run?: string | number | undefined }

const possible = /^[a-z\d-]{1,24} [a-z\d.,/-]{1,200}$/
const maxNames = 16

/**
 * What may be a choice in the address of a product: short names and keys. Several values with one name, as a form
 * sends them, become one list.
 */
export const productSearch = (search: object): ProductSearch =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([name, value]) => possible.test(`${name} ${value}`))
      .map(([name, value]) => [name, typeof value === 'number' ? value : `${value}`])
      .slice(0, maxNames),
  )
