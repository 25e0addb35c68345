/** A page of a list that is already on the device; `page` counts from 1. */
export const pageSlice = <Item>(items: readonly Item[], page: number, size: number): Item[] =>
  items.slice((page - 1) * size, page * size)
