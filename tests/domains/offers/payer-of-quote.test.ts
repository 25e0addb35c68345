import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { makeOffer } from '../../support/offers.ts'
import { readPdf } from '../../support/read-pdf.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const company = { name: '«Bağ Evi» MMC', voen: '1402345691' }

async function quoteWithPayer() {
  const made = await makeOffer(app)
  const { id } = made.offer
  const buyer = await made.staff.buyers.addForCustomer.mutate({ appUserId: made.customer.id, ...company })
  await made.staff.offers.update.mutate({ id, buyerId: buyer.id })
  return { ...made, id, buyer }
}
const buyersOf = async (ids: number[]) =>
  (await app.deps.db.order.findMany({ where: { id: { in: ids } }, select: { buyerId: true } })).map(
    ({ buyerId }) => buyerId,
  )

// DOC-38
test('the company that will pay is named in the quote’s PDF, and pays for the orders out of it', async () => {
  const { staff, token, id, buyer } = await quoteWithPayer()
  expect(await staff.offers.byId.query({ id })).toMatchObject({ buyer: { id: buyer.id, ...company } })
  await staff.offers.send.mutate({ id })
  const { pdf } = await app.deps.db.offerRevision.findFirstOrThrow({ where: { offerId: id } })
  expect(readPdf(Buffer.from(pdf)).lines.join(' ').replaceAll(/\s+/g, ' ')).toContain(
    '«Bağ Evi» MMC, VÖEN 1402345691',
  )
  // The draft names nobody any more: what was sent still does.
  const { body } = await app.rest('PUT', `/quotes/${id}`, { token, json: { buyerId: null } })
  expect(body.data).toMatchObject({ buyer: null })
  await staff.offers.agree.mutate({ id, revision: 1, name: 'Elçin' })
  const { orders } = await staff.offers.byId.query({ id })
  expect(await buyersOf(orders.map((order) => order.id))).toEqual([buyer.id, buyer.id])
})

// DOC-38
test('one that was removed since pays for nothing; another customer’s is refused', async () => {
  const { staff, token, id, buyer } = await quoteWithPayer()
  await staff.offers.send.mutate({ id })
  await staff.buyers.remove.mutate({ id: buyer.id })
  await staff.offers.agree.mutate({ id, revision: 1, name: 'Elçin' })
  const { orders } = await staff.offers.byId.query({ id })
  expect(await buyersOf(orders.map((order) => order.id))).toEqual([null, null])
  const other = await makeUser(app.deps.db, 'Client')
  const foreign = await staff.buyers.addForCustomer.mutate({ appUserId: other.id, ...company })
  const next = await makeOffer(app)
  const answer = await app.rest('PUT', `/quotes/${next.offer.id}`, { token, json: { buyerId: foreign.id } })
  expect(answer.status).toBe(400)
})
