import { referenceOf } from '../../../../src/domains/payment-requests/payment-reference.ts'
import { hashLines } from '../../../../src/domains/payments/statements/line-hash.ts'
import type {
  HashedLine,
  KnownPayer,
  OpenRequest,
  Part,
} from '../../../../src/domains/payments/statements/proposals.ts'
import type { StatementLine } from '../../../../src/domains/payments/statements/read-lines.ts'
import { randomFrom } from '../../../support/seeded-random.ts'

/**
 * What a line really is: for requests, with what of each; a payment of ours for nothing that is open (paid twice, too
 * much); nothing of ours; money that went out; or a line that was imported before.
 */
export type Truth =
  | { is: 'payment'; parts: Part[]; how: string }
  | { is: 'ours'; how: string }
  | { is: 'foreign' | 'outgoing' | 'before'; how: string }

export type MadeStatement = {
  lines: HashedLine[]
  truths: Truth[]
  requests: OpenRequest[]
  payers: KnownPayer[]
  bookedHashes: Set<string>
}

type Customer = { id: number; name: string; written: string[]; voen?: string; isKnown: boolean }

const companies =
  'Kofe Evi,Bağ Evi,Göyçay Nar,Zirə Logistika,Mavi Klinika,Xəzər Tur,Şəki Şirniyyat,Abşeron Tikinti,Qarabağ Xalça,Nur Optika,Günəş Bağçası,Çinar Restoran,Lənkəran Çay,Dəniz Servis,Azər Kitab,Ulduz Dizayn,Qafqaz Mebel,Səba Əczaçılıq,Ağ Şəhər İnşaat,Odlar Yurdu Turizm'.split(
    ',',
  )
const surnames =
  'Əliyev,Məmmədov,Həsənov,Quliyev,Hüseynov,İbrahimov,Rzayev,Abbasov,Cəfərov,Səfərov,Kərimov,Ağayev'.split(
    ',',
  )
const firstNames = 'Nigar,Kamran,Rəna,Elçin,Günay,Orxan,Leyla,Tural,Sevinc,Fərid,Aysel,Murad'.split(',')
const cyrillic: Record<string, string> = Object.fromEntries(
  'a=а b=б c=дж ç=ч d=д e=е ə=а f=ф g=г ğ=г h=г x=х ı=ы i=и j=ж k=к q=г l=л m=м n=н o=о ö=о p=п r=р s=с ş=ш t=т u=у ü=у v=в y=й z=з'
    .split(' ')
    .map((pair) => pair.split('=')),
)
const toCyrillic = (text: string): string =>
  [...text.toLocaleLowerCase('az')]
    .map((letter) => cyrillic[letter] ?? letter)
    .join('')
    .toUpperCase()
const toAscii = (text: string): string =>
  text.replace(/[əçşğıöüƏÇŞĞİÖÜ]/g, (letter) => 'ecsgiouECSGIOU'['əçşğıöüƏÇŞĞİÖÜ'.indexOf(letter)] ?? letter)

/** Amounts that many orders have: business cards, banners, stickers. */
const usualPrices = [2500, 4500, 7500, 11_800, 12_000, 25_000, 50_000]

