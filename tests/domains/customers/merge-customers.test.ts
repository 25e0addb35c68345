import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { movedReferences } from '../../../src/domains/accounts/move-customer.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { makeSeller } from '../../support/seller.ts'

let app: TestApp
let boss: string
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  boss = await app.signIn(['users', 'orders', 'staff'])
  service = await makeService(app.deps.db, { name: 'Flayer', prices: [{ count: 100, price: 1500 }] })
})
afterAll(() => app.close())

const newEmail = () => `elcin-${randomBytes(6).toString('hex')}@bagevi.az`
let numbers = 0
const newPhone = () => `+994 55 ${String(8_000_000 + ++numbers).replace(/(...)(..)(..)/, '$1 $2 $3')}`
const add = async (more: object = {}) =>
  (await app.trpc(boss).customers.add.mutate({ name: 'Elcin', ...more })).id
const merge = (id: number, json: object, token = boss) =>
  app.rest('POST', `/customers/${id}/merge`, { token, json })
const read = (id: number) => app.trpc(boss).customers.byId.query({ id })
const rowOf = (id: number) => app.deps.db.user.findUniqueOrThrow({ where: { id } })
const found = async (text: string) =>
  (await app.trpc(boss).customers.find.query({ text })).map(({ id }) => id)

/** Every column that refers to a user, as `table.column`. */
async function references(): Promise<string[]> {
  const rows = await app.deps.db.$queryRaw<{ reference: string }[]>`
    SELECT own.table_name || '.' || own.column_name AS reference
    FROM information_schema.referential_constraints r
    JOIN information_schema.key_column_usage own USING (constraint_schema, constraint_name)
    JOIN information_schema.constraint_column_usage foreign_one
      ON foreign_one.constraint_schema = r.constraint_schema AND foreign_one.constraint_name = r.constraint_name
    WHERE foreign_one.table_name = 'users' ORDER BY 1`
  return rows.map(({ reference }) => reference)
}

/** Why these stay when a customer without an account becomes one with another. */
const staying: Record<string, string> = {
  'account_changes.user_id': 'of an account',
  'baskets.user_id': 'of an account',
  'email_confirmations.user_id': 'of an account',
  'held_mails.user_id': 'of an account',
  'known_devices.user_id': 'of an account',
  'login_challenges.user_id': 'of an account',
  'order_keys.user_id': 'of an account',
  'balance_uses.created_by_id': 'of staff',
  'payment_allocations.created_by_id': 'of staff',
  'payment_requests.created_by_id': 'of staff',
  'payments.received_by_id': 'of staff',
  'charges.added_by_id': 'of staff or an account',
  'charges.removed_by_id': 'of staff or an account',
  'courier_days.created_by_id': 'of staff',
  'courier_days.handed_in_to_id': 'of staff',
  'shipment_events.actor_id': 'of staff or an account',
  'refunds.asked_by_id': 'of staff',
  'refunds.closed_by_id': 'of staff',
  'bank_columns.chosen_by_id': 'of staff',
  'bank_lines.decided_by_id': 'of staff',
  'bank_statements.uploaded_by_id': 'of staff',
  'documents.issued_by_id': 'of staff',
  'documents.voided_by_id': 'of staff',
  'eqaime.entered_by_id': 'of staff',
  'eqaime.exported_by_id': 'of staff',
  'till_days.closed_by_id': 'of staff',
  'till_entries.created_by_id': 'of staff',
  'password_resets.user_id': 'of an account',
  'recovery_codes.user_id': 'of an account',
  'second_factors.user_id': 'of an account',
  'security_events.user_id': 'of an account',
  'sessions.user_id': 'of an account',
  'staff_invitations.user_id': 'of an account',
  'payment_terms.user_id': 'only where the one that stays has none',
  'contact_requests.handled_by_id': 'of staff',
  'offer_answers.by_staff_id': 'of staff',
  'offer_links.created_by_id': 'of staff',
  'offer_revisions.sent_by_id': 'of staff',
  'offers.created_by_id': 'of staff',
  'order_links.kept_by_id': 'of staff',
  'order_notes.author_id': 'of staff',
  'promise_moves.actor_id': 'of staff',
  'ready_made_takings.actor_id': 'of staff',
  'proofs.by_user_id': 'of staff',
  'taken_orders.user_id': 'of staff',
  'users.added_by_id': 'of staff',
  'users.invited_by_id': 'of staff',
  'apart_customers.by_id': 'of staff',
  'history_entries.actor_id': 'never changed',
  'order_events.actor_id': 'never changed',
  'security_events.subject_id': 'never changed',
  'apart_customers.one_id': 'by a statement of its own',
  'apart_customers.other_id': 'by a statement of its own',
}

