/**
 * `npm run bench:dearest`: what the dearest requests that anybody may send take of the program's processor, in ms, with
 * 2,000 services and a product of 540 choices; a request is of at most 4 kB. DEAREST_TIMES is how often each is asked.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findRunningServer } from '../../src/db/bundled-server.ts'
import { connectDatabase } from '../../src/db/client.ts'
import { ownTimeOf } from '../../src/domains/preflight/file-reader.ts'
import { startDemoSite } from '../resilience/demo-site.ts'
import { makeProduct, makeService } from '../support/factories.ts'
import { largestConfiguration } from '../support/options.ts'

const times = Number(process.env.DEAREST_TIMES ?? 20)
const services = 2000
/** ms of one request. */
const goal = 50
/** What is answered otherwise than by 200. */
const refused: Record<string, number> = { 'page that isn’t there': 404, 'wrong password': 404 }

const folder = await mkdtemp(join(tmpdir(), 'matbaa-dearest-'))
const demo = await startDemoSite(folder)
try {
  const { serviceId, productId } = await prepare()
  await quiet()
  const rows: [string, number][] = []
  for (const [name, ask] of Object.entries(requests(serviceId, productId))) {
    // Compiled, and with what is kept of the product.
    for (let warm = 0; warm < 5; warm++) await ask(-1 - warm)
    const before = await used()
    for (let at = 0; at < times; at++) {
      const { status } = await ask(at)
      if (status !== (refused[name] ?? 200)) process.stderr.write(`${name}: ${status}\n`)
    }
    rows.push([name, ((await used()) - before) / times])
  }
  rows.sort(([, one], [, other]) => other - one)
  const lines = rows.map(([name, ms]) => `| ${name} | ${ms.toFixed(1)} |`)
  process.stdout.write(`| request | ms of the processor |\n|---|---|\n${lines.join('\n')}\n`)
  process.exitCode = rows.every(([, ms]) => ms <= goal) ? 0 : 1
} finally {
  await demo.close()
  await rm(folder, { recursive: true, force: true })
}

async function prepare(): Promise<{ serviceId: number; productId: number }> {
  const url = await findRunningServer(join(folder, 'data'))
  if (!url) throw new Error('no database server')
  const db = connectDatabase(url)
  try {
    await db.$executeRaw`
      INSERT INTO services (name, name_ru, name_en, description, priority)
      SELECT 'Xidmət ' || n, 'Услуга ' || n, 'Service ' || n, repeat('çap və reklam ', 20), n
      FROM generate_series(1, ${services}::int) n`
    const service = await makeService(db, { prices: [{ count: 100, price: 1000 }] })
    const product = await makeProduct(db, service.id)
    const saved = await fetch(`${demo.site}/api/ServiceTypes/${product.id}/options`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${demo.token}` },
      body: JSON.stringify({ configuration: largestConfiguration }),
    })
    if (!saved.ok) throw new Error(`options: ${saved.status} ${await saved.text()}`)
    return { serviceId: service.id, productId: product.id }
  } finally {
    await db.$disconnect()
  }
}

/** By what they are called; each is asked for something else every time, so that no kept answer is given. */
function requests(
  serviceId: number,
  productId: number,
): Record<string, (at: number) => Promise<{ status: number }>> {
  const ask = async (path: string, body?: unknown) => {
    const answer = await fetch(`${demo.site}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', 'if-none-match': '' },
    })
    await answer.arrayBuffer()
    return answer
  }
  const words = (at: number) =>
    Array.from({ length: 28 }, (_, word) => `xid${String.fromCharCode(97 + ((at + word * 7) % 26))}mt`)
      .join(' ')
      .slice(0, 190)
  const batch = (name: string, input: (at: number) => object) => {
    const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, input(at)]))
    const sent = encodeURIComponent(JSON.stringify(inputs))
    return ask(`/trpc/${Array(10).fill(name).join(',')}?batch=1&input=${sent}`)
  }
  const line = { serviceId, serviceTypeId: productId, count: 500 }
  return {
    'page of a service': (at) => ask(`/services/card/${100 + at + 10}`),
    'page of the services': (at) => ask(`/services?page=${at + 10}`),
    'page that isn’t there': (at) => ask(`/nothing-${at}`),
    'search, 190 characters': (at) =>
      ask(`/api/Services/GetServiceBySearchName?name=${encodeURIComponent(words(at))}`),
    'suggestions, 190 characters': (at) => ask(`/api/Services/suggest?name=${encodeURIComponent(words(at))}`),
    'ten searches in one batch': (at) =>
      batch('services.search', (place) => ({ name: words(at * 10 + place) })),
    'services, 180 to 200 of a page': (at) =>
      ask(`/api/Services?pageSize=${180 + (Math.abs(at) % 20)}&page=2`),
    'ten lists of 200 in one batch': (at) =>
      batch('services.list', (place) => ({ pageSize: 200, page: 1 + ((at + 10) % 2) + (place % 9), x: at })),
    'all services': () => ask('/api/Services?pageSize=0'),
    'quote of a basket of 50 lines': () =>
      ask('/api/basket/quote', {
        lines: Array.from({ length: 50 }, (_, id) => ({ id: `${id}`, ...line })),
      }),
    'quote of 540 choices, 40 counts': (at) =>
      ask(`/api/ServiceTypes/${productId}/quote`, {
        count: 500,
        counts: Array.from({ length: 40 }, (_, count) => count + 1 + Math.abs(at)),
      }),
    'ten such quotes in one batch': (at) =>
      batch('options.quote', (place) => ({
        id: productId,
        count: 500,
        counts: Array.from({ length: 40 }, (_, count) => count + 1 + place + Math.abs(at)),
      })),
    'options of a product': () => ask(`/api/ServiceTypes/${productId}/options`),
    'template of a product': () => ask(`/api/ServiceTypes/${productId}/template.pdf`),
    'PDF of a basket of 50 lines': () =>
      ask('/api/basket/quote.pdf', {
        lines: Array.from({ length: 50 }, (_, id) => ({ id: `${id}`, ...line })),
      }),
    'wrong password': (at) =>
      ask('/api/auth/login', { email: `nobody${at}@example.com`, password: 'a-wrong-password' }),
    sitemap: () => ask('/sitemap.xml'),
    'OpenAPI document': () => ask('/api/openapi.json'),
  }
}

/** ms of the processor. */
async function used(): Promise<number> {
  const { user, system } = await ownTimeOf(demo.child.pid)
  return (user + system) / 1000
}

/** What begins with the start is over: a second in which next to nothing was done. */
async function quiet(): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const before = await used()
    await sleep(1000)
    if ((await used()) - before < 30) return
  }
}
