import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCheckTurns } from '../../../src/domains/artwork/check-turns.ts'
import { cleanPdf, makeArtworkOrder, makeUpload } from '../../support/artwork.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { figure } from '../../support/figure.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { rawPdf } from '../preflight/corpus/raw-pdf.ts'
import { cardPage } from '../preflight/corpus/sample.ts'

/** At full size in `npm run trust`. */
const pages = Number(process.env.CHECK_PAGES ?? 2)
const brochure = (): Buffer => rawPdf({ pages: Array.from({ length: pages }, () => cardPage('')) })

let app: TestApp
let staff: string
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['newOrders', 'orders'])
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.artworkFile.updateMany({ data: { check: 'NotChecked', picturesLeft: false } })
})

async function newCustomer() {
  const { id } = await makeUser(app.deps.db)
  return { id, token: await makeToken(app.deps.db, id) }
}

/** Sends files for an order of its own; answers the order and the files' ids. */
async function send({ id, token }: { id: number; token: string }, ...contents: Buffer[]) {
  const { db } = app.deps
  const orderId = await makeArtworkOrder(db, id)
  const uploads: string[] = []
  for (const content of contents) uploads.push(await makeUpload(app, orderId, id, content))
  await app.trpc(token).artwork.send.mutate({ id: orderId, uploads })
  const files = await db.artworkFile.findMany({
    where: { version: { orderId } },
    orderBy: { position: 'asc' },
    select: { id: true },
  })
  return { orderId, files: files.map((file) => file.id) }
}

const fileOf = (id: number) =>
  app.deps.db.artworkFile.findUniqueOrThrow({ where: { id }, include: { pages: true } })
const unchecked = () => app.deps.db.artworkFile.count({ where: { check: { in: ['Waiting', 'Reading'] } } })
const unpictured = () => app.deps.db.artworkFile.count({ where: { picturesLeft: true } })

// PRE-13
describe('whose file is checked next', () => {
  test('customers take turns, and the facts of all come before pictures of any', async () => {
    const [greedy, other] = [await newCustomer(), await newCustomer()]
    const [first, second] = [await send(greedy, brochure(), brochure()), await send(greedy, brochure())]
    const late = await send(other, cleanPdf())
    const turns = createCheckTurns(app.deps)
    await turns.next()
    await turns.next()
    expect(await Promise.all([fileOf(first.files[0] ?? 0), fileOf(late.files[0] ?? 0)])).toMatchObject([
      { check: 'Read', pages: [] },
      { check: 'Read', pages: [] },
    ])
    await turns.next()
    await turns.next()
    expect(await unchecked()).toBe(0)
    expect(await app.deps.db.artworkPage.count({ where: { fileId: { in: first.files } } })).toBe(0)
    while ((await unpictured()) > 0) await turns.next()
    for (const id of [...first.files, ...second.files]) expect((await fileOf(id)).pages).toHaveLength(pages)
  })

  test('of one customer the facts of one file are read at a time, whatever is asked for at once', async () => {
    const [greedy, other] = [await newCustomer(), await newCustomer()]
    await send(greedy, cleanPdf(), cleanPdf())
    await send(other, cleanPdf())
    const turns = createCheckTurns(app.deps)
    await Promise.all([turns.next(), turns.next()])
    expect(await unchecked()).toBe(1)
    while ((await unchecked()) > 0) await turns.next()
  })

  test('of customers who have had no turn yet, small files come first, unless a large one has waited', async () => {
    const [large, small] = [
      await send(await newCustomer(), brochure()),
      await send(await newCustomer(), cleanPdf()),
    ]
    const turns = createCheckTurns(app.deps)
    await turns.next()
    expect((await fileOf(small.files[0] ?? 0)).check).toBe('Read')
    const later = await send(await newCustomer(), cleanPdf())
    const { versionId } = await fileOf(large.files[0] ?? 0)
    await app.deps.db.artworkVersion.update({
      where: { id: versionId },
      data: { createdAt: new Date(Date.now() - 60_000) },
    })
    await turns.next()
    expect(await Promise.all([fileOf(large.files[0] ?? 0), fileOf(later.files[0] ?? 0)])).toMatchObject([
      { check: 'Read' },
      { check: 'Waiting' },
    ])
    while ((await unchecked()) > 0) await turns.next()
  })

  test('a page whose picture can’t be made is tried once', async () => {
    const { files } = await send(await newCustomer(), brochure())
    const [id = 0] = files
    await app.deps.db.artworkPage.create({
      data: { fileId: id, page: 2, widthMm: 96, heightMm: 56, previewKey: null },
    })
    const turns = createCheckTurns(app.deps)
    while ((await unchecked()) + (await unpictured()) > 0) await turns.next()
    const stored = (await fileOf(id)).pages
    const without = stored.filter(({ previewKey }) => previewKey === null).map(({ page }) => page)
    expect([stored.length, without]).toEqual([pages, [2]])
  })
})

describe('a file during whose check the program died', () => {
  const died = (id: number, checkTries: number, minutesAgo: number) =>
    app.deps.db.artworkFile.update({
      where: { id },
      data: { check: 'Reading', checkTries, checkBegunAt: new Date(Date.now() - minutesAgo * 60_000) },
    })

  test('is begun once more, and then set aside and told to staff', async () => {
    const sent = await send(await newCustomer(), cleanPdf())
    const [id = 0] = sent.files
    const turns = createCheckTurns(app.deps)
    await died(id, 1, 1)
    await turns.next()
    // It may still be under way elsewhere.
    expect((await fileOf(id)).check).toBe('Reading')
    await died(id, 1, 6)
    await turns.next()
    expect(await fileOf(id)).toMatchObject({ check: 'Read', checkTries: 0, checkBegunAt: null })
    const other = await send(await newCustomer(), cleanPdf())
    await died(other.files[0] ?? 0, 2, 6)
    await turns.next()
    expect((await fileOf(other.files[0] ?? 0)).check).toBe('NotChecked')
    const { items } = await app.trpc(staff).turns.work.query({})
    expect(items.find(({ order }) => order.id === other.orderId)).toMatchObject({
      turn: { what: 'lookAtFile' },
    })
    await turns.next()
  })
})

test(`a page's findings while ten customers' files of ${pages} pages and many of one customer wait`, async () => {
  const greedy = await newCustomer()
  for (let customer = 0; customer < 10; customer++) await send(await newCustomer(), brochure())
  await send(greedy, ...Array.from({ length: 5 }, brochure))
  const turns = createCheckTurns(app.deps)
  let isOver = false
  const worker = async (): Promise<void> => {
    while (!isOver) {
      await turns.next()
      await sleep(1)
    }
  }
  const workers = [worker(), worker()]
  await sleep(500)
  const begun = performance.now()
  const { files } = await send(await newCustomer(), cleanPdf())
  await expect.poll(async () => (await fileOf(files[0] ?? 0)).check, { interval: 20 }).toBe('Read')
  const took = performance.now() - begun
  const left = (await unchecked()) + (await unpictured())
  isOver = true
  await Promise.all(workers)
  figure({
    name: `findings of a one-page file while ten customers' files of ${pages} pages wait`,
    goal: '≤ 5 s',
    measured: `${(took / 1000).toFixed(2)} s, with ${left} files still to do`,
    isReached: took <= 5000,
  })
})
