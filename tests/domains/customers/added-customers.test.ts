import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPassword } from '../../support/accounts.ts'
import { makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { linkToken, openMailbox } from '../../support/mailbox.ts'

let app: TestApp
let mailbox: Awaited<ReturnType<typeof openMailbox>>
/** Of area 8 alone, of 6 alone, and of both with 5. */
let taker: string
let reader: string
let boss: string
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  mailbox = await openMailbox(app)
  taker = await app.signIn(['orders'])
  reader = await app.signIn(['users'])
  boss = await app.signIn(['staff', 'users', 'orders', 'newOrders'])
  service = await makeService(app.deps.db, { name: 'Flayer', prices: [{ count: 100, price: 1500 }] })
})
afterAll(() => app.close())

type Found = { id: number; name: string; email: string; hasAccount: boolean; orders: number; last: unknown }

const add = async (json: object, token = taker) => {
  const answer = await app.rest('POST', '/customers', { token, json })
  return {
    status: answer.status,
    body: answer.body,
    id: (answer.body.data as { id: number } | undefined)?.id ?? 0,
  }
}
const find = async (text: string, token = boss) =>
  (await app.rest('GET', '/customers/find', { token, query: { text } })).body.data as Found[]
const take = async (customerId: number, more: object = {}) => {
  const lines = [{ serviceId: service.id, count: 100, ...more }]
  const answer = await app.rest('POST', '/order/taken', { token: taker, json: { customerId, lines } })
  expect(answer.status).toBe(201)
  return (answer.body.data as { orders: { id: number }[] }).orders[0]?.id ?? 0
}
/** Without digits, which would be found as a phone number's. */
const newEmail = () =>
  `elcin-${randomBytes(4).toString('hex').replace(/\d/g, 'x')}${'abcdefghijklmnopqrstuvwxyz'[emails++ % 26]}@bagevi.az`
let emails = 0

/** Registers with an address; its link is in the mailbox. */
async function register(email: string) {
  const person = { name: 'Elçin', surname: 'Quliyev', email, phoneNumber: '+994 55 871 36 40' }
  const json = { ...person, password: knownPassword, passwordConfirm: knownPassword }
  const { id } = (await app.rest('POST', '/Clients', { json })).body.data as { id: number }
  return { id, token: await makeToken(app.deps.db, id) }
}
const confirm = async (email: string) => {
  const mail = (await mailbox.to(email)).findLast(({ kind }) => kind === 'emailConfirmation')
  const json = { token: linkToken(mail, 'confirm-email') }
  expect((await app.rest('POST', '/Auth/ConfirmEmail', { json })).status).toBe(204)
}
const ownerOf = async (orderId: number) =>
  (await app.deps.db.order.findUniqueOrThrow({ where: { id: orderId } })).userId

