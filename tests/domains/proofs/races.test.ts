import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveProof } from '../../../src/domains/proofs/approve-proof.ts'
import { headersOf, makeUpload } from '../../support/artwork.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { checkedOrder, ticked } from '../../support/proofs.ts'

let app: TestApp
let staff: string
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['newOrders', 'orders'])
})
afterAll(() => app.close())

async function proved() {
  const order = await checkedOrder(app)
  await app.trpc(staff).proofs.make.mutate({ id: order.orderId })
  return order
}
const approve = (orderId: number, token: string, name: string = ticked.name) =>
  app.rest('POST', `/order/${orderId}/proofs/1/approval`, { token, json: { ...ticked, name, version: 1 } })
const standing = (orderId: number) => app.deps.db.approval.count({ where: { orderId, withdrawnAt: null } })

// PRO-3
test('of 12 approvals at once by different names one stands, the others are told so', async () => {
  const { token, orderId } = await proved()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => approve(orderId, token, `Aysel ${'ab'.repeat(index + 1)}`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(11).fill(409)])
  expect(await standing(orderId)).toBe(1)
})

test('the same approval pressed twice at once is one', async () => {
  const { token, orderId } = await proved()
  const answers = await Promise.all([approve(orderId, token), approve(orderId, token)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await standing(orderId)).toBe(1)
})

// PRO-3
test('an approval while a new version comes never approves the new one', async () => {
  for (let round = 0; round < 8; round++) {
    const { token, orderId, customer } = await proved()
    const uploads = [await makeUpload(app, orderId, customer.id)]
    const [approved, sent] = await Promise.all([
      approve(orderId, token),
      app.rest('POST', `/order/${orderId}/artwork`, { token, json: { uploads } }),
    ])
    expect([201, 409]).toContain(approved.status)
    expect(sent.status).toBe(201)
    const { state } = await app.deps.db.artwork.findUniqueOrThrow({ where: { orderId } })
    expect(state).toBe('Checking')
    const approvals = await app.deps.db.approval.findMany({ where: { orderId }, include: { version: true } })
    expect(approvals.map(({ version }) => version.number)).toEqual(approved.status === 201 ? [1] : [])
  }
})

// PRO-6
test('an order that is approved and moved at once is in production only with the approval', async () => {
  for (let round = 0; round < 8; round++) {
    const { token, orderId } = await proved()
    const move = { token: staff, json: { status: 'InProduction' } }
    const [approved, moved] = await Promise.all([
      approve(orderId, token),
      app.rest('PUT', `/order/${orderId}/status`, move),
    ])
    expect(approved.status).toBe(201)
    expect([200, 409]).toContain(moved.status)
    const { status } = await app.deps.db.order.findUniqueOrThrow({ where: { id: orderId } })
    expect(status).toBe(moved.status === 200 ? 'InProduction' : 'Accepted')
  }
})

// LNK-2
test('once its link is revoked nothing is approved by it, not even what was already on its way', async () => {
  const { token, orderId } = await proved()
  const { orderLinks } = app.trpc(token)
  const { userId: ownerId } = await app.deps.db.order.findUniqueOrThrow({ where: { id: orderId } })
  const link = await orderLinks.create.mutate({ id: orderId })
  await orderLinks.revoke.mutate({ id: orderId, linkId: link.id })
  const answer = await app.rest('POST', `/order/${orderId}/proofs/1/approval`, {
    headers: headersOf({ link: link.token }),
    json: { ...ticked, version: 1 },
  })
  expect(answer.status).toBe(401)
  // As it was found when the call came in.
  const before = { caller: null, link: { id: link.id, orderId, ownerId }, address: '192.0.2.1' }
  const late = approveProof(app.deps, before, { id: orderId, round: 1, version: 1, name: 'Aysel' })
  await expect(late).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await standing(orderId)).toBe(0)
})
