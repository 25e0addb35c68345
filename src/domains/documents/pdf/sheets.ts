import { shownIban } from '../../../lib/iban.ts'
import type { Language } from '../../../lib/languages.ts'
import { type Qepik, toAzn } from '../../../lib/money.ts'
import { referenceOf } from '../../../lib/reference.ts'
import { sayIn } from '../../email/email.ts'
import type { Company } from '../../orders/pdf/company.ts'
import { formatDay } from '../../orders/pdf/formats.ts'
import type { BankAccount, Seller } from '../../seller/seller-input.ts'
import { sumOfLines } from '../../tax/vat.ts'
import type { ContentOf, DocumentBuyer, DocumentContent, DocumentLine, Said } from '../document-content.ts'
import { type DocumentNumber, shownNumber } from '../document-number.ts'
import { documentLabels as labels, saidOf } from '../document-words.ts'
import { sumInWords } from '../sum-in-words.ts'
import type { DocumentSheet, Party, PaymentBox, Row } from './document-sheet.ts'

/** A document with the day on which it was issued, as stored, and the company as it is shown today. */
export type Issued = { number: DocumentNumber; day: Date; content: DocumentContent; company: Company }

/** `1.180,00` as documents write it, the currency stands in the total. */
const money = new Intl.NumberFormat('az', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const shownSum = (sum: Qepik): string => money.format(toAzn(sum)).replace('-', '−')
const inManat = (sum: Qepik): string => `${shownSum(sum)}\u00a0₼`
const counts = new Intl.NumberFormat('az')

const dayOf = (day: Date | string): Said => {
  const at = new Date(day)
  return { az: formatDay(at, 'az'), ru: formatDay(at, 'ru'), en: formatDay(at, 'en') }
}
const dayIn = (day: string, language: Language) => formatDay(new Date(day), language)

/** What each kind shows. */
export function sheetOf({ number, day, content, company }: Issued): DocumentSheet {
  const { seller, buyer, language } = content
  const title = saidOf(labels[content.kind], { number: shownNumber(number) })
  const common = {
    language,
    company,
    title,
    facts: [dayOf(day)],
    parties: [sellerParty(seller, language), buyerParty(buyer, language)],
    pageTitle: (page: number) => sayIn('az')(labels.page, { title: title.az, page }),
  }
  if (content.kind === 'statement') return { ...common, ...statementParts(content) }
  const works = worksTable(content, seller)
  if (content.kind === 'invoice') {
    const { asks } = content
    const kind = asks === 'deposit' || asks === 'rest' ? [saidOf(labels[asks])] : []
    return { ...common, ...works, ...invoiceParts(content), facts: [...common.facts, ...kind] }
  }
  const parts = { ...common, ...works, boxes: [] }
  if (content.kind === 'act')
    return {
      ...parts,
      notes: [saidOf(labels.accepted)],
      signatures: signaturesOf(content, labels.handedOver, labels.received),
    }
  const corrects: Said = {
    az: sayIn('az')(labels.corrects, { number: content.of.number, day: dayIn(content.of.day, 'az') }),
    ru: sayIn('ru')(labels.corrects, { number: content.of.number, day: dayIn(content.of.day, 'ru') }),
    en: sayIn('en')(labels.corrects, { number: content.of.number, day: dayIn(content.of.day, 'en') }),
  }
  const reason = saidOf(labels.reason)
  const why = { az: `${reason.az}: ${content.reason}`, ru: reason.ru, en: reason.en }
  return {
    ...parts,
    facts: [dayOf(day), corrects],
    words: '',
    notes: [{ ...why, ru: why.az, en: why.az }],
    signatures: signaturesOf(content, labels.seller, labels.buyer),
  }
}

const labelled = (label: Label, value: string, language: Language): string => {
  const said = saidOf(label)
  const words = language === 'az' || said[language] === said.az ? said.az : `${said.az} / ${said[language]}`
  return value === '' ? '' : `${words} ${value}`
}

function sellerParty({ name, voen, address, director }: Seller, language: Language): Party {
  const lines = [
    labelled(labels.voen, voen, language),
    address,
    labelled(labels.director, director, language),
  ]
  return { label: saidOf(labels.seller), name, lines: lines.filter(Boolean) }
}

function buyerParty({ name, voen, address, requisites, contract }: DocumentBuyer, language: Language): Party {
  const lines = [
    labelled(labels.voen, voen, language),
    address,
    requisites,
    labelled(labels.contract, contract, language),
  ]
  return { label: saidOf(labels.buyer), name, lines: lines.filter(Boolean) }
}

/** The lines of works; only a VAT payer's have VAT. */
function worksTable({ lines }: { lines: readonly DocumentLine[] }, { taxKind }: Seller) {
  const hasVat = taxKind === 'vat18'
  const sums = sumOfLines(lines)
  const figuresOf = ({ net, vat, gross }: typeof sums) =>
    hasVat ? [shownSum(net), shownSum(vat), shownSum(gross)] : [shownSum(gross)]
  const columns: [Said, ...Said[]] = [
    saidOf(labels.name),
    saidOf(labels.quantity),
    ...(hasVat ? [saidOf(labels.net), saidOf(labels.vat)] : []),
    saidOf(labels.sum),
  ]
  const total = figuresOf(sums)
  return {
    columns,
    counts: true,
    rows: lines.map(
      (line): Row => ({
        title: titleOf(line),
        figures: [counts.format(line.quantity), ...figuresOf(line)],
      }),
    ),
    totals: [
      { title: saidOf(labels.sum), figures: ['', ...total.slice(0, -1), `${total.at(-1) ?? ''}\u00a0₼`] },
    ],
    words: sums.gross < 0 ? '' : sumInWords(sums.gross),
  }
}

/** `№ 1266. Flayer · A5 · 4+4`. */
function titleOf({ title, details, orderId }: DocumentLine): Said {
  const inLanguage = (language: Language) =>
    `${referenceOf(orderId, language)}. ${[title[language], details[language]].filter(Boolean).join(' · ')}`
  return { az: inLanguage('az'), ru: inLanguage('ru'), en: inLanguage('en') }
}

function invoiceParts({ seller, buyer, lines, reference, dueOn }: ContentOf<'invoice'>) {
  const { net, vat, gross } = sumOfLines(lines)
  const [account] = seller.accounts
  const say = sayIn('az')
  const bank = account ? bankLines(account) : []
  const whole: PaymentBox = {
    title: saidOf(labels.payment),
    sum: inManat(gross),
    lines: [...bank, say(labels.purpose, { reference })],
  }
  const isApart = seller.taxKind === 'vat18' && buyer.isCompany && vat > 0
  const apart: PaymentBox[] = [
    { ...whole, title: saidOf(labels.mainPayment), sum: inManat(net) },
    {
      title: saidOf(labels.vatPayment),
      sum: inManat(vat),
      lines: [say(labels.vatAccount), shownIban(seller.vatAccount), say(labels.vatPurpose, { reference })],
    },
  ]
  const due: Said | null = dueOn
    ? {
        az: sayIn('az')(labels.dueOn, { day: dayIn(dueOn, 'az') }),
        ru: sayIn('ru')(labels.dueOn, { day: dayIn(dueOn, 'ru') }),
        en: sayIn('en')(labels.dueOn, { day: dayIn(dueOn, 'en') }),
      }
    : null
  return {
    boxes: isApart ? apart : [whole],
    notes: [...(due ? [due] : []), ...(isApart ? [saidOf(labels.paidTwice)] : [])],
    signatures: [],
  }
}

function bankLines({ bank, code, swift, iban, bankVoen, correspondentAccount }: BankAccount): string[] {
  const say = sayIn('az')
  const codes = [code === '' ? '' : say(labels.bankCode, { code }), swift].filter(Boolean).join(' · ')
  const lines = [
    shownIban(iban),
    [bank, codes].filter(Boolean).join(', '),
    bankVoen === '' ? '' : `${say(labels.voen)} ${bankVoen}`,
    correspondentAccount === ''
      ? ''
      : say(labels.correspondent, { account: shownIban(correspondentAccount) }),
  ]
  return lines.filter(Boolean)
}

type Label = (typeof labels)[keyof typeof labels]

/** Both sides sign: an act as who handed over and who received, anything else as seller and buyer. */
const signaturesOf = (
  { seller: { name, director }, buyer }: { seller: Seller; buyer: DocumentBuyer },
  one: Label,
  other: Label,
) => [
  {
    label: saidOf(one),
    name: [name, director].filter(Boolean).join(', '),
    below: saidOf(labels.signature),
  },
  { label: saidOf(other), name: buyer.name, below: saidOf(labels.signature) },
]

function statementParts(content: ContentOf<'statement'>) {
  const { from, to, opening, closing, entries } = content
  const spanIn = (language: Language) =>
    sayIn(language)(labels.span, { from: dayIn(from, language), to: dayIn(to, language) })
  const columns: [Said, ...Said[]] = [saidOf(labels.what), saidOf(labels.debit), saidOf(labels.credit)]
  const owed = (title: Said, sum: Qepik): Row => ({
    title,
    figures: sum < 0 ? ['', inManat(-sum)] : [inManat(sum), ''],
  })
  const sumOf = (key: 'debit' | 'credit') => entries.reduce((sum, entry) => sum + entry[key], 0)
  return {
    facts: [{ az: spanIn('az'), ru: spanIn('ru'), en: spanIn('en') }],
    columns,
    counts: false,
    rows: entries.map(({ day, title, debit, credit }): Row => {
      const on = dayOf(day)
      return {
        title: {
          az: `${on.az}, ${title.az}`,
          ru: `${on.ru}, ${title.ru}`,
          en: `${on.en}, ${title.en}`,
        },
        figures: [debit === 0 ? '' : shownSum(debit), credit === 0 ? '' : shownSum(credit)],
      }
    }),
    totals: [
      owed(saidOf(labels.opening), opening),
      { title: saidOf(labels.sum), figures: [inManat(sumOf('debit')), inManat(sumOf('credit'))] },
      owed(saidOf(labels.closing), closing),
    ],
    words: '',
    boxes: [],
    notes: [],
    signatures: signaturesOf(content, labels.seller, labels.buyer),
  }
}
