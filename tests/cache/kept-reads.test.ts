import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MadeOf, madeOfNothing } from '../../src/cache/made-of.ts'
import { createLocalClient } from '../../src/ssr/local-link.ts'
import { makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { CACHE: 'on' } })
  await app.deps.contentChanged([])
})
afterAll(() => app.close())

const page = { page: 1, pageSize: 8 }
const pageOf = (language: 'az' | 'ru', madeOf?: MadeOf) =>
  createLocalClient(app.deps, { language, address: '127.0.0.1', madeOf })

test('a page that is made anew is handed what has not changed as it was', async () => {
  const first = await pageOf('az').services.list.query({ ...page, language: 'az' })
  const madeOf = madeOfNothing()
  expect(await pageOf('az', madeOf).services.list.query({ ...page, language: 'az' })).toBe(first)
  expect(madeOf).toEqual({ contents: new Set(['campaigns', 'catalog']), isShared: true })
  expect(await pageOf('ru').services.list.query({ ...page, language: 'ru' })).not.toBe(first)
  await makeService(app.deps.db, { name: 'Kataloq' })
  await app.deps.contentChanged(['partners'])
  await app.deps.contentChanged(['catalog'])
  const next = await pageOf('az').services.list.query({ ...page, language: 'az' })
  expect(next.items.map(({ name }) => name)).toEqual(['Kataloq'])
})

test('equal reads at once are one', async () => {
  await app.deps.contentChanged(['projects'])
  const { answers } = app.deps.outputs.figures()
  const ask = () => pageOf('az').projects.list.query({ ...page, language: 'az' })
  const [first, second, third] = await Promise.all([ask(), ask(), ask()])
  expect(second).toBe(first)
  expect(third).toBe(first)
  expect(app.deps.outputs.figures().answers - answers).toBe(1)
})

test('what fails is not kept', async () => {
  const ask = () => pageOf('az').services.byId.query({ id: 999_999, language: 'az' })
  const { answers } = app.deps.outputs.figures()
  await expect(ask()).rejects.toThrow()
  await expect(ask()).rejects.toThrow()
  expect(app.deps.outputs.figures().answers).toBe(answers)
})
