import {
  type DocumentBuyer,
  type DocumentContent,
  type DocumentLine,
  type Said,
  toLine,
} from '../../src/domains/documents/document-content.ts'
import { type DocumentKind, documentKinds } from '../../src/domains/documents/document-number.ts'
import { drawDocument } from '../../src/domains/documents/pdf/draw-document.ts'
import { receiptSheet } from '../../src/domains/documents/pdf/receipt-sheet.ts'
import { sheetOf } from '../../src/domains/documents/pdf/sheets.ts'
import type { Language } from '../../src/lib/languages.ts'
import { sellerOf } from './seller.ts'

export const sampleKinds = [...documentKinds, 'receipt'] as const
export type SampleKind = (typeof sampleKinds)[number]

/** `names`: what buyer and works are called instead. */
export type Sample = { lines: number; language: Language; names?: string }

const day = new Date('2026-11-30')
const company = {
  name: 'Mətbəə',
  legalName: '',
  address: 'Bakı, Nizami küç. 114',
  phoneNumber: '+994 12 497 12 48',
  email: 'info@example.com',
  site: 'example.com',
  logo: null,
}

const saidAs = (name?: string): Said =>
  name === undefined
    ? { az: 'Vərəqə, ağır kağız', ru: 'Листовка, плотная бумага', en: 'Flyer, heavy paper' }
    : { az: name, ru: `${name} ru`, en: `${name} en` }

const linesOf = ({ lines, names }: Sample): DocumentLine[] =>
  Array.from({ length: lines }, (_, index) =>
    toLine(
      {
        orderId: 1200 + index,
        title: saidAs(names),
        details: { az: 'A5 · 4+4 · ölçü dəqiq', ru: 'A5 · 4+4 · точный размер', en: 'A5 · 4+4 · exact size' },
        quantity: 1000 + index,
      },
      118_03 + index,
      'vat18',
    ),
  )

const buyerOf = ({ names = '«Bağ Evi İnşaat» MMC' }: Sample): DocumentBuyer => ({
  isCompany: true,
  name: names,
  voen: '1402345691',
  address: 'AZ1078, Bakı, Tbilisi pr. 41',
  requisites: 'Nümunə Bankı ASC, AZ21NABZ00000000137010001944',
  contract: '№ 12, 01.02.2026',
})

function contentOf(kind: DocumentKind, sample: Sample): DocumentContent {
  const parties = { seller: sellerOf('vat18'), buyer: buyerOf(sample), language: sample.language }
  const lines = linesOf(sample)
  if (kind === 'act') return { kind, ...parties, lines }
  if (kind === 'invoice')
    return { kind, ...parties, lines, asks: 'deposit', reference: '№ 1301', dueOn: '2026-12-05' }
  if (kind === 'correction') {
    const of = { number: 'A-2026-000051', day: '2026-11-02' }
    return { kind, ...parties, lines, of, reason: 'Bir hissəsi əyri kəsilib' }
  }
  const entries = lines.map(({ orderId, gross }, index) => {
    const title = { az: `Akt A-2026-${orderId}`, ru: `Акт A-2026-${orderId}`, en: `Act A-2026-${orderId}` }
    const isWork = index % 2 === 0
    return { day: '2026-11-02', title, debit: isWork ? gross : 0, credit: isWork ? 0 : gross }
  })
  return { kind, ...parties, from: '2026-11-01', to: '2026-11-30', opening: 0, closing: 118_03, entries }
}

/** The PDF of a document of that kind with so many lines. */
export function drawSample(kind: SampleKind, sample: Sample): Promise<Buffer> {
  if (kind !== 'receipt') {
    const number = { kind, year: 2026, number: 51 }
    return drawDocument(sheetOf({ number, day, content: contentOf(kind, sample), company }))
  }
  const allocations = linesOf(sample).map(({ orderId, gross: amount, title }) => {
    const names = { serviceName: title.az, serviceName_ru: title.ru, serviceName_en: title.en }
    const product = { productName: null, productName_ru: null, productName_en: null }
    return { orderId, amount, order: { ...names, ...product } }
  })
  const amount = allocations.reduce((sum, one) => sum + one.amount, 0)
  const payment = { id: 77, day, way: 'transfer', amount, allocations } as const
  const user = { name: 'Aygün', surname: 'Əliyeva' }
  const given = { payer: buyerOf(sample).name, fiscalId: '', reference: 'İ-4411', user }
  const { language } = sample
  return drawDocument(
    receiptSheet({ payment: { ...payment, ...given }, company, seller: sellerOf('vat18'), language }),
  )
}
