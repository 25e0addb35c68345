import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seal, unseal } from '../../../src/lib/sealed.ts'
import { knownPassword, makeMember, queuedEmails, refusal } from '../../support/accounts.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

const SECRET_KEY = 'a key of at least thirty-two characters'
const halfMinute = 30_000

let app: TestApp
let clock = Date.UTC(2026, 10, 21, 12)
beforeAll(async () => {
  app = await startTestApp({ settings: { SECRET_KEY } })
})
afterAll(() => app.close())
// Each test has half minutes of its own: no code of an earlier one.
beforeEach(() => tick(10))

/** So many half minutes later. */
function tick(steps = 1): void {
  clock += steps * halfMinute
  app.setNow(new Date(clock))
}

const codeOf = (secret: string, shift = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock + shift * halfMinute })
const logIn = (email: string, more: object = {}) =>
  app.rest('POST', '/auth/login', { json: { email, password: knownPassword, ...more } })
const actsOf = async (userId: number) =>
  (await app.deps.db.securityEvent.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
    ({ act }) => act,
  )

/** Somebody on the staff with an app and recovery codes; the code of the present half minute is used up. */
async function withApp(role = 'Moderator') {
  const member = await makeMember(app.deps.db, role)
  const mine = app.trpc(member.token).secondFactor
  const { secret } = await mine.begin.mutate({ password: knownPassword })
  const { recoveryCodes } = await mine.confirm.mutate({ code: codeOf(secret) })
  tick()
  return { ...member, mine, secret, recoveryCodes }
}

describe('turning it on', () => {
  // ACC-14
  test('takes the password and a code of the app, alike through both faces', async () => {
    const { token, id, email } = await makeMember(app.deps.db, 'Moderator')
    const rest = (method: string, json?: object) => app.rest(method, '/auth/secondfactor', { token, json })
    expect((await rest('POST', { password: 'not-the-password' })).body.errors).toMatchObject([
      { path: 'password' },
    ])
    const begun = (await rest('POST', { password: knownPassword })).body.data as {
      secret: string
      uri: string
    }
    expect(begun.uri).toContain(`otpauth://totp/shop.test:${encodeURIComponent(email)}?issuer=shop.test`)
    expect(begun.uri).toContain(`secret=${begun.secret}`)
    expect((await logIn(email)).status).toBe(200)
    expect((await rest('PUT', { code: '000000' })).body.errors).toMatchObject([{ path: 'code' }])
    const on = await rest('PUT', { code: codeOf(begun.secret) })
    const { recoveryCodes } = on.body.data as { recoveryCodes: string[] }
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await app.trpc(token).secondFactor.status.query()).toEqual({
      isOn: true,
      isRequired: false,
      since: new Date(clock).toISOString(),
      recoveryCodesLeft: 10,
    })
    expect((await refusal(app.trpc(token).secondFactor.begin.mutate({ password: knownPassword }))).code).toBe(
      'CONFLICT',
    )
    expect((await rest('PUT', { code: codeOf(begun.secret) })).status).toBe(409)
    expect(await actsOf(id)).toContain('secondFactorOn')
    const mails = await queuedEmails(app.deps.db, 'secondFactorChanged')
    expect(mails.filter(({ userId }) => userId === id)).toMatchObject([{ change: 'on' }])
  })

  test('the secret is sealed, recovery codes are hashed, and neither is in any answer, export or log of events', async () => {
    const { id, token, secret, recoveryCodes } = await withApp()
    const { db } = app.deps
    const factor = await db.secondFactor.findUniqueOrThrow({ where: { userId: id } })
    expect(Buffer.from(factor.secret).toString('latin1')).not.toContain(secret)
    expect(unseal(factor.secret, SECRET_KEY)).toBe(secret)
    const admin = await app.signIn('SuperAdmin')
    const everything = JSON.stringify([
      await db.recoveryCode.findMany({ where: { userId: id } }),
      await db.securityEvent.findMany({ where: { userId: id } }),
      await db.auditEntry.findMany(),
      await queuedEmails(db, 'secondFactorChanged'),
      await app.trpc(admin).staff.list.query(),
      await app.trpc(token).accounts.me.query(),
      Buffer.from((await app.trpc(token).personalData.mine.query()).content, 'base64').toString(),
    ])
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(everything).not.toContain(hidden)
  })
})

