import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueuedEmail } from '../../src/domains/email/emails.ts'
import { writeEmail } from '../../src/domains/email/write-email.ts'
import { knownPassword, makeMember, makeResetToken, queuedEmails, refusal } from '../support/accounts.ts'
import { makeOrder, makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('reset links', () => {
  /** A request with whatever headers; `fetch` sets Host itself. */
  const send = (url: string, path: string, headers: Record<string, string>, body: object) =>
    new Promise<number>((resolve, reject) => {
      const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
      const sent = httpRequest(url + path, options, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      sent.on('error', reject).end(JSON.stringify(body))
    })
  const foreign = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example;proto=https',
    'x-original-host': 'evil.example',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  }

  // ACC-8
  test.each(['0', '1'])(
    'lead to our own site, whatever host a request claims, with %s proxies trusted',
    async (trusted) => {
      const shop = await startTestApp({ settings: { TRUST_PROXY: trusted } })
      const { db } = shop.deps
      const { email } = await makeMember(db)
      const paths = ['/api/Auth/ForgotPassword', '/API/AUTH/FORGOTPASSWORD/', '/trpc/accounts.forgotPassword']
      for (const path of paths) expect(await send(shop.url, path, foreign, { email })).toBe(200)
      const mails = (await queuedEmails(db, 'passwordReset')) as QueuedEmail[]
      expect(mails).toHaveLength(3)
      for (const mail of mails) {
        const email = await writeEmail(db, mail, { siteUrl: 'http://shop.test', now: new Date() })
        expect(email?.action?.url).toMatch(/^http:\/\/shop\.test\/reset-password\/\d+\/[\w-]{43}$/)
        expect(JSON.stringify(email)).not.toContain('evil')
      }
      await shop.close()
    },
  )

  test('are refused for any address that only looks like ours, known e-mail or not', async () => {
    const { email, id } = await makeMember(app.deps.db)
    const urls = [
      'http://shop.test@evil.example',
      'http://shop.test:pass@evil.example/',
      'http://shop.test.evil.example',
      'http://evil.example/http://shop.test',
      'http://evil.example#http://shop.test',
      'http://evil.example?http://shop.test',
      'http://evil.example\\@shop.test',
      'http:\\\\evil.example',
      '//evil.example',
      'http://shop.test:81',
      'https://shop.test',
      'http://shop.test。evil.example',
      'http://shop.test%2eevil.example',
      'javascript:alert(1)//http://shop.test',
      'data:text/html,http://shop.test',
      'blob:http://shop.test/1',
    ]
    for (const url of urls) {
      for (const who of [email, 'nobody@example.com']) {
        const answer = await app.rest('POST', '/auth/FORGOTPASSWORD/', { json: { email: who, URL: url } })
        expect(answer.status, url).toBe(400)
        const refused = await refusal(app.trpc().accounts.forgotPassword.mutate({ email: who, url }))
        expect(refused.code, url).toBe('VALIDATION')
      }
    }
    const mails = await queuedEmails(app.deps.db, 'passwordReset')
    expect(mails.filter(({ userId }) => userId === id)).toEqual([])
  })

  test('of 50 uses at once, through both faces, one wins', async () => {
    const member = await makeMember(app.deps.db)
    const token = await makeResetToken(app.deps.db, member.id)
    const uses = Array.from({ length: 50 }, async (_, index) => {
      const input = {
        token,
        password: `password-number-${index}`,
        confirmPassword: `password-number-${index}`,
      }
      if (index % 2 === 0)
        return (await app.rest('POST', '/Auth/ResetPassword', { json: input })).status === 204
      return app
        .trpc()
        .accounts.resetPassword.mutate(input)
        .then(
          () => true,
          () => false,
        )
    })
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1)
  })
})

