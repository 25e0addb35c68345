/** Of a link or button beside an order. */
export const orderAction =
  'type-small inline-flex min-h-6 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11'
