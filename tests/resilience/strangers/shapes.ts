/** What strangers did to stop or to starve the site, each from many sockets at once. */
export const shapes = [
  'files told by a slow expression',
  'uploads that trickle',
  'forms that trickle',
  'prices of full baskets',
  'pictures that are large to decode',
  'files of sixty pages',
] as const
export type Shape = (typeof shapes)[number]

/** A customer with an order whose artwork is missing, and a link to it. */
export type Stranger = { token: string; link: string; orderId: number }
/** A product with as many choices as one may have. */
export type LargeProduct = { serviceId: number; serviceTypeId: number }
export type Attack = {
  site: string
  shape: Shape
  sockets: number
  strangers: Stranger[]
  product: LargeProduct
}