// CUS-11
describe('two records of one person', () => {
  test('become one: nothing that refers to a user is forgotten', async () => {
    expect(new Set([...movedReferences, ...Object.keys(staying)])).toEqual(new Set(await references()))
  })

  test('have their orders, quotes and purchases with the one that stays, each value from where it was chosen', async () => {
    const [phone, otherPhone, email] = [newPhone(), newPhone(), newEmail()]
    const id = await add({ name: 'Elçin', surname: 'Quliyev', phoneNumber: phone })
    const otherId = await add({ phoneNumber: otherPhone, email, language: 'ru' })
    const lines = [{ serviceId: service.id, count: 100 }]
    const taken = await app.trpc(boss).purchases.take.mutate({ customerId: otherId, lines })
    const [ordered = 0] = taken.orders.map((order) => order.id)
    await makeOrder(app.deps.db, id, service, { status: 'Accepted', price: 1_000 })
    await makeOrder(app.deps.db, otherId, service, { status: 'Accepted', price: 2_050 })

    const preview = await app.trpc(boss).customers.previewMerge.query({ id, otherId })
    expect(preview).toMatchObject({
      stays: { id },
      goes: { id: otherId },
      moves: { orders: 2, quotes: 0, messages: 0, shipments: 0, addresses: 0, companies: 0 },
      orders: 3,
      budget: preview.stays.budget + preview.goes.budget,
    })
    expect(preview.moves.orderIds).toContain(ordered)

    const answer = await merge(id, { otherId, email: 'goes', emailLanguage: 'stays' })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      id,
      name: 'Elçin',
      surname: 'Quliyev',
      phoneNumber: phone,
      email,
      language: 'az',
      budget: preview.budget,
      former: [{ id: otherId, name: 'Elcin', phoneNumber: otherPhone, email: '' }],
    })
    expect((await app.trpc(boss).orders.byId.query({ id: ordered })).appUser.id).toBe(id)
    expect(await app.deps.db.purchase.count({ where: { userId: otherId } })).toBe(0)
    const data = await app.rest('GET', `/clients/${id}/data`, { token: boss })
    expect(JSON.stringify(data.body ?? data)).toContain(otherPhone)
    // The former number leads to the one that stays, also in the search by what wasn't chosen.
    expect(await read(otherId)).toMatchObject({ id })
    expect(await found(otherPhone)).toEqual([id])
    expect(await found(email)).toEqual([id])
  })

  // DOC-41
  test('have their companies together, and one that both had is one: its orders, quotes and documents name it', async () => {
    const { db } = app.deps
    const [id, otherId] = [await add(), await add()]
    const company = { name: '«Bağ Evi» MMC', voen: '1402345691' }
    const staff = app.trpc(boss)
    const kept = await staff.buyers.addForCustomer.mutate({ appUserId: id, ...company, address: '' })
    const gone = await staff.buyers.addForCustomer.mutate({ appUserId: otherId, ...company, address: 'Bakı' })
    const own = await staff.buyers.addForCustomer.mutate({ appUserId: otherId, name: 'Kofe Evi' })
    const address = { place: 'Nəsimi', street: 'Səməd Vurğun', building: '92', phoneNumber: newPhone() }
    await db.address.create({ data: { userId: otherId, ...address } })
    await db.address.create({ data: { userId: id, ...address } })
    const way = { kind: 'ownCourier', wayName: 'Kuryer', wayName_ru: '', wayName_en: '' } as const
    const moments = { statusSince: new Date(), createdAt: new Date() }
    await db.shipment.create({ data: { userId: otherId, ...way, ...moments } })
    const preview = await app.rest('GET', `/customers/${id}/merge?otherId=${otherId}`, { token: boss })
    expect(preview.body.data, preview.body.message).toMatchObject({
      moves: { orders: 0, shipments: 1, addresses: 1, companies: 2 },
    })
    const order = await makeOrder(db, otherId, service, { status: 'Completed', price: 1_000 })
    await db.order.update({ where: { id: order.id }, data: { buyerId: gone.id } })
    await makeSeller(db)
    const act = await staff.documents.issueAct.mutate({ orderIds: [order.id] })
    const lines = [{ serviceId: service.id, title: 'Lövhə', count: 1, price: 5 }]
    const quote = await staff.offers.create.mutate({ userId: otherId, buyerId: gone.id, lines })
    await staff.offers.send.mutate({ id: quote.id })
    expect((await merge(id, { otherId })).status).toBe(200)

    const { body } = await app.rest('GET', `/buyers/customer/${id}`, { token: boss })
    expect(body.data).toMatchObject([
      { id: kept.id, ...company, address: 'Bakı' },
      { id: own.id, name: 'Kofe Evi' },
    ])
    expect((await db.order.findUniqueOrThrow({ where: { id: order.id } })).buyerId).toBe(kept.id)
    expect((await db.document.findUniqueOrThrow({ where: { id: act.id } })).buyerId).toBe(kept.id)
    await staff.offers.agree.mutate({ id: quote.id, revision: 1, name: 'Elçin' })
    const { orders } = await staff.offers.byId.query({ id: quote.id })
    const [accepted] = await db.order.findMany({ where: { id: orders[0]?.id ?? 0 } })
    expect(accepted).toMatchObject({ userId: id, buyerId: kept.id })
    // No other company takes over what was issued.
    const other = { where: { id: act.id }, data: { buyerId: own.id } }
    await expect(db.document.update(other)).rejects.toThrow()
  })

  test('are one entry in the history, with what changed and without phone and address', async () => {
    const id = await add({ name: 'Elçin', phoneNumber: newPhone() })
    const otherId = await add({ phoneNumber: newPhone(), email: newEmail(), language: 'ru' })
    await merge(id, { otherId, phoneNumber: 'goes', email: 'goes', emailLanguage: 'goes' })
    const entries = await app.deps.db.auditEntry.findMany({
      where: { kind: 'customer', recordId: { in: [id, otherId] }, act: 'changed' },
    })
    expect(entries.map(({ recordId, fields }) => ({ recordId, fields }))).toEqual([
      {
        recordId: id,
        fields: {
          mergedFrom: [null, { id: otherId, name: `Elcin, № ${otherId}` }],
          phoneNumber: [null, null],
          email: [null, null],
          language: ['az', 'ru'],
        },
      },
    ])
  })

  test('keep the account where one of them has one: it stays, with its address', async () => {
    const account = await makeUser(app.deps.db, 'Client', { email: newEmail() })
    const id = await add({ email: newEmail() })
    expect((await app.trpc(boss).customers.previewMerge.query({ id, otherId: account.id })).stays.id).toBe(
      account.id,
    )
    const refused = await merge(id, { otherId: account.id })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/./)])
    expect((await merge(account.id, { otherId: id, email: 'goes', name: 'goes' })).body.data).toMatchObject({
      id: account.id,
      name: 'Elcin',
      email: account.email,
      hasAccount: true,
    })
  })

  test('stay apart where both log in, in words, and where it is one and the same', async () => {
    const [one, other] = [await makeUser(app.deps.db), await makeUser(app.deps.db)]
    const path = `/customers/${one.id}/merge`
    for (const answer of [
      await merge(one.id, { otherId: other.id }),
      await app.rest('GET', path, { token: boss, query: { otherId: other.id } }),
    ])
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('öz hesabı')])
    expect((await merge(one.id, { otherId: one.id })).status).toBe(409)
    expect((await rowOf(other.id)).deletedAt).toBeNull()
  })

  test('are put together by areas 6 and 8, not by one of them', async () => {
    const [id, otherId] = [await add(), await add()]
    for (const areas of [['users'], ['orders'], ['staff', 'newOrders']] as const) {
      const token = await app.signIn(areas)
      expect((await merge(id, { otherId }, token)).status).toBe(403)
      expect((await app.rest('GET', `/customers/${id}/merge`, { token, query: { otherId } })).status).toBe(
        403,
      )
    }
    expect((await merge(id, { otherId: (await makeUser(app.deps.db, 'Moderator')).id })).status).toBe(404)
    expect((await merge(2147483647, { otherId })).status).toBe(404)
  })

  test('are put together once by two at a time, and not as somebody no longer sees them', async () => {
    const [id, otherId] = [await add(), await add()]
    const answers = await Promise.all([merge(id, { otherId }), merge(otherId, { otherId: id })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const [third, fourth] = [await add(), await add()]
    const { updatedAt } = await read(fourth)
    await app.trpc(boss).customers.update.mutate({ id: fourth, note: 'Köhnə' })
    expect((await merge(third, { otherId: fourth, otherUpdatedAt: updatedAt })).status).toBe(409)
  })

  test('of which one was put together before lead on to the last, and are erased with it', async () => {
    const [first, second, third] = [await add({ phoneNumber: newPhone() }), await add(), await add()]
    await merge(second, { otherId: first })
    await merge(third, { otherId: second })
    expect(await read(first)).toMatchObject({ id: third })
    expect((await read(third)).former.map(({ id }) => id)).toEqual([first, second])
    expect((await app.rest('DELETE', `/clients/${third}`, { token: boss })).status).toBe(204)
    for (const id of [first, second, third]) {
      expect(await rowOf(id)).toMatchObject({ name: '—', phoneNumber: '', contactEmail: '', staffNote: '' })
      expect((await app.rest('GET', `/clients/${id}`, { token: boss })).status).toBe(404)
    }
  })
})

