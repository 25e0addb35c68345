import type { Database } from '../../db/client.ts'
import { type Prepared, queryPrepared } from '../../db/prepared.ts'
import { companyName } from '../../lib/company-name.ts'
import { defaultLanguage, type Language, pick } from '../../lib/languages.ts'
import type { EmailDefinition, Queued, Translator, Writing } from './define-email.ts'
import { type Email, type Fact, sayIn } from './email.ts'

/** The sender who signs the emails. */
export type Company = { name: string; phoneNumber: string; email: string }

/** Emails to the company are in the site's default language. */
const companyLanguage = defaultLanguage

type Row = {
  title: string
  title_ru: string
  title_en: string
  phoneNumber: string | null
  email: string | null
}

const companyQuery: Prepared = {
  name: 'company-of-mails',
  text: `
    SELECT coalesce(b.title, '') AS title, coalesce(b.title_ru, '') AS title_ru,
      coalesce(b.title_en, '') AS title_en, c.phone_number AS "phoneNumber", c.email
    FROM (SELECT 1 AS id) first LEFT JOIN banner b USING (id) LEFT JOIN contacts c USING (id)`,
}

/** The company's name and contact record 1; the address is empty until staff have entered one. */
export async function readCompany(db: Database, language: Language, siteUrl: string): Promise<Company> {
  const [row] = await queryPrepared<Row>(db, companyQuery, [])
  return {
    name: companyName(row && pick(row, 'title', language), siteUrl),
    phoneNumber: row?.phoneNumber ?? '',
    email: row?.email ?? '',
  }
}

/** Where orders are collected, from contact record 1; each field is empty until staff have entered it. */
export async function readPickup(
  db: Database,
  language: Language,
): Promise<{ address: string; phoneNumber: string }> {
  const contact = await db.contact.findUnique({ where: { id: 1 } })
  if (!contact) return { address: '', phoneNumber: '' }
  return { address: pick(contact, 'address', language), phoneNumber: contact.phoneNumber }
}

/** The receiver and language of an email to the company. */
export type ToCompany = { company: { address: string; language: Language; siteUrl: string } }

type CompanyEmail<Job, Data> = Pick<EmailDefinition<Job, Data>, 'tells'> & {
  read(job: Queued<Job>, writing: Writing): Promise<Data | null>
  say(
    data: Data,
    translator: Translator,
  ): {
    ink?: Email['ink']
    subject: string
    text: string
    /** Facts without a value are left out. */
    facts: readonly Fact[]
    /** `path` is a page of the admin. */
    action: { label: string; path: string }
  }
}

/** An email to the company: what has happened, the facts, and where to go on in the admin. */
export const toCompany = <Job, Data extends object>(
  email: CompanyEmail<Job, Data>,
): EmailDefinition<Job, Data & ToCompany, 'company'> => ({
  to: 'company',
  tells: email.tells,
  async read(job, writing) {
    const { db, siteUrl } = writing
    const data = await email.read(job, writing)
    const { email: address } = await readCompany(db, companyLanguage, siteUrl)
    if (data === null || address === '') return null
    return { ...data, company: { address, language: companyLanguage, siteUrl } }
  },
  write(data) {
    const { address, language, siteUrl } = data.company
    const said = email.say(data, { say: sayIn(language), language })
    const { ink = 'cyan', subject, text, facts, action } = said
    return {
      to: { name: '', address },
      language,
      ink,
      subject,
      paragraphs: [text],
      facts: facts.filter(({ value }) => value !== ''),
      action: { label: action.label, url: `${siteUrl}/admin${action.path}` },
    }
  },
})
