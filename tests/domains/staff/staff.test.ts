import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPassword, makeMember, refusal } from '../../support/accounts.ts'
import { makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let root: string
let roles: Record<string, { id: number; permissions: number[] }>

beforeAll(async () => {
  app = await startTestApp()
  root = await app.signIn('SuperAdmin')
  const rows = await app.deps.db.role.findMany()
  roles = Object.fromEntries(rows.map((row) => [row.name, row]))
})
afterAll(() => app.close())

const roleId = (name: string): number => roles[name]?.id ?? 0
let counter = 0
const newStaff = (appRoleId: number, more: object = {}) => ({
  name: 'Kamran',
  surname: 'Quliyev',
  fatherName: 'Rauf',
  email: `kamran${++counter}@example.com`,
  phoneNumber: '+994 50 200 10 20',
  password: knownPassword,
  appRoleId,
  ...more,
})

describe('adding staff', () => {
  test('POST /AppUser takes the form of the old client and answers the user without secrets', async () => {
    const photo = await pngFile()
    const { appRoleId, phoneNumber, ...rest } = newStaff(roleId('Consultant'))
    const form = { Name: rest.name, Surname: rest.surname, Email: rest.email.toUpperCase(), phoneNumber }
    const answer = await app.rest('POST', '/AppUser', {
      token: root,
      form: {
        ...form,
        Password: rest.password,
        AppRoleId: appRoleId,
        FatherName: rest.fatherName,
        Photo: photo,
      },
    })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toEqual({
      id: expect.any(Number),
      name: 'Kamran',
      surname: 'Quliyev',
      fatherName: 'Rauf',
      email: rest.email,
      phoneNumber,
      photoUrl: expect.stringMatching(/^\/media\/.+\.webp$/),
      appRole: { id: appRoleId, name: 'Consultant', permissions: [4, 7] },
      emailConfirmed: false,
    })
    const listed = await app.rest('GET', '/AppUser', { token: root })
    expect((listed.body.data as { email: string }[]).some(({ email }) => email === rest.email)).toBe(true)
    const login = await app.rest('POST', '/auth/login', {
      json: { email: rest.email, password: knownPassword },
    })
    expect(login.status).toBe(200)
  })

  test('through tRPC too', async () => {
    const user = await app.trpc(root).staff.create.mutate(newStaff(roleId('Moderator')))
    expect(user).toMatchObject({ appRole: { name: 'Moderator' }, photoUrl: '' })
    const list = await app.trpc(root).staff.list.query()
    expect(list.map(({ id }) => id)).toContain(user.id)
  })

  // PER-13
  test('with area 5 alone only within one’s own areas', async () => {
    const token = await app.signIn(['staff', 'contact', 'newOrders'])
    const within = await app.rest('POST', '/AppUser', { token, json: newStaff(roleId('Consultant')) })
    expect(within.status).toBe(201)
    const beyond = await app.rest('POST', '/AppUser', { token, json: newStaff(roleId('SuperVisor')) })
    expect(beyond.status).toBe(403)
    expect((await refusal(app.trpc(token).staff.create.mutate(newStaff(roleId('Admin'))))).code).toBe(
      'FORBIDDEN',
    )
  })

  // PER-13
  test('the role must be one of the staff', async () => {
    for (const id of [roleId('Client'), 999_999]) {
      const answer = await app.rest('POST', '/AppUser', { token: root, json: newStaff(id) })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toMatchObject([{ path: 'appRoleId' }])
    }
  })

  test('a taken e-mail is 409, a short password 400', async () => {
    const client = await makeUser(app.deps.db, 'Client')
    const json = newStaff(roleId('Admin'), { email: client.email.toUpperCase() })
    expect((await app.rest('POST', '/AppUser', { token: root, json })).status).toBe(409)
    const short = newStaff(roleId('Admin'), { password: '1234567' })
    const answer = await app.rest('POST', '/AppUser', { token: root, json: short })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([{ path: 'password' }])
  })

  test('without area 5 it is 403, whatever is sent', async () => {
    const token = await app.signIn(['users', 'roles', 'orders'])
    expect((await app.rest('POST', '/AppUser', { token, json: {} })).status).toBe(403)
    expect((await app.rest('GET', '/AppUser', { token })).status).toBe(403)
    expect((await app.rest('DELETE', '/AppUser/2147483647', { token })).status).toBe(403)
    expect((await app.rest('POST', '/AppUser', { json: {} })).status).toBe(401)
  })
})

describe('the staff list', () => {
  // PER-10
  test('knows no customers and nobody who was deleted', async () => {
    const client = await makeUser(app.deps.db, 'Client')
    const list = await app.trpc(root).staff.list.query()
    expect(list.some(({ id }) => id === client.id)).toBe(false)
    expect(list.every(({ appRole }) => appRole.name !== 'Client')).toBe(true)
  })
})

describe('deleting staff', () => {
  // PER-10
  test('ends the sessions, frees the e-mail, keeps the row', async () => {
    const member = await makeMember(app.deps.db, 'Moderator')
    expect((await app.rest('GET', '/auth/me', { token: member.token })).status).toBe(200)
    const answer = await app.rest('DELETE', `/AppUser/${member.id}`, { token: root })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ id: member.id })
    expect((await app.rest('GET', '/auth/me', { token: member.token })).status).toBe(401)
    const json = { email: member.email, password: knownPassword }
    expect((await app.rest('POST', '/auth/login', { json })).status).toBe(404)
    const row = await app.deps.db.user.findUniqueOrThrow({ where: { id: member.id } })
    expect(row.deletedAt).not.toBeNull()
    const again = newStaff(roleId('Moderator'), { email: member.email })
    expect((await app.rest('POST', '/AppUser', { token: root, json: again })).status).toBe(201)
    expect((await app.rest('DELETE', `/AppUser/${member.id}`, { token: root })).status).toBe(404)
  })

  test('gives up the photo', async () => {
    const created = await app.rest('POST', '/AppUser', {
      token: root,
      form: { ...newStaff(roleId('Moderator')), photo: await pngFile() },
    })
    const { id } = created.body.data as { id: number }
    await app.trpc(root).staff.delete.mutate({ id })
    expect(await app.deps.db.user.findUnique({ where: { id } })).toMatchObject({ photoId: null })
  })

  // PER-6, PER-10
  test('a customer’s id is 404, a SuperAdmin 403, oneself 409', async () => {
    const client = await makeUser(app.deps.db, 'Client')
    const admin = await makeMember(app.deps.db, 'SuperAdmin')
    const clerk = await makeMember(app.deps.db, [5])
    const status = async (token: string, id: number) =>
      (await app.rest('DELETE', `/AppUser/${id}`, { token })).status
    expect(await status(root, client.id)).toBe(404)
    expect(await status(root, admin.id)).toBe(403)
    expect(await status(admin.token, admin.id)).toBe(403)
    expect(await status(clerk.token, clerk.id)).toBe(409)
    expect((await refusal(app.trpc(clerk.token).staff.delete.mutate({ id: client.id }))).code).toBe(
      'NOT_FOUND',
    )
  })
})

