/**
 * `node tests/bench/artwork.ts`: how long a customer waits for the first finding after the last byte, and what others
 * notice while files are checked that nobody means to print.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { defaultProfiles } from '../../src/domains/preflight/profile-input.ts'
import { hostile } from '../domains/preflight/corpus/hostile.ts'
import { headersOf, makeArtworkOrder, sendFile } from '../support/artwork.ts'
import { makeToken, makeUser } from '../support/factories.ts'
import { KilledProgram } from '../support/killed-program.ts'

type Artwork = { state: string; versions: { pages: { hasPicture: boolean }[]; findings: unknown[] }[] }

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'artwork-bench-'))
const preflight = fileURLToPath(new URL('preflight.ts', import.meta.url))
spawnSync(process.execPath, [preflight, 'make', folder], { stdio: 'inherit' })
const program = new KilledProgram()
const site = await program.start()
const { token, orderIds } = await program.withDatabase(async (db) => {
  const { id } = await makeUser(db)
  const orderIds: number[] = []
  for (let count = 0; count < 2 + hostile.length; count++) {
    const orderId = await makeArtworkOrder(db, id)
    const profile = { ...defaultProfiles.brochure, sizes: [{ width: 200, height: 280 }] }
    await db.artwork.update({ where: { orderId }, data: { profile } })
    orderIds.push(orderId)
  }
  return { token: await makeToken(db, id), orderIds }
})

try {
  for (const name of ['leaflet.pdf', 'catalogue.pdf']) await firstFinding(name, orderIds.shift() ?? 0)
  await others()
} finally {
  await program.remove()
  rmSync(folder, { recursive: true })
}

async function firstFinding(name: string, orderId: number): Promise<void> {
  const content = readFileSync(join(folder, name))
  const upload = await sendFile(site, { token }, { orderId, name, content })
  const begun = performance.now()
  await send(orderId, upload)
  const judged = await waitFor(orderId, ({ state }) => state !== 'Checking')
  const seconds = (performance.now() - begun) / 1000
  const { versions } = await waitFor(
    orderId,
    ({ versions: [newest] }) => newest?.pages.every(({ hasPicture }) => hasPicture) ?? false,
  )
  const pictures = (performance.now() - begun) / 1000
  say(
    `${name}, ${Math.round(content.length / 1024 / 1024)} MB, ${versions[0]?.pages.length} pages: ${judged.versions[0]?.findings.length} findings ${seconds.toFixed(2)} s after the last byte, all pictures ${pictures.toFixed(1)} s`,
  )
}

async function others(): Promise<void> {
  const alone = await percentile99(sleep(20_000))
  const uploads: [orderId: number, upload: string][] = []
  for (const [index, { name, make }] of hostile.entries()) {
    const orderId = orderIds[index] ?? 0
    const content = await make()
    const upload = await sendFile(site, { token }, { orderId, name, content }).catch(() => null)
    if (upload !== null) uploads.push([orderId, upload])
  }
  const checked = checkAll(uploads)
  const beside = await percentile99(checked)
  say(
    `${uploads.length} hostile files checked: others' p99 ${beside.toFixed(1)} ms, without ${alone.toFixed(1)} ms, ${(beside / alone).toFixed(2)} times`,
  )
}

async function checkAll(uploads: readonly (readonly [number, string])[]): Promise<void> {
  for (const [orderId, upload] of uploads) await send(orderId, upload)
  for (const [orderId] of uploads) await waitFor(orderId, ({ state }) => state !== 'Checking')
}

async function send(orderId: number, upload: string): Promise<void> {
  const answer = await fetch(new URL(`/api/order/${orderId}/artwork`, site), {
    method: 'POST',
    headers: { ...headersOf({ token }), 'content-type': 'application/json' },
    body: JSON.stringify({ uploads: [upload] }),
  })
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
}

async function waitFor(orderId: number, holds: (artwork: Artwork) => boolean): Promise<Artwork> {
  for (;;) {
    const answer = await fetch(new URL(`/api/order/${orderId}/artwork`, site), {
      headers: headersOf({ token }),
    })
    const { data } = (await answer.json()) as { data: Artwork }
    if (holds(data)) return data
    await sleep(100)
  }
}

/** Of GET /api/orders of a customer, which is never kept, one after the other until `until`; ms. */
async function percentile99(until: Promise<unknown>): Promise<number> {
  let isOver = false
  void until.finally(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    const asked = performance.now()
    await (await fetch(new URL('/api/order/mine', site), { headers: headersOf({ token }) })).arrayBuffer()
    times.push(performance.now() - asked)
    await sleep(5)
  }
  times.sort((one, other) => one - other)
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
}
