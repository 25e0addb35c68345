import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { streamFile } from '../../../src/domains/artwork/stored-file.ts'
import { headersOf } from '../../support/artwork.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { checkedOrder, sendChecked, ticked } from '../../support/proofs.ts'

let app: TestApp
let staff: string
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['newOrders', 'orders'])
})
afterAll(() => app.close())

const stateOf = async (orderId: number) =>
  (await app.deps.db.artwork.findUniqueOrThrow({ where: { orderId } })).state
const message = (refused: Promise<unknown>) =>
  refused.then(
    () => 'was not refused',
    (error: Error) => error.message,
  )
/** The order with a proof that staff made. */
async function proved(data: Parameters<typeof checkedOrder>[1] = {}) {
  const order = await checkedOrder(app, data)
  await app.trpc(staff).proofs.make.mutate({ id: order.orderId })
  return order
}

// PRO-1
describe('a proof', () => {
  test('is made by staff of the newest version, with words and pins, through both faces', async () => {
    const { token, orderId } = await checkedOrder(app)
    const made = await app.rest('POST', `/order/${orderId}/proofs`, {
      token: staff,
      json: {
        version: 1,
        message: 'Loqonu sağa çəkdik',
        pins: [
          { page: 1, x: 12.5, y: -3, text: 'Bura baxın' },
          { page: 1, x: '4,5', y: 4, text: 'Folqa qatı', internal: true },
        ],
      },
    })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      orderId,
      proofs: [
        {
          round: 1,
          version: 1,
          by: 'staff',
          message: 'Loqonu sağa çəkdik',
          asked: null,
          approvals: [],
          pins: [
            {
              number: 1,
              page: 1,
              x: 12.5,
              y: -3,
              text: 'Bura baxın',
              side: 'staff',
              internal: false,
              fixedAt: null,
            },
            { number: 1, x: 4.5, text: 'Folqa qatı', internal: true },
          ],
        },
      ],
    })
    expect(await stateOf(orderId)).toBe('ProofWaiting')
    const read = await app.trpc(token).proofs.ofOrder.query({ id: orderId })
    expect(read.proofs[0]?.pins.map(({ text }) => text)).toEqual(['Bura baxın'])
    expect(JSON.stringify(read)).not.toMatch(/letPass|address|Folqa/)
    expect((await app.rest('GET', `/order/${orderId}/proofs`, { token })).body.data).toEqual(read)
  })

  test('is made by the site at once of a file that the checks let pass, unless staff want to make it', async () => {
    const { token, orderId } = await checkedOrder(app)
    const { proofs } = app.trpc(token, 'en')
    await app.trpc(staff).proofs.requireByStaff.mutate({ id: orderId, required: true })
    expect(await proofs.ofOrder.query({ id: orderId })).toMatchObject({
      canApproveOwn: false,
      staffProof: true,
    })
    expect(await message(proofs.makeOwn.mutate({ id: orderId }))).toContain(
      'We’ll look at this file ourselves',
    )
    await app.rest('PUT', `/order/${orderId}/proofs/bystaff`, { token: staff, json: { required: 'false' } })
    expect(await proofs.ofOrder.query({ id: orderId })).toMatchObject({ canApproveOwn: true })
    const made = await app.rest('POST', `/order/${orderId}/proofs/own`, { token })
    expect(made.status).toBe(201)
    const again = await proofs.makeOwn.mutate({ id: orderId })
    expect(again.proofs).toMatchObject([{ round: 1, version: 1, by: 'site' }])
    expect(again.canApproveOwn).toBe(false)
  })

  test('of a file that the checks couldn’t read, or by the order’s product, is made by staff', async () => {
    const unread = await checkedOrder(app)
    await app.deps.db.artworkFile.updateMany({
      where: { version: { orderId: unread.orderId } },
      data: { check: 'NotChecked' },
    })
    const required = await checkedOrder(app)
    await app.deps.db.artwork.update({
      where: { orderId: required.orderId },
      data: { profile: { staffProof: true } },
    })
    for (const { token, orderId } of [unread, required]) {
      expect((await app.trpc(token).proofs.ofOrder.query({ id: orderId })).canApproveOwn).toBe(false)
      expect((await app.rest('POST', `/order/${orderId}/proofs/own`, { token })).status).toBe(409)
      expect((await app.trpc(staff).proofs.make.mutate({ id: orderId })).proofs).toHaveLength(1)
    }
  })

  test('needs a version, the newest, that isn’t being checked', async () => {
    const none = await checkedOrder(app, { versions: 0 })
    const { proofs } = app.trpc(staff, 'en')
    expect(await message(proofs.make.mutate({ id: none.orderId }))).toContain('No artwork has been sent')
    const two = await checkedOrder(app, { versions: 2 })
    expect(await message(proofs.make.mutate({ id: two.orderId, version: 1 }))).toContain('Version 2 was sent')
    await app.deps.db.artwork.update({ where: { orderId: two.orderId }, data: { state: 'Checking' } })
    expect(await message(proofs.make.mutate({ id: two.orderId }))).toContain('still being checked')
    const over = await checkedOrder(app)
    await app.deps.db.order.update({ where: { id: over.orderId }, data: { status: 'InProduction' } })
    expect(await message(proofs.make.mutate({ id: over.orderId }))).toContain('already being printed')
  })

  test('is for the parties of its order; each act for its side', async () => {
    const { token, orderId } = await proved()
    const stranger = await app.signIn('Client')
    expect((await app.rest('GET', `/order/${orderId}/proofs`, { token: stranger })).status).toBe(404)
    const json = { ...ticked, version: 1 }
    const path = `/order/${orderId}/proofs/1`
    expect((await app.rest('POST', `${path}/approval`, { token: stranger, json })).status).toBe(404)
    expect((await app.rest('POST', `${path}/approval`, { token: staff, json })).status).toBe(403)
    expect((await app.rest('POST', `${path}/changes`, { token: staff, json: { text: 'x' } })).status).toBe(
      403,
    )
    expect((await app.rest('POST', `/order/${orderId}/proofs`, { token, json: {} })).status).toBe(403)
    const onlyNew = await app.signIn(['newOrders'])
    expect((await app.rest('POST', `/order/${orderId}/proofs`, { token: onlyNew, json: {} })).status).toBe(
      403,
    )
  })
})