describe('roles', () => {
  test('GET /approle lists Client too, for area 11 and for area 5', async () => {
    for (const token of [await app.signIn(['roles']), await app.signIn(['staff'])]) {
      const answer = await app.rest('GET', '/approle', { token })
      expect(answer.status).toBe(200)
      const client = { id: roleId('Client'), name: 'Client', permissions: [], updatedAt: expect.any(String) }
      expect(answer.body.data).toContainEqual(client)
      expect(await app.trpc(token).staff.roles.query()).toEqual(answer.body.data)
    }
    expect((await app.rest('GET', '/approle', { token: await app.signIn(['users']) })).status).toBe(403)
  })

  // PER-3
  test('a change counts from the next request of who holds the role', async () => {
    const member = await makeMember(app.deps.db, [7])
    expect((await app.rest('GET', '/discount', { token: member.token })).status).toBe(403)
    const put = await app.rest('PUT', '/approle', {
      token: root,
      json: { id: member.roleId, name: member.role.name, PermissionIds: [9, 7, 9] },
    })
    expect(put.status).toBe(204)
    expect((await app.rest('GET', '/discount', { token: member.token })).status).toBe(200)
    expect(await app.deps.db.role.findUnique({ where: { id: member.roleId } })).toMatchObject({
      permissions: [7, 9],
    })
    await app.trpc(root).staff.updateRole.mutate({ id: member.roleId, permissionIds: [] })
    expect((await app.rest('GET', '/discount', { token: member.token })).status).toBe(403)
  })

  test('of two who have read the same role, the later one is told; who does not say what he read saves', async () => {
    const { roleId: id } = await makeUser(app.deps.db, [7])
    const read = async () => (await app.trpc(root).staff.roles.query()).find((role) => role.id === id)
    const updatedAt = (await read())?.updatedAt
    const put = async (json: object) =>
      (await app.rest('PUT', '/approle', { token: root, json: { id, ...json } })).status
    expect(await put({ PermissionIds: [7, 8], updatedAt })).toBe(204)
    expect(await put({ PermissionIds: [7, 9], updatedAt })).toBe(409)
    const late = app.trpc(root).staff.updateRole.mutate({ id, permissionIds: [9], updatedAt })
    expect((await refusal(late)).code).toBe('CONFLICT')
    expect((await read())?.permissions).toEqual([7, 8])
    expect(await put({ PermissionIds: [9] })).toBe(204)
    await app
      .trpc(root)
      .staff.updateRole.mutate({ id, name: `Rol ${id}`, updatedAt: (await read())?.updatedAt })
    expect(await read()).toMatchObject({ name: `Rol ${id}`, permissions: [9] })
  })

  test('SuperAdmin can’t be edited, Client gets no areas, nobody gives what he lacks: 403', async () => {
    const token = await app.signIn(['roles', 'contact'])
    const { roleId: target } = await makeUser(app.deps.db, [])
    const put = async (by: string, json: object) =>
      (await app.rest('PUT', '/approle', { token: by, json })).status
    expect(await put(root, { id: roleId('SuperAdmin'), PermissionIds: [1] })).toBe(403)
    expect(await put(root, { id: roleId('Client'), PermissionIds: [1] })).toBe(403)
    expect(await put(token, { id: target, PermissionIds: [4, 7] })).toBe(403)
    expect(await put(token, { id: target, PermissionIds: [4] })).toBe(204)
    const refused = await refusal(app.trpc(token).staff.updateRole.mutate({ id: target, permissionIds: [1] }))
    expect(refused.code).toBe('FORBIDDEN')
  })

  test('unknown areas are 400, an unknown role 404, a taken name 409', async () => {
    const put = (json: object) => app.rest('PUT', '/approle', { token: root, json })
    for (const ids of [[0], [14], ['x'], [1.5], 'all']) {
      const answer = await put({ id: roleId('Moderator'), PermissionIds: ids })
      expect(answer.status).toBe(400)
      expect(answer.body.errors?.[0]?.path).toMatch(/^permissionIds/)
    }
    expect((await put({ id: 999_999, PermissionIds: [1] })).status).toBe(404)
    expect((await put({ id: roleId('Moderator'), name: 'Client' })).status).toBe(409)
  })

  test('without area 11 it is 403 before anything is looked up', async () => {
    const token = await app.signIn(['staff'])
    expect((await app.rest('PUT', '/approle', { token, json: { id: 999_999 } })).status).toBe(403)
  })
})

async function pngFile(): Promise<Blob> {
  const { default: sharp } = await import('sharp')
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#00a3e4' } })
  return new File([new Uint8Array(await picture.png().toBuffer())], 'photo.png', { type: 'image/png' })
}
