import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPassword, makeMember, refusal } from '../../support/accounts.ts'
import { type Answer, startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'on' } })
})
afterAll(() => app.close())

const logIn = (email: string, password: string) =>
  app.rest('POST', '/auth/login', { json: { email, password } })

function expectRefused(answer: Answer | undefined): void {
  expect(answer?.status).toBe(429)
  expect(answer?.body.code).toBe('RATE_LIMITED')
  expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0)
}

/** The statuses of so many calls, ten at a time: more at once may be too much for a busy machine, and isn't counted then. */
async function statusesOf(count: number, call: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = []
  for (let sent = 0; sent < count; sent += 10)
    for (const { status } of await Promise.all(Array.from({ length: 10 }, call))) statuses.push(status)
  return statuses
}

describe('limits', () => {
  test('after 10 wrong passwords from one network it is refused for a while, also with the right one', async () => {
    const member = await makeMember(app.deps.db)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await logIn(member.email, 'wrong-password')).status).toBe(404)
    }
    expectRefused(await logIn(member.email.toUpperCase(), knownPassword))
    const refused = await refusal(
      app.trpc().accounts.logIn.mutate({ email: member.email, password: knownPassword }),
    )
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', httpStatus: 429 })
    const other = await makeMember(app.deps.db)
    expect((await logIn(other.email, knownPassword)).status).toBe(200)
  })

  test('an unknown e-mail is limited alike', async () => {
    const answers: Answer[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      answers.push(await logIn('nobody@example.com', 'wrong-password'))
    }
    expect(answers.slice(0, 10).every(({ status }) => status === 404)).toBe(true)
    expectRefused(answers[10])
  })

  test('log-ins that succeed are not counted', async () => {
    const member = await makeMember(app.deps.db)
    for (let attempt = 0; attempt < 15; attempt += 1) {
      expect((await logIn(member.email, knownPassword)).status).toBe(200)
    }
  })

  test('guesses at once don’t slip through', async () => {
    const member = await makeMember(app.deps.db)
    const answers = await Promise.all(Array.from({ length: 25 }, () => logIn(member.email, 'wrong-password')))
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('an account gets at most 5 reset mails an hour', async () => {
    const member = await makeMember(app.deps.db)
    const forgot = () => app.rest('POST', '/Auth/ForgotPassword', { json: { email: member.email } })
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await forgot()).status).toBe(200)
    expectRefused(await forgot())
  })

  test('an address can’t register or try links without end', async () => {
    const taken = await makeMember(app.deps.db)
    const person = { name: 'a', surname: 'b', phoneNumber: '12345', password: knownPassword }
    const json = { ...person, passwordConfirm: knownPassword, email: taken.email }
    const register = () => app.rest('POST', '/Clients', { json })
    expect(await statusesOf(120, register)).toEqual(Array(120).fill(409))
    expectRefused(await register())
    const reset = { token: 'x', password: knownPassword, confirmPassword: knownPassword }
    const tryLink = () => app.rest('POST', '/Auth/ResetPassword', { json: reset })
    expect(await statusesOf(60, tryLink)).toEqual(Array(60).fill(400))
    expectRefused(await tryLink())
  })
})