// PRO-3
describe('an approval', () => {
  test('holds version, hashes, name, account, time and address, and nothing less than all ticks and a name', async () => {
    const { token, orderId, customer } = await proved()
    const path = `/order/${orderId}/proofs/1/approval`
    const approve = (json: object) =>
      app.rest('POST', path, { token, json: { ...ticked, version: 1, ...json } })
    for (const wrong of [
      { texts: false },
      { size: undefined },
      { colours: 'no' },
      { name: 'A. ' },
      { name: '123' },
    ])
      expect((await approve(wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await app.rest('GET', path, { token })).status).toBe(404)
    expect(await stateOf(orderId)).toBe('ProofWaiting')
    const approved = await approve({})
    expect(approved.status).toBe(201)
    expect(await stateOf(orderId)).toBe('Approved')
    const file = await app.deps.db.artworkFile.findFirstOrThrow({ where: { version: { orderId } } })
    const hash = createHash('sha256')
    for await (const piece of streamFile(app.deps.artwork.store, file)) hash.update(piece)
    const shown = {
      name: 'Aysel Əliyeva',
      version: 1,
      by: 'account',
      withdrawnAt: null,
      hashes: [hash.digest('hex')],
    }
    expect(approved.body.data).toMatchObject({ proofs: [{ approvals: [shown] }] })
    expect(JSON.stringify(approved.body.data)).not.toContain('address')
    const stored = await app.deps.db.approval.findFirstOrThrow({ where: { orderId } })
    expect(stored).toMatchObject({
      userId: customer.id,
      linkId: null,
      address: expect.stringContaining('127.0.0.1'),
    })
    const forStaff = await app.trpc(staff).proofs.ofOrder.query({ id: orderId })
    expect(forStaff.proofs[0]?.approvals[0]).toMatchObject({ address: stored.address })
  })

  test('by the holder of a link is bound to that link', async () => {
    const { token, orderId } = await proved()
    const link = await app.trpc(token).orderLinks.create.mutate({ id: orderId })
    const answer = await app.rest('POST', `/order/${orderId}/proofs/1/approval`, {
      headers: headersOf({ link: link.token }),
      json: { ...ticked, version: 1 },
    })
    expect(answer.body.data).toMatchObject({ proofs: [{ approvals: [{ by: 'link' }] }] })
    expect(await app.deps.db.approval.findFirst({ where: { orderId } })).toMatchObject({
      linkId: link.id,
      userId: null,
    })
  })

  test('of an older version or round is refused, and told which is the newest', async () => {
    const order = await proved()
    const { proofs } = app.trpc(order.token, 'en')
    const id = order.orderId
    await sendChecked(app, order)
    const old = { ...ticked, id, round: 1 }
    expect(await message(proofs.approve.mutate({ ...old, version: 1 }))).toContain('Version 2 was sent')
    expect(await message(proofs.approve.mutate({ ...old, version: 2 }))).toContain('Version 2 was sent')
    await app.trpc(staff).proofs.make.mutate({ id })
    expect(await message(proofs.approve.mutate({ ...old, version: 2 }))).toContain('Proof 2 is the newest')
    const seen = { ...ticked, id, round: 2 }
    expect(await message(proofs.approve.mutate({ ...seen, version: 1 }))).toContain('shows version 2')
    expect((await proofs.approve.mutate({ ...seen, version: 2 })).proofs[0]?.approvals).toHaveLength(1)
  })

  test('is over with the next version, which needs one of its own', async () => {
    const order = await proved()
    await app.trpc(order.token).proofs.approve.mutate({ ...ticked, id: order.orderId, round: 1, version: 1 })
    await sendChecked(app, order)
    expect(await stateOf(order.orderId)).toBe('Checked')
    const move = await app.rest('PUT', `/order/${order.orderId}/status`, {
      token: staff,
      json: { status: 'InProduction' },
    })
    expect(move.status).toBe(409)
  })

  test('given twice stands once: a repeat is answered alike, a second person is told', async () => {
    const { token, orderId } = await proved()
    const approving = { ...ticked, id: orderId, round: 1, version: 1 }
    const { proofs } = app.trpc(token, 'en')
    const [first, again] = [await proofs.approve.mutate(approving), await proofs.approve.mutate(approving)]
    expect(again).toEqual(first)
    expect(await message(proofs.approve.mutate({ ...approving, name: 'Rəna Quliyeva' }))).toBe(
      'Aysel Əliyeva has already approved this proof. The approval stands.',
    )
  })

  // PRO-5
  test('is withdrawn by either side until the order is in production, and stays on record', async () => {
    const { token, orderId } = await proved()
    const { proofs } = app.trpc(token, 'en')
    const which = { id: orderId, round: 1 }
    expect(await message(proofs.withdraw.mutate(which))).toContain('no approval')
    await proofs.approve.mutate({ ...ticked, ...which, version: 1 })
    const withdrawn = await app.rest('DELETE', `/order/${orderId}/proofs/1/approval`, { token })
    expect(withdrawn.status).toBe(200)
    expect(await stateOf(orderId)).toBe('ProofWaiting')
    await proofs.approve.mutate({ ...ticked, ...which, version: 1 })
    await app.trpc(staff).proofs.withdraw.mutate(which)
    await proofs.approve.mutate({ ...ticked, ...which, version: 1 })
    const { approvals } = (await proofs.ofOrder.query({ id: orderId })).proofs[0] ?? {}
    expect(approvals?.map(({ withdrawnBy }) => withdrawnBy)).toEqual([null, 'staff', 'customer'])
    await app.trpc(staff).orders.move.mutate({ id: orderId, status: 'InProduction' })
    expect(await message(proofs.withdraw.mutate(which))).toContain('already being printed')
  })
})

// PRO-4
describe('changes', () => {
  test('are asked for with a sentence, a pin, or both; with neither they aren’t', async () => {
    const { token, orderId } = await proved()
    const ask = (json: object) => app.rest('POST', `/order/${orderId}/proofs/1/changes`, { token, json })
    expect((await ask({})).status).toBe(400)
    expect((await ask({ text: '  ', pins: [] })).status).toBe(400)
    expect((await ask({ pins: [{ page: 1, x: 1, y: 1, text: '' }] })).status).toBe(400)
    const asked = await ask({ text: 'Telefon səhvdir', pins: [{ page: 1, x: 10, y: 20, text: 'Burada' }] })
    expect(asked.status).toBe(201)
    expect(asked.body.data).toMatchObject({
      proofs: [
        { asked: { text: 'Telefon səhvdir' }, pins: [{ number: 1, side: 'customer', internal: false }] },
      ],
    })
    expect(await stateOf(orderId)).toBe('ChangesAsked')
    expect((await ask({ text: 'Yenə' })).status).toBe(409)
    const only = await proved()
    const pins = [{ page: 1, x: 1, y: 1, text: 'Loqo' }]
    await app.trpc(only.token).proofs.askChanges.mutate({ id: only.orderId, round: 1, pins })
    expect(await stateOf(only.orderId)).toBe('ChangesAsked')
  })

  // PRO-2
  test('are marked as fixed by staff, on the newest proof only', async () => {
    const { token, orderId } = await proved()
    const which = { id: orderId, round: 1 }
    const asked = await app
      .trpc(token)
      .proofs.askChanges.mutate({ ...which, pins: [{ page: 1, x: 1, y: 1, text: 'Loqo' }] })
    const pinId = asked.proofs[0]?.pins[0]?.id ?? 0
    const fixPath = `/order/${orderId}/proofs/1/pins/${pinId}`
    expect((await app.rest('PUT', fixPath, { token, json: { fixed: true } })).status).toBe(403)
    const fixed = await app.rest('PUT', fixPath, { token: staff, json: { fixed: true } })
    expect(fixed.body.data).toMatchObject({ proofs: [{ pins: [{ fixedAt: expect.any(String) }] }] })
    const { proofs } = app.trpc(staff, 'en')
    const open = await proofs.fixPin.mutate({ ...which, pinId, fixed: false })
    expect(open.proofs[0]?.pins[0]?.fixedAt).toBeNull()
    const pin = { page: 1, x: 0, y: 0, text: 'Daxili', internal: true }
    expect(
      (await app.rest('POST', `/order/${orderId}/proofs/1/pins`, { token: staff, json: pin })).status,
    ).toBe(201)
    await proofs.make.mutate({ id: orderId })
    const late = [
      message(proofs.fixPin.mutate({ ...which, pinId, fixed: true })),
      message(proofs.addPin.mutate({ ...which, ...pin })),
    ]
    for (const refusal of await Promise.all(late)) expect(refusal).toContain('Proof 2 is the newest')
    const { items } = await app.trpc(staff).history.ofRecord.query({ kind: 'order', id: orderId })
    expect(items.flatMap(({ changes }) => changes.map(({ field }) => field))).toContain('proofPin')
    expect(JSON.stringify(items)).not.toContain('Loqo')
  })
})

// DAT-1, DAT-2
test('the person takes proofs along; erased, the approval stays without name, address and words', async () => {
  const { db } = app.deps
  const { token, orderId, customer } = await proved()
  const { proofs, personalData } = app.trpc(token)
  await proofs.approve.mutate({ ...ticked, id: orderId, round: 1, version: 1 })
  await proofs.withdraw.mutate({ id: orderId, round: 1 })
  await proofs.askChanges.mutate({ id: orderId, round: 1, text: 'Gizli söz' })
  const file = JSON.parse(Buffer.from((await personalData.mine.query()).content, 'base64').toString())
  expect(file.orders[0].proofs[0]).toMatchObject({
    round: 1,
    asked: { text: 'Gizli söz' },
    approvals: [{ name: 'Aysel Əliyeva' }],
  })
  await app.trpc(await app.signIn('SuperAdmin')).personalData.eraseCustomer.mutate({ id: customer.id })
  const kept = await db.approval.findMany({ where: { orderId } })
  expect(kept).toMatchObject([{ name: '—', address: '', hashes: [expect.any(String)] }])
  expect(JSON.stringify(await db.proof.findMany({ where: { orderId } }))).not.toContain('Gizli')
})
