import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../../../src/db/client.ts'
import { type LiveSearch, startLiveSearch } from '../../../../src/domains/catalog/search/live-index.ts'
import { eventually } from '../../../support/eventually.ts'
import { createTestDatabase, type TestDatabase } from '../../../support/postgres.ts'
import { silentLog } from '../../../support/silent-log.ts'

let database: TestDatabase
let db: Database
/** As another instance would be: its own connections, its own index. */
let otherDb: Database
let here: LiveSearch
let there: LiveSearch

beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url, { maxConnections: 5 })
  otherDb = connectDatabase(database.url, { maxConnections: 5 })
  await db.service.create({ data: { name: 'Möhür', name_ru: 'Печать', name_en: 'Seal' } })
  here = await startLiveSearch({ db, url: database.url, log: silentLog })
  there = await startLiveSearch({ db: otherDb, url: database.url, log: silentLog })
})
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()])
  await Promise.all([db?.$disconnect(), otherDb?.$disconnect()])
  await database?.drop()
})

let made = 0
/** A word that no other test uses; with digits, so that it is no typo of another one. */
const newWord = () => `xidmət${10_000 + ++made}`
const make = (name: string, data: object = {}) => db.service.create({ data: { name, ...data } })
const both = (query: string) => Promise.all([here.search(query), there.search(query)])
const expectBoth = async (query: string, ids: number[]) => expect(await both(query)).toEqual([ids, ids])

// SRC-5
describe('a committed write is seen by the next search on every instance', () => {
  test('what was there at the start', async () => {
    await expectBoth('mohur', [1])
  })

  test('a new service', async () => {
    const word = newWord()
    const { id } = await make(word)
    await expectBoth(word, [id])
  })

  test('a changed name and description', async () => {
    const [before, after, text] = [newWord(), newWord(), 'Qarabağ']
    const { id } = await make(before)
    await db.service.update({ where: { id }, data: { name: after, description_ru: text } })
    await expectBoth(before, [])
    await expectBoth(after, [id])
    await expectBoth('qarabağ', [id])
  })

  test('a service taken off the site, put back, and deleted', async () => {
    const word = newWord()
    const { id } = await make(word)
    await db.service.update({ where: { id }, data: { state: false } })
    await expectBoth(word, [])
    await db.service.update({ where: { id }, data: { state: true } })
    await expectBoth(word, [id])
    await db.service.update({ where: { id }, data: { deletedAt: new Date() } })
    await expectBoth(word, [])
  })

  test('an erased row', async () => {
    const word = newWord()
    const { id } = await make(word)
    await db.service.delete({ where: { id } })
    await expectBoth(word, [])
  })

  test('a product, moved to another service, taken off and deleted', async () => {
    const word = newWord()
    const [first, second] = [await make(newWord()), await make(newWord())]
    const product = await db.product.create({ data: { serviceId: first.id, name: 'P', name_en: word } })
    await expectBoth(word, [first.id])
    const change = (data: object) => db.product.update({ where: { id: product.id }, data })
    await change({ serviceId: second.id })
    await expectBoth(word, [second.id])
    await change({ state: false })
    await expectBoth(word, [])
    await change({ state: true })
    await expectBoth(word, [second.id])
    await change({ deletedAt: new Date() })
    await expectBoth(word, [])
  })

  test('products are found by themselves, by their service, and no longer where they were', async () => {
    const [word, ofFirst, ofSecond] = [newWord(), newWord(), newWord()]
    const [first, second] = [await make(ofFirst), await make(ofSecond)]
    const { id } = await db.product.create({ data: { serviceId: first.id, name: 'P', name_ru: word } })
    const found = async (query: string) => (await there.suggest(query, 6)).products
    expect([await found(word), await found(ofFirst), await found(ofSecond)]).toEqual([[id], [id], []])
    await db.product.update({ where: { id }, data: { serviceId: second.id } })
    expect([await found(word), await found(ofFirst), await found(ofSecond)]).toEqual([[id], [], [id]])
    await db.service.update({ where: { id: first.id }, data: { priority: 9 } })
    expect(await found(word)).toEqual([id])
    await db.service.update({ where: { id: second.id }, data: { state: false } })
    expect(await there.suggest(word, 6)).toEqual({ services: [], products: [] })
  })

  test('a write by plain SQL', async () => {
    const word = newWord()
    const { id } = await make(newWord())
    await db.$executeRaw`UPDATE services SET name = ${word} WHERE id = ${id}`
    await expectBoth(word, [id])
  })

  test('forty writers at once, each looking for its own at once', async () => {
    const words = Array.from({ length: 40 }, newWord)
    const seen = await Promise.all(
      words.map(async (word) => {
        const { id } = await make(word)
        const [a, b] = await both(word)
        return a?.includes(id) && b?.includes(id)
      }),
    )
    expect(seen).toEqual(words.map(() => true))
  })

  test('a thousand in one transaction', async () => {
    const word = newWord()
    const rows = Array.from({ length: 1000 }, (_, at) => ({ name: at === 999 ? word : `Toplu ${at}` }))
    await db.service.createMany({ data: rows })
    expect((await both(word)).map((ids) => ids.length)).toEqual([1, 1])
    await db.service.deleteMany({ where: { name: { startsWith: 'Toplu' } } })
    await expectBoth('toplu', [])
  })
})

