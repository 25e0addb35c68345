import PostalMime from 'postal-mime'
import { afterEach, describe, expect, test } from 'vitest'
import type { EmailedOrder } from '../../../src/domains/email/about-order.ts'
import type { Email } from '../../../src/domains/email/email.ts'
import { type EmailKind, emails } from '../../../src/domains/email/emails.ts'
import { formatDay, formatMoment, formatMoney } from '../../../src/domains/email/formats.ts'
import type { Asked } from '../../../src/domains/email/money-asked.ts'
import { escapeHtml, setAsHtml, setAsText } from '../../../src/domains/email/set-email.ts'
import type { LinkedPayment } from '../../../src/domains/payment-links/read-linked.ts'
import type { PromiseView } from '../../../src/domains/production/promise-output.ts'
import { type TaxKind, taxKinds, vatOf } from '../../../src/domains/tax/vat.ts'
import { addressIn } from '../../../src/lib/language-address.ts'
import { type Language, languages } from '../../../src/lib/languages.ts'
import { toAzn } from '../../../src/lib/money.ts'
import { formatPromised } from '../../../web/lib/weekday.ts'
import { shipmentRow as shipment } from '../../support/shipment-row.ts'

const site = 'https://shop.test'
const company = { name: 'Mətbəə', phoneNumber: '+994 12 404 10 20', email: 'info@shop.test' }
const day = (text: string) => new Date(`${text}T00:00:00Z`)
const promise: PromiseView = {
  promisedOn: '2026-11-30',
  days: 3,
  approveBy: null,
  needsApproval: false,
  needsMoney: false,
  readyOn: null,
  daysLate: 0,
  moves: [],
}
const when = new Date('2026-11-21T20:30:00Z')

/** How the seller is taxed whose emails are written. */
let taxKind: TaxKind = 'vat18'
afterEach(() => {
  taxKind = 'vat18'
})

const receiver = (language: Language) => ({
  email: 'aysel@example.com',
  language,
  name: { first: 'Aysel', whole: 'Aysel Əliyeva' },
})

const order = (language: Language, more: Partial<EmailedOrder> = {}): EmailedOrder => ({
  id: 4711,
  userId: 1,
  buyerId: null,
  byCapacity: false,
  passedGates: [],
  serviceId: 1,
  productId: 2,
  serviceName: 'Vizit kartları',
  serviceName_ru: 'Визитки',
  serviceName_en: 'Business cards',
  productName: 'Kraft kağız',
  productName_ru: '',
  productName_en: 'Kraft paper',
  options: null,
  count: 1500,
  comment: 'İki tərəfli',
  status: 'Accepted',
  price: 123_450,
  quote: null,
  createdAt: when,
  acceptedAt: when,
  priceReason: null,
  promisedOn: null,
  plannedOn: null,
  purchaseId: null,
  shipmentId: null,
  grams: null,
  language: null,
  taxKind,
  user: {
    id: 1,
    name: 'Aysel',
    surname: 'Əliyeva',
    email: 'aysel@example.com',
    emailConfirmedAt: when,
    contactEmail: '',
    pendingEmail: '',
    nameSound: '',
    staffNote: '',
    addedById: null,
    mergedIntoId: null,
    language,
    fatherName: '',
    phoneNumber: '+994 50 312 44 18',
    passwordHash: 'none',
    roleId: 7,
    photoId: null,
    createdAt: when,
    updatedAt: when,
    deletedAt: null,
    invitedAt: null,
    invitedById: null,
    resetsVoidAt: null,
  },
  ...more,
})

/** Of the page in the reader's language. */
const addressOf = (language: Language, path: string) => site + addressIn(language, path)

