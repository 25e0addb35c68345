import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionLifeMs } from '../../src/domains/accounts/session-life.ts'
import { describeProcedures } from '../../src/faces/described.ts'
import { appRouter } from '../../src/faces/router.ts'
import { type AreaName, areas } from '../../src/procedures/areas.ts'
import { makeToken, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { contractAccess } from './contract-access.ts'

const procedures = describeProcedures(appRouter)
const areaNames = Object.keys(areas) as AreaName[]
const seededRoles: Record<string, readonly number[]> = {
  SuperAdmin: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  Admin: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13],
  Moderator: [1, 2, 3, 4, 7, 8, 9, 10, 12, 13],
  ContentCreator: [1, 2, 3, 4, 10, 12, 13],
  SuperVisor: [6, 7, 8, 9],
  Consultant: [4, 7],
  Client: [],
}

type Caller = { name: string; areas: readonly number[] | null; userId: number | undefined }

let app: TestApp
const callers: Caller[] = []

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  callers.push({ name: 'visitor', areas: null, userId: undefined })
  for (const [role, ids] of Object.entries(seededRoles)) {
    callers.push({ name: role, areas: ids, userId: (await makeUser(db, role)).id })
  }
  for (const area of areaNames) {
    callers.push({
      name: `only ${area}`,
      areas: [areas[area]],
      userId: (await makeUser(db, [areas[area]])).id,
    })
  }
})
afterAll(() => app.close())

type Token = () => Promise<string | undefined>

/** The statuses of both faces to a call with ids that no record has; `:userId` is the caller's own. */
async function callBoth(
  procedure: (typeof procedures)[number],
  token: Token,
  userId = 2147483647,
): Promise<number[]> {
  const headers = async () => {
    const given = await token()
    return { 'content-type': 'application/json', ...(given && { authorization: `Bearer ${given}` }) }
  }
  const { method } = procedure.meta.rest
  const path = procedure.paths[0]?.replace(':userId', String(userId)).replace(/:\w+/g, '2147483647')
  const rest = await fetch(`${app.url}/api${path}`, {
    method,
    headers: await headers(),
    ...(method !== 'GET' && { body: '{}' }),
  })
  const isQuery = procedure.type === 'query'
  const input = JSON.stringify({ userId })
  const address = `${app.url}/trpc/${procedure.name}${isQuery ? `?input=${encodeURIComponent(input)}` : ''}`
  const trpc = await fetch(address, {
    method: isQuery ? 'GET' : 'POST',
    headers: await headers(),
    ...(!isQuery && { body: '{}' }),
  })
  await Promise.all([rest.arrayBuffer(), trpc.arrayBuffer()])
  return [rest.status, trpc.status]
}

function expected(
  access: (typeof procedures)[number]['meta']['access'],
  caller: Caller,
): 401 | 403 | 'let in' {
  if (access === 'public') return 'let in'
  if (caller.areas === null) return 401
  if (access === 'user' || access === 'orderParty') return 'let in'
  return access.some((area) => caller.areas?.includes(areas[area])) ? 'let in' : 403
}

// PER-1
describe('every procedure declares the access that the contract gives it', () => {
  test.each(procedures.map((procedure) => [procedure.name, procedure] as const))('%s', (_name, procedure) => {
    for (const path of procedure.paths) {
      const route = `${procedure.meta.rest.method} ${path.toLowerCase()}`
      const { access } = procedure.meta
      const declared =
        typeof access === 'string' ? access : access.map((area) => areas[area]).sort((a, b) => a - b)
      expect(contractAccess[route], `${route} is not in the contract's table`).toEqual(declared)
    }
  })

  test('and every route of the contract is there', () => {
    const routes = procedures.flatMap(({ paths, meta }) =>
      paths.map((path) => `${meta.rest.method} ${path.toLowerCase()}`),
    )
    expect(Object.keys(contractAccess).filter((route) => !routes.includes(route))).toEqual([])
  })
})

// PER-2
describe('every procedure answers every caller as declared, through both faces', () => {
  test.each(procedures.map((procedure) => [procedure.name, procedure] as const))(
    '%s',
    async (_name, procedure) => {
      for (const caller of callers) {
        const { userId } = caller
        const token: Token = async () => (userId === undefined ? undefined : makeToken(app.deps.db, userId))
        const wanted = expected(procedure.meta.access, caller)
        for (const status of await callBoth(procedure, token, userId)) {
          const got = status === 401 || status === 403 ? status : 'let in'
          expect(got, `${procedure.name} for ${caller.name}`).toBe(wanted)
          expect(status, `${procedure.name} for ${caller.name}`).toBeLessThan(500)
        }
      }
    },
  )
})

test('a token that was not used for 30 days is no token', async () => {
  const user = await makeUser(app.deps.db, 'SuperAdmin')
  const token = await makeToken(app.deps.db, user.id)
  await app.deps.db.session.updateMany({
    where: { userId: user.id },
    data: { lastUsedAt: new Date(Date.now() - sessionLifeMs - 1000) },
  })
  for (const procedure of procedures.filter(({ meta }) => meta.access !== 'public')) {
    expect(await callBoth(procedure, async () => token), procedure.name).toEqual([401, 401])
  }
})
