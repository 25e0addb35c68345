import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { emailFactorChange } from '../../src/domains/accounts/second-factor/email-change.ts'
import { knownPassword, makeMember, refusal } from '../support/accounts.ts'
import { makeToken } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { linkToken, openMailbox, type Sent } from '../support/mailbox.ts'

const hour = 60 * 60 * 1000
const page = 'undo-account-change'
const thiefs = 'thief-password-1'
let app: TestApp
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let made = 0

beforeAll(async () => {
  app = await startTestApp()
  mailbox = await openMailbox(app)
})
afterEach(() => app.setNow(null))
afterAll(() => app.close())

/** A customer whose token somebody else has too, and who has a session on another device. */
async function victim() {
  const member = await makeMember(app.deps.db)
  await app.deps.db.user.update({ where: { id: member.id }, data: { emailConfirmedAt: new Date() } })
  return { ...member, other: await makeToken(app.deps.db, member.id), thief: `thief${++made}@example.com` }
}
const logsIn = async (email: string, password = knownPassword) =>
  (await app.rest('POST', '/auth/login', { json: { email, password } })).status === 200
const isIn = async (token: string) => (await app.rest('GET', '/auth/me', { token })).status === 200
const change = (token: string, json: object) => app.rest('PUT', '/AppUser', { token, json })
const setPassword = (token: string, newPassword: string, currentPassword?: string) =>
  app.rest('PUT', '/appuser/change-password', { token, json: { newPassword, currentPassword } })
const undo = async (token: string) =>
  (await app.rest('POST', '/Auth/UndoAccountChange', { json: { token } })).status
/** The undo links that came to an address, the first one first. */
const linksTo = async (email: string): Promise<string[]> =>
  (await mailbox.to(email)).map((mail: Sent) => linkToken(mail, page)).filter((token) => token !== '')
const last = (tokens: string[]): string => tokens.at(-1) ?? ''

// ACC-11
describe('an e-mail that a stolen token changes', () => {
  test('counts at once, ends the other sessions and is told to the old address', async () => {
    const { email, token, other, thief, id } = await victim()
    expect((await change(token, { email: thief })).status).toBe(200)
    expect(await logsIn(thief)).toBe(true)
    expect([await isIn(token), await isIn(other)]).toEqual([true, false])
    expect(await linksTo(email)).toHaveLength(1)
    expect(await linksTo(thief)).toEqual([])
    const [mail] = (await mailbox.to(email)).filter(({ text }) => text?.includes(page))
    expect(mail?.text).not.toContain(thief)
    expect(await app.deps.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      emailConfirmedAt: null,
    })
  })

  test('is undone by that link: address and password are as they were, nobody is logged in', async () => {
    const { email, token, thief, id } = await victim()
    await change(token, { email: thief })
    await setPassword(token, thiefs)
    const { accessToken } = await app.trpc().accounts.logIn.mutate({ email: thief, password: thiefs })
    expect(await undo(last(await linksTo(email)))).toBe(204)
    expect([await isIn(token), await isIn(accessToken)]).toEqual([false, false])
    expect([await logsIn(email), await logsIn(thief, thiefs), await logsIn(email, thiefs)]).toEqual([
      true,
      false,
      false,
    ])
    expect(await app.deps.db.accountChange.count({ where: { userId: id } })).toBe(0)
    const acts = await app.deps.db.securityEvent.findMany({ where: { userId: id } })
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['emailChanged', 'changeUndone']))
  })

  test('and the password with it are undone by one link', async () => {
    const { email, token, thief } = await victim()
    await change(token, { email: thief, password: thiefs })
    expect(await linksTo(email)).toHaveLength(1)
    expect(await undo(last(await linksTo(email)))).toBe(204)
    expect([await logsIn(email), await logsIn(thief, thiefs)]).toEqual([true, false])
  })
})

// ACC-11
describe('after the address was changed', () => {
  test('new passwords, a reset and a further address are told to the old address too, whose links undo them', async () => {
    const { email, token, thief } = await victim()
    await change(token, { email: thief })
    await setPassword(token, thiefs)
    await change(token, { email: `second-${thief}` })
    await app.rest('POST', '/Auth/ForgotPassword', { json: { email: `second-${thief}` } })
    const mails = await mailbox.to(`second-${thief}`)
    const reset = mails.map((mail) => linkToken(mail, 'reset-password')).find((found) => found !== '')
    const json = { token: reset, password: `${thiefs}-2`, confirmPassword: `${thiefs}-2` }
    expect((await app.rest('POST', '/Auth/ResetPassword', { json })).status).toBe(204)
    const kinds = (await mailbox.to(email)).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['emailChanged', 'emailChanged', 'passwordChanged', 'passwordChanged'])
    expect(await undo(last(await linksTo(email)))).toBe(204)
    expect([await logsIn(email), await logsIn(`second-${thief}`, `${thiefs}-2`)]).toEqual([true, false])
  })

  test('a second factor that comes or goes is told to the old address too', async () => {
    const { email, token, thief, id } = await victim()
    await change(token, { email: thief, currentPassword: knownPassword })
    const { db } = app.deps
    await db.$transaction((tx) => emailFactorChange(app.deps, tx, { userId: id, change: 'on' }))
    for (const address of [email, thief])
      expect((await mailbox.to(address)).map(({ kind }) => kind)).toContain('secondFactorChanged')
    app.setNow(new Date(Date.now() + 25 * hour))
    const before = (await mailbox.to(email)).length
    await db.$transaction((tx) => emailFactorChange(app.deps, tx, { userId: id, change: 'off' }))
    expect(await mailbox.to(email)).toHaveLength(before)
  })
})