/** What every email about an order is written from. */
const of = (placed: EmailedOrder) => ({ order: placed, siteUrl: site })
const noPrices = { price: null, oldPrice: null }
const toCompany = (language: Language) => ({
  company: { address: 'info@shop.test', language, siteUrl: site },
})
const approved = { name: 'Rəna Quliyeva', at: when, version: 3, linkOf: 'Rəna Əliyeva' }
const offerAnswer = {
  offerId: 118,
  revision: 2,
  client: 'Aysel Əliyeva',
  total: 83_000,
  get vat() {
    return vatOf([this.total], taxKind)
  },
  name: 'Aysel Ə.',
  text: 'Qutu 500 olsun',
  reason: '',
}
const asked: Asked = {
  amount: 61_725,
  rest: 61_724,
  dueOn: day('2026-11-27'),
  isDeposit: true,
  together: { orders: [4711, 4712], amount: 70_000 },
  waits: 'production',
  address: 'Nizami küç. 5',
  phoneNumber: '',
  link: `${site}/p/abc`,
}
const linkedPayment: LinkedPayment = {
  id: 31,
  stand: 'open',
  reference: 'MB-000031-80',
  kind: 'deposit',
  amount: 617.25,
  missing: 617.25,
  get vat() {
    return toAzn(vatOf([61_725], taxKind))
  },
  dueOn: '2026-11-27',
  note: '',
  at: when.toISOString(),
  closedAt: null,
  purchaseId: 31,
  payer: 'Aysel Əliyeva',
  email: 'a•••l@numune.az',
  orders: [
    {
      orderId: 4711,
      item: { name: 'Vizit kartı', name_ru: 'Визитки', name_en: 'Business cards' },
      count: 500,
      photoUrl: null,
      price: 1234.49,
      asked: 617.25,
      promise: {
        promisedOn: null,
        approveBy: '2026-11-27T10:00:00.000Z',
        readyOn: '2026-12-02',
        needsApproval: true,
        needsMoney: true,
      },
    },
  ],
  rest: 617.24,
  waits: 'production',
  replacedBy: null,
}
const messages = [{ text: 'Sabah hazırdır', createdAt: when, files: 2 }]

