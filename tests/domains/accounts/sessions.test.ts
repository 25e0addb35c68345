import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hashToken } from '../../../src/domains/accounts/find-caller.ts'
import { hashPassword } from '../../../src/lib/password-hash.ts'
import { knownPassword, makeMember, refusal } from '../../support/accounts.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

const argon = vi.hoisted(() => ({ verified: [] as string[] }))
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    verify: (hash: string, password: string) => {
      argon.verified.push(hash)
      return real.verify(hash, password)
    },
  }
})

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const logIn = (email: string, password: string, query = {}) =>
  app.rest('POST', '/auth/login', { json: { email, password }, query })

describe('logging in', () => {
  test('answers an access token and the user, on both faces', async () => {
    const member = await makeMember(app.deps.db, 'Moderator')
    const rest = await logIn(member.email.toUpperCase(), knownPassword)
    expect(rest.status).toBe(200)
    expect(rest.body.data).toEqual({
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: member.id,
        name: member.name,
        surname: member.surname,
        fatherName: '',
        email: member.email,
        phoneNumber: member.phoneNumber,
        emailConfirmed: true,
        photoUrl: '',
        appRole: { id: member.roleId, name: 'Moderator', permissions: member.role.permissions },
      },
    })
    const rpc = await app.trpc().accounts.logIn.mutate({ email: member.email, password: knownPassword })
    expect(rpc.user).toEqual((rest.body.data as { user: object }).user)
    expect(await app.trpc(rpc.accessToken).accounts.me.query()).toEqual({
      ...rpc.user,
      updatedAt: expect.any(String),
    })
  })

  // ACC-4
  test('stores only the hash of the token', async () => {
    const member = await makeMember(app.deps.db)
    const { accessToken } = (await logIn(member.email, knownPassword)).body.data as { accessToken: string }
    const session = await app.deps.db.session.findUnique({ where: { tokenHash: hashToken(accessToken) } })
    expect(session?.userId).toBe(member.id)
  })

  // ACC-3
  test('an unknown user and a wrong password get the same answer after the same work', async () => {
    const member = await makeMember(app.deps.db)
    argon.verified.length = 0
    const wrong = await logIn(member.email, 'not-the-password')
    const unknown = await logIn('nobody@example.com', 'not-the-password')
    expect(wrong.status).toBe(404)
    expect(unknown.status).toBe(404)
    expect(unknown.body).toEqual(wrong.body)
    const costs = argon.verified.map((hash) => hash.split('$').slice(0, 4))
    const expected = (await hashPassword('x')).split('$').slice(0, 4)
    expect(costs).toEqual([expected, expected])
    expect(expected.join('$')).toBe('$argon2id$v=19$m=19456,t=2,p=1')
    const refused = await refusal(
      app.trpc().accounts.logIn.mutate({ email: 'nobody@example.com', password: 'not-the-password' }),
    )
    expect(refused).toMatchObject({ code: 'NOT_FOUND', httpStatus: 404 })
  })

  // ACC-2
  test('e-mail and password are required, the password has 8 characters', async () => {
    const answer = await app.rest('POST', '/auth/login', { json: {} })
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.map(({ path }) => path)).toEqual(['email', 'password'])
    expect((await logIn('nobody@example.com', '1234567')).status).toBe(400)
  })

  test('remembers the language of the log-in for mails', async () => {
    const member = await makeMember(app.deps.db)
    await logIn(member.email, knownPassword, { lang: 'ru' })
    expect(await app.deps.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ language: 'ru' })
    const { trpc } = app
    await trpc(undefined, 'en').accounts.logIn.mutate({ email: member.email, password: knownPassword })
    expect(await app.deps.db.user.findUnique({ where: { id: member.id } })).toMatchObject({ language: 'en' })
  })

  test('a password that changes while it is checked opens no session', async () => {
    const member = await makeMember(app.deps.db)
    const attempts = Array.from({ length: 8 }, () => logIn(member.email, knownPassword))
    await app.rest('PUT', '/appuser/change-password', {
      token: member.token,
      json: { newPassword: 'another-password' },
    })
    await Promise.all(attempts)
    const living = await app.deps.db.session.findMany({ where: { userId: member.id, revokedAt: null } })
    expect(living.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(member.token)])
  })
})

describe('a session', () => {
  // ACC-4
  test('ends at log-out, and only that one', async () => {
    const member = await makeMember(app.deps.db)
    const second = (await logIn(member.email, knownPassword)).body.data as { accessToken: string }
    expect((await app.rest('POST', '/auth/logout', { token: member.token })).status).toBe(204)
    expect((await app.rest('GET', '/auth/me', { token: member.token })).status).toBe(401)
    expect((await app.rest('GET', '/auth/me', { token: second.accessToken })).status).toBe(200)
    await app.trpc(second.accessToken).accounts.logOut.mutate()
    expect((await refusal(app.trpc(second.accessToken).accounts.me.query())).code).toBe('UNAUTHENTICATED')
  })

  // ACC-4
  test('dies after 30 days unused', async () => {
    const member = await makeMember(app.deps.db)
    const day = 24 * 60 * 60 * 1000
    const me = async (days: number) => {
      app.setNow(new Date(Date.now() + days * day))
      return (await app.rest('GET', '/auth/me', { token: member.token })).status
    }
    expect([await me(29), await me(58), await me(89)]).toEqual([200, 200, 401])
    app.setNow(null)
  })

  test('needs a token that is one', async () => {
    expect((await app.rest('GET', '/auth/me')).status).toBe(401)
    expect((await app.rest('GET', '/auth/me', { token: 'nothing' })).status).toBe(401)
    expect((await app.rest('POST', '/auth/logout')).status).toBe(401)
  })
})
