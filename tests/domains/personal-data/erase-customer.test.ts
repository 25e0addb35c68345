import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../../../src/lib/password-hash.ts'
import { knownPassword, makeMember, makeResetToken, refusal } from '../../support/accounts.ts'
import { makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { pictureFile } from '../../support/pictures.ts'

/** Of him nothing with one of these may be left anywhere. */
const traces = ['Xanbəyim', 'Sultanova', 'xanbeyim@example.com', '55 987 65 43', '559876543', 'gizli']

let app: TestApp
let moderator: string
let staff: string
beforeAll(async () => {
  app = await startTestApp()
  moderator = await app.signIn('Moderator')
  staff = await app.signIn(['users'])
})
afterAll(() => app.close())

/** A customer with something in every table that could name him. */
async function makeCustomer() {
  const { db } = app.deps
  const person = { name: 'Xanbəyim', surname: 'Sultanova', phoneNumber: '+994 55 987 65 43' }
  const made = await makeMember(db, 'Client', { name: person.name, email: 'xanbeyim@example.com' })
  await db.user.update({ where: { id: made.id }, data: { ...person, fatherName: 'gizli' } })
  const { accounts, orders } = app.trpc(made.token)
  await accounts.updateProfile.mutate({ file: await pictureFile() })
  const service = await makeService(db, { prices: [{ count: 100, price: 5000 }] })
  const placed = await app.rest('POST', '/order', {
    token: made.token,
    json: { serviceId: service.id, count: 100, comment: 'Xanbəyim üçün, gizli' },
    headers: { 'idempotency-key': 'xanbeyim@example.com' },
  })
  const { id: orderId } = placed.body.data as { id: number }
  const admin = app.trpc(await app.signIn('SuperAdmin'))
  await admin.orders.addNote.mutate({ id: orderId, text: 'Xanbəyim xanıma zəng et' })
  await admin.orders.cancel.mutate({ id: orderId, reason: 'Xanbəyim xanım, kağız yoxdur' })
  await admin.accounts.updateProfile.mutate({ id: made.id, name: 'Xanbəyim', surname: 'Sultanova-Əli' })
  await admin.accounts.updateProfile.mutate({ id: made.id, surname: 'Sultanova' })
  const { id: requestId } = await db.contactRequest.create({
    data: { name: ' SULTANOVA  xanbeyim', phoneNumber: '(+994) 559876543' },
  })
  await admin.contactRequests.update.mutate({ id: requestId, handled: true, note: 'gizli' })
  await makeResetToken(db, made.id)
  await app.rest('POST', '/auth/login', {
    json: { email: made.email, password: 'not-the-password' },
    headers: { 'user-agent': 'gizli' },
  })
  return { ...made, orderId, requestId, orders }
}

/** All rows of all our tables as one text. */
async function wholeDatabase(): Promise<string> {
  const { db } = app.deps
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM ${name} AS t`),
    ),
  )
  const jobs = await db.$queryRaw<{ row: string }[]>`SELECT data::text AS row FROM pgboss.job`
  return [...rows.flat(), ...jobs].map(({ row }) => row).join('\n')
}

describe('a customer is erased', () => {
  // DAT-2
  test('by the staff: nothing names him any more, his order stays with its number, service, count and dates', async () => {
    const { db } = app.deps
    const client = await makeCustomer()
    const before = await db.order.findUniqueOrThrow({ where: { id: client.orderId } })
    const found = await wholeDatabase()
    for (const trace of traces) expect(found).toContain(trace)
    expect((await app.rest('DELETE', `/Clients/${client.id}/`, { token: staff })).status).toBe(204)
    const left = await wholeDatabase()
    for (const trace of traces) expect(left, trace).not.toContain(trace)
    expect(await db.order.findUniqueOrThrow({ where: { id: client.orderId } })).toEqual({
      ...before,
      comment: '',
    })
    const events = await db.orderEvent.findMany({ where: { orderId: client.orderId } })
    expect(events.map(({ to, reason }) => [to, reason])).toEqual([
      ['Pending', null],
      ['NotApproved', null],
    ])
    const view = await app.rest('GET', `/order/${client.orderId}`, { token: moderator })
    expect(view.body.data).toMatchObject({ appUser: { name: '—', surname: '', phoneNumber: '' }, count: 100 })
    expect((await app.rest('GET', '/auth/me', { token: client.token })).status).toBe(401)
    const login = { email: client.email, password: knownPassword }
    expect((await app.rest('POST', '/auth/login', { json: login })).status).toBe(404)
    expect(await db.contactRequest.count({ where: { id: client.requestId } })).toBe(0)
    // The history says that it was done, and to which number.
    const [entry] = await db.auditEntry.findMany({
      where: { kind: 'customer' },
      orderBy: { id: 'desc' },
      take: 1,
    })
    expect(entry).toMatchObject({
      act: 'deleted',
      recordId: client.id,
      recordName: `№ ${client.id}`,
      fields: {},
    })
    // The e-mail is free again.
    expect((await makeMember(db, 'Client', { email: client.email })).email).toBe(client.email)
  })

  // DAT-2
  test('by himself, with his password, through both faces', async () => {
    const member = await makeMember(app.deps.db)
    const erase = (json: object) => app.rest('DELETE', '/auth/me', { token: member.token, json })
    expect((await erase({})).status).toBe(400)
    expect((await erase({ password: 'not-the-password' })).body.errors).toMatchObject([{ path: 'password' }])
    expect((await erase({ password: knownPassword })).status).toBe(204)
    expect((await app.rest('GET', '/auth/me', { token: member.token })).status).toBe(401)
    const other = await makeMember(app.deps.db)
    await app.trpc(other.token).personalData.eraseMine.mutate({ password: knownPassword })
    const events = await app.deps.db.securityEvent.findMany({ where: { userId: other.id } })
    expect(events).toMatchObject([{ act: 'accountErased', address: '', userAgent: '' }])
    const staffMember = await makeMember(app.deps.db, 'Moderator')
    const proof = { password: knownPassword }
    const refused = await refusal(app.trpc(staffMember.token).personalData.eraseMine.mutate(proof))
    expect(refused.code).toBe('FORBIDDEN')
  })

  test('never staff, never twice, and nobody without area 6', async () => {
    const staffMember = await makeMember(app.deps.db, 'Consultant')
    const member = await makeMember(app.deps.db)
    const erase = (id: number, token: string) => app.rest('DELETE', `/clients/${id}`, { token })
    expect((await erase(staffMember.id, staff)).status).toBe(404)
    expect((await erase(2147483647, staff)).status).toBe(404)
    for (const role of ['Client', 'Moderator']) {
      const token = await app.signIn(role)
      expect((await erase(member.id, token)).status).toBe(403)
      expect((await refusal(app.trpc(token).personalData.eraseCustomer.mutate({ id: member.id }))).code).toBe(
        'FORBIDDEN',
      )
      expect((await app.rest('GET', `/clients/${member.id}/data`, { token })).status).toBe(403)
    }
    await app.trpc(staff).personalData.eraseCustomer.mutate({ id: member.id })
    expect((await erase(member.id, staff)).status).toBe(404)
    expect((await app.rest('GET', `/clients/${member.id}/data`, { token: staff })).status).toBe(404)
  })

  // DAT-4
  test("others who have his number only keep their requests, and others' records are as they were", async () => {
    const { db } = app.deps
    const phoneNumber = '+994 70 111 22 33'
    const member = await makeMember(db, 'Client', { name: 'Nigar' })
    await db.user.update({ where: { id: member.id }, data: { phoneNumber } })
    await db.user.update({ where: { id: member.id }, data: { surname: 'Əliyeva' } })
    const stranger = await db.contactRequest.create({ data: { name: 'Kamran', phoneNumber } })
    await db.contactRequest.create({ data: { name: 'nigar ELIYEVA', phoneNumber: '+994701112233' } })
    await app.trpc(staff).personalData.eraseCustomer.mutate({ id: member.id })
    expect(await db.contactRequest.findMany({ where: { phoneNumber: { contains: '70' } } })).toEqual([
      stranger,
    ])
  })
})

test('an order that he places at the same moment leaves nothing that he wrote', async () => {
  const { db } = app.deps
  const service = await makeService(db)
  for (let round = 0; round < 8; round++) {
    const { id, token } = await makeMember(db)
    const place = () =>
      app.rest('POST', '/order', { token, json: { serviceId: service.id, count: 1, comment: 'gizli söz' } })
    const erased = app.rest('DELETE', `/clients/${id}`, { token: staff })
    const placed = await Promise.all([place(), place(), place(), place()])
    expect((await erased).status).toBe(204)
    for (const { status } of placed) expect([201, 401]).toContain(status)
    expect(await db.order.count({ where: { userId: id, comment: { not: '' } } })).toBe(0)
  }
})

// DAT-1
test("the staff's export is what the customer gets himself", async () => {
  const member = await makeMember(app.deps.db)
  const mine = await app.trpc(member.token).personalData.mine.query()
  const theirs = await app.trpc(staff).personalData.ofCustomer.query({ id: member.id })
  const read = ({ content }: { content: string }) => JSON.parse(Buffer.from(content, 'base64').toString())
  const { madeAt: _, sessions, ...rest } = read(mine)
  expect(read(theirs)).toMatchObject({
    ...rest,
    sessions: sessions.map((one: object) => ({ ...one, isThis: false })),
  })
  const answer = await fetch(`${app.url}/api/clients/${member.id}/data`, {
    headers: { authorization: `Bearer ${staff}` },
  })
  expect(answer.headers.get('content-disposition')).toContain(`client-${member.id}-my-data-`)
  const staffMember = await makeMember(app.deps.db, 'Moderator')
  expect((await app.rest('GET', `/clients/${staffMember.id}/data`, { token: staff })).status).toBe(404)
})

test('while a customer is erased, kept rows still refuse everything else', async () => {
  const { db } = app.deps
  const [mine, others] = [await makeMember(db), await makeMember(db)]
  await db.user.update({ where: { id: mine.id }, data: { passwordHash: await hashPassword(knownPassword) } })
  const service = await makeService(db)
  const admin = app.trpc(await app.signIn('SuperAdmin'))
  for (const { token } of [mine, others]) {
    const placed = await app.trpc(token).orders.place.mutate({ serviceId: service.id, count: 1 })
    await admin.orders.addNote.mutate({ id: placed.id, text: 'qeyd' })
  }
  const refused = async (sql: string, erasing: number | null = mine.id) => {
    const act = db.$transaction(async (tx) => {
      if (erasing !== null)
        await tx.$executeRaw`SELECT set_config('matbaa.erasing', ${String(erasing)}, true)`
      await tx.$executeRawUnsafe(sql)
    })
    await expect(act, sql).rejects.toThrow('is refused')
  }
  const ofMine = `order_id IN (SELECT id FROM orders WHERE user_id = ${mine.id})`
  const ofOthers = `order_id IN (SELECT id FROM orders WHERE user_id = ${others.id})`
  await refused(`UPDATE order_notes SET text = '' WHERE ${ofMine}`, null)
  await refused(`UPDATE order_notes SET text = '' WHERE ${ofOthers}`)
  await refused(`UPDATE order_notes SET text = '', author_id = ${mine.id} WHERE ${ofMine}`)
  await refused(`DELETE FROM order_notes WHERE ${ofMine}`)
  await refused(`UPDATE order_events SET price = 1 WHERE ${ofMine}`)
  await refused(`DELETE FROM order_events WHERE ${ofMine}`)
  await refused(`DELETE FROM orders WHERE user_id = ${mine.id}`)
  await refused(`DELETE FROM users WHERE id = ${mine.id}`)
  await refused(
    `UPDATE history_entries SET words = '' WHERE kind = 'order' AND record_id IN (SELECT id FROM orders WHERE user_id = ${others.id})`,
  )
  await refused(`UPDATE history_entries SET act = 'created' WHERE kind = 'order'`)
  await refused(`DELETE FROM history_entries`)
  // And after it nothing is open any more, in the same transaction.
  const after = db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT erase_from_records(${mine.id}::integer, '{}'::integer[])`
    await tx.$executeRawUnsafe(`UPDATE order_notes SET text = '' WHERE ${ofMine}`)
  })
  await expect(after).rejects.toThrow('is refused')
})
