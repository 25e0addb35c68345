import type { Language } from '../../../src/lib/languages.ts'

/** What stands before a link to pay in WhatsApp, in the customer's language. */
export const payLinkGreetings: Record<Language, (sum: string) => string> = {
  az: (sum) => `${sum} ödəniş üçün link:`,
  ru: (sum) => `Ссылка для оплаты ${sum}:`,
  en: (sum) => `The link to pay ${sum}:`,
}
