import type { Qepik } from '../../../lib/money.ts'
import type { Claims } from './line-claims.ts'
import type { KnownPayer, OpenRequest } from './proposals.ts'
import { likenessOf, nameWords, soundKey } from './same-name.ts'

/** Finds open requests by what a line says. */
export class RequestIndex {
  readonly #byId: Map<number, OpenRequest>
  readonly #byOrder = new Map<number | string, OpenRequest>()
  readonly #byVoen = new Map<string, Set<OpenRequest>>()
  readonly #byAmount = new Map<Qepik, Set<OpenRequest>>()
  readonly #byCustomer = new Map<number, Set<OpenRequest>>()
  readonly #byWord = new Map<string, Set<OpenRequest>>()
  readonly #words = new Map<OpenRequest, string[][]>()
  readonly #voensBefore = new Map<string, Set<number>>()
  readonly #payersBefore = new Map<string, Set<number>>()

  constructor(requests: readonly OpenRequest[], payers: readonly KnownPayer[]) {
    this.#byId = new Map(requests.map((request) => [request.requestId, request] as const))
    for (const request of requests) {
      for (const name of [...request.orders, ...(request.invoices ?? [])]) this.#byOrder.set(name, request)
      if (request.buyerVoen) add(this.#byVoen, request.buyerVoen, request)
      add(this.#byCustomer, request.customer, request)
      const { amountLeft, netAndVat } = request
      for (const amount of [amountLeft, netAndVat?.net, netAndVat?.vat])
        if (amount !== undefined) add(this.#byAmount, amount, request)
      const names = request.names.map(nameWords)
      this.#words.set(request, names)
      for (const word of names.flat()) add(this.#byWord, soundKey(word), request)
    }
    for (const { customer, payer, voen } of payers) {
      if (voen) add(this.#voensBefore, voen, customer)
      add(this.#payersBefore, payerKey(nameWords(payer)), customer)
    }
  }

  byIds = (ids: readonly number[]): OpenRequest[] => ids.flatMap((id) => this.#byId.get(id) ?? [])

  all = (): Iterable<OpenRequest> => this.#byId.values()

  /** Of the orders and invoices that are named; undefined in the place of one that isn't open. */
  named = ({ orders, invoices }: Claims): (OpenRequest | undefined)[] =>
    [...orders, ...invoices].map((name) => this.#byOrder.get(name))

  byAmount = (amount: Qepik): OpenRequest[] => [...(this.#byAmount.get(amount) ?? [])]

  /** Of a buyer with this VÖEN, and of customers for whom a company with this VÖEN paid before. */
  byVoen(voen: string): OpenRequest[] {
    if (voen === '') return []
    const before = [...(this.#voensBefore.get(voen) ?? [])]
    return [
      ...new Set([...(this.#byVoen.get(voen) ?? []), ...before.flatMap((customer) => this.#of(customer))]),
    ]
  }

  /** The customers for whom this very payer paid before; a payer of one word, `QULİYEV E.`, names no one. */
  customersBefore({ payerWords, voen }: Claims): number[] {
    const isSomebody = payerWords.filter((word) => word.length > 1).length > 1
    const byName = isSomebody ? (this.#payersBefore.get(payerKey(payerWords)) ?? []) : []
    return [...new Set([...(this.#voensBefore.get(voen) ?? []), ...byName])]
  }

  ofCustomers = (customers: readonly number[]): OpenRequest[] =>
    customers.flatMap((customer) => this.#of(customer))

  /** Whose names are the payer's or like it. */
  byName({ payerWords }: Claims): OpenRequest[] {
    const found = new Set(payerWords.flatMap((word) => [...(this.#byWord.get(soundKey(word)) ?? [])]))
    return [...found].filter((request) => this.isNamed(request, payerWords))
  }

  isNamed = (request: OpenRequest, words: readonly string[]): boolean =>
    (this.#words.get(request) ?? []).some((name) => likenessOf(name, words) !== 'other')

  #of = (customer: number): OpenRequest[] => [...(this.#byCustomer.get(customer) ?? [])]
}

const payerKey = (words: readonly string[]): string => words.toSorted().join(' ')

function add<Key, Value>(index: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const values = index.get(key)
  if (values) values.add(value)
  else index.set(key, new Set([value]))
}
