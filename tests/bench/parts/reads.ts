import { get } from 'node:http'
import { compare, compareCost, type Line, timesOf } from '../compare.ts'
import { shoot, type Target } from '../load.ts'
import { type BareAnswer, type Running, startBare } from '../servers.ts'

const list = '/api/services?language=az&pageIndex=1&pageSize=8'
const html = { accept: 'text/html' }
/** Home pages a second when nothing of them is kept. */
const pagesGoal = 150

/** Public reads, from the cache and without it, beside a bare Fastify with the same bytes. */
export async function reads(cached: Running, uncached: Running, databaseUrl: string): Promise<Line[]> {
  const batch = batchOfHome()
  const [listed, home, batched] = await Promise.all([
    answerOf(cached.site, { path: list }),
    answerOf(cached.site, { path: '/', headers: html }),
    answerOf(cached.site, { path: batch }),
  ])
  const bare = await startBare(
    [
      { ...listed, path: '/list' },
      { ...home, path: '/home' },
      { ...batched, path: '/batch' },
    ],
    databaseUrl,
  )
  const known = { 'if-none-match': listed.etag ?? '' }
  const against = (what: string, goal: number, target: Target, path: string, site = cached.site) =>
    compare({
      what,
      goal,
      ours: { site, target },
      theirs: { site: bare.site, target: { path, headers: target.headers ?? {} } },
    })
  /** Kept answers cost so little that the load's own limit would pass for a result. */
  const cost = (what: string, target: Target, path: string) =>
    compareCost({
      what,
      most: 1.6,
      ours: { site: cached.site, pid: cached.pid, target },
      theirs: { site: bare.site, pid: bare.pid, target: { path, headers: target.headers ?? {} } },
    })
  try {
    return [
      await cost('services, page of 8, cached', { path: list }, '/list'),
      await cost('the same with If-None-Match', { path: list, headers: known }, '/list'),
      await against('the same, cache off', 0.6, { path: list }, '/bare/services', uncached.site),
      await cost('home page, cached', { path: '/', headers: html }, '/home'),
      await pagesASecond(uncached),
      await cost('tRPC batch of home’s reads, cached', { path: batch }, '/batch'),
    ]
  } finally {
    await bare.stop()
  }
}

/** The page is rendered, and what it shows is read, each time: 12 statements. */
async function pagesASecond({ site }: Running): Promise<Line> {
  const target = { path: '/', headers: html }
  await shoot(site, target, 2)
  const seconds = 8
  const figures = await shoot(site, target, seconds)
  // Beyond what can be done in time it refuses, which costs next to nothing.
  const rate = Math.round(figures.requests - figures.failed / seconds)
  return {
    what: 'home page and its reads anew, cache off',
    goal: `≥ ${pagesGoal} a second`,
    measured: `${rate} a second`,
    isReached: rate >= pagesGoal,
    times: timesOf(figures),
  }
}

/** What home reads, as the browser asks for it at once. */
function batchOfHome(): string {
  const language = { language: 'az' }
  const calls: [string, unknown][] = [
    ['services.list', { ...language, page: 1, pageSize: 10 }],
    ['projects.list', { ...language, page: 1, pageSize: 4 }],
    ['campaigns.list', { ...language, page: 1, pageSize: 50 }],
    ['partners.list', undefined],
    ['aboutUs.read', language],
    ['advertisements.list', undefined],
    ['banner.read', language],
    ['contact.list', language],
    ['socialAccounts.list', undefined],
  ]
  const input = Object.fromEntries(calls.flatMap(([, given], index) => (given ? [[index, given]] : [])))
  const names = calls.map(([name]) => name).join(',')
  return `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`
}

/** As a client without compression gets it, with every header that isn't the connection's. */
export function answerOf(site: string, { path, headers = {} }: Target): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    get(site + path, { headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        body += part
      })
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`))
        const own = ['connection', 'date', 'keep-alive', 'content-length', 'transfer-encoding']
        const kept = Object.entries(response.headers).filter(([name]) => !own.includes(name))
        const { etag } = response.headers
        resolve({ path, body, etag, headers: Object.fromEntries(kept) as Record<string, string> })
      })
    }).on('error', reject)
  })
}
