import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPassword, makeMember, makeResetToken, queuedEmails, refusal } from '../../support/accounts.ts'
import { makeToken } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let roleIds: Record<string, number>
beforeAll(async () => {
  app = await startTestApp()
  const roles = await app.deps.db.role.findMany()
  roleIds = Object.fromEntries(roles.map(({ name, id }) => [name, id]))
})
afterAll(() => app.close())

const roleId = (name: string): number => roleIds[name] ?? 0
const put = (token: string, json: object) => app.rest('PUT', '/appuser', { token, json })
const logIn = (email: string, password: string) =>
  app.rest('POST', '/auth/login', { json: { email, password } })
const alive = async (token: string) => (await app.rest('GET', '/auth/me', { token })).status === 200
const changedEmails = async (userId: number) =>
  (await queuedEmails(app.deps.db, 'passwordChanged')).filter((mail) => mail.userId === userId)

describe('one’s own profile', () => {
  // API-6
  test('is changed by a form with a photo; what isn’t sent stays', async () => {
    const member = await makeMember(app.deps.db)
    const { default: sharp } = await import('sharp')
    const picture = sharp({ create: { width: 30, height: 30, channels: 3, background: '#f2188f' } })
    const file = new File([new Uint8Array(await picture.jpeg().toBuffer())], 'me.jpg', { type: 'image/jpeg' })
    const answer = await app.rest('PUT', '/AppUser', {
      token: member.token,
      form: {
        Id: member.id,
        Name: 'Leyla',
        phone: '+994 55 111 22 33',
        password: '',
        appRoleId: roleId('Client'),
        file,
      },
    })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      id: member.id,
      name: 'Leyla',
      surname: member.surname,
      email: member.email,
      phoneNumber: '+994 55 111 22 33',
      photoUrl: expect.stringMatching(/^\/media\//),
    })
    expect((await logIn(member.email, knownPassword)).status).toBe(200)
    const user = await app.trpc(member.token).accounts.updateProfile.mutate({ surname: 'Quliyeva' })
    expect(user).toMatchObject({ name: 'Leyla', surname: 'Quliyeva' })
  })

  test('is saved only on top of what was read, where the caller says what that was', async () => {
    const member = await makeMember(app.deps.db, 'Moderator')
    const me = await app.rest('GET', '/auth/me', { token: member.token })
    const { updatedAt } = me.body.data as { updatedAt: string }
    expect((await put(member.token, { surname: 'Quliyeva', updatedAt })).status).toBe(200)
    expect((await put(member.token, { name: 'Leyla', updatedAt })).status).toBe(409)
    const { accounts } = app.trpc(member.token)
    expect((await refusal(accounts.updateProfile.mutate({ name: 'Leyla', updatedAt }))).code).toBe('CONFLICT')
    const now = await accounts.me.query()
    expect(now).toMatchObject({ name: member.name, surname: 'Quliyeva' })
    await accounts.updateProfile.mutate({ name: 'Leyla', updatedAt: now.updatedAt })
    expect((await put(member.token, { name: 'Aysel' })).status).toBe(200)
  })

  test('a new password ends the other sessions, not this one, and sends a mail', async () => {
    const member = await makeMember(app.deps.db)
    const other = await makeToken(app.deps.db, member.id)
    expect((await put(member.token, { password: 'another-password' })).status).toBe(200)
    expect([await alive(member.token), await alive(other)]).toEqual([true, false])
    expect((await logIn(member.email, 'another-password')).status).toBe(200)
    expect(await changedEmails(member.id)).toHaveLength(1)
    expect((await put(member.token, { password: '1234567' })).status).toBe(400)
  })

  test('checks the current password when it is sent, and then saves all or nothing', async () => {
    const member = await makeMember(app.deps.db)
    const change = { surname: 'Quliyeva', password: 'another-password' }
    const refused = await put(member.token, { ...change, currentPassword: 'wrong-password' })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ errors: [{ path: 'currentPassword' }] })
    const { accounts } = app.trpc(member.token)
    expect((await accounts.me.query()).surname).not.toBe('Quliyeva')
    await accounts.updateProfile.mutate({ ...change, currentPassword: knownPassword })
    expect((await accounts.me.query()).surname).toBe('Quliyeva')
    expect((await logIn(member.email, 'another-password')).status).toBe(200)
  })

  test('a taken e-mail is 409; a new one voids reset links that were sent to the old one', async () => {
    const member = await makeMember(app.deps.db)
    const taken = await makeMember(app.deps.db)
    expect((await put(member.token, { email: taken.email.toUpperCase() })).status).toBe(409)
    const token = await makeResetToken(app.deps.db, member.id)
    expect((await put(member.token, { email: `new-${member.email}` })).status).toBe(200)
    const reset = { token, password: 'another-password', confirmPassword: 'another-password' }
    expect((await app.rest('POST', '/Auth/ResetPassword', { json: reset })).status).toBe(400)
  })

  test('a customer gives himself no role, and no other field than the named ones', async () => {
    const member = await makeMember(app.deps.db)
    expect((await put(member.token, { appRoleId: roleId('SuperAdmin') })).status).toBe(403)
    expect(
      (await put(member.token, { appRoleId: roleId('Client'), roleId: 1, deletedAt: null })).status,
    ).toBe(200)
    const row = await app.deps.db.user.findUnique({ where: { id: member.id } })
    expect(row?.roleId).toBe(roleId('Client'))
  })

  test('without a bearer 401', async () => {
    expect((await app.rest('PUT', '/appuser', { json: { name: 'x' } })).status).toBe(401)
  })
})

