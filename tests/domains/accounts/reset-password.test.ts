import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPassword, makeMember, makeResetToken, queuedEmails, refusal } from '../../support/accounts.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const newPassword = 'another-password'
const reset = (token: string | undefined, password = newPassword, confirmPassword = password) =>
  app.rest('POST', '/Auth/ResetPassword', { json: { password, token, confirmPassword } })
const forgot = (json: object) => app.rest('POST', '/Auth/ForgotPassword', { json })
const emailsTo = async (userId: number, kind: string) =>
  (await queuedEmails(app.deps.db, kind)).filter((mail) => mail.userId === userId)

describe('asking for a reset link', () => {
  // ACC-9
  test('queues a mail without any token', async () => {
    const member = await makeMember(app.deps.db)
    const answer = await forgot({ email: member.email.toUpperCase(), url: 'http://shop.test/' })
    expect(answer.status).toBe(200)
    const [mail, ...more] = await emailsTo(member.id, 'passwordReset')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ userId: member.id, baseUrl: 'http://shop.test' })
    expect(await app.deps.db.passwordReset.count({ where: { userId: member.id } })).toBe(0)
    await app.trpc().accounts.forgotPassword.mutate({ email: member.email })
    expect(await emailsTo(member.id, 'passwordReset')).toHaveLength(2)
  })

  // ACC-8
  test('an unknown e-mail is 404 on both faces', async () => {
    expect((await forgot({ email: 'nobody@example.com' })).status).toBe(404)
    const refused = await refusal(app.trpc().accounts.forgotPassword.mutate({ email: 'nobody@example.com' }))
    expect(refused.code).toBe('NOT_FOUND')
    expect((await forgot({})).status).toBe(400)
  })

  // ACC-8
  test('a foreign url is 400 and no mail, whether or not the e-mail is known', async () => {
    const member = await makeMember(app.deps.db)
    for (const email of [member.email, 'nobody@example.com']) {
      for (const url of ['http://evil.example', 'https://shop.test', 'http://shop.test.evil.example', 'x']) {
        const answer = await forgot({ email, url })
        expect(answer.status).toBe(400)
        expect(answer.body.errors).toMatchObject([{ path: 'url' }])
      }
    }
    expect(await emailsTo(member.id, 'passwordReset')).toEqual([])
  })

  // ACC-8
  test('the link is never built from Host or X-Forwarded-Host', async () => {
    const member = await makeMember(app.deps.db)
    await app.rest('POST', '/Auth/ForgotPassword', {
      json: { email: member.email },
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })
    expect(await emailsTo(member.id, 'passwordReset')).toMatchObject([{ baseUrl: 'http://shop.test' }])
  })
})

describe('setting a new password by the link', () => {
  // ACC-9
  test('ends every session, sends a mail, works once', async () => {
    const member = await makeMember(app.deps.db)
    const token = await makeResetToken(app.deps.db, member.id)
    const other = await makeResetToken(app.deps.db, member.id)
    expect((await reset(token)).status).toBe(204)
    expect((await app.rest('GET', '/auth/me', { token: member.token })).status).toBe(401)
    const logIn = (password: string) =>
      app.rest('POST', '/auth/login', { json: { email: member.email, password } })
    expect((await logIn(knownPassword)).status).toBe(404)
    expect((await logIn(newPassword)).status).toBe(200)
    expect(await emailsTo(member.id, 'passwordChanged')).toHaveLength(1)
    expect((await reset(token)).status).toBe(400)
    expect((await reset(other)).status).toBe(400)
  })

  // ACC-9
  test('of 50 at once one wins', async () => {
    const member = await makeMember(app.deps.db)
    const token = await makeResetToken(app.deps.db, member.id)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => reset(token, `password-number-${index}`)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(49)
    expect(await emailsTo(member.id, 'passwordChanged')).toHaveLength(1)
    const winner = `password-number-${statuses.indexOf(204)}`
    const login = await app.rest('POST', '/auth/login', { json: { email: member.email, password: winner } })
    expect(login.status).toBe(200)
  })

  test('short, mismatched, missing, unknown, used and expired each have a message of their own', async () => {
    const member = await makeMember(app.deps.db)
    const good = await makeResetToken(app.deps.db, member.id)
    const expired = await makeResetToken(app.deps.db, member.id, new Date(Date.now() - 1))
    const used = await makeResetToken(app.deps.db, member.id)
    await app.deps.db.passwordReset.updateMany({
      where: { userId: member.id, expiresAt: { gt: new Date() } },
      data: { usedAt: new Date() },
    })
    const fresh = await makeResetToken(app.deps.db, member.id)
    const answers = [
      await reset(fresh, '1234567'),
      await reset(fresh, newPassword, 'something-else'),
      await reset(undefined),
      await reset('x'.repeat(43)),
      await reset(used),
      await reset(expired),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
    const messages = answers.map(({ body }) => body.message)
    expect(new Set(messages).size).toBe(6)
    expect(answers.map(({ body }) => body.errors?.map(({ path }) => path))).toEqual([
      ['password'],
      ['confirmPassword'],
      ['token'],
      ['token'],
      ['token'],
      ['token'],
    ])
    expect((await reset('')).body.message).toBe(messages[2])
    expect((await reset(good)).status).toBe(400)
    expect((await reset(fresh)).status).toBe(204)
  })

  test('a deleted user’s link is void', async () => {
    const member = await makeMember(app.deps.db, 'Moderator')
    const token = await makeResetToken(app.deps.db, member.id)
    await app.deps.db.user.update({ where: { id: member.id }, data: { deletedAt: new Date() } })
    expect((await reset(token)).status).toBe(400)
  })

  test('through tRPC too', async () => {
    const member = await makeMember(app.deps.db)
    const token = await makeResetToken(app.deps.db, member.id)
    const input = { token, password: newPassword, confirmPassword: newPassword }
    await app.trpc().accounts.resetPassword.mutate(input)
    expect((await refusal(app.trpc().accounts.resetPassword.mutate(input))).code).toBe('VALIDATION')
  })
})