// CUS-5
describe('a customer whom staff add', () => {
  test('needs a name alone, by area 6 or 8, and is in the history', async () => {
    const { status, body, id } = await add({ name: ' Elçin ' })
    expect([status, body.data]).toEqual([
      201,
      { id, name: 'Elçin', surname: '', email: '', phoneNumber: '', budget: 0 },
    ])
    expect((await add({ name: 'Sevda' }, reader)).status).toBe(201)
    for (const areas of [['newOrders'], ['staff']] as const)
      expect((await add({ name: 'Sevda' }, await app.signIn(areas))).status).toBe(403)
    expect((await add({ name: '' })).body.errors).toMatchObject([{ path: 'name' }])
    expect((await add({ name: 'x', phoneNumber: '+994 5', email: 'x' })).body.errors).toMatchObject([
      { path: 'phoneNumber' },
      { path: 'email' },
    ])
    const entry = await app.deps.db.auditEntry.findFirst({ where: { kind: 'customer', recordId: id } })
    expect(entry).toMatchObject({ act: 'created', recordName: 'Elçin' })
  })

  test('is in the lists of customers like any other, and nobody logs in as one', async () => {
    const email = newEmail()
    const { id } = await add({ name: 'Elçin', surname: 'Quliyev', phoneNumber: '055 871 36 40', email })
    const read = await app.rest('GET', `/clients/${id}`, { token: reader })
    expect(read.body.data).toMatchObject({
      email,
      phoneNumber: '+994 55 871 36 40',
      hasAccount: false,
      emailConfirmed: false,
      language: 'az',
    })
    const listed = await app.rest('GET', '/clients', { token: reader, query: { pageSize: 3 } })
    expect(listed.body.data).toContainEqual(expect.objectContaining({ id, email }))
    for (const who of [email, ''])
      expect(
        (await app.rest('POST', '/auth/login', { json: { email: who, password: 'none' } })).status,
      ).not.toBe(200)
    expect((await app.rest('POST', '/Auth/ForgotPassword', { json: { email } })).status).toBe(404)
  })

  test('is refused with the address of a confirmed account or of another added one, not of an unconfirmed one', async () => {
    const account = await makeUser(app.deps.db)
    expect((await add({ name: 'x', email: account.email.toUpperCase() })).status).toBe(409)
    const stranger = await makeUser(app.deps.db, 'Client', { emailConfirmedAt: null })
    expect((await add({ name: 'x', email: stranger.email })).status).toBe(201)
    expect((await add({ name: 'y', email: stranger.email })).status).toBe(409)
  })

  test('is changed by the fields of a profile, never opened', async () => {
    const { id } = await add({ name: 'Elçin' })
    const email = newEmail()
    const change = (json: object) => app.rest('PUT', '/AppUser', { token: boss, json: { id, ...json } })
    expect((await change({ surname: 'Quliyev', email, phoneNumber: '055 871 36 41' })).status).toBe(200)
    const user = await app.deps.db.user.findUniqueOrThrow({ where: { id } })
    expect(user).toMatchObject({ surname: 'Quliyev', email: '', contactEmail: email, emailConfirmedAt: null })
    expect(await mailbox.to(email)).toEqual([])
    expect((await change({ password: 'qırmızı-nar-26' })).status).toBe(403)
    const other = await makeUser(app.deps.db)
    expect((await change({ email: other.email })).status).toBe(409)
    expect((await change({ email })).status).toBe(200)
  })
})

// CUS-8
test('customers are found by digits anywhere, by name and with area 6 by e-mail, who ordered last first', async () => {
  const email = newEmail()
  const first = await add({ name: 'Fərid', surname: 'Rüstəmli', phoneNumber: '+994 50 444 55 04', email })
  const second = await add({ name: 'Fərid', phoneNumber: '055 444 02 19' })
  await take(first.id)
  const all = async (text: string, token = boss) => (await find(text, token)).map(({ id }) => id)
  // Others' addresses are random, and have such digits now and then.
  const ids = async (...asked: Parameters<typeof all>) =>
    (await all(...asked)).filter((id) => [first.id, second.id].includes(id))
  expect(await ids('ferid')).toEqual([first.id, second.id])
  expect(await ids('444')).toEqual([first.id, second.id])
  expect(await ids('+994 55 444')).toEqual([second.id])
  expect(await ids('4440219')).toEqual([second.id])
  expect(await ids('44 02')).toEqual([second.id])
  expect(await ids(email)).toEqual([first.id])
  expect(await ids(email, taker)).toEqual([])
  expect(await all('')).toEqual([])
  expect(await all('%')).toEqual([])
  const [found] = await find('rustemli', taker)
  expect(found).toMatchObject({
    email: '',
    hasAccount: false,
    orders: 1,
    budget: 15,
    last: { name: 'Flayer' },
  })
  expect((await app.rest('GET', '/customers/find', { token: await app.signIn(['newOrders']) })).status).toBe(
    403,
  )
  const staff = await makeUser(app.deps.db, [8], { name: 'Qəndab' })
  expect(await all('Qəndab')).not.toContain(staff.id)
})

