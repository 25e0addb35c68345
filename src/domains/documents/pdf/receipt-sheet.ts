import type { Payment } from '../../../db/generated/client.ts'
import type { Message } from '../../../lib/errors.ts'
import { type Language, pick } from '../../../lib/languages.ts'
import { referenceOf } from '../../../lib/reference.ts'
import { sayIn } from '../../email/email.ts'
import type { Company } from '../../orders/pdf/company.ts'
import { formatDay, formatPrice } from '../../orders/pdf/formats.ts'
import type { Seller } from '../../seller/seller-input.ts'
import type { Said } from '../document-content.ts'
import { documentLabels as labels, paymentWayWords, saidOf } from '../document-words.ts'
import { sumInWords } from '../sum-in-words.ts'
import type { DocumentSheet, Row } from './document-sheet.ts'

type Names = {
  serviceName: string
  serviceName_ru: string
  serviceName_en: string
  productName: string | null
  productName_ru: string | null
  productName_en: string | null
}
type PaidFor = { orderId: number; amount: number; order: Names }

type Receipt = {
  payment: Pick<Payment, 'id' | 'day' | 'way' | 'amount' | 'payer' | 'reference' | 'fiscalId'> & {
    allocations: readonly PaidFor[]
    user: { name: string; surname: string }
  }
  company: Company
  /** Null where no requisites counted on its day. */
  seller: Seller | null
  language: Language
}

/** What a receipt shows of a payment: which orders it is for, and what of it is the customer's balance. */
export function receiptSheet({ payment, company, seller, language }: Receipt): DocumentSheet {
  const title = saidOf(labels.receipt, { number: payment.id })
  const payer = payment.payer || `${payment.user.name} ${payment.user.surname}`.trim()
  const reference = payment.fiscalId || payment.reference
  return {
    language,
    company,
    title,
    facts: [
      {
        az: formatDay(payment.day, 'az'),
        ru: formatDay(payment.day, 'ru'),
        en: formatDay(payment.day, 'en'),
      },
      withWords(labels.way, paymentWayWords[payment.way], reference),
    ],
    parties: [
      {
        label: saidOf(labels.seller),
        name: seller?.name || company.name,
        lines: [
          seller?.voen ? `${sayIn('az')(labels.voen)} ${seller.voen}` : '',
          seller?.address ?? '',
        ].filter(Boolean),
      },
      { label: saidOf(labels.payer), name: payer, lines: [] },
    ],
    columns: [saidOf(labels.paidFor), saidOf(labels.sum)],
    counts: false,
    rows: rowsOf(payment),
    totals: [{ title: saidOf(labels.sum), figures: [formatPrice(payment.amount, 'az')] }],
    words: sumInWords(payment.amount),
    boxes: [],
    notes: [saidOf(labels.notFiscal)],
    signatures: [],
    pageTitle: (page) => sayIn('az')(labels.page, { title: title.az, page }),
  }
}

/** `Nağd, 4411`. */
function withWords(label: Message, way: Message, reference: string): Said {
  const inLanguage = (language: Language) => {
    const said = `${sayIn(language)(label)}: ${sayIn(language)(way)}`
    return reference === '' ? said : `${said}, ${reference}`
  }
  return { az: inLanguage('az'), ru: inLanguage('ru'), en: inLanguage('en') }
}

function rowsOf({ amount, allocations }: Receipt['payment']): Row[] {
  const byOrder = [...Map.groupBy(allocations, ({ orderId }) => orderId).values()]
  const rows = byOrder.flatMap((lines) => {
    const [first] = lines
    const sum = lines.reduce((all, line) => all + line.amount, 0)
    return first && sum > 0 ? [{ orderId: first.orderId, order: first.order, sum }] : []
  })
  const rest = amount - rows.reduce((all, { sum }) => all + sum, 0)
  const shown = rows.map(({ orderId, order, sum }) => ({
    title: titleOf(order, orderId),
    figures: [formatPrice(sum, 'az')],
  }))
  return rest > 0 ? [...shown, { title: saidOf(labels.balance), figures: [formatPrice(rest, 'az')] }] : shown
}

function titleOf(order: Names, orderId: number): Said {
  const { productName, productName_ru, productName_en } = order
  const product = {
    productName: productName ?? '',
    productName_ru: productName_ru ?? '',
    productName_en: productName_en ?? '',
  }
  const inLanguage = (language: Language) => {
    const name = pick(product, 'productName', language) || pick(order, 'serviceName', language)
    return `${referenceOf(orderId, language)}. ${name}`
  }
  return { az: inLanguage('az'), ru: inLanguage('ru'), en: inLanguage('en') }
}