/** Every kind with what must be in it, whatever the language. */
const kinds: Record<EmailKind, (language: Language) => [Email, string[]]> = {
  emailConfirmation: (language) => [
    emails.emailConfirmation.write({
      receiver: { ...receiver(language), name: null },
      link: `${site}/confirm-email/1/abc`,
      until: when,
    }),
    [formatMoment(when, language), `${site}/confirm-email/1/abc`],
  ],
  newEmailConfirmation: (language) => [
    emails.newEmailConfirmation.write({
      receiver: { ...receiver(language), name: null },
      link: `${site}/confirm-email/1/abc`,
      until: when,
    }),
    [formatMoment(when, language), `${site}/confirm-email/1/abc`],
  ],
  staffInvitation: (language) => [
    emails.staffInvitation.write({
      receiver: { ...receiver(language), name: null },
      link: `${site}/invitation/1/abc`,
      until: when,
    }),
    [formatMoment(when, language), `${site}/invitation/1/abc`],
  ],
  secondFactorChanged: (language) => [
    emails.secondFactorChanged.write({ receiver: receiver(language), change: 'reset', when, siteUrl: site }),
    ['Aysel', formatMoment(when, language), addressOf(language, '/login')],
  ],
  backupOverdue: (language) => [
    emails.backupOverdue.write({ receiver: receiver(language), lastAt: null, since: when.toISOString() }),
    ['Aysel', formatMoment(when, language)],
  ],
  thresholdNear: (language) => [
    emails.thresholdNear.write({
      receiver: receiver(language),
      counted: 16_004_050,
      threshold: 20_000_000,
      siteUrl: site,
    }),
    [
      'Aysel',
      ...[16_004_050, 3_995_950, 20_000_000].map((sum) => formatMoney(sum, language)),
      `${site}/admin/reports`,
    ],
  ],
  passwordReset: (language) => [
    emails.passwordReset.write({
      receiver: receiver(language),
      link: `${site}/reset-password/1/abc`,
      until: when,
    }),
    ['Aysel', formatMoment(when, language), `${site}/reset-password/1/abc`],
  ],
  passwordChanged: (language) => [
    emails.passwordChanged.write({
      receiver: receiver(language),
      changed: 'password',
      when,
      siteUrl: site,
      undo: null,
    }),
    ['Aysel', formatMoment(when, language), addressOf(language, '/login')],
  ],
  emailChanged: (language) => [
    emails.emailChanged.write({
      receiver: receiver(language),
      changed: 'both',
      when,
      siteUrl: site,
      undo: { link: `${site}/undo-account-change/1/abc`, until: when },
    }),
    ['Aysel', formatMoment(when, language), `${site}/undo-account-change/1/abc`],
  ],
  orderReceived: (language) => [
    emails.orderReceived.write(of(order(language, { price: null }))),
    ['Aysel', '4711', 'İki tərəfli', addressOf(language, '/myorder/4711')],
  ],
  orderReceivedCompany: (language) => [
    emails.orderReceivedCompany.write({ order: order('az'), ...toCompany(language) }),
    [
      'Aysel Əliyeva',
      '4711',
      '+994 50 312 44 18',
      'aysel@example.com',
      `${site}/admin/newordersadmin?order=4711`,
    ],
  ],
  purchaseReceived: (language) => [
    emails.purchaseReceived.write({
      orders: [
        { ...order(language, { price: null }), artwork: { state: 'Missing' } },
        order(language, { id: 4712, promisedOn: day('2026-12-01') }),
      ],
      siteUrl: site,
      asked: null,
    }),
    [
      'Aysel',
      '4711, 4712',
      'İki tərəfli',
      formatPromised('2026-12-01', language),
      formatMoney(123_450, language),
      addressOf(language, '/myorder'),
    ],
  ],
  purchaseReceivedCompany: (language) => [
    emails.purchaseReceivedCompany.write({
      orders: [order('az', { price: null }), order('az', { id: 4712, price: null })],
      ...toCompany(language),
    }),
    ['Aysel Əliyeva', '4711, 4712', '+994 50 312 44 18', `${site}/admin/newordersadmin?order=4711`],
  ],
  orderAccepted: (language) => [
    emails.orderAccepted.write({ ...of(order(language)), price: 123_450, asked, promise }),
    [
      formatPromised('2026-11-30', language),
      'Aysel',
      '4711',
      formatMoney(123_450, language),
      formatMoney(61_725, language),
      formatMoney(61_724, language),
      formatMoney(70_000, language),
      '4711, 4712',
      formatDay(day('2026-11-27'), language),
      'Nizami küç. 5',
      addressOf(language, '/myorder/4711'),
    ],
  ],
  orderNotApproved: (language) => [
    emails.orderNotApproved.write({ ...of(order(language)), ...noPrices, reason: 'Səbəb' }),
    ['Aysel', '4711', addressOf(language, '/myorder/4711')],
  ],
  orderCancelledCompany: (language) => [
    emails.orderCancelledCompany.write({
      order: order('az'),
      ...noPrices,
      reason: 'Fikrimi dəyişdim',
      ...toCompany(language),
    }),
    ['Aysel Əliyeva', '4711', 'Fikrimi dəyişdim', `${site}/admin/ordersadmin/4711`],
  ],
  orderReady: (language) => [
    emails.orderReady.write({
      ...of(order(language)),
      address: 'Nizami küç. 5',
      phoneNumber: '+994 12 404 10 20',
      asked: { ...asked, isDeposit: false, waits: 'handover' },
    }),
    ['Aysel', '4711', 'Nizami küç. 5', '+994 12 404 10 20', addressOf(language, '/myorder/4711')],
  ],
  orderPriceCorrected: (language) => [
    emails.orderPriceCorrected.write({
      siteUrl: site,
      order: { ...order(language), price: 99_900 },
      price: 99_900,
      oldPrice: 123_450,
      reason: 'Səbəb',
      asked: { ...asked, dueOn: null, waits: null },
    }),
    [
      'Aysel',
      '4711',
      formatMoney(61_725, language),
      formatMoney(99_900, language),
      formatMoney(123_450, language),
      'Səbəb',
      addressOf(language, '/myorder/4711'),
    ],
  ],
  paymentReceived: (language) => [
    emails.paymentReceived.write({
      ...of(order(language)),
      amount: 70_000,
      way: 'cash',
      day: day('2026-11-26'),
      lines: [
        { orderId: 4711, amount: 61_725, left: 61_724 },
        { orderId: 4712, amount: 8_000, left: 0 },
      ],
      balance: 275,
    }),
    [
      'Aysel',
      '4711',
      '4712',
      ...[70_000, 61_725, 61_724, 8_000, 275].map((sum) => formatMoney(sum, language)),
      formatDay(day('2026-11-26'), language),
      addressOf(language, '/myorder/4711'),
    ],
  ],
  paymentAsked: (language) => [
    emails.paymentAsked.write({
      receiver: receiver(language),
      why: 'late',
      payment: linkedPayment,
      link: addressOf(language, '/p/abc'),
      contact: { address: 'Nizami küç. 5', phoneNumber: '+994 12 404 10 20' },
    }),
    [
      'Aysel',
      '4711',
      ...[61_725, 61_724, 123_449].map((sum) => formatMoney(sum, language)),
      formatPromised('2026-11-27', language),
      formatPromised('2026-12-02', language),
      '14:00',
      'MB-000031-80',
      'Nizami küç. 5',
      '+994 12 404 10 20',
      addressOf(language, '/p/abc'),
    ],
  ],
  documentIssued: (language) => [
    emails.documentIssued.write({
      receiver: receiver(language),
      kind: 'invoice',
      number: 'H-2026-000123',
      content: {
        language,
        dueOn: '2026-11-27',
        reference: 'MB-000031-80',
        seller: { taxKind },
        buyer: { isCompany: true },
      },
      buyer: { name: '«Bağ Evi» MMC', voen: '1402345691' },
      gross: 83_000,
      vat: vatOf([83_000], taxKind),
      orderIds: [4711, 4712],
      attachment: {
        fileName: 'H-2026-000123.pdf',
        contentType: 'application/pdf',
        content: Buffer.from('x'),
      },
      address: addressOf(language, '/payments'),
    }),
    [
      'Aysel',
      'H-2026-000123',
      '«Bağ Evi» MMC',
      '1402345691',
      formatMoney(83_000, language),
      formatMoney(12_661, language),
      formatDay(day('2026-11-27'), language),
      '4711',
      '4712',
      'MB-000031-80',
      addressOf(language, '/payments'),
    ],
  ],
  refunded: (language) => [
    emails.refunded.write({
      ...of(order(language)),
      refunds: [
        {
          amount: 14_500,
          reason: 'Tədbir təxirə salınıb',
          state: 'Asked',
          way: null,
          payment: { way: 'transfer' },
        },
        {
          amount: 4_000,
          reason: 'Tədbir təxirə salınıb',
          state: 'Done',
          way: null,
          payment: { way: 'cash' },
        },
      ],
      money: { paid: 20_575, refunding: 14_500, kept: 6_000, keptFor: 'dizayn və 2 nümunə' },
    }),
    [
      'Aysel',
      '4711',
      'Tədbir təxirə salınıb',
      'dizayn və 2 nümunə',
      ...[18_500, 14_500, 4_000, 6_000, 75].map((sum) => formatMoney(sum, language)),
      addressOf(language, '/myorder/4711'),
    ],
  ],
  balanceRefunded: (language) => [
    emails.balanceRefunded.write({
      receiver: receiver(language),
      refunds: [
        {
          amount: 9_900,
          reason: 'Sifariş verilməyəcək',
          state: 'Done',
          way: null,
          payment: { way: 'terminal' },
        },
        {
          amount: 700,
          reason: 'Sifariş verilməyəcək',
          state: 'Asked',
          way: 'transfer',
          payment: { way: 'card' },
        },
      ],
      balance: 1_250,
      address: addressOf(language, '/payments'),
    }),
    [
      'Aysel',
      'Sifariş verilməyəcək',
      ...[10_600, 9_900, 700, 1_250].map((sum) => formatMoney(sum, language)),
      addressOf(language, '/payments'),
    ],
  ],
  promiseMoved: (language) => [
    emails.promiseMoved.write({
      ...of(order(language)),
      from: day('2026-11-26'),
      to: day('2026-12-01'),
      reason: 'Dəzgah dayanıb',
    }),
    ['Aysel', '4711', 'Dəzgah dayanıb', '26', addressOf(language, '/myorder/4711')],
  ],
  shipmentWaiting: (language) => [
    emails.shipmentWaiting.write({ ...of(order(language)), row: shipment({ kind: 'pickup' }), asked }),
    ['Aysel', '4711', '4817', 'Nizami', formatMoney(61_725, language), addressOf(language, '/myorder/4711')],
  ],
  shipmentReminder: (language) => [
    emails.shipmentReminder.write({
      ...of(order(language)),
      row: shipment({ kind: 'pickup' }),
      days: 5,
      asked: null,
    }),
    ['Aysel', '4711', '4817', '5', addressOf(language, '/myorder/4711')],
  ],
  orderReadyToSend: (language) => [
    emails.orderReadyToSend.write({
      ...of(order(language)),
      row: shipment({}),
      days: { from: '2026-12-07', to: '2026-12-07' },
      asked,
    }),
    ['Aysel', '4711', 'Təbriz', formatPromised('2026-12-07', language), addressOf(language, '/myorder/4711')],
  ],
  shipmentOnWay: (language) => [
    emails.shipmentOnWay.write({
      ...of(order(language)),
      row: shipment({}),
      days: { from: '2026-12-07', to: '2026-12-08' },
    }),
    [
      'Aysel',
      '4711',
      'Təbriz',
      'Rəşad',
      formatPromised('2026-12-08', language),
      formatMoney(22_467, language),
    ],
  ],
  shipmentFailed: (language) => [
    emails.shipmentFailed.write({
      ...of(order(language)),
      row: shipment({ failure: 'noAnswer', failureNote: 'Qapı açılmadı' }),
    }),
    ['Aysel', '4711', 'Qapı açılmadı', addressOf(language, '/myorder/4711')],
  ],
  shipmentPriced: (language) => [
    emails.shipmentPriced.write({ ...of(order(language)), row: shipment({}), price: 1200 }),
    ['Aysel', '4711', formatMoney(1200, language), addressOf(language, '/myorder/4711')],
  ],
  artworkFaulty: (language) => [
    emails.artworkFaulty.write({
      ...of(order(language)),
      version: 3,
      faults: [
        {
          check: 'resolution',
          severity: 'must',
          page: 2,
          file: 1,
          actual: { unit: 'dpi', value: 141 },
          target: { unit: 'dpi', value: 300 },
        },
      ],
    }),
    ['Aysel', '4711', '141', '300', '2', addressOf(language, '/myorder/4711')],
  ],
  artworkToSee: (language) => [
    emails.artworkToSee.write({ ...of(order(language)), version: 3 }),
    ['Aysel', '4711', addressOf(language, '/myorder/4711')],
  ],
  artworkAsked: (language) => [
    emails.artworkAsked.write({ ...of(order(language)), request: 'Loqonu vektorla göndərin' }),
    ['4711', 'Loqonu vektorla göndərin', addressOf(language, '/myorder/4711')],
  ],
  proofReady: (language) => [
    emails.proofReady.write({ ...of(order(language)), round: 2, message: 'Loqonu çəkdik' }),
    ['Aysel', '4711', 'Loqonu çəkdik', addressOf(language, '/myorder/4711')],
  ],
  changesAsked: (language) => [
    emails.changesAsked.write({
      order: order('az'),
      round: 2,
      text: 'Telefon səhvdir',
      pins: 4,
      ...toCompany(language),
    }),
    ['Aysel Əliyeva', '4711', 'Telefon səhvdir', `${site}/admin/ordersadmin/4711`],
  ],
  proofApproved: (language) => [
    emails.proofApproved.write({ ...of(order(language)), ...approved }),
    ['Aysel', '4711', 'Rəna Quliyeva', formatMoment(when, language), addressOf(language, '/myorder/4711')],
  ],
  proofApprovedCompany: (language) => [
    emails.proofApprovedCompany.write({ order: order('az'), ...approved, ...toCompany(language) }),
    ['4711', 'Rəna Quliyeva', formatMoment(when, language), `${site}/admin/ordersadmin/4711`],
  ],
  startedUnapproved: (language) => [
    emails.startedUnapproved.write({
      ...of(order(language)),
      reason: 'Kağızda imzalayıb',
      name: 'Nigar Əliyeva',
    }),
    ['Aysel', '4711', 'Kağızda imzalayıb', 'Nigar Əliyeva', addressOf(language, '/myorder/4711')],
  ],
  messageToCustomer: (language) => [
    emails.messageToCustomer.write({ ...of(order(language)), messages }),
    ['Aysel', '4711', 'Sabah hazırdır', formatMoment(when, language), addressOf(language, '/myorder/4711')],
  ],
  messageToCompany: (language) => [
    emails.messageToCompany.write({ order: order('az'), messages, ...toCompany(language) }),
    ['Aysel Əliyeva', '4711', 'Sabah hazırdır', `${site}/admin/ordersadmin/4711`],
  ],
  offerSent: (language) => [
    emails.offerSent.write({
      receiver: receiver(language),
      offerId: 118,
      revision: 2,
      total: 83_000,
      vat: vatOf([83_000], taxKind),
      validUntil: when,
      link: `${site}/q/abc`,
    }),
    ['Aysel', '118', formatMoney(83_000, language), formatDay(when, language), `${site}/q/abc`],
  ],
  offerAcceptedCompany: (language) => [
    emails.offerAcceptedCompany.write({ ...offerAnswer, kind: 'accepted', ...toCompany(language) }),
    ['Aysel Əliyeva', 'Aysel Ə.', '118', formatMoney(83_000, language), `${site}/admin/quotes/118`],
  ],
  offerAnswered: (language) => [
    emails.offerAnswered.write({ ...offerAnswer, kind: 'changeAsked', ...toCompany(language) }),
    ['Aysel Əliyeva', '118', 'Qutu 500 olsun', formatMoney(83_000, language), `${site}/admin/quotes/118`],
  ],
  contactRequest: (language) => [
    emails.contactRequest.write({
      name: 'Rəna',
      phoneNumber: '050 1234567',
      createdAt: when,
      ...toCompany(language),
    }),
    [
      'Rəna',
      '050 1234567',
      formatMoment(when, language),
      `${site}/admin/contact/inbox?show=all&q=050+1234567`,
    ],
  ],
}
const cases = (Object.keys(kinds) as EmailKind[]).flatMap((kind) =>
  languages.map((language) => [kind, language] as const),
)

