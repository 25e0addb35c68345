/** What an e-qaimə is of. */
export const eqaimeKinds = ['delivery', 'advance', 'correction'] as const
export type EqaimeKind = (typeof eqaimeKinds)[number]

/** The two layouts of the portal's columns: the same tags with other meanings. */
export const layouts = ['205', '304'] as const
export type Layout = (typeof layouts)[number]

/**
 * What keeps a document from being exported (DOC-22): a code of goods or the buyer's address is missing, the seller's
 * VÖEN hasn't ten digits, what it corrects has no number in the portal yet, or nothing of it is left, so that it is
 * cancelled there.
 */
export const barriers = ['noGoodsCode', 'noAddress', 'sellerVoen', 'noOriginal', 'nothingLeft'] as const
/** What is only warned of: a VÖEN that doesn't follow its rule (DOC-2). */
export const warnings = ['oddVoen'] as const

/** What portal numbers look like: two letters and eleven digits. */
export const portalNumberPattern = /^[A-Z]{2}\d{11}$/

/** As it is kept: capitals without spaces. */
export const plainPortalNumber = (typed: string): string => typed.replace(/[\s\u00a0]/g, '').toUpperCase()

/** Calendar days from the day of the act, or of the payment ahead, to the last one for its e-qaimə (DOC-21). */
export const daysToWrite = 5

/** How a package is downloaded. */
export const packageFormats = ['zip', 'csv', 'json'] as const
export type PackageFormat = (typeof packageFormats)[number]
