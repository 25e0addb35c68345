import { Part } from '../../../lib/before-program/near-part.tsx'

/** The page of a product of which nothing can be chosen: the others do without its code. */
export const plain = new Part(async () => (await import('./plain-product.tsx')).PlainProduct)
