import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '../../../src/db/client.ts'
import { eventually } from '../../support/eventually.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { figure } from '../../support/figure.ts'
import { KilledProgram } from '../../support/killed-program.ts'
import { randomFrom } from '../../support/seeded-random.ts'
import { makeSeller } from '../../support/seller.ts'

/** 50 by `DOCUMENT_KILLS=50`. */
const kills = Number(process.env.DOCUMENT_KILLS ?? 2)
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000)

const program = new KilledProgram()
afterAll(() => program.remove())

/** Documents that were acknowledged, with the hash of their PDF where it was downloaded. */
type Acknowledged = Map<number, { number: string; hash: string | null }>
type Shop = { db: Database; address: string; acknowledged: Acknowledged } & Awaited<
  ReturnType<typeof peopleOf>
>

async function peopleOf(db: Database) {
  await makeSeller(db)
  const staff = await makeToken(db, (await makeUser(db, 'SuperVisor')).id)
  return { staff, service: await makeService(db), userId: (await makeUser(db)).id }
}

/** A company of a cycle of its own, so that statements don't grow with the cycles. */
const addBuyer = ({ db, userId }: Pick<Shop, 'db' | 'userId'>) =>
  db.buyer.create({ data: { userId, name: '«Bağ Evi» MMC', voen: '1402345691', address: 'Bakı' } })