describe('what is not the caller’s', () => {
  test("somebody else's records stay his, by whatever id on either face", async () => {
    const { db } = app.deps
    const [me, other] = [await makeMember(db), await makeMember(db)]
    const service = await makeService(db, { prices: [{ count: 1, price: 100 }] })
    const order = await makeOrder(db, other.id, service)
    const { token } = me
    const rest = async (method: string, path: string, json?: object) =>
      (await app.rest(method, path, { token, json })).status
    const mine = app.trpc(token)
    for (const id of [other.id, 2147483647]) {
      expect(await rest('GET', `/Order/GetUserOrders/${id}`)).toBe(403)
      expect(await rest('PUT', '/AppUser', { id, name: 'X' })).toBe(403)
      expect(await rest('POST', '/order', { appUserId: id, serviceId: service.id, count: 1 })).toBe(403)
      expect(await rest('GET', `/clients/${id}/data`)).toBe(403)
      expect(await rest('DELETE', `/appuser/${id}`)).toBe(403)
      const profile = mine.accounts.updateProfile.mutate({ id, name: 'X' })
      expect((await refusal(profile)).code).toBe('FORBIDDEN')
    }
    for (const id of [order.id, 2147483647]) {
      expect(await rest('GET', `/order/${id}`)).toBe(404)
      expect(await rest('GET', `/order/${id}/quote.pdf`)).toBe(404)
      expect(await rest('DELETE', `/order/${id}`)).toBe(403)
      expect(await rest('PUT', '/order', { Id: id, price: 1 })).toBe(403)
    }
    // Neither by another spelling of the field, nor by one that isn't asked for.
    const placed = await app.rest('POST', '/order', {
      token,
      json: { ServiceId: service.id, COUNT: 1, userId: other.id, user_id: other.id, user: { id: other.id } },
    })
    const { id } = placed.body.data as { id: number }
    expect((await db.order.findUniqueOrThrow({ where: { id } })).userId).toBe(me.id)
    expect(await db.user.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({ name: other.name })
  })

  // ORD-1, API-1
  test('fields of the server’s are never taken from a caller', async () => {
    const { db } = app.deps
    const member = await makeMember(db)
    const service = await makeService(db, { prices: [{ count: 1, price: 100 }] })
    const past = '2001-01-01T00:00:00.000Z'
    const order = {
      price: 0.01,
      status: 'Completed',
      orderStatus: 'Completed',
      acceptedAt: past,
      quote: {},
      id: 1,
      orderDate: past,
      createdAt: past,
      serviceName: 'X',
      events: [{ to: 'Completed' }],
    }
    const json = { ...order, serviceId: service.id, count: 1 }
    const placed = await app.rest('POST', '/order', { token: member.token, json })
    const byTrpc = await app.trpc(member.token).orders.place.mutate(json as never)
    const ids = [(placed.body.data as { id: number }).id, (byTrpc as { id: number }).id]
    for (const row of await db.order.findMany({ where: { id: { in: ids } } })) {
      expect(row).toMatchObject({
        status: 'Pending',
        price: null,
        acceptedAt: null,
        serviceName: service.name,
      })
      expect(row.createdAt.getFullYear()).toBeGreaterThan(2020)
    }
    expect(ids).not.toContain(1)

    const stolen = {
      id: undefined,
      appRoleId: 1,
      AppRole: { id: 1 },
      role: 'SuperAdmin',
      roleId: 1,
      permissions: [1, 5, 11],
      passwordHash: 'x',
      deletedAt: past,
      createdAt: past,
      secondFactor: { confirmedAt: past },
      sessions: [],
    }
    const person = { name: 'A', surname: 'B', phoneNumber: '+994501234567', password: knownPassword }
    const registered = await app.rest('POST', '/Clients', {
      json: { ...stolen, ...person, passwordConfirm: knownPassword, email: 'mass@example.com' },
    })
    expect(registered.status).toBe(201)
    for (const payload of ['{"__proto__": {"roleId": 1}}', '{"constructor": {"prototype": {"roleId": 1}}}']) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${member.token}` }
      const answer = await app.app.inject({ method: 'PUT', url: '/api/appuser', headers, payload })
      expect(answer.statusCode).toBe(400)
    }
    const changed = await app.rest('PUT', '/AppUser', {
      token: member.token,
      json: { ...stolen, name: 'Yeni' },
    })
    expect(changed.status).toBe(403)
    const { appRoleId: _, ...rest } = stolen
    expect(
      (await app.rest('PUT', '/AppUser', { token: member.token, json: { ...rest, name: 'Yeni' } })).status,
    ).toBe(200)
    await app.trpc(member.token).accounts.updateProfile.mutate({ ...rest, name: 'Yeni' } as never)
    const rows = await db.user.findMany({
      where: { email: { in: ['mass@example.com', member.email] } },
      include: { role: true },
    })
    expect(rows.map(({ role }) => role.name)).toEqual(['Client', 'Client'])
    for (const row of rows) {
      expect(row.deletedAt).toBeNull()
      expect(row.passwordHash).toMatch(/^\$argon2id/)
    }
  })

  // PER-4
  test('nobody climbs: neither himself, nor a role, nor by a colleague that he makes', async () => {
    const { db } = app.deps
    const roles = await db.role.findMany()
    const idOf = (name: string) => roles.find((role) => role.name === name)?.id ?? 0
    const clerk = await makeMember(db, [5])
    const clerkRole = (await db.user.findUniqueOrThrow({ where: { id: clerk.id } })).roleId
    const keeper = await makeMember(db, [11])
    const boss = await makeMember(db, 'SuperAdmin')
    const person = { name: 'A', surname: 'B', phoneNumber: '+994501234567', password: knownPassword }
    const tries: [token: string, method: string, path: string, json: object][] = [
      [clerk.token, 'PUT', '/appuser', { appRoleId: idOf('SuperAdmin') }],
      [clerk.token, 'PUT', '/APPUSER/', { ID: boss.id, Password: 'taken-over-1' }],
      [clerk.token, 'PUT', '/appuser', { id: boss.id, email: 'taken@example.com' }],
      [
        clerk.token,
        'POST',
        '/AppUser',
        { ...person, email: 'n1@example.com', AppRoleId: idOf('SuperAdmin') },
      ],
      [
        clerk.token,
        'POST',
        '/AppUser',
        { ...person, email: 'n2@example.com', AppRoleId: idOf('Consultant') },
      ],
      [clerk.token, 'PUT', '/approle', { id: clerkRole, PermissionIds: [5, 11] }],
      [keeper.token, 'PUT', '/approle', { id: keeper.role.id, PermissionIds: [5, 11] }],
      [keeper.token, 'PUT', '/approle', { id: idOf('Client'), PermissionIds: [11] }],
      [keeper.token, 'PUT', '/approle', { id: idOf('SuperAdmin'), PermissionIds: [11] }],
      [keeper.token, 'PUT', '/appuser', { appRoleId: idOf('SuperAdmin') }],
    ]
    for (const [token, method, path, json] of tries)
      expect((await app.rest(method, path, { token, json })).status, JSON.stringify(json)).toBe(403)
    const byTrpc = [
      () => app.trpc(clerk.token).accounts.updateProfile.mutate({ id: boss.id, password: 'taken-over-1' }),
      () => app.trpc(keeper.token).staff.updateRole.mutate({ id: keeper.role.id, permissionIds: [5, 11] }),
      () => app.trpc(clerk.token).secondFactor.reset.mutate({ id: boss.id }),
    ]
    for (const call of byTrpc) expect(['FORBIDDEN', 'NOT_FOUND']).toContain((await refusal(call())).code)
    const after = await db.user.findUniqueOrThrow({ where: { id: boss.id } })
    expect(after).toMatchObject({ email: boss.email, passwordHash: boss.passwordHash })
  })

  // PER-3
  test('a permission taken in the middle of a session is gone with the next call, on every way in', async () => {
    const { db } = app.deps
    const member = await makeMember(db, 'Moderator')
    const ways = async () => {
      const { token } = member
      const batch = '/trpc/partners.delete,partners.delete?batch=1'
      const authorization = `Bearer ${token}`
      const json = { 'content-type': 'application/json', authorization }
      const answers = [
        await app.app.inject({
          method: 'DELETE',
          url: '/api/partner/2147483647',
          headers: { authorization },
        }),
        await app.app.inject({
          method: 'POST',
          url: '/trpc/partners.delete',
          headers: json,
          payload: '{"id":2147483647}',
        }),
        await app.app.inject({
          method: 'POST',
          url: '/trpc/upload/partners.create',
          headers: json,
          payload: '{}',
        }),
      ]
      const both = await app.app.inject({
        method: 'POST',
        url: batch,
        headers: json,
        payload: '{"0":{"id":1},"1":{"id":2147483647}}',
      })
      const inBatch = both.json<{ error?: { data: { httpStatus: number } } }[]>().at(-1)?.error
        ?.data.httpStatus
      return [...answers.map(({ statusCode }) => statusCode), inBatch]
    }
    expect(await ways()).toEqual([404, 404, 400, 404])
    await db.user.update({ where: { id: member.id }, data: { role: { connect: { name: 'SuperVisor' } } } })
    expect(await ways()).toEqual([403, 403, 403, 403])
    await db.user.update({ where: { id: member.id }, data: { role: { connect: { name: 'Moderator' } } } })
    expect(await ways()).toEqual([404, 404, 400, 404])
    await db.user.update({ where: { id: member.id }, data: { deletedAt: new Date() } })
    expect(await ways()).toEqual([401, 401, 401, 401])
  })
})

// ACC-3
test('an unknown e-mail and a wrong password differ in nothing that is answered', async () => {
  const { email } = await makeMember(app.deps.db)
  const seen = async (who: string) => {
    const json = { email: who, password: 'not-the-password' }
    const answer = await app.rest('POST', '/auth/login', { json })
    const names = [...answer.headers.keys()].filter((name) => name !== 'date')
    return { status: answer.status, body: answer.body, names, length: answer.headers.get('content-length') }
  }
  expect(await seen(email)).toEqual(await seen('nobody@example.com'))
})
