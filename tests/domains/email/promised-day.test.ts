import { expect, test } from 'vitest'
import { formatHour, formatPromised } from '../../../src/domains/email/formats.ts'
import { languages } from '../../../src/lib/languages.ts'
import { formatPromised as dayOnPages, formatHour as hourOnPages } from '../../../web/lib/weekday.ts'

// PROD-60
test('emails name days and hours in the same words as pages, each day of two years', () => {
  for (const language of languages)
    for (let at = Date.parse('2019-12-31T20:30:00Z'); at < Date.parse('2022-01-02'); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10)
      expect(formatPromised(day, language)).toBe(dayOnPages(day, language))
      expect(formatHour(new Date(at).toISOString())).toBe(hourOnPages(new Date(at).toISOString()))
    }
})