describe('somebody else’s profile', () => {
  test('needs area 5, whether or not that id is there', async () => {
    const member = await makeMember(app.deps.db)
    const other = await makeMember(app.deps.db)
    expect((await put(member.token, { id: other.id, name: 'x' })).status).toBe(403)
    expect((await put(member.token, { id: 2147483647, name: 'x' })).status).toBe(403)
    const clerk = await makeMember(app.deps.db, [5])
    expect((await put(clerk.token, { id: other.id, name: 'Rəna' })).status).toBe(200)
    expect((await put(clerk.token, { id: 2147483647, name: 'x' })).status).toBe(404)
    const refused = await refusal(
      app.trpc(member.token).accounts.updateProfile.mutate({ id: other.id, name: 'x' }),
    )
    expect(refused.code).toBe('FORBIDDEN')
  })

  test('saved by somebody else meanwhile is refused to who says what he read', async () => {
    const staffMember = await makeMember(app.deps.db, 'Consultant')
    const root = await makeMember(app.deps.db, 'SuperAdmin')
    const { staff, accounts } = app.trpc(root.token)
    const read = async () => (await staff.list.query()).find(({ id }) => id === staffMember.id)
    const updatedAt = (await read())?.updatedAt
    const save = (name: string) => put(root.token, { id: staffMember.id, name, updatedAt })
    const statuses = (await Promise.all([save('Rəna'), save('Nigar')])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    const late = accounts.updateProfile.mutate({ id: staffMember.id, surname: 'Nağıyeva', updatedAt })
    expect((await refusal(late)).code).toBe('CONFLICT')
    expect((await read())?.surname).toBe(staffMember.surname)
    expect((await put(root.token, { id: staffMember.id, surname: 'Nağıyeva' })).status).toBe(200)
    const current = { id: staffMember.id, name: 'Aysel', updatedAt: (await read())?.updatedAt }
    expect(await accounts.updateProfile.mutate(current)).toMatchObject({ name: 'Aysel', surname: 'Nağıyeva' })
  })

  test('who has areas that one lacks keeps role, password and e-mail', async () => {
    const clerk = await makeMember(app.deps.db, [5, 11])
    const admin = await makeMember(app.deps.db, 'Admin')
    for (const change of [
      { email: 'mine@example.com' },
      { password: 'another-password' },
      { appRoleId: roleId('Client') },
    ]) {
      expect((await put(clerk.token, { id: admin.id, ...change })).status).toBe(403)
    }
    const unchanged = {
      id: admin.id,
      name: 'Elçin',
      email: admin.email,
      password: '',
      appRoleId: admin.roleId,
    }
    expect((await put(clerk.token, unchanged)).status).toBe(200)
  })

  test('another’s new password ends all of his sessions', async () => {
    const root = await app.signIn('SuperAdmin')
    const member = await makeMember(app.deps.db, 'Moderator')
    expect((await put(root, { id: member.id, password: 'another-password' })).status).toBe(200)
    expect(await alive(member.token)).toBe(false)
    expect(await changedEmails(member.id)).toHaveLength(1)
  })

  test('a changed role needs area 11, exists, and gives no area that the caller lacks', async () => {
    const member = await makeMember(app.deps.db, 'Consultant')
    const clerk = await makeMember(app.deps.db, [4, 5, 7])
    const keeper = await makeMember(app.deps.db, [4, 5, 7, 11])
    const give = async (token: string, role: number) =>
      (await put(token, { id: member.id, appRoleId: role })).status
    expect(await give(clerk.token, roleId('Consultant'))).toBe(200)
    expect(await give(clerk.token, roleId('Client'))).toBe(403)
    expect(await give(keeper.token, roleId('SuperVisor'))).toBe(403)
    expect(await give(keeper.token, 999_999)).toBe(400)
    expect((await app.rest('GET', '/Order/GetNewOrders', { token: member.token })).status).toBe(200)
    expect(await give(keeper.token, roleId('Client'))).toBe(200)
    expect((await app.rest('GET', '/Order/GetNewOrders', { token: member.token })).status).toBe(403)
  })

  test('the last SuperAdmin keeps the role; of two who take it from each other one does', async () => {
    await app.deps.db.user.updateMany({
      where: { role: { name: 'SuperAdmin' } },
      data: { deletedAt: new Date() },
    })
    const one = await makeMember(app.deps.db, 'SuperAdmin')
    const lose = (token: string, id: number) => put(token, { id, appRoleId: roleId('Admin') })
    expect((await lose(one.token, one.id)).status).toBe(409)
    for (let round = 0; round < 5; round += 1) {
      const two = await makeMember(app.deps.db, 'SuperAdmin')
      const answers = await Promise.all([lose(one.token, two.id), lose(two.token, one.id)])
      const living = await app.deps.db.user.findMany({
        where: { role: { name: 'SuperAdmin' }, deletedAt: null },
      })
      expect(living).toHaveLength(1)
      expect(answers.some(({ status }) => status === 200)).toBe(true)
      await app.deps.db.user.update({ where: { id: one.id }, data: { roleId: roleId('SuperAdmin') } })
      await app.deps.db.user.update({ where: { id: two.id }, data: { roleId: roleId('Admin') } })
    }
  })
})

describe('changing one’s own password', () => {
  // ACC-10
  test('takes only the new one, ends the other sessions, sends a mail', async () => {
    const member = await makeMember(app.deps.db)
    const other = await makeToken(app.deps.db, member.id)
    const answer = await app.rest('PUT', '/AppUser/Change-Password', {
      token: member.token,
      json: { NewPassword: 'another-password' },
    })
    expect(answer.status).toBe(204)
    expect([await alive(member.token), await alive(other)]).toEqual([true, false])
    expect((await logIn(member.email, 'another-password')).status).toBe(200)
    expect(await changedEmails(member.id)).toHaveLength(1)
  })

  // ACC-10
  test('checks the current one when it is sent', async () => {
    const member = await makeMember(app.deps.db)
    const { accounts } = app.trpc(member.token)
    for (const currentPassword of ['wrong-password', '']) {
      const call = accounts.changePassword.mutate({ newPassword: 'another-password', currentPassword })
      expect((await refusal(call)).code).toBe('VALIDATION')
    }
    expect((await logIn(member.email, knownPassword)).status).toBe(200)
    await accounts.changePassword.mutate({
      newPassword: 'another-password',
      currentPassword: knownPassword,
    })
    expect((await logIn(member.email, 'another-password')).status).toBe(200)
  })

  // ACC-2
  test('a short one is 400, without a bearer 401', async () => {
    const member = await makeMember(app.deps.db)
    const change = (token?: string) =>
      app.rest('PUT', '/appuser/change-password', {
        ...(token && { token }),
        json: { newPassword: '1234567' },
      })
    expect((await change(member.token)).status).toBe(400)
    expect((await change()).status).toBe(401)
  })
})