/** A statement of so many lines with what each is; the same for the same seed. */
export function makeStatement(seed: number, size = 300): MadeStatement {
  const random = randomFrom(seed)
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1))
  const oneOf = <Value>(values: readonly Value[]): Value => {
    const value = values[whole(0, values.length - 1)]
    if (value === undefined) throw new Error('none to choose of')
    return value
  }
  const chance = (of: number): boolean => random() < of

  function makeCustomer(id: number): Customer {
    const isKnown = chance(0.4)
    if (chance(0.65)) {
      const name = `${oneOf(companies)}${chance(0.75) ? ` ${whole(2, 99)}` : ''} MMC`
      const voen = String(whole(1_000_000_000, 9_999_999_999))
      return {
        id,
        name,
        written: [name.toUpperCase(), toAscii(name).toUpperCase(), `"${name}"`],
        voen,
        isKnown,
      }
    }
    const [surname, first] = [oneOf(surnames), oneOf(firstNames)]
    const name = `${first} ${surname}`
    const turned = `${surname} ${first}`.toLocaleUpperCase('az')
    return { id, name, written: [turned, toAscii(turned), toCyrillic(turned), `${turned} OĞLU`], isKnown }
  }
  const customers = Array.from({ length: 140 }, (_, id) => makeCustomer(id + 1))

  const requests: OpenRequest[] = []
  function open(customer: Customer): OpenRequest {
    const amountLeft = chance(0.3) ? oneOf(usualPrices) : whole(500, 300_000)
    const vat = Math.round((amountLeft * 18) / 118)
    const requestId = 900 + requests.length * whole(1, 3) + requests.length
    const request: OpenRequest = {
      requestId: requests.some((other) => other.requestId === requestId)
        ? 90_000 + requests.length
        : requestId,
      customer: customer.id,
      names: [customer.name],
      orders: Array.from({ length: whole(1, 3) }, (_, order) => 1200 + requests.length * 4 + order),
      amountLeft,
      dueDay: `2026-11-${String(whole(10, 30))}`,
      ...(customer.voen && { buyerVoen: customer.voen }),
      ...(customer.voen && chance(0.5) && { netAndVat: { net: amountLeft - vat, vat } }),
    }
    requests.push(request)
    return request
  }

  const made: { line: StatementLine; truth: Truth }[] = []
  const dayOf = () => `2026-11-${String(whole(23, 27))}`
  const typo = (text: string): string => {
    const at = whole(0, text.length - 2)
    return chance(0.5)
      ? text.slice(0, at) + text.slice(at + 1)
      : `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`
  }
  const written = (customer: Customer): string => {
    const name = customer.isKnown ? (customer.written[0] ?? '') : oneOf(customer.written)
    return chance(0.06) ? typo(name) : name
  }
  const spelt = (requestId: number): string => {
    const reference = referenceOf(requestId)
    return oneOf([
      reference,
      reference,
      reference,
      reference.toLowerCase(),
      reference.replaceAll('-', ' '),
      reference.replaceAll('-', ''),
      reference.replace('MB', 'МВ'),
      reference.replace(/^MB-0+/, 'MB '),
      `№${reference}`,
    ])
  }
  const around = (text: string): string =>
    oneOf([
      text,
      `${text} çap xidməti`,
      `hesab ${text}`,
      `Ödəniş: ${text}`,
      `оплата по счету ${text}`,
      `${text}, ƏDV 18% daxil`,
      `Hesab-faktura ${text} 25.11.2026`,
    ])
  const vague = () =>
    oneOf(['çap xidməti', 'ödəniş', 'оплата за печать', 'poliqrafiya xidməti üçün', 'menyu çapı'])
  const put = (line: Partial<StatementLine> & { amount: number }, truth: Truth): void => {
    const bankReference = chance(0.8) ? `FT26${whole(100_000, 999_999)}` : ''
    made.push({
      line: { row: 0, day: dayOf(), payer: '', voen: '', purpose: '', bankReference, ...line },
      truth,
    })
  }
  const from = (customer: Customer) => ({
    payer: written(customer),
    voen: customer.voen && chance(0.95) ? customer.voen : '',
  })
  const full = (request: OpenRequest): Part => ({ requestId: request.requestId, amount: request.amountLeft })
  const payment = (how: string, ...parts: Part[]): Truth => ({ is: 'payment', how, parts })

  const kinds: [number, () => void][] = [
    [
      46,
      () => {
        const request = open(oneOf(customers))
        const payer = customers.find(({ id }) => id === (chance(0.1) ? whole(1, 140) : request.customer))
        const line = {
          ...(payer && from(payer)),
          amount: request.amountLeft,
          purpose: around(spelt(request.requestId)),
        }
        put(line, payment('reference', full(request)))
        // Somebody pays the same once more, or a little too much.
        if (chance(0.03)) put({ ...line, day: '2026-11-28' }, { is: 'ours', how: 'paid twice' })
      },
    ],
    [
      6,
      () => {
        const customer = oneOf(customers)
        const request = open(customer)
        const amount = Math.max(1, Math.round(request.amountLeft * oneOf([0.3, 0.5, 0.6])))
        const { requestId, netAndVat } = request
        if (amount === netAndVat?.net || amount === netAndVat?.vat || amount >= request.amountLeft) return
        put(
          { ...from(customer), amount, purpose: around(`${spelt(requestId)} avans`) },
          payment('part by reference', { requestId, amount }),
        )
      },
    ],
    [
      6,
      () => {
        const customer = oneOf(customers)
        const several = Array.from({ length: whole(2, 3) }, () => open(customer))
        const amount = several.reduce((sum, { amountLeft }) => sum + amountLeft, 0)
        const purpose = around(
          several.map(({ requestId }) => spelt(requestId)).join(oneOf([', ', ' və ', '; ', ' '])),
        )
        put({ ...from(customer), amount, purpose }, payment('several by reference', ...several.map(full)))
      },
    ],
    [
      7,
      () => {
        const customer = oneOf(customers.filter(({ voen }) => voen))
        const request = open(customer)
        const vat = Math.round((request.amountLeft * 18) / 118)
        const net = request.amountLeft - vat
        request.netAndVat = { net, vat }
        const { requestId } = request
        const reference = chance(0.85) ? spelt(requestId) : ''
        const payer = { ...from(customer), voen: customer.voen ?? '' }
        put(
          { ...payer, amount: net, purpose: `${reference} əsas məbləğ` },
          payment('net', { requestId, amount: net, half: 'net' }),
        )
        if (chance(0.9))
          put(
            { ...payer, amount: vat, purpose: `${reference} ƏDV` },
            payment('VAT', { requestId, amount: vat, half: 'vat' }),
          )
      },
    ],
    [
      12,
      () => {
        const customer = oneOf(customers.filter(({ voen }) => voen))
        const request = open(customer)
        put(
          { ...from(customer), voen: customer.voen ?? '', amount: request.amountLeft, purpose: vague() },
          payment('VÖEN', full(request)),
        )
      },
    ],
    [
      4,
      () => {
        const customer = oneOf(customers)
        const request = open(customer)
        const purpose = oneOf([
          `sifariş ${request.orders[0]}`,
          `заказ №${request.orders[0]}`,
          `Sifariş № ${request.orders[0]} üzrə`,
        ])
        put({ ...from(customer), amount: request.amountLeft, purpose }, payment('order', full(request)))
      },
    ],
    [
      3,
      () => {
        const customer = oneOf(customers.filter(({ isKnown, voen }) => isKnown && voen))
        const request = open(customer)
        put(
          { ...from(customer), voen: '', amount: request.amountLeft, purpose: vague() },
          payment('known payer', full(request)),
        )
      },
    ],
    [
      2,
      () => {
        const customer = oneOf(customers)
        const request = open(customer)
        put(
          { payer: oneOf(customer.written), amount: request.amountLeft, purpose: vague() },
          payment('name only', full(request)),
        )
      },
    ],
    [
      2,
      () => {
        const request = open(oneOf(customers))
        const owner = customers.find(({ id }) => id === request.customer)
        const payer = owner && chance(0.8) ? owner : oneOf(customers)
        const purpose = around(typo(referenceOf(request.requestId).slice(3)).replace(/^/, 'MB-'))
        put(
          { ...from(payer), amount: request.amountLeft, purpose },
          payment('misspelt reference', full(request)),
        )
      },
    ],
    [
      2,
      () => {
        const request = open(oneOf(customers))
        const stranger = `${oneOf(surnames)} ${oneOf(firstNames)}`.toLocaleUpperCase('az')
        put(
          { payer: stranger, amount: request.amountLeft, purpose: vague() },
          { is: 'foreign', how: 'the same amount' },
        )
      },
    ],
    [
      2,
      () =>
        put(
          {
            payer: 'XƏZƏR LOGİSTİKA MMC',
            voen: '1700000001',
            amount: whole(1000, 200_000),
            purpose: 'kirayə, noyabr',
          },
          { is: 'foreign', how: 'rent' },
        ),
    ],
    [
      1,
      () => {
        const supplier = oneOf(customers)
        put(
          { ...from(supplier), amount: oneOf(usualPrices), purpose: 'artıq ödənişin qaytarılması' },
          { is: 'foreign', how: 'given back' },
        )
      },
    ],
    [
      6,
      () =>
        put(
          { payer: 'BANK', amount: -whole(10, 3000), purpose: 'noyabr xidmət haqqı' },
          { is: 'outgoing', how: 'bank fee' },
        ),
    ],
    [
      4,
      () =>
        put(
          {
            payer: `${oneOf(surnames)} ${oneOf(firstNames)}`,
            amount: -whole(40_000, 200_000),
            purpose: 'əmək haqqı, noyabr',
          },
          { is: 'outgoing', how: 'wages' },
        ),
    ],
    [
      1,
      () => {
        const request = open(oneOf(customers))
        put(
          {
            payer: 'MƏTBƏƏ MMC',
            amount: -request.amountLeft,
            purpose: `qaytarma ${referenceOf(request.requestId)}`,
          },
          { is: 'outgoing', how: 'refund' },
        )
      },
    ],
    [
      3,
      () => {
        const request = open(oneOf(customers))
        put(
          { amount: request.amountLeft, payer: 'KASSA', purpose: spelt(request.requestId) },
          { is: 'before', how: 'imported before' },
        )
      },
    ],
  ]
  // Each kind has its share of a statement, so that seeds differ in what they pay and not in how well.
  const weight = kinds.reduce((sum, [often]) => sum + often, 0)
  const due = kinds.map(() => 0)
  while (made.length < size) {
    const before = made.length
    for (const [place, [often]] of kinds.entries()) due[place] = (due[place] ?? 0) + often / weight
    const place = due.indexOf(Math.max(...due))
    kinds[place]?.[1]()
    due[place] = (due[place] ?? 0) - Math.max(1, made.length - before)
  }
  // Open requests that nobody pays in this statement.
  for (let count = 0; count < 120; count++) open(oneOf(customers))
  made.splice(size)
  for (let at = made.length - 1; at > 0; at--) {
    const other = whole(0, at)
    const [one, two] = [made[at], made[other]]
    if (one && two) {
      made[at] = two
      made[other] = one
    }
  }
  const lines = made.map(({ line }, index) => ({ ...line, row: index + 1 }))
  const hashes = hashLines(lines)
  return {
    lines: lines.map((line, index) => ({ line, hash: hashes[index] ?? '' })),
    truths: made.map(({ truth }) => truth),
    requests,
    payers: customers
      .filter(({ isKnown }) => isKnown)
      .map(({ id, written, voen }) => ({ customer: id, payer: written[0] ?? '', ...(voen && { voen }) })),
    bookedHashes: new Set(hashes.filter((_, index) => made[index]?.truth.is === 'before')),
  }
}
