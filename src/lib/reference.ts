import type { Language } from './languages.ts'

/** What an order, a quote, a purchase or a customer is called by its number: `№ 12`, in English `No. 12`. */
export const referenceOf = (id: number | string, language: Language): string =>
  `${language === 'en' ? 'No.' : '№'}\u00a0${id}`

/** The number of what is typed as `№ 12`, `No. 12` or `#12`; null of anything else. */
export function readReference(typed: string): number | null {
  const [, digits] = /^(?:[#№]|no\.)\s*(\d{1,10})$/i.exec(typed.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