describe('logging in', () => {
  test('without it is as ever; with it a code is asked for, in three languages, and goes with the password', async () => {
    const { email, secret } = await withApp()
    const plain = await makeMember(app.deps.db)
    expect((await logIn(plain.email)).status).toBe(200)
    expect((await logIn(plain.email, { code: '123456' })).status).toBe(200)
    const sentences = new Set<string>()
    for (const language of ['az', 'ru', 'en']) {
      const asked = await app.rest('POST', `/Auth/Login/?language=${language}`, {
        json: { email, password: knownPassword },
      })
      expect(Object.keys(asked.body).sort()).toEqual(['code', 'message', 'statusCode'])
      expect(asked.body).toMatchObject({ statusCode: 401, code: 'CODE_NEEDED' })
      sentences.add(asked.body.message)
    }
    expect(sentences.size).toBe(3)
    expect((await logIn(email, { code: '' })).body.code).toBe('CODE_NEEDED')
    expect((await logIn(email, { password: 'not-the-password', code: codeOf(secret) })).status).toBe(404)
    expect((await logIn(email, { code: `${codeOf(secret)}` })).status).toBe(200)
  })

  test('our own pages send the code with what the password was answered: once, and for five minutes', async () => {
    const { email, secret, id } = await withApp()
    const { accounts } = app.trpc()
    const ask = async () => {
      const refused = await refusal(accounts.logIn.mutate({ email, password: knownPassword }))
      return (refused as unknown as { challenge: string }).challenge
    }
    const challenge = await ask()
    expect(challenge).toHaveLength(43)
    const wrong = await refusal(accounts.logInWithCode.mutate({ challenge, code: '000000' }))
    expect(wrong).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'code' }] })
    const { accessToken, user } = await accounts.logInWithCode.mutate({ challenge, code: codeOf(secret) })
    expect(user.id).toBe(id)
    expect((await app.rest('GET', '/auth/me', { token: accessToken })).status).toBe(200)
    tick()
    const again = { challenge, code: codeOf(secret) }
    expect((await app.rest('POST', '/auth/login/code', { json: again })).body.errors).toMatchObject([
      { path: 'challenge' },
    ])
    const late = await ask()
    tick(11)
    const tooLate = await refusal(accounts.logInWithCode.mutate({ challenge: late, code: codeOf(secret) }))
    expect(tooLate).toMatchObject({ errors: [{ path: 'challenge' }] })
    const before = await ask()
    await app.trpc(accessToken).accounts.changePassword.mutate({ newPassword: 'another-password' })
    const gone = await refusal(accounts.logInWithCode.mutate({ challenge: before, code: codeOf(secret) }))
    expect(gone).toMatchObject({ errors: [{ path: 'challenge' }] })
    expect(await actsOf(id)).toEqual(['secondFactorOn', 'codeRefused', 'loggedIn'])
  })

  // ACC-14
  test('a code opens once, however many try it at the same time; so does a recovery code', async () => {
    const { email, secret, recoveryCodes, mine } = await withApp()
    const atOnce = async (code: string) => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(email, { code })))
      return answers.filter(({ status }) => status === 200).length
    }
    expect(await atOnce(codeOf(secret))).toBe(1)
    const typed = (recoveryCodes[3] ?? '').toLowerCase().replaceAll('-', ' ')
    expect(await atOnce(typed)).toBe(1)
    expect((await mine.status.query()).recoveryCodesLeft).toBe(9)
    expect((await logIn(email, { code: recoveryCodes[3] })).status).toBe(400)
  })

  test('clocks may differ by half a minute, and an earlier code than the last used one opens nothing', async () => {
    const { email, secret } = await withApp()
    tick(3)
    expect((await logIn(email, { code: codeOf(secret, 2) })).status).toBe(400)
    expect((await logIn(email, { code: codeOf(secret, -2) })).status).toBe(400)
    expect((await logIn(email, { code: codeOf(secret, 1) })).status).toBe(200)
    expect((await logIn(email, { code: codeOf(secret) })).status).toBe(400)
  })
})

test('turning it off and new recovery codes take password and code', async () => {
  const { email, token, mine, secret, recoveryCodes } = await withApp()
  const [first = '', second = ''] = recoveryCodes
  expect((await refusal(mine.turnOff.mutate({ password: knownPassword }))).code).toBe('CODE_NEEDED')
  expect((await refusal(mine.turnOff.mutate({ password: 'no', code: codeOf(secret) }))).code).toBe(
    'VALIDATION',
  )
  const renewed = await mine.renewCodes.mutate({ password: knownPassword, code: first })
  expect(renewed.recoveryCodes).toHaveLength(10)
  expect((await logIn(email, { code: second })).status).toBe(400)
  const json = { password: knownPassword, code: codeOf(secret) }
  expect((await app.rest('DELETE', '/Auth/SecondFactor/', { token, json })).status).toBe(204)
  expect((await mine.status.query()).isOn).toBe(false)
  expect((await refusal(mine.turnOff.mutate(json))).code).toBe('NOT_FOUND')
  expect((await logIn(email)).status).toBe(200)
  expect(
    await app.deps.db.recoveryCode.count({ where: { codeHash: { not: new Uint8Array() }, user: { email } } }),
  ).toBe(0)
})