/** Null once the program is gone; too much at once is asked for again. */
async function send(
  { address, staff }: Pick<Shop, 'address' | 'staff'>,
  path: string,
  json?: object,
): Promise<{ status: number; bytes: Buffer; headers: string } | null> {
  for (;;) {
    try {
      const response = await fetch(`${address}/api${path}`, {
        headers: { authorization: `Bearer ${staff}`, 'content-type': 'application/json' },
        ...(json && { method: 'POST', body: JSON.stringify(json) }),
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      const headers = JSON.stringify([...response.headers])
      if (response.status !== 503) return { status: response.status, bytes, headers }
    } catch {
      return null
    }
    await sleep(100)
  }
}

/** Issues one document; null once the program is gone, or when it was issued by a call whose answer was a 503. */
async function issue(shop: Shop, path: string, json: object): Promise<number | null> {
  const answer = await send(shop, path, json)
  if (!answer || answer.status === 409) return null
  // The headers tell which layer refused.
  expect(answer.status, `${answer.headers} ${answer.bytes}`).toBe(201)
  const { data } = JSON.parse(answer.bytes.toString()) as { data: { id: number; number: string } }
  shop.acknowledged.set(data.id, { number: data.number, hash: null })
  return data.id
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function download(shop: Pick<Shop, 'address' | 'staff'>, id: number): Promise<string | null> {
  const answer = await send(shop, `/documents/${id}/document.pdf`)
  if (!answer) return null
  expect([answer.status, answer.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  return hashOf(answer.bytes)
}

const makeOrderOf = async (
  { db, userId, service }: Shop,
  buyerId: number,
  status: 'Completed' | 'Accepted',
) => {
  const { id } = await makeOrder(db, userId, service, { status, price: 11_803 })
  await db.order.update({ where: { id }, data: { buyerId } })
  return id
}

/** An act, its PDF, and the correction of it. */
async function actAndCorrection(shop: Shop, buyerId: number): Promise<void> {
  const orderId = await makeOrderOf(shop, buyerId, 'Completed')
  const id = await issue(shop, '/documents/act', { orderIds: [orderId] })
  if (id === null) return
  const hash = await download(shop, id)
  const number = shop.acknowledged.get(id)?.number ?? ''
  shop.acknowledged.set(id, { number, hash })
  await shop.db.order.update({ where: { id: orderId }, data: { price: 5900 } })
  await issue(shop, `/documents/${id}/correction`, { reason: 'Bir hissəsi çap olunmadı' })
}

async function invoice(shop: Shop, buyerId: number): Promise<void> {
  const orderId = await makeOrderOf(shop, buyerId, 'Accepted')
  await shop.db.orderMoney.create({ data: { orderId, depositBp: 0, total: 11_803 } })
  const { id: requestId } = await shop.db.paymentRequest.create({
    data: {
      userId: shop.userId,
      language: 'az',
      kind: 'full',
      amount: 11_803,
      lines: { create: { orderId, amount: 11_803, paidBefore: 0 } },
    },
  })
  await issue(shop, '/documents/invoice', { requestId })
}

async function statement(shop: Shop, buyerId: number): Promise<void> {
  const span = { from: '2020-01-01', to: '2199-12-31' }
  await issue(shop, '/documents/statement', { buyerId, ...span })
  await sleep(100)
}

/** Several callers issue, until the program is killed in the middle of it. */
async function issueAndKill(shop: Shop, until: number): Promise<void> {
  const { id: buyerId } = await addBuyer(shop)
  const before = shop.acknowledged.size
  let isKilled = false
  const work = async (act: typeof invoice) => {
    while (!isKilled) await act(shop, buyerId)
  }
  const working = Promise.all([actAndCorrection, actAndCorrection, invoice, invoice, statement].map(work))
  await eventually(async () => expect(shop.acknowledged.size).toBeGreaterThan(before + 4))
  await sleep(until)
  await program.kill()
  isKilled = true
  await working
}

/** Every number from 1 to the last one, each document with its lines, every acknowledged one among them. */
async function expectWhole(db: Database, acknowledged: Acknowledged): Promise<void> {
  const series = await db.$queryRaw<Record<'first' | 'greatest' | 'count' | 'last', number>[]>`
    SELECT min(d.number) AS first, max(d.number) AS greatest, count(DISTINCT d.number)::integer AS count, s.last
    FROM number_series s LEFT JOIN documents d USING (kind, year) GROUP BY s.kind, s.year, s.last`
  for (const { first, greatest, count, last } of series)
    expect([first, greatest, count]).toEqual([1, last, last])
  const broken = await db.$queryRaw`
    SELECT d.id, d.kind FROM documents d
    LEFT JOIN (SELECT document_id, sum(gross) AS gross FROM document_orders GROUP BY 1) o ON o.document_id = d.id
    WHERE NOT EXISTS (SELECT FROM number_series s WHERE s.kind = d.kind AND s.year = d.year)
      OR d.net + d.vat <> d.gross
      OR jsonb_array_length(coalesce(d.content->'lines', d.content->'entries')) = 0
      OR d.kind <> 'statement' AND d.gross IS DISTINCT FROM o.gross`
  expect(broken).toEqual([])
  const kept = await db.document.findMany({ where: { id: { in: [...acknowledged.keys()] } } })
  expect(kept.map(({ id, number }) => [id, number]).toSorted()).toEqual(
    [...acknowledged].map(([id, { number }]) => [id, Number(number.slice(-6))]).toSorted(),
  )
}

/** The PDF of each can be had, and is what it was before the kill. */
async function expectSamePdfs(shop: Shop, after: number): Promise<number> {
  const documents = await shop.db.document.findMany({
    where: { id: { gt: after } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const { id } of documents) {
    // A connection that broke off is no answer: the program runs.
    const hash = await eventually(async () => (await download(shop, id)) ?? expect.fail('no answer'))
    const { sha256, bytes } = await shop.db.documentPdf.findUniqueOrThrow({ where: { documentId: id } })
    const before = shop.acknowledged.get(id)?.hash ?? hash
    expect([hash, Buffer.from(sha256).toString('hex'), hashOf(Buffer.from(bytes))]).toEqual([
      before,
      hash,
      hash,
    ])
  }
  return documents.at(-1)?.id ?? after
}

// DOC-4
test(
  `${kills} kills -9 while documents are issued: no gap, no number twice, none without its lines and PDF`,
  async () => {
    process.stdout.write(`KILL_SEED=${seed}\n`)
    const random = randomFrom(seed)
    const acknowledged: Acknowledged = new Map()
    let address = await program.start()
    const people = await program.withDatabase(peopleOf)
    let checked = 0
    for (let turn = 0; turn < kills; turn += 1) {
      const until = random() * 600
      await program.withDatabase((db) => issueAndKill({ ...people, db, address, acknowledged }, until))
      address = await program.start()
      await program.withDatabase(async (db) => {
        await expectWhole(db, acknowledged)
        checked = await expectSamePdfs({ ...people, db, address, acknowledged }, checked)
      })
    }
    const documents = await program.withDatabase((db) => db.document.count())
    figure({
      name: `kill -9 while documents are issued, ${kills} times`,
      goal: 'no gap, no number twice, every PDF as it was',
      measured: `${documents} documents, ${acknowledged.size} of them acknowledged, none missing`,
      isReached: true,
      seed,
    })
  },
  kills * 60_000 + 240_000,
)