/** The sums that emails tell beside their VAT, as these tests write them. */
const taxedSums: Partial<Record<EmailKind, number[]>> = {
  documentIssued: [83_000],
  offerSent: [83_000],
  offerAcceptedCompany: [83_000],
  offerAnswered: [83_000],
  paymentAsked: [61_725],
}
/** In these there is no price, or as here none yet. */
const withoutPrices: EmailKind[] = [
  'emailChanged',
  'passwordChanged',
  'balanceRefunded',
  'orderReceived',
  'purchaseReceived',
  'purchaseReceivedCompany',
  'emailConfirmation',
  'newEmailConfirmation',
  'staffInvitation',
  'secondFactorChanged',
  'backupOverdue',
  'thresholdNear',
  'passwordReset',
  'contactRequest',
]

// DOC-33
describe.each(taxKinds)('VAT in emails of a seller that is taxed as %s', (kind) => {
  test.each(cases)('%s in %s', (email, language) => {
    taxKind = kind
    const { facts = [], ...rest } = kinds[email](language)[0]
    const word = { az: 'ƏDV', ru: 'НДС', en: 'VAT' }[language]
    // An invoice says to a company that the VAT is paid by itself.
    const saysHowToPay = email === 'documentIssued' && kind === 'vat18'
    if (!saysHowToPay && email !== 'thresholdNear') expect(JSON.stringify(rest)).not.toMatch(/ƏDV|НДС|VAT/)
    const told = facts.filter(({ label, value }) => `${label} ${value}`.includes(word))
    if (kind !== 'vat18') return expect(told).toEqual([])
    const sums = taxedSums[email]
    if (sums) expect(told.map(({ value }) => value)).toEqual([formatMoney(vatOf(sums, kind), language)])
    else if (withoutPrices.includes(email)) expect(told).toEqual([])
    else expect(told).toHaveLength(1)
  })
})

