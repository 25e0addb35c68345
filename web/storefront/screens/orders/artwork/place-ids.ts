/** A finding's row, and its first place on a page: each leads to the other. */
export const rowId = (number: number): string => `finding-${number}`
export const placeId = (number: number): string => `place-${number}`