// CUS-11
describe('a record that may be the same person’s', () => {
  test('is found by the phone number in any spelling, and by the address', async () => {
    const phone = newPhone()
    const id = await add({ phoneNumber: phone })
    expect((await read(id)).twin).toBeNull()
    const other = await makeUser(app.deps.db)
    await app.deps.db.user.update({
      where: { id: other.id },
      data: { phoneNumber: phone.replace('+994 55', '055').replaceAll(' ', '-') },
    })
    expect((await read(id)).twin).toMatchObject({
      id: other.id,
      samePhone: true,
      orders: 0,
      lastOrderAt: null,
    })
    expect((await read(other.id)).twin).toMatchObject({ id })

    const unconfirmed = await makeUser(app.deps.db, 'Client', { email: newEmail(), emailConfirmedAt: null })
    await app.deps.db.user.update({ where: { id: unconfirmed.id }, data: { phoneNumber: newPhone() } })
    const third = await add({ email: unconfirmed.email })
    expect((await read(third)).twin).toMatchObject({ id: unconfirmed.id, samePhone: false })
  })

  test('is another person’s once staff have said so, which the history has', async () => {
    const phoneNumber = newPhone()
    const [id, otherId] = [await add({ phoneNumber }), await add({ phoneNumber })]
    const answer = await app.rest('POST', `/customers/${otherId}/apart`, {
      token: boss,
      json: { otherId: id },
    })
    expect(answer.status).toBe(204)
    expect([(await read(id)).twin, (await read(otherId)).twin]).toEqual([null, null])
    await app.trpc(boss).customers.keepApart.mutate({ id, otherId })
    const said = { kind: 'customer', act: 'changed' } as const
    expect(await app.deps.db.auditEntry.count({ where: { ...said, recordId: { in: [id, otherId] } } })).toBe(
      1,
    )
    // And is so of whomever the other one becomes.
    const third = await add()
    await merge(third, { otherId, phoneNumber: 'goes' })
    expect((await read(third)).twin).toBeNull()
  })
})
