/** How much a figure has grown, per cent; null where there is nothing to compare it with. */
export const growth = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)
