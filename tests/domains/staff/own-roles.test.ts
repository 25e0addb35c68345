import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember, refusal } from '../../support/accounts.ts'
import { makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let root: string
beforeAll(async () => {
  app = await startTestApp()
  root = await app.signIn('SuperAdmin')
})
afterAll(() => app.close())

let made = 0
const roleOf = async (name: string) =>
  (await app.trpc(root).staff.roles.query()).find((role) => role.name === name)
/** A role of one's own. */
const make = async (permissionIds: number[] = [7, 8], name = `Operator ${++made}`) => {
  const answer = await app.rest('POST', '/approle', {
    token: root,
    json: { name, PermissionIds: permissionIds },
  })
  return {
    status: answer.status,
    ...(answer.body.data as { id: number; name: string; permissions: number[] }),
  }
}
const remove = (id: number, token = root) => app.rest('DELETE', `/approle/${id}`, { token })

describe('a role of one’s own', () => {
  test('is added beside the seven, given to a colleague and counts like them', async () => {
    const role = await make([8, 7, 8], 'Çap operatoru')
    expect(role).toMatchObject({ status: 201, name: 'Çap operatoru', permissions: [7, 8] })
    const staffMember = await makeMember(app.deps.db, 'Consultant')
    await app.trpc(root).accounts.updateProfile.mutate({ id: staffMember.id, appRoleId: role.id })
    expect((await app.rest('GET', '/order/GetOrders', { token: staffMember.token })).status).toBe(200)
    expect((await app.rest('GET', '/discount', { token: staffMember.token })).status).toBe(403)
    await app.trpc(root).staff.updateRole.mutate({ id: role.id, permissionIds: [9] })
    expect((await app.rest('GET', '/discount', { token: staffMember.token })).status).toBe(200)
  })

  test('is renamed, but to no name that another role has, however it is written', async () => {
    const { id, name } = await make()
    await app.trpc(root).staff.updateRole.mutate({ id, name: 'Dizayner' })
    expect(await roleOf('Dizayner')).toMatchObject({ id })
    for (const taken of ['superadmin', 'MODERATOR', 'dizayner']) {
      const refused = await refusal(app.trpc(root).staff.createRole.mutate({ name: taken }))
      expect(refused.code).toBe('CONFLICT')
    }
    const other = await make([], name)
    const refused = await refusal(app.trpc(root).staff.updateRole.mutate({ id: other.id, name: 'DIZAYNER' }))
    expect(refused.code).toBe('CONFLICT')
    expect((await make([], '   ')).status).toBe(400)
  })

  // PER-14
  test.each([
    ['a Cyrillic letter', 'SupеrАdmin'],
    ['an unseen sign', 'Super\u200dAdmin'],
    ['another direction', '\u202eSuperAdmin'],
    ['a space', 'Super Admin'],
    ['small letters', 'superadmin'],
    ['wide letters', 'Ａｄｍｉｎ'],
    ['a mark', 'Admın'],
    ['letters apart', 'Aḋmin'],
    ['one for l', 'C1ient'],
    ['Greek', 'Μοderator'],
    ['Cyrillic throughout', 'Соnѕultаnt'],
  ])('is not named so that it looks like a built-in one: by %s', async (_how, name) => {
    expect((await make([], name)).status).toBe(409)
    const { id } = await make([])
    const renamed = await app.rest('PUT', '/approle', { token: root, json: { id, name, PermissionIds: [] } })
    expect(renamed.status).toBe(409)
  })

  // PER-4
  test('keeps the areas that the caller lacks', async () => {
    const role = await make([8, 9])
    const token = await app.signIn(['roles', 'orders'])
    const change = (PermissionIds: number[]) =>
      app.rest('PUT', '/approle', { token, json: { id: role.id, name: role.name, PermissionIds } })
    expect((await change([])).status).toBe(403)
    expect((await change([8])).status).toBe(403)
    expect((await change([9])).status).toBe(204)
    expect(await roleOf(role.name)).toMatchObject({ permissions: [9] })
  })

  // PER-9
  test('is deleted only while nobody has it; who has left doesn’t count and stays in the history', async () => {
    const { db } = app.deps
    const { id, name } = await make([7])
    const holder = await db.user.update({
      where: { id: (await makeUser(db, 'Consultant')).id },
      data: { roleId: id },
    })
    const held = await remove(id)
    expect([held.status, held.body.code]).toEqual([409, 'CONFLICT'])
    expect((await app.rest('DELETE', `/AppUser/${holder.id}`, { token: root })).status).toBe(200)
    expect(await remove(id)).toMatchObject({ status: 200, body: { data: { id, name, permissions: [7] } } })
    expect(await roleOf(name)).toBeUndefined()
    expect((await remove(id)).status).toBe(404)
    const { items } = await app.trpc(root).history.ofRecord.query({ kind: 'role', id })
    expect(items.map(({ act }) => act)).toEqual(['deleted', 'created'])
  })

  test('that is deleted while somebody gets it leaves nobody without a role', async () => {
    const roles = await Promise.all(Array.from({ length: 6 }, () => make([])))
    const answers = await Promise.all(
      roles.flatMap(({ id }, index) => [
        remove(id),
        app.rest('POST', '/AppUser/Invite', {
          token: root,
          json: { name: 'Rəna', surname: 'Quliyeva', email: `race-${index}@example.com`, appRoleId: id },
        }),
      ]),
    )
    for (const { status } of answers) expect([200, 201, 400, 409]).toContain(status)
  })
})

describe('the seven', () => {
  // PER-9
  test('keep their names and are never deleted', async () => {
    for (const role of await app.deps.db.role.findMany({ where: { id: { lte: 7 } } })) {
      expect((await remove(role.id)).status, role.name).toBe(403)
      const renamed = { id: role.id, name: `${role.name} 2` }
      expect((await app.rest('PUT', '/approle', { token: root, json: renamed })).status, role.name).toBe(403)
    }
  })
})

describe('who may', () => {
  test('area 11 alone, and only areas that one has oneself', async () => {
    const { id } = await make([8])
    const staff = await app.signIn(['staff'])
    expect((await app.rest('POST', '/approle', { token: staff, json: { name: 'Yeni' } })).status).toBe(403)
    expect((await remove(id, staff)).status).toBe(403)
    const roles = await app.signIn(['roles'])
    const wants = { name: 'Hər şey', PermissionIds: [1] }
    expect((await app.rest('POST', '/approle', { token: roles, json: wants })).status).toBe(403)
    expect(
      (await app.rest('POST', '/approle', { token: roles, json: { ...wants, PermissionIds: [11] } })).status,
    ).toBe(201)
    expect((await remove(id, roles)).status).toBe(403)
    expect(
      (await app.rest('POST', '/approle', { token: root, json: { name: 'X', PermissionIds: [14] } })).status,
    ).toBe(400)
  })
})
