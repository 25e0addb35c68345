import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmationLifeMs } from '../../../src/domains/accounts/confirm-email.ts'
import { forgetOld } from '../../../src/domains/accounts/start-forgetting.ts'
import { knownPassword, makeMember, refusal } from '../../support/accounts.ts'
import { makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { linkToken, openMailbox, type Sent } from '../../support/mailbox.ts'

let app: TestApp
let mailbox: Awaited<ReturnType<typeof openMailbox>>
beforeAll(async () => {
  app = await startTestApp()
  mailbox = await openMailbox(app)
})
afterAll(() => app.close())

/** A customer who has just registered, and logged in. */
async function register(language = 'az') {
  const email = `new-${randomBytes(4).toString('hex')}@example.com`
  const person = { name: 'Aysel', surname: 'Əliyeva', email, phoneNumber: '+994 50 312 44 18' }
  const json = { ...person, password: knownPassword, passwordConfirm: knownPassword }
  const registered = await app.rest('POST', '/Clients', { json, query: { language } })
  const logIn = { json: { email, password: knownPassword } }
  const { accessToken, user } = (await app.rest('POST', '/auth/login', logIn)).body.data as {
    accessToken: string
    user: { id: number; emailConfirmed: boolean }
  }
  return { email, token: accessToken, user, registered: registered.body.data as { emailConfirmed: boolean } }
}
const isConfirmed = async (token: string) =>
  ((await app.rest('GET', '/auth/me', { token })).body.data as { emailConfirmed: boolean }).emailConfirmed
const confirm = (token: string) => app.rest('POST', '/Auth/ConfirmEmail', { json: { token } })
const order = async (token: string, more: object = {}) => {
  const service = await makeService(app.deps.db)
  const json = { serviceId: service.id, count: 1, ...more }
  return (await app.rest('POST', '/order', { token, json })).body.data as { id: number }
}
const kinds = (mails: Sent[]) => mails.map(({ kind }) => kind)

describe('an address is confirmed by a mailed link', () => {
  // ACC-13
  test('at registration: unconfirmed everywhere until the link is used, once', async () => {
    const { email, token, user, registered } = await register()
    expect([registered.emailConfirmed, user.emailConfirmed, await isConfirmed(token)]).toEqual([
      false,
      false,
      false,
    ])
    const [mail] = await mailbox.to(email)
    expect(mail?.text).toContain(`http://shop.test/confirm-email/${user.id}/`)
    const link = linkToken(mail, 'confirm-email')
    expect((await confirm(link)).status).toBe(204)
    expect(await isConfirmed(token)).toBe(true)
    const again = await confirm(link)
    expect([again.status, again.body.errors?.[0]?.path]).toEqual([400, 'token'])
    expect(again.body.message).not.toBe((await confirm('x'.repeat(43))).body.message)
    expect(await isConfirmed(token)).toBe(true)
  })

  test('the token is stored hashed, and of many tries at once one wins', async () => {
    const { email } = await register()
    const [mail] = await mailbox.to(email)
    const link = linkToken(mail, 'confirm-email')
    const rows = await app.deps.db.$queryRaw<{ row: string }[]>`
      SELECT t::text AS row FROM email_confirmations t UNION ALL SELECT j::text FROM pgboss.job j`
    expect(rows.map(({ row }) => row).join()).not.toContain(link)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(link)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(400)])
  })

  // ACC-13
  test('the link dies after three days', async () => {
    const { email, token } = await register()
    const [mail] = await mailbox.to(email)
    app.setNow(new Date(Date.now() + confirmationLifeMs + 60_000))
    expect((await confirm(linkToken(mail, 'confirm-email'))).status).toBe(400)
    app.setNow(null)
    expect(await isConfirmed(token)).toBe(false)
  })

  test('it can be sent again; a confirmed address gets none', async () => {
    const { email, token } = await register()
    expect((await app.rest('POST', '/Auth/SendConfirmation', { token })).status).toBe(204)
    const mails = await mailbox.to(email)
    expect(kinds(mails)).toEqual(['emailConfirmation', 'emailConfirmation'])
    // Both work, whichever is opened.
    expect((await confirm(linkToken(mails[0], 'confirm-email'))).status).toBe(204)
    await app.trpc(token).accounts.sendConfirmation.mutate()
    expect(await mailbox.to(email)).toHaveLength(2)
  })

  test('a link that sets a new password proves it too', async () => {
    const { email, token } = await register()
    await app.rest('POST', '/Auth/ForgotPassword', { json: { email } })
    const mail = (await mailbox.to(email)).find(({ kind }) => kind === 'passwordReset')
    const json = {
      token: linkToken(mail, 'reset-password'),
      password: knownPassword,
      confirmPassword: knownPassword,
    }
    expect((await app.rest('POST', '/Auth/ResetPassword', { json })).status).toBe(204)
    expect((await app.rest('GET', '/auth/me', { token })).status).toBe(401)
    const user = await app.deps.db.user.findFirstOrThrow({ where: { email } })
    expect(user.emailConfirmedAt).not.toBeNull()
  })
})

