/** The width of each group's column in the row heads. */
export const headWidth = 'min-w-28 max-md:min-w-16 flex-1 truncate'
