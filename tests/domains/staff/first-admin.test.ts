import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureFirstAdmin } from '../../../src/domains/staff/first-admin.ts'
import { StartError } from '../../../src/lib/start-error.ts'
import { makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

const settings = { ADMIN_EMAIL: 'Root@Example.com', ADMIN_PASSWORD: 'demo-password' }
let app: TestApp

beforeEach(async () => {
  app = await startTestApp({ settings })
})
afterEach(() => app.close())

describe('the first SuperAdmin', () => {
  // PER-12
  test('is made from ADMIN_EMAIL and ADMIN_PASSWORD and can log in', async () => {
    expect(await ensureFirstAdmin(app.deps)).toBe(true)
    const json = { email: 'root@example.com', password: 'demo-password' }
    const answer = await app.rest('POST', '/auth/login', { json })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ user: { appRole: { name: 'SuperAdmin' } } })
  })

  // PER-12
  test('is made once, however many instances start at once', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => ensureFirstAdmin(app.deps)))
    expect(made).toEqual([true, true, true, true, true])
    expect(await app.deps.db.user.count()).toBe(1)
  })

  test('is not made where one lives, and is made again where he was deleted', async () => {
    const living = await makeUser(app.deps.db, 'SuperAdmin')
    expect(await ensureFirstAdmin(app.deps)).toBe(true)
    expect(await app.deps.db.user.count()).toBe(1)
    await app.deps.db.user.update({ where: { id: living.id }, data: { deletedAt: new Date() } })
    expect(await ensureFirstAdmin(app.deps)).toBe(true)
    expect(await app.deps.db.user.count({ where: { deletedAt: null } })).toBe(1)
  })

  test('without the settings there is none, which the answer says', async () => {
    const bare = { ...app.deps.settings, ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined }
    expect(await ensureFirstAdmin({ db: app.deps.db, settings: bare })).toBe(false)
  })

  test('an e-mail that a customer has stops the start with a line that names the variable', async () => {
    await makeUser(app.deps.db, 'Client', { email: 'root@example.com' })
    const refused = await ensureFirstAdmin(app.deps).catch((error) => error)
    expect(refused).toBeInstanceOf(StartError)
    expect(refused.message).toMatch(/^ADMIN_EMAIL: /)
  })
})