describe('another address', () => {
  test('counts at once, is unconfirmed, and only its own link confirms it', async () => {
    const { email, token, user } = await register()
    const first = linkToken((await mailbox.to(email))[0], 'confirm-email')
    const other = `other-${email}`
    const changed = await app.rest('PUT', '/AppUser', { token, form: { email: other } })
    expect(changed.body.data).toMatchObject({ email: other, emailConfirmed: false })
    expect((await confirm(first)).status).toBe(400)
    expect(await isConfirmed(token)).toBe(false)
    const [mail] = await mailbox.to(other)
    expect((await confirm(linkToken(mail, 'confirm-email'))).status).toBe(204)
    expect(await isConfirmed(token)).toBe(true)
    const same = await app.rest('PUT', '/AppUser', {
      token,
      form: { email: other.toUpperCase(), name: 'Leyla' },
    })
    expect(same.body.data).toMatchObject({ email: other, emailConfirmed: true })
    const staff = app.trpc(await app.signIn('SuperAdmin'))
    const byStaff = await staff.accounts.updateProfile.mutate({ id: user.id, email: `third-${email}` })
    expect(byStaff.emailConfirmed).toBe(false)
    expect(kinds(await mailbox.to(`third-${email}`))).toEqual(['emailConfirmation'])
  })
})

describe('what an unconfirmed address is not sent', () => {
  // EML-2
  test('mails about orders wait, of each order the latest, and come when it is confirmed', async () => {
    const { email, token } = await register()
    const [first, second] = [await order(token, { comment: 'Bir' }), await order(token, { comment: 'İki' })]
    const admin = app.trpc(await app.signIn('SuperAdmin'))
    await admin.orders.confirm.mutate({ id: first.id, price: 12.5 })
    const before = await mailbox.to(email)
    expect(kinds(before)).toEqual(['emailConfirmation'])
    await confirm(linkToken(before[0], 'confirm-email'))
    const after = (await mailbox.to(email)).filter(({ kind }) => kind !== 'emailConfirmation')
    expect(kinds(after).sort()).toEqual(['orderAccepted', 'orderReceived'])
    expect(after.find(({ kind }) => kind === 'orderReceived')?.subject).toContain(String(second.id))
    expect(await app.deps.db.heldEmail.count()).toBe(0)
  })

  // EML-2
  test('what waits longer than a week is forgotten', async () => {
    const { email, token } = await register()
    await order(token)
    const [mail] = await mailbox.to(email)
    expect(await app.deps.db.heldEmail.count()).toBe(1)
    await forgetOld(app.deps.db, new Date(Date.now() + 8 * 24 * 60 * 60_000))
    expect(await app.deps.db.heldEmail.count()).toBe(0)
    expect(mail).toBeDefined()
  })

  // ACC-13
  test('everything else goes on: logging in, ordering, the company hears of it', async () => {
    const member = await makeMember(app.deps.db, 'Client', { emailConfirmedAt: null })
    await app.deps.db.contact.update({ where: { id: 1 }, data: { email: 'info@shop.test' } })
    const placed = await order(member.token)
    const mails = await mailbox.to('info@shop.test')
    expect(mails.some(({ subject }) => subject?.includes(String(placed.id)))).toBe(true)
    expect(await mailbox.to(member.email)).toEqual([])
  })
})

test('a visitor can’t ask for it, nobody confirms with nothing', async () => {
  expect((await app.rest('POST', '/Auth/SendConfirmation')).status).toBe(401)
  expect((await app.rest('POST', '/Auth/ConfirmEmail', { json: {} })).status).toBe(400)
  const refused = await refusal(app.trpc(undefined, 'ru').accounts.confirmEmail.mutate({ token: 'x' }))
  expect(refused).toMatchObject({ code: 'VALIDATION', httpStatus: 400 })
})
