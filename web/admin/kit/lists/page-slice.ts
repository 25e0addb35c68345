/** A page of what is all on the device already; `page` from 1. */
export const pageSlice = <Item>(items: readonly Item[], page: number, size: number): Item[] =>
  items.slice((page - 1) * size, page * size)
