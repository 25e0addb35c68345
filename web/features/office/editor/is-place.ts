/** The largest that the server takes. */
const largest = 1_000_000

/** A place in a list as it is written: a whole number from 0. */
export const isPlace = (text: string): boolean => /^\d{1,7}$/.test(text.trim()) && Number(text) <= largest
