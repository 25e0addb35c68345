import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { startToldApp } from '../../support/told-app.ts'

let told: Awaited<ReturnType<typeof startToldApp>>
beforeAll(async () => {
  told = await startToldApp()
})
afterAll(() => told.close())

// DAT-5
test('from registering to a reset by mail: it works, and no token or password is in the log', async () => {
  const secrets = ['first-password-1', 'second-password-2', 'wrong-password-3']
  const [first = '', second = '', wrong = ''] = secrets
  const email = 'nigar@example.com'
  const { app, lines, post, smtp } = told
  const person = { name: 'Nigar', surname: 'Həsənova', email, phoneNumber: '050 1234567', password: first }
  expect((await post('/api/Clients', { ...person, passwordConfirm: first })).statusCode).toBe(201)
  const login = await post('/api/auth/login', { email, password: first })
  const accessToken: string = login.json().data.accessToken
  expect((await post('/api/auth/login', { email, password: wrong })).statusCode).toBe(404)
  expect((await post('/api/Auth/ForgotPassword', { email, url: 'http://shop.test' })).statusCode).toBe(200)
  await eventually(() => expect(smtp.mails).toHaveLength(2))
  const emails = smtp.mails.map(({ text }) => text).join()
  const confirmation = /\/confirm-email\/\d+\/([\w-]{43})/.exec(emails)?.[1] ?? ''
  expect((await post('/api/Auth/ConfirmEmail', { token: confirmation })).statusCode).toBe(204)
  const link = /http:\/\/shop\.test(\/reset-password\/\d+\/([\w-]{43}))/.exec(emails)
  const [, path = '', token = ''] = link ?? []
  expect(token).not.toBe('')
  await app.inject({ method: 'GET', url: path })
  await app.inject({ method: 'GET', url: `/ru${path}` })
  const reset = { password: second, confirmPassword: second, token }
  expect((await post('/api/Auth/ResetPassword', reset)).statusCode).toBe(204)
  expect((await post('/api/Auth/ResetPassword', reset)).statusCode).toBe(400)
  expect((await post('/api/auth/logout', {}, accessToken)).statusCode).toBe(401)
  expect((await post('/api/auth/login', { email, password: second })).statusCode).toBe(200)
  await eventually(() => expect(smtp.mails).toHaveLength(3))

  const log = lines.join('')
  expect(log).toContain('/api/Auth/ResetPassword')
  expect(log).toContain('mail delivered')
  for (const secret of [...secrets, token, confirmation, accessToken, '$argon2id$', email])
    expect(log).not.toContain(secret)
})