// ACC-14
test("another's is reset by who has area 5 and all of his areas: sessions end, it is recorded, he gets a mail", async () => {
  const { db } = app.deps
  const { id, email, token } = await withApp('Moderator')
  const path = `/appuser/${id}/secondFactor`
  for (const role of ['Client', 'SuperVisor'])
    expect((await app.rest('DELETE', path, { token: await app.signIn(role) })).status).toBe(403)
  expect((await app.rest('DELETE', path, { token: await app.signIn(['staff']) })).status).toBe(403)
  const boss = await makeMember(db, 'SuperAdmin')
  const own = await refusal(app.trpc(boss.token).secondFactor.reset.mutate({ id: boss.id }))
  expect(own.code).toBe('CONFLICT')
  expect((await app.rest('DELETE', path, { token: boss.token })).status).toBe(204)
  expect((await refusal(app.trpc(boss.token).secondFactor.reset.mutate({ id }))).code).toBe('NOT_FOUND')
  expect((await app.rest('GET', '/auth/me', { token })).status).toBe(401)
  expect((await logIn(email)).status).toBe(200)
  const entry = await db.auditEntry.findFirstOrThrow({ where: { kind: 'staff', recordId: id } })
  expect(entry).toMatchObject({ actorId: boss.id, act: 'changed', fields: { secondFactor: [true, null] } })
  const mails = await queuedEmails(db, 'secondFactorChanged')
  expect(mails.filter(({ userId }) => userId === id).at(-1)).toMatchObject({ change: 'reset' })
})

describe('limits', () => {
  test('after five wrong codes the account is closed for a while, also for the right one, on every way in', async () => {
    const limited = await startTestApp({ settings: { RATE_LIMIT: 'on' } })
    const member = await makeMember(limited.deps.db, 'Moderator')
    const mine = limited.trpc(member.token).secondFactor
    const { secret } = await mine.begin.mutate({ password: knownPassword })
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    const { recoveryCodes } = await mine.confirm.mutate({ code: code() })
    const json = { email: member.email, password: knownPassword }
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        limited.rest('POST', '/auth/login', {
          json: { ...json, code: `00000${index}` },
          headers: { 'x-forwarded-for': `10.0.0.${index}` },
        }),
      ),
    )
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(3)
    const right = { ...json, code: recoveryCodes[0] }
    expect((await limited.rest('POST', '/auth/login', { json: right })).status).toBe(429)
    const off = { password: knownPassword, code: recoveryCodes[0] ?? '' }
    expect((await refusal(mine.turnOff.mutate(off))).code).toBe('RATE_LIMITED')
    await limited.close()
  })
})

test('where staff must have it, nothing of the office opens before', async () => {
  const strict = await startTestApp({ settings: { STAFF_SECOND_FACTOR: 'required' } })
  const member = await makeMember(strict.deps.db, 'SuperAdmin')
  const customer = await makeMember(strict.deps.db)
  const asStaff = strict.trpc(member.token)
  const refused = await strict.rest('GET', '/appuser', { token: member.token })
  expect(refused.body).toMatchObject({ statusCode: 403, code: 'SECOND_FACTOR_REQUIRED' })
  expect((await refusal(asStaff.orders.list.query({}))).code).toBe('SECOND_FACTOR_REQUIRED')
  // What is open to everybody signed in gives no more than to a customer.
  const other = await strict.rest('PUT', '/appuser', {
    token: member.token,
    json: { id: customer.id, name: 'X' },
  })
  expect(other.status).toBe(403)
  expect(
    (await strict.rest('GET', `/order/getuserorders/${customer.id}`, { token: member.token })).status,
  ).toBe(403)
  expect((await strict.rest('GET', '/auth/me', { token: member.token })).status).toBe(200)
  expect((await strict.rest('GET', '/auth/me', { token: customer.token })).status).toBe(200)
  expect(await asStaff.secondFactor.status.query()).toMatchObject({ isOn: false, isRequired: true })
  expect((await strict.trpc(customer.token).secondFactor.status.query()).isRequired).toBe(false)
  const { secret } = await asStaff.secondFactor.begin.mutate({ password: knownPassword })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await asStaff.secondFactor.confirm.mutate({ code })
  expect((await strict.rest('GET', '/appuser', { token: member.token })).status).toBe(200)
  await strict.close()
})

test('what is sealed opens with its key only; without a key it is as it was', () => {
  expect(unseal(seal('məxfi', 'k'.repeat(32)), 'k'.repeat(32))).toBe('məxfi')
  expect(unseal(seal('məxfi', 'k'.repeat(32)), 'l'.repeat(32))).toBeNull()
  expect(unseal(seal('məxfi', 'k'.repeat(32)), undefined)).toBeNull()
  expect(unseal(seal('məxfi', undefined), undefined)).toBe('məxfi')
  const changed = seal('məxfi', 'k'.repeat(32))
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(unseal(changed, 'k'.repeat(32))).toBeNull()
})
