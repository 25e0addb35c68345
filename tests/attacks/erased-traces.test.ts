import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownPassword } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { makeService } from '../support/factories.ts'
import { startToldApp } from '../support/told-app.ts'

const email = 'xanbeyim.sultanova@example.com'
const traces = ['xanbeyim', 'sultanova', '9876543', 'gizli']

let told: Awaited<ReturnType<typeof startToldApp>>
beforeAll(async () => {
  told = await startToldApp()
})
afterAll(() => told.close())

/** Every row of every table, the job queue's too, every file, and the log. */
async function everything(): Promise<string> {
  const { db, folder, lines } = told
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`
  const rows = await Promise.all(
    tables.map(({ name }) => db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM ${name} t`)),
  )
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
  )
  return [...rows.flat().map(({ row }) => row), ...files, ...lines].join('\n').toLowerCase()
}

// DAT-3, EML-6
test('of who was erased nothing is left anywhere, also where his letters were refused; and those aren’t tried again', async () => {
  const { app, db, lines, post, smtp } = told
  smtp.refuseFor(email)
  const person = { name: 'Xanbəyim', surname: 'Sultanova', email, phoneNumber: '+994 55 987 65 43' }
  const registered = await post('/api/Clients', {
    ...person,
    password: knownPassword,
    passwordConfirm: knownPassword,
  })
  expect(registered.statusCode).toBe(201)
  await db.user.update({ where: { id: registered.json().data.id }, data: { emailConfirmedAt: new Date() } })
  const login = await post('/api/auth/login', { email, password: knownPassword })
  await post('/api/auth/login', { email, password: 'wrong-password' })
  const token: string = login.json().data.accessToken
  const { id: serviceId } = await makeService(db)
  expect((await post('/api/order', { serviceId, count: 1, comment: 'gizli' }, token)).statusCode).toBe(201)
  expect((await post('/api/Auth/ForgotPassword', { email })).statusCode).toBe(200)
  await eventually(async () => {
    const jobs = await db.$queryRaw<{ state: string; tries: number }[]>`
        SELECT state::text, retry_count AS tries FROM pgboss.job WHERE name = 'mail'`
    expect(jobs.every(({ state, tries }) => state === 'completed' && tries === 0)).toBe(true)
  })
  const log = lines.join('').toLowerCase()
  for (const trace of traces) expect(log, trace).not.toContain(trace)
  const erased = await app.inject({
    method: 'DELETE',
    url: '/api/auth/me',
    payload: { password: knownPassword },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(erased.statusCode).toBe(204)
  const left = await everything()
  for (const trace of traces) expect(left, trace).not.toContain(trace)
})
