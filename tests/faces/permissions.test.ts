import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../../src/domains/accounts/find-caller.ts'
import { sessionLifeMs } from '../../src/domains/accounts/session-life.ts'
import { describeProcedures } from '../../src/faces/described.ts'
import { appRouter } from '../../src/faces/router.ts'
import type { Access } from '../../src/procedures/access.ts'
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

type Procedure = (typeof procedures)[number]
type Answer = { caller: Caller; status: number }
type Face = typeof callRest

/** In `npm run trust` every caller calls through both faces; in every run each through one, and its neighbours through the other. */
const isWhole = process.env.PERMISSION_FACES === 'both'

const noRecord = 2147483647

/** An access token of each caller who has one, made in one statement. */
async function tokensOf(all: readonly Caller[]): Promise<(string | undefined)[]> {
  const tokens = all.map(({ userId }) => userId && { userId, token: randomBytes(32).toString('base64url') })
  await app.deps.db.session.createMany({
    data: tokens.flatMap((made) => (made ? [{ userId: made.userId, tokenHash: hashToken(made.token) }] : [])),
  })
  return tokens.map((made) => (made ? made.token : undefined))
}

/** What each caller is answered who calls with ids that no record has; `:userId` is their own. */
async function callAll(procedure: Procedure): Promise<Answer[]> {
  const answers: Answer[] = []
  const turn = procedures.indexOf(procedure)
  const rounds: ((place: number) => Face)[] = isWhole
    ? [() => callRest, () => callTrpc]
    : [(place) => ((turn + place) % 2 === 0 ? callRest : callTrpc)]
  for (const faceOf of rounds) {
    // A call may end the sessions of its caller.
    const tokens = await tokensOf(callers)
    const statuses = callers.map(async (caller, place) => {
      const token = tokens[place]
      const headers = {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      }
      return { caller, status: await faceOf(place)(procedure, headers, caller.userId ?? noRecord) }
    })
    answers.push(...(await Promise.all(statuses)))
  }
  return answers
}

async function callRest(
  { meta, paths }: Procedure,
  headers: Record<string, string>,
  userId: number,
): Promise<number> {
  const { method } = meta.rest
  const path = paths[0]?.replace(':userId', String(userId)).replace(/:\w+/g, String(noRecord))
  const body = method !== 'GET' && { body: '{}' }
  return statusOf(await fetch(`${app.url}/api${path}`, { method, headers, ...body }))
}

async function callTrpc(
  { name, type }: Procedure,
  headers: Record<string, string>,
  userId: number,
): Promise<number> {
  const isQuery = type === 'query'
  const input = encodeURIComponent(JSON.stringify({ userId }))
  const method = isQuery ? 'GET' : 'POST'
  const address = `${app.url}/trpc/${name}${isQuery ? `?input=${input}` : ''}`
  return statusOf(await fetch(address, { method, headers, ...(!isQuery && { body: '{}' }) }))
}

async function statusOf(response: Response): Promise<number> {
  await response.arrayBuffer()
  return response.status
}

function expected(access: Access, caller: Caller): 401 | 403 | 'let in' {
  if (access === 'public') return 'let in'
  if (caller.areas === null) return 401
  if (access === 'user' || access === 'orderParty') return 'let in'
  const has = (area: AreaName) => caller.areas?.includes(areas[area]) ?? false
  return ('all' in access ? access.all.every(has) : access.some(has)) ? 'let in' : 403
}

const idsOf = (of: readonly AreaName[]) => of.map((area) => areas[area]).sort((a, b) => a - b)

function declaredAs(access: Access) {
  if (typeof access === 'string') return access
  return 'all' in access ? { all: idsOf(access.all) } : idsOf(access)
}

// PER-1
describe('every procedure declares the access that the contract gives it', () => {
  test.each(procedures.map((procedure) => [procedure.name, procedure] as const))('%s', (_name, procedure) => {
    for (const path of procedure.paths) {
      const route = `${procedure.meta.rest.method} ${path.toLowerCase()}`
      const { access } = procedure.meta
      const declared = declaredAs(access)
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
describe('every procedure answers every caller as declared, through either face', () => {
  test.each(procedures.map((procedure) => [procedure.name, procedure] as const))(
    '%s',
    async (_name, procedure) => {
      for (const { caller, status } of await callAll(procedure)) {
        const got = status === 401 || status === 403 ? status : 'let in'
        expect(got, `${procedure.name} for ${caller.name}`).toBe(expected(procedure.meta.access, caller))
        expect(status, `${procedure.name} for ${caller.name}`).toBeLessThan(500)
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
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  for (const procedure of procedures.filter(({ meta }) => meta.access !== 'public')) {
    const answers = [callRest, callTrpc].map((call) => call(procedure, headers, noRecord))
    expect(await Promise.all(answers), procedure.name).toEqual([401, 401])
  }
})
