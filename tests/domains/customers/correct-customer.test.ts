import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStatuses } from '../../../src/domains/order-status/statuses.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { linkToken, openMailbox } from '../../support/mailbox.ts'

let app: TestApp
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let staff: string

beforeAll(async () => {
  app = await startTestApp()
  mailbox = await openMailbox(app)
  staff = await app.signIn(['users', 'staff'])
})
afterAll(() => app.close())

const newEmail = () => `elcin-${randomBytes(6).toString('hex')}@bagevi.az`
const correct = (id: number, json: object, token = staff) =>
  app.rest('PUT', `/customers/${id}`, { token, json })
const read = async (id: number) => app.trpc(staff).customers.byId.query({ id })
const rowOf = (id: number) => app.deps.db.user.findUniqueOrThrow({ where: { id } })
const add = async (more: object = {}) =>
  (await app.trpc(staff).customers.add.mutate({ name: 'Elcin', ...more })).id
const entriesOf = (id: number) =>
  app.deps.db.auditEntry.findMany({ where: { kind: 'customer', recordId: id }, orderBy: { id: 'asc' } })

// CUS-9
describe('a customer’s data', () => {
  test('are corrected through both faces, alike for those whom staff added and those who registered', async () => {
    const added = await add()
    const registered = (await makeUser(app.deps.db)).id
    for (const id of [added, registered]) {
      const answer = await correct(id, {
        name: ' Elçin ',
        surname: 'Quliyev',
        phoneNumber: '055 871 36 41',
        emailLanguage: 'ru',
        note: 'Günorta zəng edin',
      })
      expect(answer.status).toBe(200)
      expect(answer.body.data).toMatchObject({
        id,
        name: 'Elçin',
        surname: 'Quliyev',
        phoneNumber: '+994 55 871 36 41',
        language: 'ru',
        note: 'Günorta zəng edin',
      })
      expect(await app.trpc(staff).customers.update.mutate({ id, surname: '' })).toMatchObject({
        name: 'Elçin',
        surname: '',
      })
    }
  })

  test('are corrected by area 6 alone, and staff are no customers', async () => {
    const id = await add()
    const other = await app.signIn(['orders', 'newOrders', 'staff', 'contact'])
    expect((await correct(id, { name: 'x' }, other)).status).toBe(403)
    expect(
      (await correct(id, { name: 'x' }, await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)))
        .status,
    ).toBe(403)
    const colleague = await makeUser(app.deps.db, 'Moderator')
    expect((await correct(colleague.id, { name: 'x' })).status).toBe(404)
    expect((await correct(2147483647, { name: 'x' })).status).toBe(404)
  })

  test('are refused field by field; an account is never without phone and address', async () => {
    const id = await add()
    expect(
      (await correct(id, { name: '', phoneNumber: '+994 5', email: 'elcin@bagevi' })).body.errors,
    ).toMatchObject([{ path: 'name' }, { path: 'phoneNumber' }, { path: 'email' }])
    expect((await correct(id, { phoneNumber: '', email: '' })).status).toBe(200)
    const account = await makeUser(app.deps.db)
    expect((await correct(account.id, { phoneNumber: '' })).body.errors).toMatchObject([
      { path: 'phoneNumber' },
    ])
    expect((await correct(account.id, { email: '' })).body.errors).toMatchObject([{ path: 'email' }])
    expect((await rowOf(account.id)).phoneNumber).toBe(account.phoneNumber)
  })

  test('are not overwritten for who has read an older version', async () => {
    const id = await add()
    const { updatedAt } = await read(id)
    expect((await correct(id, { note: 'bir', updatedAt })).status).toBe(200)
    expect((await correct(id, { note: 'iki', updatedAt })).status).toBe(409)
    expect((await read(id)).note).toBe('bir')
  })

  test('say who changed them last, and the history has no phone, address or note', async () => {
    const id = await add({ phoneNumber: '+994 55 871 36 40' })
    await correct(id, {
      surname: 'Quliyev',
      phoneNumber: '+994 55 871 36 41',
      email: newEmail(),
      note: 'Sirr',
    })
    const entry = (await entriesOf(id)).at(-1)
    expect(entry?.fields).toEqual({
      surname: ['', 'Quliyev'],
      phoneNumber: [null, null],
      email: [null, null],
      note: [null, null],
    })
    expect(entry?.words).not.toContain('Sirr')
    expect((await read(id)).lastChange).toEqual({ name: entry?.actorName, at: entry?.at.toISOString() })
  })

  test('say how many open orders follow, and these show the new phone', async () => {
    const id = await add({ phoneNumber: '+994 55 871 36 40' })
    const service = await makeService(app.deps.db)
    for (const status of [...openStatuses, 'Completed', 'NotApproved'] as const)
      await makeOrder(app.deps.db, id, service, { status })
    expect((await read(id)).openOrders).toBe(openStatuses.length)
    await correct(id, { phoneNumber: '+994 55 871 36 41' })
    const boss = await app.signIn(['orders', 'users'])
    const { items } = await app.trpc(boss).orders.list.query({ appUserId: id })
    expect(new Set(items.map(({ appUser }) => appUser.phoneNumber))).toEqual(new Set(['+994 55 871 36 41']))
  })
})

