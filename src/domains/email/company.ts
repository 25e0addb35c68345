import type { Database } from '../../db/client.ts'
import { type Prepared, queryPrepared } from '../../db/prepared.ts'
import { defaultLanguage, type Language, pick } from '../../lib/languages.ts'
import type { ToCompany } from './to-company.ts'

/** Who signs the emails. */
export type Company = { name: string; phoneNumber: string; email: string }

/** The company gets its emails in the site's default language. */
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

/** The site's title and contact record 1; the address is empty until staff have entered one. */
export async function readCompany(db: Database, language: Language): Promise<Company> {
  const [row] = await queryPrepared<Row>(db, companyQuery, [])
  return {
    name: (row && pick(row, 'title', language)) || 'Mətbəə',
    phoneNumber: row?.phoneNumber ?? '',
    email: row?.email ?? '',
  }
}

/** Where emails to the company go: to contact record 1; null until staff have entered an address. */
export async function findToCompany(db: Database, siteUrl: string): Promise<ToCompany | null> {
  const { email: address } = await readCompany(db, companyLanguage)
  return address === '' ? null : { address, language: companyLanguage, siteUrl }
}

/** Where orders are collected, from contact record 1; each empty until staff have entered it. */
export async function readPickup(
  db: Database,
  language: Language,
): Promise<{ address: string; phoneNumber: string }> {
  const contact = await db.contact.findUnique({ where: { id: 1 } })
  if (!contact) return { address: '', phoneNumber: '' }
  return { address: pick(contact, 'address', language), phoneNumber: contact.phoneNumber }
}