describe('letters', () => {
  test.each(cases)('%s in %s says everything, with no placeholder left', async (kind, language) => {
    const [email, wanted] = kinds[kind](language)
    expect(email.language).toBe(language)
    const html = setAsHtml(email, company)
    const text = setAsText(email, company)
    const said = [email.subject, text, html.replaceAll(/style="[^"]*"|<style>.*?<\/style>/gs, '')]
    for (const part of said) expect(part).not.toMatch(/[{}]|undefined|null|NaN|\[object/)
    expect(html).toContain(`<html lang="${language}">`)
    for (const value of [...wanted, company.name, company.phoneNumber]) {
      expect(`${email.subject}\n${text}`).toContain(value)
      expect(html).toContain(escapeHtml(value))
    }
  })

  test('order names are in the reader’s language, an empty one falls back to az', () => {
    const text = (language: Language) => setAsText(emails.orderReceived.write(of(order(language))), company)
    expect(text('ru')).toContain('Визитки')
    expect(text('ru')).toContain('Kraft kağız')
    expect(text('en')).toContain('Kraft paper')
    const without = order('az', {
      productId: null,
      productName: null,
      productName_ru: null,
      productName_en: null,
    })
    expect(setAsText(emails.orderReceived.write(of(without)), company)).not.toContain('Kraft')
  })

  test('the estimate that the screen showed is in it, until there is a price', () => {
    const quote = {
      tier: { count: 1000, price: 80_000 },
      unitPrice: 80,
      base: 120_000,
      percentageBp: 0,
      kind: null,
      total: 98_765,
      saving: 0,
      next: null,
    }
    const text = (more: Partial<EmailedOrder>) =>
      setAsText(emails.orderReceived.write(of(order('en', { quote, ...more }))), company)
    expect(text({ price: null })).toContain(`Estimate: ${formatMoney(98_765, 'en')}`)
    expect(text({ price: null })).toContain(`Of it VAT 18%: ${formatMoney(15_066, 'en')}`)
    expect(text({ price: null, taxKind: 'simplified' })).not.toContain('VAT')
    expect(text({ price: 5000 })).not.toContain('Estimate')
  })

  // OPT-10
  test('each line of a purchase says what was chosen of it', () => {
    const chosen = (choice: string, ru: string, en: string) => ({
      group: 'paper',
      kind: 'material',
      groupName: 'Kağız',
      groupName_ru: 'Бумага',
      groupName_en: 'Paper',
      choice,
      choiceName: choice,
      choiceName_ru: ru,
      choiceName_en: en,
    })
    const stored = (choice: ReturnType<typeof chosen>) => ({
      options: { version: 1, choices: [choice], ownSize: null, trim: null, days: null, lines: [] },
    })
    const lines = (language: Language): [EmailedOrder, EmailedOrder] => [
      order(language, stored(chosen('mat', 'Матовая', 'Matt'))),
      order(language, { id: 4712, ...stored(chosen('parlaq', 'Глянцевая', 'Glossy')) }),
    ]
    const text = (language: Language) =>
      setAsText(
        emails.purchaseReceived.write({ orders: lines(language), siteUrl: site, asked: null }),
        company,
      )
    for (const [language, first, second] of [
      ['az', 'mat', 'parlaq'],
      ['ru', 'Матовая', 'Глянцевая'],
      ['en', 'Matt', 'Glossy'],
    ] as const)
      expect(text(language)).toMatch(new RegExp(`4711[^]*${first}[^]*4712[^]*${second}`))
    expect(
      setAsText(emails.purchaseReceivedCompany.write({ orders: lines('az'), ...toCompany('az') }), company),
    ).toContain('parlaq')
  })

  test('a sentence that ends with a Russian day has one full stop', () => {
    const moved = { from: day('2026-11-26'), to: day('2026-12-01'), reason: 'Станок' }
    const text = setAsText(emails.promiseMoved.write({ ...of(order('ru')), ...moved }), company)
    expect(text).toContain('вторник, 1 декабря.')
    expect(text).not.toContain('..')
  })

  test('money and times are those of Baku, in the reader’s way', () => {
    expect(languages.map((language) => formatMoney(123_450, language).replaceAll(/\s/g, ' '))).toEqual([
      '1.234,50 AZN',
      '1 234,50 AZN',
      'AZN 1,234.50',
    ])
    expect(languages.map((language) => formatMoment(when, language))).toEqual([
      expect.stringContaining('22 noyabr 2026'),
      expect.stringContaining('22 ноября 2026'),
      '22 November 2026, 00:30',
    ])
  })

  // EML-10
  test.each(Object.keys(kinds) as EmailKind[])(
    '%s can be read in the dark: what is coloured inline gives way',
    (kind) => {
      const [email] = kinds[kind]('az')
      const html = setAsHtml(email, company)
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
      expect(html).toContain('<meta name="supported-color-schemes" content="light dark">')
      const [, rules = ''] = /prefers-color-scheme: dark\) \{(.*?)\}<\/style>/s.exec(html) ?? []
      for (const [tag = '', style = ''] of html.matchAll(/<[^>]*style="([^"]*)"[^>]*>/g)) {
        const names = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []
        const isOnInk = /background:#(00A3E4|FFE500)/.test(style)
        const isLink = tag.startsWith('<a ')
        if (
          isOnInk ||
          isLink ||
          !/color:|background:|border(-\w+)?:/.test(style.replaceAll(/border-(radius)/g, ''))
        )
          continue
        expect(
          names.some((name) => rules.includes(`.${name}`)),
          tag,
        ).toBe(true)
      }
    },
  )

  // EML-4
  test('what people wrote is text, never HTML, and no header', async () => {
    const evil = {
      name: '<img src=x onerror=alert(1)>"\r\nBcc: all@example.com',
      phoneNumber: '1&2',
      createdAt: when,
    }
    const html = setAsHtml(emails.contactRequest.write({ ...evil, ...toCompany('az') }), company)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;')
    expect(html).toContain('1&amp;2')
    const parsed = await PostalMime.parse(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`)
    expect(parsed.html).toContain('&lt;img')
  })
})