// CUS-7
test('emails about orders go to the address that staff wrote down, and to nobody without one', async () => {
  const email = newEmail()
  const { id } = await add({ name: 'Elçin', email, language: 'ru' })
  const orderId = await take(id, { price: 20, reason: 'Təcili' })
  const without = await add({ name: 'Sevda' })
  await take(without.id)
  const [mail, ...others] = await mailbox.to(email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Ваш заказ №\u00a0${orderId} принят`)
  expect(mail?.text).not.toContain('Təcili')
  const everything = await mailbox.read()
  expect(everything.filter(({ to }) => !to?.[0]?.address)).toEqual([])
})

// CUS-6
describe('when somebody registers with the address', () => {
  test('the orders are theirs once they confirm it, and nothing of the person stays behind', async () => {
    const email = newEmail()
    const { id } = await add({ name: 'Elçin', surname: 'Bağırov', phoneNumber: '+994 55 871 36 40', email })
    const orders = [await take(id), await take(id)]
    const account = await register(email)
    expect(await ownerOf(orders[0] ?? 0)).toBe(id)
    const mine = async () => (await app.trpc(account.token).orders.mine.query()).map((order) => order.id)
    expect(await mine()).toEqual([])
    await confirm(email)
    expect((await mine()).toSorted((one, other) => one - other)).toEqual(orders)
    const [order] = await app.deps.db.order.findMany({
      where: { id: orders[0] },
      include: { purchase: true },
    })
    expect(order?.purchase?.userId).toBe(account.id)
    const former = await app.deps.db.user.findUniqueOrThrow({ where: { id } })
    expect(former).toMatchObject({
      name: '—',
      surname: '',
      phoneNumber: '',
      contactEmail: '',
      mergedIntoId: account.id,
    })
    expect(former.deletedAt).not.toBeNull()
    const entry = { kind: 'customer', recordId: id, actorId: account.id }
    expect(await app.deps.db.auditEntry.count({ where: entry })).toBe(1)
    const led = await app.rest('GET', `/clients/${id}`, { token: reader })
    expect(led.body.data).toMatchObject({ id: account.id, former: [] })
    // And what is erased of the account is erased of what it was before.
    expect((await app.rest('DELETE', `/clients/${account.id}`, { token: boss })).status).toBe(204)
    const left = await app.deps.db.$queryRaw<unknown[]>`
      SELECT 1 FROM history_entries WHERE fields::text LIKE '%Bağırov%' OR words LIKE '%Bağırov%' OR record_name LIKE '%Bağırov%'`
    expect(left).toEqual([])
  })

  test('an order that is taken at the same moment is lost by neither', async () => {
    const email = newEmail()
    const { id } = await add({ name: 'Elçin', email })
    const account = await register(email)
    await mailbox.to(email)
    const lines = [{ serviceId: service.id, count: 100 }]
    const placing = Array.from({ length: 6 }, () =>
      app.rest('POST', '/order/taken', { token: taker, json: { customerId: id, lines } }),
    )
    const [answers] = await Promise.all([Promise.all(placing), confirm(email)])
    const placed = answers.filter(({ status }) => status === 201).length
    expect(answers.every(({ status }) => [201, 400, 404].includes(status))).toBe(true)
    expect(await app.deps.db.order.count({ where: { userId: account.id } })).toBe(placed)
    expect(await app.deps.db.order.count({ where: { userId: id } })).toBe(0)
  })

  test('neither the phone number alone nor another address takes them over', async () => {
    const { id } = await add({ name: 'Elçin', phoneNumber: '+994 55 871 36 40', email: newEmail() })
    const orderId = await take(id)
    const other = newEmail()
    await register(other)
    await confirm(other)
    expect(await ownerOf(orderId)).toBe(id)
  })
})
