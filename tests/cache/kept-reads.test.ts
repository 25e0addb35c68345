import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CacheTags, noCacheTags } from '../../src/cache/cache-tags.ts'
import { createLocalClient } from '../../src/faces/local-link.ts'
import { eventually } from '../support/eventually.ts'
import { makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { CACHE: 'on' } })
  await app.deps.contentChanged([])
})
afterAll(() => app.close())

const page = { page: 1, pageSize: 8 }
const pageOf = (language: 'az' | 'ru', cacheTags?: CacheTags) =>
  createLocalClient(app.deps, { language, address: '127.0.0.1', cacheTags })

test('a page that is made anew is handed what has not changed as it was', async () => {
  // Nothing is kept while changes may stay unheard, which on a busy machine is now and then.
  const first = await eventually(async () => {
    const read = () => pageOf('az').services.list.query({ ...page, language: 'az' })
    const one = await read()
    expect(await read()).toBe(one)
    return one
  })
  const cacheTags = noCacheTags()
  await pageOf('az', cacheTags).services.list.query({ ...page, language: 'az' })
  expect(cacheTags).toEqual({ contents: new Set(['campaigns', 'catalog']), isShared: true })
  expect(await pageOf('ru').services.list.query({ ...page, language: 'ru' })).not.toBe(first)
  await makeService(app.deps.db, { name: 'Kataloq' })
  await app.deps.contentChanged(['partners'])
  await app.deps.contentChanged(['catalog'])
  const next = await pageOf('az').services.list.query({ ...page, language: 'az' })
  expect(next.items.map(({ name }) => name)).toEqual(['Kataloq'])
})

test('equal reads at once are one', async () => {
  const ask = () => pageOf('az').projects.list.query({ ...page, language: 'az' })
  await eventually(async () => {
    await app.deps.contentChanged(['projects'])
    const { given } = app.deps.outputs.figures()
    const [first, second, third] = await Promise.all([ask(), ask(), ask()])
    expect(second).toBe(first)
    expect(third).toBe(first)
    expect(app.deps.outputs.figures().given).toBe(given)
  })
})

test('what fails is not kept', async () => {
  const ask = () => pageOf('az').services.byId.query({ id: 999_999, language: 'az' })
  const { answers } = app.deps.outputs.figures()
  await expect(ask()).rejects.toThrow()
  await expect(ask()).rejects.toThrow()
  expect(app.deps.outputs.figures().answers).toBe(answers)
})
