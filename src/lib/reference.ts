import type { Language } from './languages.ts'

/** What an order, a quote, a purchase or a customer is called by its number: `№ 12`, in English `No. 12`. */
export const referenceOf = (id: number | string, language: Language): string =>
  `${language === 'en' ? 'No.' : '№'}\u00a0${id}`
