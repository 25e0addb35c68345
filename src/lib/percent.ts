import type { Language } from './languages.ts'

/** A figure with its per cent sign: `10%` in Azerbaijani and English, `10 %` with a no-break space in Russian. */
export const withPercentSign = (figure: string, language: Language): string =>
  language === 'ru' ? `${figure}\u00a0%` : `${figure}%`
