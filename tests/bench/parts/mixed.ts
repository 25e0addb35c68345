import autocannon from 'autocannon'
import type { Line } from '../compare.ts'
import { type Running, residentMegabytes } from '../servers.ts'

const minutes = Number(process.env.BENCH_MIXED_MINUTES ?? 5)
/** Calls a second: what a printing house sees on its best day many times over. */
const rate = 200

/** All public pages and, each twentieth call, an order or a changed text. */
export async function mixed(program: Running): Promise<Line[]> {
  const [client, admin] = await Promise.all([
    tokenOf(program.site, 'client@example.com'),
    tokenOf(program.site, 'admin@example.com'),
  ])
  const ids = await idsOf(program.site)
  const pages = ['/', '/services', '/portfolio', '/companies', '/contact', '/login', ...pagesOf(ids)]
  const reads = ['', '/ru', '/en']
    .flatMap((prefix) => pages.map((page) => `${prefix}${page === '/' && prefix ? '' : page}`))
    .map((path): autocannon.Request => ({ path, method: 'GET', headers: { accept: 'text/html' } }))
  const json = { 'content-type': 'application/json' }
  const order: autocannon.Request = {
    method: 'POST',
    path: '/api/order',
    headers: { ...json, authorization: `Bearer ${client}` },
    body: JSON.stringify({ serviceId: ids.service, count: 100 }),
  }
  const text: autocannon.Request = {
    method: 'PUT',
    path: '/api/UIConfigurations/UpdateDeal',
    headers: { ...json, authorization: `Bearer ${admin}` },
    setupRequest: (request) => ({
      ...request,
      body: JSON.stringify({ title: `Kampaniyalar ${Math.random()}` }),
    }),
  }
  const requests = withWrites(reads, [order, order, order, text])
  const result = await autocannon({
    url: program.site,
    requests,
    connections: 20,
    overallRate: rate,
    duration: minutes * 60,
  })
  const failed = result.non2xx + result.errors
  const megabytes = await residentMegabytes(program.pid)
  return [
    {
      what: `mixed load for ${minutes} minutes, 5 % writes`,
      goal: 'p99 ≤ 20 ms, no error, ≤ 300 MB',
      measured: `${Math.round(result.requests.average)} a second, ${failed} failed, ${megabytes} MB`,
      isReached: result.latency.p99 <= 20 && failed === 0 && megabytes <= 300,
      times: `${result.latency.p50} / ${result.latency.p99}`,
    },
  ]
}

/** Nineteen reads, then a write. */
function withWrites(reads: autocannon.Request[], writes: autocannon.Request[]): autocannon.Request[] {
  const mixed: autocannon.Request[] = []
  for (let turn = 0; turn < writes.length * 4; turn++) {
    for (let step = 0; step < 19; step++)
      mixed.push(reads[(turn * 19 + step) % reads.length] as autocannon.Request)
    mixed.push(writes[turn % writes.length] as autocannon.Request)
  }
  return mixed
}

type Ids = { service: number; project: number; deal: number }

const pagesOf = ({ service, project, deal }: Ids): string[] => [
  `/services/card/${service}`,
  `/portfolio/${project}`,
  `/companies/details/${deal}`,
]

async function idsOf(site: string): Promise<Ids> {
  const first = async (path: string, of: (item: { serviceTypes?: unknown[] }) => boolean = () => true) => {
    const { data } = await (await fetch(`${site}/api/${path}`)).json()
    return (data as { id: number; serviceTypes?: unknown[] }[]).find(of)?.id ?? 0
  }
  return {
    service: await first('services', ({ serviceTypes }) => serviceTypes?.length === 0),
    project: await first('project'),
    deal: await first('deal'),
  }
}

async function tokenOf(site: string, email: string): Promise<string> {
  const response = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo-password' }),
  })
  return (await response.json()).data.accessToken
}
