import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { byQuoteLink, makeOffer, makeSentOffer } from '../../support/offers.ts'
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

/** The payers of the orders that became of an accepted quote. */
async function payersAfter({ status, body }: { status: number; body: { data?: unknown } }) {
  expect(status).toBe(201)
  const { orders } = body.data as { orders: { id: number }[] }
  return buyersOf(orders.map(({ id }) => id))
}

describe('whoever accepts a quote says who pays', () => {
  // DOC-40
  test('by its link: a company that is typed, written down for the customer once for each VÖEN', async () => {
    const { guest, customer } = await makeSentOffer(app)
    expect(await guest.read()).toMatchObject({ buyer: null })
    const voen = '140 234 5691'
    const payers = await payersAfter(await guest.accept({ company: { NAME: company.name, voen } }))
    const own = await app.deps.db.buyer.findMany({ where: { userId: customer.id } })
    expect(own).toMatchObject([{ name: company.name, voen: '1402345691', wantsEqaime: true }])
    expect(payers).toEqual([own[0]?.id, own[0]?.id])

    const lines = [{ serviceId: (await makeOffer(app)).service.id, title: 'Lövhə', count: 1, price: 5 }]
    const staff = app.trpc(await app.signIn(['orders']))
    const { id } = await staff.offers.create.mutate({ userId: customer.id, lines })
    await staff.offers.send.mutate({ id })
    const { url } = await staff.offers.link.mutate({ id })
    const again = byQuoteLink(app, url.split('/').at(-1) ?? '')
    const typed = { name: 'Bag Evi', voen: '1402345691' }
    expect(await payersAfter(await again.accept({ company: typed }))).toEqual([own[0]?.id])
    expect(await app.deps.db.buyer.count({ where: { userId: customer.id } })).toBe(1)
  })

  // DOC-40
  test('signed in: one of their companies, which a link alone neither shows nor takes', async () => {
    const { guest, link, staff, customer, id } = await makeSentOffer(app)
    const { id: buyerId } = await staff.buyers.addForCustomer.mutate({ appUserId: customer.id, ...company })
    const refused = await guest.accept({ buyerId })
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'buyerId'])
    expect((await guest.read()).stand).toBe('waiting')
    const token = await makeToken(app.deps.db, customer.id)
    const own = byQuoteLink(app, link, { authorization: `Bearer ${token}` })
    const foreign = await staff.buyers.addForCustomer.mutate({
      appUserId: (await makeUser(app.deps.db)).id,
      ...company,
    })
    expect((await own.accept({ buyerId: foreign.id })).status).toBe(400)
    expect(await payersAfter(await own.accept({ buyerId }))).toEqual([buyerId, buyerId])
    expect((await staff.offers.byId.query({ id })).orders).toHaveLength(2)
  })

  // DOC-38, DOC-40
  test('whom the quote names, unless they say that the customer pays as a person', async () => {
    const [kept, changed] = [await quoteWithPayer(), await quoteWithPayer()]
    const linkOf = async ({ staff, id }: typeof kept) => {
      await staff.offers.send.mutate({ id })
      return byQuoteLink(app, (await staff.offers.link.mutate({ id })).url.split('/').at(-1) ?? '')
    }
    const guest = await linkOf(kept)
    expect(await guest.read()).toMatchObject({ buyer: { id: kept.buyer.id, ...company } })
    expect(await payersAfter(await guest.accept())).toEqual([kept.buyer.id, kept.buyer.id])
    const other = await linkOf(changed)
    expect(await payersAfter(await other.accept({ buyerId: null }))).toEqual([null, null])
  })
})
