import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken, makeUser } from '../../support/factories.ts'
import { sendChecked, ticked } from '../../support/proofs.ts'
import { payAt } from '../payments/providers/open-shop.ts'
import { type CardShop, openCardShop } from './card-shop.ts'

let shop: CardShop
let owner: string
beforeAll(async () => {
  shop = await openCardShop()
  owner = shop.owner
})
afterAll(() => shop.close())

type Sent = { token?: string; headers?: Record<string, string> }

/** A call that succeeds; its answer. */
async function rest<Data>(method: string, path: string, json: object | null, sent: Sent): Promise<Data> {
  const { status, body } = await shop.rest(method, path, { ...(json && { json }), ...sent })
  expect(status, `${method} ${path}: ${JSON.stringify(body)}`).toBeLessThan(300)
  return body?.data as Data
}
const staff = <Data>(method: string, path: string, json: object | null = null) =>
  rest<Data>(method, path, json, { token: owner })

type Money = { money: { state: string; paid: number; left: number; refunded: number } }
type Id = { id: number }

// PAY-5, PAY-13, PAY-16, PAY-30, PROD-7
test('by REST alone: a quote accepted, its deposit paid at the bank, approved, promised, made, paid off, handed over, given back in part', async () => {
  await staff('PUT', '/payment/terms', { deposit: 50 })
  await staff('PUT', '/payment/settings', { beforeProduction: 'deposit', beforeHandover: 'whole' })
  await shop.deps.db.service.update({ where: { id: shop.service.id }, data: { productionDays: 4 } })
  const customer = await makeUser(shop.deps.db)
  const token = await makeToken(shop.deps.db, customer.id)
  const own = { token }

  const { id: quoteId } = await staff<Id>('POST', '/quotes', {
    userId: customer.id,
    language: 'az',
    lines: [{ serviceId: shop.service.id, title: 'Vizitlər', count: 500, price: 90, days: 4 }],
  })
  await staff('POST', `/quotes/${quoteId}/revisions`, {})
  const { url } = await staff<{ url: string }>('POST', `/quotes/${quoteId}/link`)
  const quote = { headers: { 'X-Quote-Link': url.split('/').at(-1) ?? '' } }
  const read = await rest<{ revision: number; hash: string }>('GET', '/quotes/linked', null, quote)
  const { revision, hash } = read
  const accepted = await rest<{ orders: Id[] }>(
    'POST',
    '/quotes/linked/acceptance',
    { revision, hash, name: 'Leyla Əliyeva' },
    quote,
  )
  const id = accepted.orders[0]?.id ?? 0
  await staff('PUT', `/order/${id}/artwork/request`, {})

  const { requests } = await rest<{ requests: { id: number; payable: number }[] }>(
    'GET',
    `/order/${id}/money`,
    null,
    own,
  )
  expect(requests).toMatchObject([{ kind: 'deposit', payable: 45 }])
  const asked = requests[0]?.id
  const page = await rest<{ url: string }>('POST', `/order/${id}/request/${asked}/link`, null, own)
  const link = { headers: { 'X-Payment-Link': page.url.split('/').at(-1) ?? '' } }
  const { payUrl } = await rest<{ payUrl: string }>(
    'POST',
    '/payment/linked/attempt',
    { provider: 'payriff' },
    link,
  )
  await payAt(payUrl, 'approved')
  await shop.banks.payriff.settled()
  expect(await rest('POST', '/payment/linked/check', null, link)).toMatchObject({
    stand: 'paid',
    receipt: { amount: 45, lastFour: '1111' },
  })
  const detail = () =>
    staff<{ promise: { promisedOn: string | null }; status: string }>('GET', `/order/${id}`)
  expect((await detail()).promise.promisedOn).toBeNull()

  await sendChecked(shop, { customer, token, orderId: id })
  const { proofs } = await staff<{ proofs: { round: number }[] }>('POST', `/order/${id}/proofs`, {
    version: 1,
  })
  await rest('POST', `/order/${id}/proofs/${proofs[0]?.round}/approval`, { version: 1, ...ticked }, own)
  expect((await detail()).promise.promisedOn).toMatch(/^\d{4}-\d\d-\d\d$/)

  for (const status of ['InProduction', 'Ready']) await staff('PUT', `/order/${id}/status`, { status })
  const handOver = { token: owner, json: { status: 'Completed' } }
  expect((await shop.rest('PUT', `/order/${id}/status`, handOver)).status).toBe(409)
  const orders = [{ orderId: id, amount: 45 }]
  await staff('POST', '/payment', { appUserId: customer.id, way: 'terminal', amount: 45, orders })
  await staff('PUT', `/order/${id}/status`, { status: 'Completed' })

  await staff('POST', `/order/${id}/refund`, { amount: 60, reason: 'Rəng fərqi üçün' })
  const { money } = await staff<Money>('GET', `/order/${id}/money`)
  expect(money).toMatchObject({ paid: 30, left: 60, refunded: 60 })
  const [bankOrder] = shop.banks.payriff.orders()
  expect(bankOrder?.refunded ?? 0).toBeGreaterThan(0)
  expect((await detail()).status).toBe('Completed')
})
