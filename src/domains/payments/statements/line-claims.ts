import { foldLetters } from '../../../lib/text-folding.ts'
import { readReferences } from '../../payment-requests/payment-reference.ts'
import type { StatementLine } from './read-lines.ts'
import { isCompany, nameWords } from './same-name.ts'

/** What a line says of whom and what it is for. */
export type Claims = {
  requestIds: number[]
  misspelt: string[]
  orders: number[]
  invoices: string[]
  /** '' where there is none. */
  voen: string
  payerWords: string[]
  isCompany: boolean
  /** It tells of a part, money given back, rent, a loan, wages: by itself nothing is proposed of it. */
  isOfSomethingElse: boolean
  /** It tells of money that comes back to us: not even a reference makes it a payment. */
  isGivenBack: boolean
}

const ofOrders =
  /(?:sifaris|заказ|order)\p{L}{0,10}[\s.:#-]{0,3}(?:no[\s.:]{0,3})?(\d{1,7}(?:\s?(?:,|və|ve|и|and|&|\+)\s?\d{1,7}){0,12})(?![\d.-])/gu
const ofInvoice = /(?<![\p{L}\p{N}])[hн][\s-]?(20\d\d)[\s-]?(\d{6})(?!\d)/gu
const ofVoen = /(?:voen|воен|инн)\D{0,3}(\d{10})(?!\d)/u
const somethingElse =
  /avans|hisse|qismen|ilkin odenis|аванс|частичн|предоплат|advance|deposit|(?:^| )part(?:ial|ly)?(?!\p{L})|kiraye|icare|аренд|(?:^| )rent(?!\p{L})|faizsiz borc|borc vesait|заем|займ|(?:^| )loan|(?:^| )maas|emek haqq|зарплат|salary|nizamname/u
const givenBack = /qaytar|(?:^| )geri(?!\p{L})|возврат|refund|storno|сторно/u

export function claimsOf({ payer, purpose, voen }: StatementLine): Claims {
  const { requestIds, misspelt } = readReferences(`${purpose} | ${payer}`)
  const folded = foldLetters(purpose.replaceAll('№', ' no '))
  const orders = [...folded.matchAll(ofOrders)].flatMap(([, list = '']) =>
    (list.match(/\d+/g) ?? []).map(Number),
  )
  return {
    requestIds,
    misspelt,
    orders: [...new Set(orders)],
    invoices: [...folded.matchAll(ofInvoice)].map(([, year, number]) => `H-${year}-${number}`),
    voen: voen || (ofVoen.exec(foldLetters(`${payer} ${purpose}`))?.[1] ?? ''),
    payerWords: nameWords(payer),
    isCompany: isCompany(payer),
    isOfSomethingElse: somethingElse.test(folded) || givenBack.test(folded),
    isGivenBack: givenBack.test(folded),
  }
}
