import type { TRPCClient } from '@trpc/client'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { describeProcedures, isShared } from '../../src/faces/described.ts'
import { type AppRouter, appRouter } from '../../src/faces/router.ts'
import { makeProduct, makeService, makeToken, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { cards } from '../support/options.ts'
import { createTestDatabase } from '../support/postgres.ts'
import { staffMutations } from '../support/staff-mutations.ts'

const procedures = describeProcedures(appRouter)
const kept = procedures.filter(({ meta }) => meta.reads)
/** Three that keep answers on one database, the last of them writes; and one that makes every answer anew. */
let instances: TestApp[]
let anew: TestApp
let listener: pg.Client
let heard: string[] = []
let addresses: string[]
const on = {} as { app: TestApp; staff: TRPCClient<AppRouter> }
const mutations = staffMutations(on)

beforeAll(async () => {
  const database = await createTestDatabase()
  const start = (cache: string) => startTestApp({ settings: { CACHE: cache }, databaseUrl: database.url })
  const [one, two, three] = await Promise.all([start('on'), start('on'), start('on')])
  instances = [one, two, three]
  anew = await start('off')
  on.app = three
  on.staff = three.trpc(await makeToken(three.deps.db, (await makeUser(three.deps.db, 'SuperAdmin')).id))
  addresses = await addressesOf(on)
  listener = new pg.Client(database.url)
  await listener.connect()
  await listener.query('LISTEN content_changed')
  listener.on('notification', ({ payload = '' }) => heard.push(payload))
  return async () => {
    await listener.end()
    await Promise.all([...instances, anew].map((app) => app.close()))
    await database.drop()
  }
})

/** In `npm run trust` every write, each read in two languages, on three instances. */
const isWhole = process.env.FRESH_WRITES === 'all'

/** Every read that is kept, of REST and of tRPC; in every run by turns in one of two languages. */
async function addressesOf({ app, staff }: typeof on): Promise<string[]> {
  const service = await makeService(app.deps.db)
  const configured = (await makeProduct(app.deps.db, service.id)).id
  await staff.options.save.mutate({ id: configured, configuration: cards })
  const ids: Record<string, number> = {
    'services.byId': service.id,
    'products.byId': (await makeProduct(app.deps.db, service.id)).id,
    'options.byId': configured,
    'options.quote': configured,
    'campaigns.byId': (await staff.campaigns.create.mutate({ title: 'Qış', description: 'Endirim' })).id,
    'production.readyDay': configured,
    'production.readyDayOfService': service.id,
    'projects.byId': (await staff.projects.create.mutate({ name: 'Plakat', serviceId: service.id })).id,
  }
  const all = kept.flatMap((procedure, place) =>
    ['az', 'ru'].flatMap((language, turn) => {
      const { name, paths, fields } = procedure
      const id = ids[name]
      const count = fields.count && { count: name === 'products.latest' ? 4 : 500 }
      const input = { ...(fields.language && { language }), ...(id && { id }), ...count }
      const rest = `/api${paths[0]?.replace(':id', String(id))}?language=${language}`
      const trpc = `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`
      const both = isShared(procedure) ? [rest, trpc] : [trpc]
      return isWhole ? both : both.filter((_, face) => (place + turn + face) % 2 === 0)
    }),
  )
  return [...new Set(all)]
}

const read = async (app: TestApp, address: string): Promise<string> => {
  const response = await fetch(app.url + address)
  return `${response.status} ${response.headers.get('pagination')} ${await response.text()}`
}

/** A few at a time: all at once would wait for connections of the database longer than the program allows. */
async function readAll(app: TestApp): Promise<string[]> {
  const answers: string[] = []
  for (let from = 0; from < addresses.length; from += 15) {
    const next = addresses.slice(from, from + 15).map((address) => read(app, address))
    answers.push(...(await Promise.all(next)))
  }
  return answers
}

describe('what is kept', () => {
  test('is every public read but health, the search, which has an index of its own, files, what a secret link opens, and what an installation begins with', () => {
    const open = procedures.filter(({ meta, type }) => meta.access === 'public' && type === 'query')
    const others = open.filter(({ meta }) => !meta.reads).map(({ name }) => name)
    expect(others.sort()).toEqual([
      'accounts.needsFirstAdmin',
      'courierDays.linked',
      'health.live',
      'health.status',
      'offers.linked',
      'offers.linkedPaper',
      'options.template',
      'paymentLinks.linked',
      'services.search',
      'services.suggest',
    ])
  })

  test('is byte for byte what is made anew, through both faces', async () => {
    // What says by when something is ready is made anew with each minute.
    const now = new Date()
    for (const app of [anew, ...instances]) app.setNow(now)
    onTestFinished(() => {
      for (const app of [anew, ...instances]) app.setNow(null)
    })
    const expected = await readAll(anew)
    for (const app of instances) {
      expect(await readAll(app)).toEqual(expected)
      const before = app.deps.answers.figures().answers
      expect(await readAll(app)).toEqual(expected)
      expect(before).toBe(addresses.length)
      expect(app.deps.answers.figures().answers).toBe(before)
    }
  })
})

const changesOf = (name: string) =>
  procedures.find((procedure) => procedure.name === name)?.meta.changes ?? []

describe('no write of staff changes what it doesn’t declare', () => {
  test.each(Object.entries(mutations))('%s', async (name, [, prepare]) => {
    const act = await prepare()
    await announced()
    heard = []
    await act()
    const declared = changesOf(name)
    const undeclared = (await announced()).filter(
      (content) => declared !== 'all' && !declared.some((one) => one === content),
    )
    expect(undeclared).toEqual([])
  })
})

/** In every run the first write of each domain with each declaration of what it changes. */
const compared = Object.entries(mutations).filter(
  ([name], place, all) =>
    isWhole || all.findIndex(([other]) => declarationOf(other) === declarationOf(name)) === place,
)

/** Of those that change nothing that is kept, one domain speaks for all. */
function declarationOf(name: string): string {
  const changes = changesOf(name)
  return changes.length === 0 ? 'nothing' : `${name.split('.')[0]} ${changes}`
}

// TRU-2
describe('no write of staff leaves a stale read on any of three instances', () => {
  test.each(compared)('%s', async (name, [, prepare]) => {
    const act = await prepare()
    // In every run where it is written, and on one of the others.
    const other = compared.findIndex(([one]) => one === name) % 2
    const readers = instances.filter((app, place) => isWhole || app === on.app || place === other)
    await on.app.deps.contentChanged([])
    for (const app of readers) await readAll(app)
    await act()
    const [expected, ...seen] = await Promise.all([anew, ...readers].map(readAll))
    for (const answers of seen) expect(answers).toEqual(expected)
  })
})

/** What the database has announced up to now. */
async function announced(): Promise<string[]> {
  const mark = crypto.randomUUID()
  await listener.query(`NOTIFY content_changed, 'mark ${mark}'`)
  await expect.poll(() => heard).toContain(`mark ${mark}`)
  return [
    ...new Set(heard.filter((notice) => notice.startsWith('changed ')).map((notice) => notice.slice(8))),
  ]
}
