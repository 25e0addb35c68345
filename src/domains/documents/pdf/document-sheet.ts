import type { Language } from '../../../lib/languages.ts'
import type { Company } from '../../orders/pdf/company.ts'
import type { Said } from '../document-content.ts'

/** A party that a document names, such as seller, buyer or payer. */
export type Party = { label: Said; name: string; lines: readonly string[] }
/** A row: what it is about, and its figures, one a column. */
export type Row = { title: Said; figures: readonly string[] }
/** How a sum is paid: where to, and what is written as its purpose. */
export type PaymentBox = { title: Said; sum: string; lines: readonly string[] }

/** What a document shows, in Azerbaijani and below it in the customer's language (DOC-7). */
export type DocumentSheet = {
  language: Language
  company: Company
  title: Said
  /** The day of its issue, or the span that it is of. */
  facts: readonly Said[]
  parties: readonly Party[]
  /** The heading of the first column, and those of the figures. */
  columns: readonly [Said, ...Said[]]
  /** The first figure of each row is a quantity. */
  counts: boolean
  rows: readonly Row[]
  totals: readonly Row[]
  /** The sum in words; empty where none is said. */
  words: string
  boxes: readonly PaymentBox[]
  notes: readonly Said[]
  signatures: readonly { label: Said; name: string; below: Said }[]
  /** The head of a further page. */
  pageTitle: (page: number) => string
}
