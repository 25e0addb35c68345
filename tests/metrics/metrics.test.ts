import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteSchedule } from '../../src/backups/backup-state.ts'
import { makeOrder, makeService, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { BACKUP_EVERY: '1h' } })
  await noteSchedule(app.deps.db, true, new Date())
})
afterAll(() => app.close())

const metrics = () => fetch(`${app.url}/metrics`).then((answer) => answer.text())

test('metrics tell the orders by status, what waits, and the connections', async () => {
  const { db } = app.deps
  await makeOrder(db, (await makeUser(db)).id, await makeService(db))
  await app.rest('POST', '/Contact/sendinfoforcontact', {
    json: { name: 'Aysel', phoneNumber: '+994501234567' },
  })
  const text = await metrics()
  expect(text).toContain('matbaa_orders{status="Pending"} 1')
  expect(text).toContain('matbaa_orders{status="Completed"} 0')
  expect(text).toContain('matbaa_contact_requests_waiting 1')
  expect(text).toMatch(/matbaa_jobs\{queue="mail",state="waiting"\} [1-9]/)
  expect(text).toMatch(/matbaa_database_connections\{state="idle"\} \d/)
  expect(text).toMatch(/http_request_duration_seconds_count\{method="POST",route="[^"]*",status="200"\} 1/)
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
  expect(text).not.toMatch(/Aysel|@/)
})

test('every figure on the dashboard and in the rules of alerts is measured', async () => {
  const file = new URL('../../src/metrics/grafana-dashboard.json', import.meta.url)
  const { panels } = JSON.parse(await readFile(file, 'utf8')) as { panels: { targets: { expr: string }[] }[] }
  const rules = await readFile(new URL('../../src/metrics/alert-rules.yaml', import.meta.url), 'utf8')
  const ofRules = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr)
  expect(ofRules).toHaveLength(rules.match(/- alert: /g)?.length ?? 0)
  const measured = /\b(?:http|nodejs|process|matbaa)_\w+/g
  const ofDashboard = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  const [names = [], more = []] = [ofDashboard, ofRules].map((all) => all.join(' ').match(measured) ?? [])
  expect(names.length).toBeGreaterThan(10)
  expect(more.length).toBeGreaterThan(10)
  const text = await metrics()
  for (const name of [...names, ...more]) expect(text, name).toMatch(new RegExp(`^${name}[{ ]`, 'm'))
})

test('metrics are for this machine: through a proxy, from outside, or from a network that may be a NAT there are none', async () => {
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect((await fetch(`${app.url}/metrics`, { headers: { [name]: '10.0.0.1' } })).status, name).toBe(404)
  const statusFor = async (remoteAddress: string) =>
    (await app.app.inject({ url: '/metrics', remoteAddress })).statusCode
  for (const address of ['127.0.0.1', '127.8.9.1', '::ffff:127.0.0.1', '::1'])
    expect(await statusFor(address), address).toBe(200)
  const docker = ['172.17.0.1', '::ffff:172.17.0.1', '10.0.2.2', '192.168.65.1', 'fdaa:0:1::3', 'fe80::1']
  for (const address of [...docker, '203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1', '::ffff:0:127.0.0.1'])
    expect(await statusFor(address), address).toBe(404)
})

test('with a token they are for who shows it, from wherever, and for nobody else', async () => {
  const token = 'a-token-of-twenty-letters'
  const closed = await startTestApp({ settings: { METRICS_TOKEN: token } })
  const statusFor = async (authorization: string | undefined, remoteAddress = '127.0.0.1') => {
    const headers = { ...(authorization && { authorization }), 'x-forwarded-for': '203.0.113.7' }
    return (await closed.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  }
  expect(await statusFor(`Bearer ${token}`)).toBe(200)
  expect(await statusFor(`Bearer ${token}`, '203.0.113.7')).toBe(200)
  for (const wrong of [undefined, 'Bearer ', `Bearer ${token}x`, `bearer ${token}`, token])
    expect(await statusFor(wrong), wrong).toBe(404)
  expect((await closed.app.inject('/metrics')).statusCode).toBe(404)
  await closed.close()
})
