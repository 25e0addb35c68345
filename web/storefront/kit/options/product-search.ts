/** By group its keys, the run, and a size of one's own; which groups there are the product knows. */
export type ProductSearch = { run?: string | number | undefined }

const possible = /^[a-z\d-]{1,24} [a-z\d.,/-]{1,200}$/
const mostNames = 16

/**
 * What may be a choice in the address of a product: short names and keys. Several values of one name, as a form
 * sends them, are one list.
 */
export const productSearch = (search: object): ProductSearch =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([name, value]) => possible.test(`${name} ${value}`))
      .map(([name, value]) => [name, typeof value === 'number' ? value : `${value}`])
      .slice(0, mostNames),
  )
