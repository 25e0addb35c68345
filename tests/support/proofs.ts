import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterCheck } from '../../src/domains/artwork/check-file.ts'
import type { Reading } from '../../src/domains/preflight/facts.ts'
import { readFacts } from '../../src/domains/preflight/read-facts.ts'
import { cleanPdf, makeArtworkOrder, makeUpload } from './artwork.ts'
import { makeToken, makeUser } from './factories.ts'
import type { TestApp } from './harness.ts'

/** What an approval takes. */
export const ticked = { texts: true, size: true, colours: true, name: 'Aysel Əliyeva' } as const

/** A customer with an order of which so many versions were sent; the checks have read them and found nothing. */
export async function checkedOrder(
  app: TestApp,
  { versions = 1, ...data }: { versions?: number } & Parameters<typeof makeArtworkOrder>[2] = {},
) {
  const { db } = app.deps
  const customer = await makeUser(db)
  const token = await makeToken(db, customer.id)
  const orderId = await makeArtworkOrder(db, customer.id, { status: 'Accepted', ...data })
  const order = { customer, token, orderId }
  for (let sent = 0; sent < versions; sent++) await sendChecked(app, order)
  return order
}

/** Sends the next version, and lets the checks read it without a finding. */
export async function sendChecked(
  app: TestApp,
  { customer, token, orderId }: { customer: { id: number }; token: string; orderId: number },
): Promise<void> {
  const uploads = [await makeUpload(app, orderId, customer.id)]
  await app.trpc(token).artwork.send.mutate({ id: orderId, uploads })
  const where = { version: { orderId }, check: 'Waiting' } as const
  const facts = await cleanReading()
  for (const { id } of await app.deps.db.artworkFile.findMany({ where })) {
    await app.deps.db.artworkFile.update({ where: { id }, data: { check: 'Read', facts } })
    await afterCheck(app.deps, id)
  }
}

let read: Promise<Reading> | undefined
/** What the checks read of {@link cleanPdf}: once, since a thread for each file takes its time. */
const cleanReading = (): Promise<Reading> => {
  read ??= readClean()
  return read
}

async function readClean(): Promise<Reading> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-proof-'))
  const path = join(folder, 'clean.pdf')
  await writeFile(path, cleanPdf())
  try {
    return await readFacts({ path, kind: 'pdf' })
  } finally {
    await rm(folder, { recursive: true })
  }
}