// CUS-10
describe('the address', () => {
  test('of a customer without an account changes at once, but never to one that is known to be somebody’s', async () => {
    const id = await add()
    const email = newEmail()
    expect((await correct(id, { email: email.toUpperCase() })).body.data).toMatchObject({
      email,
      pendingEmail: '',
    })
    expect((await correct(await add(), { email })).status).toBe(409)
    const account = await makeUser(app.deps.db)
    expect((await correct(id, { email: account.email })).status).toBe(409)
  })

  test('of an account changes once its owner has confirmed the new one; the earlier one is told and can undo it', async () => {
    const account = await makeUser(app.deps.db, 'Client', { email: newEmail() })
    const token = await makeToken(app.deps.db, account.id)
    const email = newEmail()
    expect((await correct(account.id, { email })).body.data).toMatchObject({
      email: account.email,
      emailConfirmed: true,
      pendingEmail: email,
    })
    expect(await rowOf(account.id)).toMatchObject({ email: account.email })
    const [asked] = await mailbox.to(email)
    expect(asked?.kind).toBe('newEmailConfirmation')
    expect(JSON.stringify(asked)).not.toContain(account.name)
    expect(await mailbox.to(account.email)).toEqual([])
    expect((await app.rest('GET', '/Auth/sessions', { token })).status).toBe(200)

    const json = { token: linkToken(asked, 'confirm-email') }
    expect((await app.rest('POST', '/Auth/ConfirmEmail', { json })).status).toBe(204)
    const after = await rowOf(account.id)
    expect(after).toMatchObject({ email, pendingEmail: '' })
    expect(after.emailConfirmedAt).not.toBeNull()
    expect((await app.rest('GET', '/Auth/sessions', { token })).status).toBe(401)
    const [told] = await mailbox.to(account.email)
    expect(told?.kind).toBe('emailChanged')
    const undo = { token: linkToken(told, 'undo-account-change') }
    expect((await app.rest('POST', '/Auth/UndoAccountChange', { json: undo })).status).toBe(204)
    expect(await rowOf(account.id)).toMatchObject({ email: account.email })
  })

  test('of an account that waits is taken back by the present one, and then its link is void', async () => {
    const account = await makeUser(app.deps.db, 'Client', { email: newEmail() })
    const email = newEmail()
    await correct(account.id, { email })
    const [asked] = await mailbox.to(email)
    expect((await correct(account.id, { email: account.email })).body.data).toMatchObject({
      pendingEmail: '',
    })
    const json = { token: linkToken(asked, 'confirm-email') }
    expect((await app.rest('POST', '/Auth/ConfirmEmail', { json })).status).toBe(400)
    expect(await rowOf(account.id)).toMatchObject({ email: account.email })
  })

  test('of an account is refused where another account has it, also when that happens meanwhile', async () => {
    const account = await makeUser(app.deps.db, 'Client', { email: newEmail() })
    const other = await makeUser(app.deps.db, 'Client', { email: newEmail() })
    expect((await correct(account.id, { email: other.email })).status).toBe(409)
    const email = newEmail()
    await correct(account.id, { email })
    const [asked] = await mailbox.to(email)
    await makeUser(app.deps.db, 'Client', { email })
    const json = { token: linkToken(asked, 'confirm-email') }
    expect((await app.rest('POST', '/Auth/ConfirmEmail', { json })).status).toBe(409)
    expect(await rowOf(account.id)).toMatchObject({ email: account.email })
  })

  test('that the owner changes themselves takes back what staff had entered', async () => {
    const account = await makeUser(app.deps.db, 'Client', { email: newEmail() })
    await correct(account.id, { email: newEmail() })
    const token = await makeToken(app.deps.db, account.id)
    expect((await app.rest('PUT', '/AppUser', { token, json: { email: newEmail() } })).status).toBe(200)
    expect(await rowOf(account.id)).toMatchObject({ pendingEmail: '' })
  })
})
