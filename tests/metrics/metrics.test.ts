import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrder, makeService, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
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

test('every figure on the dashboard is measured', async () => {
  const file = new URL('../../src/metrics/grafana-dashboard.json', import.meta.url)
  const { panels } = JSON.parse(await readFile(file, 'utf8')) as { panels: { targets: { expr: string }[] }[] }
  const names = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:http|nodejs|process|matbaa)_\w+/g) ?? []),
  )
  expect(names.length).toBeGreaterThan(10)
  const text = await metrics()
  for (const name of names) expect(text, name).toMatch(new RegExp(`^${name}[{ ]`, 'm'))
})

test('metrics are for our own network: to who comes through a proxy, or from outside, there are none', async () => {
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect((await fetch(`${app.url}/metrics`, { headers: { [name]: '10.0.0.1' } })).status, name).toBe(404)
  const statusFor = async (remoteAddress: string) =>
    (await app.app.inject({ url: '/metrics', remoteAddress })).statusCode
  for (const address of ['127.0.0.1', '::ffff:10.1.2.3', '172.19.0.1', 'fdaa:0:1::3', '::1'])
    expect(await statusFor(address), address).toBe(200)
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '172.32.0.1', '2001:db8::1'])
    expect(await statusFor(address), address).toBe(404)
})