describe('several changes', () => {
  test('the first link undoes what came after it too, whose links are void then', async () => {
    const { email, token, thief } = await victim()
    await change(token, { email: thief })
    const [first = ''] = await linksTo(email)
    await change(token, { email: `second-${thief}` })
    const [second = ''] = await linksTo(thief)
    expect(await undo(first)).toBe(204)
    expect(await logsIn(email)).toBe(true)
    expect([await undo(second), await undo(first)]).toEqual([400, 400])
    expect(await logsIn(email)).toBe(true)
  })

  test('the thief’s own link takes him one step back, the owner’s still all of it', async () => {
    const { email, token, thief } = await victim()
    await change(token, { email: thief })
    await change(token, { email: `second-${thief}` })
    expect(await undo(last(await linksTo(thief)))).toBe(204)
    expect(await logsIn(thief)).toBe(true)
    expect(await undo(last(await linksTo(email)))).toBe(204)
    expect([await logsIn(email), await logsIn(thief)]).toEqual([true, false])
  })

  test('any link brings back the owner’s password, never one of the thief’s', async () => {
    for (const which of [0, 1, 2]) {
      const { email, token, thief } = await victim()
      await setPassword(token, thiefs)
      // By now the thief knows the old password of the moment: it proves nothing.
      await setPassword(token, `${thiefs}-again`, thiefs)
      await change(token, { email: thief, currentPassword: `${thiefs}-again` })
      const links = await linksTo(email)
      expect(links).toHaveLength(3)
      expect(await undo(links[which] ?? ''), `link ${which}`).toBe(204)
      const passwords = [knownPassword, thiefs, `${thiefs}-again`]
      expect(await Promise.all(passwords.map((password) => logsIn(email, password)))).toEqual([
        true,
        false,
        false,
      ])
    }
  })

  test('what its owner changed with the old password stays when a later change is undone', async () => {
    const { email, token, thief } = await victim()
    await setPassword(token, 'owners-new-password', knownPassword)
    await change(token, { email: thief })
    const mails = await mailbox.to(email)
    expect(
      await undo(
        linkToken(
          mails.find(({ kind }) => kind === 'emailChanged'),
          page,
        ),
      ),
    ).toBe(204)
    expect([await logsIn(email, 'owners-new-password'), await logsIn(email)]).toEqual([true, false])
  })

  test('a reset by the thief’s mailbox is undone with the address', async () => {
    const { email, token, thief } = await victim()
    await change(token, { email: thief })
    await app.rest('POST', '/Auth/ForgotPassword', { json: { email: thief } })
    const mails = await mailbox.to(thief)
    const reset = mails.map((mail) => linkToken(mail, 'reset-password')).find((found) => found !== '')
    const json = { token: reset, password: thiefs, confirmPassword: thiefs }
    expect((await app.rest('POST', '/Auth/ResetPassword', { json })).status).toBe(204)
    expect(await undo(last(await linksTo(email)))).toBe(204)
    expect([await logsIn(email), await logsIn(thief, thiefs)]).toEqual([true, false])
  })
})

describe('a link', () => {
  // ACC-11
  test('works for 24 hours, once, and only while there is an account', async () => {
    const { email, token, thief } = await victim()
    await change(token, { email: thief })
    const link = last(await linksTo(email))
    app.setNow(new Date(Date.now() + 24 * hour + 1000))
    expect(await undo(link)).toBe(400)
    app.setNow(new Date(Date.now() + 23 * hour))
    expect(await undo(link)).toBe(204)
    expect(await undo(link)).toBe(400)
    expect(await undo('nothing')).toBe(400)
    expect(await undo('')).toBe(400)
    const refused = await refusal(app.trpc().accounts.undoChange.mutate({ token: link }))
    expect(refused.code).toBe('VALIDATION')
  })

  test('opens nothing of an account that was erased, and nothing of it is kept', async () => {
    const { email, token, thief, id } = await victim()
    await change(token, { email: thief })
    const link = last(await linksTo(email))
    const root = await app.signIn('SuperAdmin')
    expect((await app.rest('DELETE', `/clients/${id}`, { token: root })).status).toBe(204)
    expect(await undo(link)).toBe(400)
    expect(await app.deps.db.accountChange.count({ where: { userId: id } })).toBe(0)
  })

  test('of fifty uses at once one wins', async () => {
    const { email, token, thief } = await victim()
    await change(token, { email: thief })
    const link = last(await linksTo(email))
    const uses = await Promise.all(Array.from({ length: 50 }, () => undo(link)))
    expect(uses.filter((status) => status === 204)).toHaveLength(1)
  })

  test('the old address is nobody else’s while it can be taken back', async () => {
    const { email, token, thief } = await victim()
    await change(token, { email: thief })
    const json = {
      name: 'A',
      surname: 'B',
      email,
      phoneNumber: '+994 50 312 44 18',
      password: thiefs,
      passwordConfirm: thiefs,
    }
    expect((await app.rest('POST', '/Clients', { json })).status).toBe(409)
    const second = await victim()
    expect((await change(second.token, { email })).status).toBe(409)
    expect((await change(token, { email })).status).toBe(200)
  })
})

