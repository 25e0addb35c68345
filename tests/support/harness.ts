import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTRPCClient, httpLink, isNonJsonSerializable, splitLink, type TRPCClient } from '@trpc/client'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { expect } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { createDeps, type Running } from '../../src/create-deps.ts'
import { readSettings } from '../../src/env.ts'
import type { AppRouter } from '../../src/faces/router.ts'
import { type AreaName, areas } from '../../src/procedures/areas.ts'
import type { Deps } from '../../src/procedures/deps.ts'
import { formLink } from '../../web/lib/form-link.ts'
import { watchErrors } from './documented-errors.ts'
import { eventually } from './eventually.ts'
import { signInAs } from './factories.ts'
import { addressesOf, createTestDatabase } from './postgres.ts'

export type Answer = {
  status: number
  headers: Headers
  // Bodies are looked at by the tests themselves.
  body: {
    data: never
    statusCode: number
    code: string
    message: string
    errors?: { path: string; message: string }[]
  }
}

type RestOptions = {
  token?: string
  query?: Record<string, string | number>
  json?: unknown
  /** Sent as multipart/form-data; a list repeats the field. */
  form?: Record<string, string | number | boolean | Blob | (string | number | Blob)[]>
  headers?: Record<string, string>
}

export type TestApp = {
  deps: Deps
  running: Running
  app: FastifyInstance
  url: string
  databaseUrl: string
  /** A call to /api, as a REST caller makes it. */
  rest(method: string, path: string, options?: RestOptions): Promise<Answer>
  /** The UI's customer over HTTP. */
  trpc(token?: string, language?: string): TRPCClient<AppRouter>
  /** An access token of a new user with this role, or with a new staff role of just these areas. */
  signIn(role: string | readonly AreaName[]): Promise<string>
  setNow(now: Date | null): void
  close(): Promise<void>
}

type Options = { settings?: Record<string, string>; databaseUrl?: string }

const longSessions = { STAFF_SESSION_HOURS: '720', STAFF_IDLE_MINUTES: '43200' }
/** Staff are logged out as they are where nothing is set. */
export const sessionsAsShipped = { STAFF_SESSION_HOURS: '', STAFF_IDLE_MINUTES: '' }

/** The whole app on a database and a folder of its own, listening on loopback. */
export async function startTestApp({ settings = {}, databaseUrl }: Options = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-test-'))
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await createTestDatabase()
  const { url: workUrl, directUrl } = databaseUrl
    ? { url: databaseUrl, directUrl: undefined }
    : addressesOf(database.url)
  let fixedNow: Date | null = null
  const running = await createDeps({
    settings: readSettings({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      SITE_URL: 'http://shop.test',
      RATE_LIMIT: 'off',
      // Tests write into the database beside the program; tests/cache is about the cache.
      CACHE: 'off',
      LOG_LEVEL: 'error',
      // Where a test moves the clock, at whatever hour it runs, staff stay logged in.
      ...longSessions,
      ...settings,
    }),
    databaseUrl: workUrl,
    directUrl,
    log: pino({ level: settings.LOG_LEVEL ?? 'error' }),
    now: () => fixedNow ?? new Date(),
  })
  const untold = watchErrors(running.deps)
  // Before the program hears of changes nothing is kept.
  if (settings.CACHE === 'on') await eventually(() => expect(running.deps.contentVersions()).not.toBeNull())
  const app = await buildApp(running.deps)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    deps: running.deps,
    running,
    app,
    url,
    databaseUrl: database.url,
    rest: (method, path, options) => callRest(url, method, path, options),
    trpc: (token, language) => trpcClient(url, token, language),
    signIn: (role) =>
      signInAs(running.deps.db, typeof role === 'string' ? role : role.map((area) => areas[area])),
    setNow: (now) => {
      fixedNow = now
    },
    async close() {
      await app.close()
      await running.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
      if (untold.size > 0) throw new Error(`The OpenAPI document doesn’t tell: ${[...untold].join(', ')}`)
    },
  }
}

async function callRest(
  url: string,
  method: string,
  path: string,
  options: RestOptions = {},
): Promise<Answer> {
  const { token, query, json, form, headers } = options
  const address = new URL(`/api${path}`, url)
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value))
  const response = await fetch(address, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    // Undefined where there is none.
    body: form ? toForm(form) : JSON.stringify(json),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
}

function toForm(fields: NonNullable<RestOptions['form']>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      form.append(name, entry instanceof Blob ? entry : String(entry))
    }
  }
  return form
}

function trpcClient(url: string, token?: string, language?: string): TRPCClient<AppRouter> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(language && { 'x-language': language }),
  }
  return createTRPCClient<AppRouter>({
    links: [
      formLink,
      splitLink({
        condition: (operation) => isNonJsonSerializable(operation.input),
        true: httpLink({ url: `${url}/trpc/upload`, headers }),
        false: httpLink({ url: `${url}/trpc`, headers }),
      }),
    ],
  })
}
