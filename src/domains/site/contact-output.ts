import { z } from 'zod'
import type { Contact } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import type { Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { translate } from '../../lib/translate.ts'
import { allTextsOut, textsIn, textsOutInOne } from '../content/texts.ts'
import type { Seller } from '../seller/seller-input.ts'

const plain = {
  phoneNumber: z.string(),
  numberWhatsapp: z.string(),
  email: z.string(),
  legalName: z.string(),
  mapEmbedCode: z.string(),
}

/** A contact record in one language. */
export const contactInLanguageSchema = z.object({
  id: z.int(),
  ...textsOutInOne('contact'),
  ...plain,
  /**
   * Name, VÖEN and address of the seller, and that prices include VAT where they do, on the company's own record
   * (DOC-1, DOC-30); empty without requisites.
   */
  legalLine: z.string(),
  /** On the company's own record: its prices hold VAT (DOC-30). */
  pricesHoldVat: z.boolean(),
  /** What says so where the legal line isn't shown; else empty. */
  vatNote: z.string(),
})

const vatIncluded: Message = /*i18n*/ { id: 'contact.vatIncluded', message: 'Prices include VAT' }

/** Of the company's own record the requisites say what it is called, once they are written down. */
export function toContact(row: Contact, language: Language, seller: Seller | undefined) {
  const own = row.id === companyRecord ? seller : undefined
  const pricesHoldVat = own?.taxKind === 'vat18'
  const vatNote = pricesHoldVat ? translate(vatIncluded, language) : ''
  return {
    ...row,
    ...textsIn('contact', row, language),
    legalName: own?.name ?? row.legalName,
    legalLine: own ? [lineOf(own), vatNote].filter(Boolean).join(' · ') : '',
    pricesHoldVat,
    vatNote,
  }
}

/** `«Mətbəə» MMC · VÖEN 9900123401 · AZ1000, Bakı, Nizami küçəsi 114`. */
const lineOf = ({ name, voen, address }: Seller): string =>
  [name, voen === '' ? '' : `VÖEN ${voen}`, address].filter(Boolean).join(' · ')

/** A contact record in all languages, with its version, for callers with write access. */
export const contactRecordSchema = z.object({
  id: z.int(),
  ...allTextsOut('contact'),
  ...plain,
  updatedAt: updatedAtOut,
})

export const toContactRecord = (row: Contact) => ({ ...row, updatedAt: row.updatedAt.toISOString() })

/** The company's own record: its emails and documents show it, requests are mailed to it (SITE-3). */
export const companyRecord = 1

/** The header shows the first two, the footer and the contact page all. */
export const contactOrder = [{ priority: 'asc' }, { id: 'asc' }] as const