describe('a password that a stolen token changes', () => {
  test('is told with a link that brings the old one back', async () => {
    const { email, token, other } = await victim()
    expect((await setPassword(token, thiefs)).status).toBe(204)
    expect(await isIn(other)).toBe(false)
    expect(await undo(last(await linksTo(email)))).toBe(204)
    expect([await logsIn(email), await isIn(token)]).toEqual([true, false])
  })

  // ACC-10
  test('can’t be guessed: a wrong current password is counted', async () => {
    const shop = await startTestApp({ settings: { RATE_LIMIT: 'on' } })
    const { token } = await makeMember(shop.deps.db)
    const guess = async (index: number) => {
      const json = { newPassword: thiefs, currentPassword: `guess-${index}` }
      const path = index % 2 ? '/AppUser' : '/appuser/change-password'
      return (await shop.rest('PUT', path, { token, json: { ...json, name: 'A' } })).status
    }
    const answers: number[] = []
    for (let index = 0; index < 14; index++) answers.push(await guess(index))
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(400))
    expect(answers.slice(10)).toEqual([429, 429, 429, 429])
    await shop.close()
  })
})

describe('what staff change of somebody', () => {
  test('is told to the old address and undone like any other, with an entry in the history', async () => {
    const root = app.trpc(await app.signIn('SuperAdmin'))
    for (const role of ['Client', 'Consultant']) {
      const { email, id, token } = await makeMember(app.deps.db, role)
      await root.accounts.updateProfile.mutate({ id, email: `new-${email}`, password: thiefs })
      expect(await isIn(token)).toBe(false)
      expect(await undo(last(await linksTo(email)))).toBe(204)
      expect([await logsIn(email), await logsIn(`new-${email}`, thiefs)]).toEqual([true, false])
      const entries = await app.deps.db.auditEntry.findMany({ where: { recordId: id, kind: 'staff' } })
      expect(entries).toHaveLength(role === 'Client' ? 0 : 2)
      expect(JSON.stringify(entries)).not.toContain('argon2')
    }
  })
})

describe('for 24 hours after a change without the old password', () => {
  const lasting = async (token: string) => [
    (await app.rest('POST', '/auth/secondfactor', { token, json: { password: knownPassword } })).status,
    (await app.rest('PUT', '/auth/secondfactor', { token, json: { code: '123456' } })).status,
    (await app.rest('GET', '/auth/mydata', { token })).status,
    (await app.rest('DELETE', '/auth/me', { token, json: { password: 'not-the-password' } })).status,
  ]

  // ACC-12
  test('neither the second factor changes nor the account is erased or taken along', async () => {
    const { token, thief, id, email } = await victim()
    await change(token, { email: thief })
    expect(await lasting(token)).toEqual([409, 409, 409, 409])
    const refused = await app.rest('GET', '/auth/mydata', { token, query: { lang: 'en' } })
    expect(refused.body.message).toMatch(/without the old password/)
    expect((await refusal(app.trpc(token).personalData.mine.query())).code).toBe('CONFLICT')
    const { closedUntil } = await app.trpc(token).accounts.protection.query()
    expect(Date.parse(closedUntil ?? '')).toBeGreaterThan(Date.now() + 23 * hour)
    await app.deps.db.secondFactor.create({
      data: { userId: id, secret: new Uint8Array(1), confirmedAt: new Date() },
    })
    const json = { password: knownPassword, code: '123456' }
    expect((await app.rest('DELETE', '/auth/secondfactor', { token, json })).status).toBe(409)
    expect((await app.rest('POST', '/auth/secondfactor/recoverycodes', { token, json })).status).toBe(409)
    await app.deps.db.secondFactor.delete({ where: { userId: id } })
    await undo(last(await linksTo(email)))
    const { accessToken } = await app.trpc().accounts.logIn.mutate({ email, password: knownPassword })
    expect(await lasting(accessToken)).toEqual([200, 400, 200, 400])
  })

  test('but not after one with it, and not later', async () => {
    const { token, thief } = await victim()
    await change(token, { email: thief, currentPassword: knownPassword })
    expect(await lasting(token)).toEqual([200, 400, 200, 400])
    const second = await victim()
    await change(second.token, { email: second.thief })
    app.setNow(new Date(Date.now() + 24 * hour + 1000))
    expect(await lasting(second.token)).toEqual([200, 400, 200, 400])
  })
})