// SRC-5
describe('what is not committed', () => {
  test('is not seen before its commit, and is right after it', async () => {
    const word = newWord()
    const id = await db.$transaction(async (tx) => {
      const service = await tx.service.create({ data: { name: word } })
      expect(await there.search(word)).toEqual([])
      return service.id
    })
    await expectBoth(word, [id])
  })

  test('is never seen when rolled back', async () => {
    const word = newWord()
    const work = db.$transaction(async (tx) => {
      await tx.service.create({ data: { name: word } })
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    await expectBoth(word, [])
  })

  test('two transactions that touch the same services in opposite order both commit', async () => {
    const [a, b] = [await make(newWord()), await make(newWord())]
    const [c, d] = [await make(newWord()), await make(newWord())]
    const touch = (ids: number[]) =>
      db.$transaction(async (tx) => {
        for (const id of ids) await tx.product.create({ data: { serviceId: id, name: 'Ortaq' } })
      })
    await Promise.all([touch([a.id, b.id, c.id]), touch([d.id, b.id, a.id]), touch([c.id, a.id])])
    const found = await here.search('ortaq')
    expect(found.toSorted()).toEqual([a.id, b.id, c.id, d.id].toSorted())
  })
})

describe('notices', () => {
  let listener: pg.Client
  const notices: (string | undefined)[] = []
  beforeAll(async () => {
    listener = new pg.Client({ connectionString: database.url })
    await listener.connect()
    await listener.query('LISTEN catalog_changed')
    listener.on('notification', ({ payload }) => notices.push(payload))
  })
  afterAll(() => listener.end())
  beforeEach(() => {
    notices.length = 0
  })

  test('name the service, also for its products, and a rollback gives none', async () => {
    const { id } = await make(newWord())
    await db.product.create({ data: { serviceId: id, name: 'Məhsul' } })
    await db
      .$transaction(async (tx) => {
        await tx.service.create({ data: { name: 'geri' } })
        throw new Error('no')
      })
      .catch(() => {})
    const last = await make(newWord())
    await eventually(() => expect(notices.at(-1)).toBe(String(last.id)))
    expect(notices).toEqual([String(id), String(id), String(last.id)])
  })
})

describe('when something goes wrong', () => {
  const listening = async () => {
    const rows = await db.$queryRaw<{ pid: number }[]>`
      SELECT pid FROM pg_stat_activity WHERE application_name = 'matbaa search' AND datname = current_database()`
    return rows.map(({ pid }) => pid)
  }

  test('a lost connection hides no write and is opened again', async () => {
    await eventually(async () => expect(await listening()).toHaveLength(2))
    const before = await listening()
    for (const pid of before) await db.$queryRaw`SELECT pg_terminate_backend(${pid}::integer)`
    const word = newWord()
    const { id } = await make(word)
    await expectBoth(word, [id])
    // A connection that was ended may still be listed for a moment.
    const opened = async () => (await listening()).filter((pid) => !before.includes(pid))
    await eventually(async () => expect(await opened()).toHaveLength(2))
  })

  test('a database that can not be asked is an error, and afterwards nothing is missing', async () => {
    const word = newWord()
    await db.$executeRaw`ALTER TABLE catalog_changes RENAME TO catalog_changes_away`
    await expect(there.search(word)).rejects.toThrow('catalog_changes')
    await db.$executeRaw`ALTER TABLE catalog_changes_away RENAME TO catalog_changes`
    const { id } = await make(word)
    await expectBoth(word, [id])
  })

  test('emptied tables are noticed', async () => {
    const word = newWord()
    await make(word)
    await db.$executeRaw`TRUNCATE services CASCADE`
    await expectBoth(word, [])
    const { id } = await make(word)
    await expectBoth(word, [id])
  })
})

test('an empty query asks nobody and finds nothing', async () => {
  expect(await here.search('  ')).toEqual([])
})
