import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { demoPictures } from '../../prisma/demo/pictures.ts'
import { seedDemo } from '../../prisma/demo/seed.ts'
import { services } from '../../prisma/demo/services.ts'
import { connectDatabase } from '../../src/db/client.ts'
import { setUpMedia } from '../domains/media/media-setup.ts'
import { createEmptyDatabase } from '../support/postgres.ts'
import { runProgram } from '../support/run-program.ts'

/** In `npm run trust` two programs as well, each on its way through its first start. */
const isWhole = process.env.DEMOS_AT_ONCE !== undefined

// OPS-8
if (isWhole)
  test('two demos that start at once on one empty database fill it once, and both answer', async () => {
    const database = await createEmptyDatabase()
    onTestFinished(database.drop)
    const demos = await Promise.all(
      [1, 2].map(() => runProgram([], { DEMO: '1', DATABASE_URL: database.url, AVIF: 'off' })),
    )
    onTestFinished(async () => void (await Promise.all(demos.map((demo) => demo.stop()))))
    for (const { site } of demos) {
      const { data } = (await (await fetch(new URL('/api/services', site))).json()) as { data: object[] }
      expect(data).toHaveLength(services.length)
    }
    const db = connectDatabase(database.url)
    onTestFinished(() => db.$disconnect())
    expect(await db.user.count()).toBe(20)
    // Whoever comes second stores no picture in vain.
    expect(await db.media.count()).toBe(demoPictures().length)
    expect(await db.mediaTrash.count()).toBe(0)
  })

// OPS-8
test('of two that fill one database at once, past the turns of the first start, one does', async () => {
  const { db, databaseUrl, deps, close } = await setUpMedia()
  onTestFinished(close)
  const artwork = { store: deps.store, enqueueCheck: async () => {} }
  // A slow machine fills it for longer than a query may take.
  const first = new pg.Client(databaseUrl)
  await first.connect()
  await first.query("SELECT pg_advisory_lock(hashtext('matbaa demo'))")
  setTimeout(() => first.end(), 6000)
  await Promise.all([1, 2].map(() => seedDemo({ db, media: deps, log: deps.log, artwork })))
  expect(await db.service.count()).toBe(services.length)
  expect(await db.user.count()).toBe(20)
})
