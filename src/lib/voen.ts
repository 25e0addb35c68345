/**
 * The number of a taxpayer in Azerbaijan (VÖEN): ten digits, of which the ninth follows from those before it and the
 * last says who it is. The rule held for all real numbers that were tried, but no official text of it is known: what
 * doesn't follow it is warned of, never refused (DOC-2).
 */

const weights = [4, 1, 8, 6, 2, 7, 5, 3] as const

/** Whether it is a company's or a natural person's. */
export type VoenHolder = 'company' | 'person'

/** What is wrong with a number: `length` it hasn't ten digits, `check` the ninth, `kind` the tenth. */
export type VoenFault = 'length' | 'check' | 'kind'

/** As it is kept and compared: its digits alone where it holds nothing else, or else as it was typed. */
export const plainVoen = (typed: string): string => {
  const joined = typed.replace(/[\s\u00a0.-]/g, '')
  return /^\d+$/.test(joined) ? joined : typed.trim()
}

/** What is to be looked at again; null where the number follows the rule. */
export function voenFault(typed: string): VoenFault | null {
  const voen = plainVoen(typed)
  if (!/^\d{10}$/.test(voen)) return 'length'
  const sum = weights.reduce((all, weight, place) => all + weight * Number(voen[place]), 0)
  if (sum % 11 !== Number(voen[8])) return 'check'
  return voenHolder(voen) === null ? 'kind' : null
}

/** Whose number it is; null where its last digit says neither. */
export function voenHolder(voen: string): VoenHolder | null {
  if (voen.endsWith('1')) return 'company'
  return voen.endsWith('2') ? 'person' : null
}
