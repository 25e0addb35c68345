import type { Message } from '../../lib/errors.ts'

/**
 * As many pieces as one order may have: what follows from it, such as minutes, areas and prices, can be reckoned and
 * stored exactly (ORD-22).
 */
export const mostPieces = 100_000_000

export const tooManyPieces: Message = /*i18n*/ {
  id: 'orders.tooManyPieces',
  message:
    'At most 100,000,000 pieces in one order. For a larger run please write or call us: we make you an offer.',
}
