/** Of each group's column in the heads of the rows. */
export const headWidth = 'min-w-28 max-md:min-w-16 flex-1 truncate'
