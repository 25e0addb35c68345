import { bearerAtDemo } from '../../support/demo-account.ts'
import { type Line, timesOf } from '../compare.ts'
import type { Target } from '../load.ts'
import { type Running, residentMegabytes } from '../servers.ts'
import { steady } from '../steady.ts'

const minutes = Number(process.env.BENCH_MIXED_MINUTES ?? 5)
/** Calls a second: what a printing house sees on its best day many times over. */
const rate = 200

/** All public pages and, each twentieth call, a write: orders, requests to be called back, now and then a changed text. */
export async function mixed(program: Running): Promise<Line[]> {
  const [client, admin] = await Promise.all([
    bearerAtDemo(program.site, 'client'),
    bearerAtDemo(program.site, 'admin'),
  ])
  const ids = await idsOf(program.site)
  const pages = ['/', '/services', '/portfolio', '/companies', '/contact', '/login', ...pagesOf(ids)]
  const reads = ['', '/ru', '/en']
    .flatMap((prefix) => pages.map((page) => `${prefix}${page === '/' && prefix ? '' : page}`))
    .map((path): Target => ({ path, headers: { accept: 'text/html' } }))
  const json = { 'content-type': 'application/json' }
  const order: Target = {
    method: 'POST',
    path: '/api/order',
    headers: { ...json, ...client },
    body: JSON.stringify({ serviceId: ids.service, count: 100 }),
  }
  const text = (turn: number): Target => ({
    method: 'PUT',
    path: '/api/UIConfigurations/UpdateDeal',
    headers: { ...json, ...admin },
    body: JSON.stringify({ title: `Kampaniyalar ${turn}` }),
  })
  const callback: Target = {
    method: 'POST',
    path: '/api/Contact/sendinfoforcontact',
    headers: json,
    body: JSON.stringify({ name: 'Aysel', phoneNumber: '+994501234567' }),
  }
  // Clients write far more than staff: each fortieth write changes what home and the campaigns' pages show.
  const writeOf = (write: number) => {
    if (write % 40 === 39) return text(write)
    return write % 4 === 3 ? callback : order
  }
  const next = (turn: number): Target =>
    turn % 20 === 19 ? writeOf(Math.floor(turn / 20)) : (reads[turn % reads.length] as Target)
  // The first seconds after a start make every page for the first time, and compile the program.
  await steady(program.site, next, { rate, seconds: 20 })
  const result = await steady(program.site, next, { rate, seconds: minutes * 60 })
  const megabytes = await residentMegabytes(program.pid)
  return [
    {
      what: `mixed load for ${minutes} minutes, 5 % writes`,
      goal: 'p99 ≤ 20 ms, no error, ≤ 300 MB',
      measured: `${Math.round(result.requests)} a second, ${result.failed} failed, ${megabytes} MB`,
      isReached: result.p99 <= 20 && result.failed === 0 && megabytes <= 300,
      times: timesOf(result),
    },
  ]
}

type Ids = { service: number; project: number; campaign: number }

const pagesOf = ({ service, project, campaign }: Ids): string[] => [
  `/services/card/${service}`,
  `/portfolio/${project}`,
  `/companies/details/${campaign}`,
]

async function idsOf(site: string): Promise<Ids> {
  const first = async (path: string, of: (item: { serviceTypes?: unknown[] }) => boolean = () => true) => {
    const { data } = await (await fetch(`${site}/api/${path}`)).json()
    return (data as { id: number; serviceTypes?: unknown[] }[]).find(of)?.id ?? 0
  }
  return {
    service: await first('services', ({ serviceTypes }) => serviceTypes?.length === 0),
    project: await first('project'),
    campaign: await first('deal'),
  }
}
