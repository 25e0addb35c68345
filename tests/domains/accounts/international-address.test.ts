import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownPassword } from '../../support/accounts.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { openMailbox } from '../../support/mailbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const person = (email: string) => ({
  name: 'Nigar',
  surname: 'Həsənova',
  email,
  phoneNumber: '+994 50 312 44 18',
  password: knownPassword,
  passwordConfirm: knownPassword,
})

// ACC-1
test('an address of a domain in other letters has one account, is shown in them, and its mail arrives', async () => {
  const mailbox = await openMailbox(app)
  const made = await app.rest('POST', '/Clients', { json: person('Nigar@Почта.рф') })
  expect(made.status).toBe(201)
  expect(made.body.data).toMatchObject({ email: 'nigar@почта.рф' })
  const again = await app.rest('POST', '/Clients', { json: person('nigar@xn--80a1acny.xn--p1ai') })
  expect(again.status).toBe(409)
  const visitor = app.trpc(undefined, 'az')
  const { user } = await visitor.accounts.logIn.mutate({
    email: 'nigar@xn--80a1acny.xn--p1ai',
    password: knownPassword,
  })
  expect(user.email).toBe('nigar@почта.рф')
  const rest = await app.rest('POST', '/auth/login', {
    json: { email: 'nigar@почта.рф', password: knownPassword },
  })
  expect(rest.status).toBe(200)
  const second = await visitor.accounts.register.mutate(person('leyla@mətbəə.az'))
  expect(second.email).toBe('leyla@mətbəə.az')
  await visitor.accounts.forgotPassword.mutate({ email: 'leyla@mətbəə.az' })
  const sent = (await mailbox.read()).map(({ raw }) => /^To: (.*)\r$/m.exec(raw)?.[1])
  expect(sent).toContain('nigar@xn--80a1acny.xn--p1ai')
  expect(sent).toContain('leyla@xn--mtb-dtbca.az')
})
