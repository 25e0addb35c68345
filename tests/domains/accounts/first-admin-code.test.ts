import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { printedCode } from '../../../src/domains/accounts/first-admin-code.ts'
import { knownPassword } from '../../support/accounts.ts'
import { makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'on' } })
})
afterEach(() => app.close())

const person = (code: string, more: object = {}) => ({
  code,
  name: 'Rəna',
  surname: 'Nağıyeva',
  email: 'Rena@Example.com',
  password: knownPassword,
  ...more,
})
const make = (json: object) => app.rest('POST', '/auth/firstadmin', { json })
const isNeeded = async () => (await app.rest('GET', '/auth/firstadmin')).body.data

describe('the first administrator by a code of the console', () => {
  // PER-16
  test('is a SuperAdmin with a confirmed address, and can log in', async () => {
    expect(await isNeeded()).toEqual({ isNeeded: true })
    const made = await make(person(await printedCode(app.deps)))
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({ email: 'rena@example.com', emailConfirmed: true })
    expect(await isNeeded()).toEqual({ isNeeded: false })
    const json = { email: 'rena@example.com', password: knownPassword }
    const { status, body } = await app.rest('POST', '/auth/login', { json })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ user: { name: 'Rəna', appRole: { name: 'SuperAdmin' } } })
  })

  // PER-16
  test('takes the code as people copy it, whichever start printed it', async () => {
    const [first] = [await printedCode(app.deps), await printedCode(app.deps)]
    const typed = (first ?? '').toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
    expect((await make(person(typed))).status).toBe(201)
  })

  // PER-16
  test('is refused with a wrong code, on its field', async () => {
    await printedCode(app.deps)
    const { status, body } = await make(person('0000-0000-0000-0000'))
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ path: 'code' }])
    expect(await app.deps.db.user.count()).toBe(0)
  })

  // PER-16
  test('every code is useless once there is an administrator', async () => {
    const [code, other] = [await printedCode(app.deps), await printedCode(app.deps)]
    await make(person(code))
    for (const again of [code, other]) {
      const { status } = await make(person(again, { email: 'other@example.com' }))
      expect(status).toBe(409)
    }
    expect(await app.deps.db.firstAdminCode.count()).toBe(0)
  })

  // PER-16
  test('of several attempts at once one wins', async () => {
    const codes = await Promise.all(Array.from({ length: 4 }, () => printedCode(app.deps)))
    const answers = await Promise.all(
      codes.map((code, index) => make(person(code, { email: `admin${index}@example.com` }))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    expect(await app.deps.db.user.count()).toBe(1)
  })

  // PER-16, ACC-16
  test('attempts are limited', async () => {
    for (let attempt = 0; attempt < 20; attempt++) await make(person('0000'))
    expect((await make(person(await printedCode(app.deps)))).status).toBe(429)
  })

  // PER-16, ACC-2
  test('a common password and a customer’s address are refused, and the code goes on working', async () => {
    const code = await printedCode(app.deps)
    await makeUser(app.deps.db, 'Client', { email: 'taken@example.com' })
    expect((await make(person(code, { password: 'password1' }))).body.errors).toMatchObject([
      { path: 'password' },
    ])
    expect((await make(person(code, { email: 'taken@example.com' }))).status).toBe(409)
    expect((await make(person(code))).status).toBe(201)
  })
})
