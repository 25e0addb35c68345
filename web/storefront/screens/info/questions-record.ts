import type { JsonRecord } from '../../../lib/json-ld.ts'
import { plainText, readBody, sectionsOf } from './read-body.ts'

/** The questions and their answers for search engines (schema.org's FAQPage). */
export const questionsRecord = (description: string): JsonRecord => ({
  '@type': 'FAQPage',
  mainEntity: sectionsOf(readBody(description))
    .filter(({ heading }) => heading !== '')
    .map((section) => ({
      '@type': 'Question',
      name: section.heading,
      acceptedAnswer: { '@type': 'Answer', text: plainText(section) },
    })),
})
