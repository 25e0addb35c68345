/** Of each group's column in the heads of the rows. */
export const headWidth = 'w-28 max-md:w-16 shrink-0 truncate'
