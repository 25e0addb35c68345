import type { Language } from '../../lib/languages.ts'
import type { Email, Fact } from './email.ts'

/** Where an email to the company goes, in which language. */
export type ToCompany = { address: string; language: Language; siteUrl: string }

type Said = {
  ink?: Email['ink']
  subject: string
  text: string
  /** Those without a value are left out. */
  facts: readonly Fact[]
  /** `path`: of the admin. */
  action: { label: string; path: string }
}

/** An email to the company: what has happened, the facts, and where to go on in the admin. */
export const toCompany = (
  { address, language, siteUrl }: ToCompany,
  { ink = 'cyan', subject, text, facts, action: { label, path } }: Said,
): Email => ({
  ...{ to: { name: '', address }, language, ink, subject, paragraphs: [text] },
  facts: facts.filter(({ value }) => value !== ''),
  action: { label, url: `${siteUrl}/admin${path}` },
})
