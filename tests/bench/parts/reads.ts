import { get } from 'node:http'
import { compareCost, type Line, timesOf } from '../compare.ts'
import { oneByOne, type Target } from '../load.ts'
import { type BareAnswer, type Running, startBare } from '../servers.ts'

const list = '/api/services?language=az&pageIndex=1&pageSize=8'
const html = { accept: 'text/html' }

/** Public reads: out of the cache, beside a bare Fastify with the same bytes, and without it. */
export async function reads(cached: Running, uncached: Running): Promise<Line[]> {
  const batch = batchOfHome()
  const [listed, home, batched] = await Promise.all([
    answerOf(cached.site, { path: list }),
    answerOf(cached.site, { path: '/', headers: html }),
    answerOf(cached.site, { path: batch }),
  ])
  const bare = await startBare([
    { ...listed, path: '/list' },
    { ...home, path: '/home' },
    { ...batched, path: '/batch' },
  ])
  const known = { 'if-none-match': listed.etag ?? '' }
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
      await cost('home page, cached', { path: '/', headers: html }, '/home'),
      await cost('tRPC batch of home’s reads, cached', { path: batch }, '/batch'),
      await anew('services, page of 8, made anew', 5, uncached, { path: list }),
      await anew('home page and its reads made anew', 30, uncached, { path: '/', headers: html }),
    ]
  } finally {
    await bare.stop()
  }
}

/** With nothing kept, one after the other. */
async function anew(what: string, mostMs: number, { site }: Running, target: Target): Promise<Line> {
  await oneByOne(site, target, 2)
  const figures = await oneByOne(site, target, 4)
  const milliseconds = 1000 / figures.requests
  return {
    what,
    goal: `≤ ${mostMs} ms`,
    measured: `${milliseconds.toFixed(1)} ms`,
    isReached: milliseconds <= mostMs && figures.failed === 0,
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
