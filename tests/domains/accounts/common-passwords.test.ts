import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureFirstAdmin } from '../../../src/domains/staff/first-admin.ts'
import { isCommonPassword } from '../../../src/lib/new-password.ts'
import { StartError } from '../../../src/lib/start-error.ts'
import { knownPassword, makeMember, makeResetToken, refusal } from '../../support/accounts.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test.each([
  'password',
  'Password1',
  'PASSWORD!',
  'Password1!!',
  '12345678',
  '0123456789',
  '9876543210',
  '00000000',
  'aaaaaaaaaa',
  '12341234',
  'abcdefgh',
  'qwertyuiop',
  '1qaz2wsx',
  'parol123',
  'azerbaijan',
  'p@ssw0rd',
  'administrator',
])('everybody uses %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each([
  knownPassword,
  'sirli-parol-1',
  'qırmızı-nar-26',
  'Kür-çayı-1920',
  'correct horse battery',
  '!!!!!!!?',
])('not everybody uses %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})

// ACC-2
describe('a password that everybody uses is refused on its field, by both faces', () => {
  const bad = 'Password1'
  let made = 0
  const person = () => ({
    name: 'Aysel',
    surname: 'Əliyeva',
    email: `aysel${++made}@example.com`,
    phoneNumber: '+994 50 312 44 18',
    password: bad,
  })
  const fieldOf = (answer: Awaited<ReturnType<TestApp['rest']>>) => [
    answer.status,
    answer.body.errors?.map(({ path }) => path),
  ]

  test('at registration', async () => {
    const json = { ...person(), passwordConfirm: bad }
    const refused = await app.rest('POST', '/Clients', { json, query: { language: 'en' } })
    expect(fieldOf(refused)).toEqual([400, ['password']])
    expect(refused.body.message).toBe(
      'Too many people use this password. Choose one that is harder to guess.',
    )
    expect((await refusal(app.trpc().accounts.register.mutate(json))).code).toBe('VALIDATION')
    expect(await app.deps.db.user.count({ where: { email: json.email } })).toBe(0)
  })

  test('for new staff', async () => {
    const token = await app.signIn('SuperAdmin')
    const json = { ...person(), appRoleId: 3 }
    expect(fieldOf(await app.rest('POST', '/AppUser', { token, json }))).toEqual([400, ['password']])
    expect((await refusal(app.trpc(token).staff.create.mutate(json))).code).toBe('VALIDATION')
  })

  test('in a profile, one’s own and another’s, and at changing it', async () => {
    const { token, id, passwordHash } = await makeMember(app.deps.db)
    const root = await app.signIn('SuperAdmin')
    const own = await app.rest('PUT', '/AppUser', { token, json: { password: bad } })
    const others = await app.rest('PUT', '/AppUser', { token: root, json: { id, password: bad } })
    const changed = await app.rest('PUT', '/appuser/change-password', { token, json: { newPassword: bad } })
    expect([own, others, changed].map(fieldOf)).toEqual([
      [400, ['password']],
      [400, ['password']],
      [400, ['newPassword']],
    ])
    expect((await refusal(app.trpc(token).accounts.changePassword.mutate({ newPassword: bad }))).code).toBe(
      'VALIDATION',
    )
    expect(await app.deps.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ passwordHash })
  })

  test('at a reset, whose link goes on working', async () => {
    const member = await makeMember(app.deps.db)
    const token = await makeResetToken(app.deps.db, member.id)
    const json = { token, password: bad, confirmPassword: bad }
    expect(fieldOf(await app.rest('POST', '/Auth/ResetPassword', { json }))).toEqual([400, ['password']])
    const good = { token, password: 'Kür-çayı-1920', confirmPassword: 'Kür-çayı-1920' }
    expect((await app.rest('POST', '/Auth/ResetPassword', { json: good })).status).toBe(204)
  })

  test('for the first SuperAdmin, in a line that names the variable', async () => {
    const shop = await startTestApp({ settings: { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: bad } })
    const refused = await ensureFirstAdmin(shop.deps).catch((error) => error)
    expect(refused).toBeInstanceOf(StartError)
    expect(refused.message).toMatch(/^ADMIN_PASSWORD: /)
    await shop.close()
  })
})

// ACC-2
test('whoever has such a password already goes on logging in with it', async () => {
  const { hashPassword } = await import('../../../src/lib/password-hash.ts')
  const { id, email } = await makeMember(app.deps.db)
  await app.deps.db.user.update({ where: { id }, data: { passwordHash: await hashPassword('12345678') } })
  expect((await app.rest('POST', '/auth/login', { json: { email, password: '12345678' } })).status).toBe(200)
})
