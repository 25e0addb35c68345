import { setTimeout as sleep } from 'node:timers/promises'
import { connectDatabase } from '../../../src/db/client.ts'
import { isQueueBusy } from '../../../src/db/jobs.ts'
import { bearerAtDemo } from '../../support/demo-account.ts'
import { type Line, timesOf } from '../compare.ts'
import { type Figures, oneByOne, type Target } from '../load.ts'
import { type Running, startBare } from '../servers.ts'
import { steady } from '../steady.ts'

const rounds = 4
/** What an order may take, of its bare INSERTs. */
const maxTimes = 2.5
/** Orders a second, for so many seconds. */
const [rate, duration] = [50, Number(process.env.BENCH_SUSTAINED ?? 60)]
const list = '/api/services?language=az&pageIndex=1&pageSize=8'
/** Calls of readers a second: as many as they can would leave no core for anything else. */
const readRate = 2000

/** Placing an order, durable, beside the bare INSERTs; and many of them beside readers. */
export async function orders(program: Running, ownUrl: string, databaseUrl: string): Promise<Line[]> {
  const order = await orderTarget(program.site)
  const bare = await startBare([], databaseUrl)
  const db = connectDatabase(ownUrl)
  const insert: Target = { path: '/bare/order', method: 'POST', headers: {}, body: '' }
  try {
    const [mine, theirs]: [Figures[], Figures[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      mine.push(await oneByOne(program.site, order, 3))
      // The emails of these orders aren't what the INSERTs are to run beside.
      while (await isQueueBusy(db, 'mail')) await sleep(500)
      theirs.push(await oneByOne(bare.site, insert, 3))
    }
    return [againstInserts(quickest(mine), quickest(theirs)), ...(await sustained(program, order))]
  } finally {
    await bare.stop()
    await db.$disconnect()
  }
}

function againstInserts(mine: Figures, theirs: Figures): Line {
  // By the rate of one caller after the other: autocannon's times are whole milliseconds.
  const [ours, bare] = [1000 / mine.requests, 1000 / theirs.requests]
  return {
    what: 'order placed, beside the bare INSERTs',
    goal: `≤ ${maxTimes} ×`,
    measured: `${(ours / bare).toFixed(2)} × (${ours.toFixed(1)} ms to ${bare.toFixed(1)} ms)`,
    isReached: ours / bare <= maxTimes && mine.failed === 0,
    times: timesOf(mine),
  }
}

const read = (site: string, seconds: number): Promise<Figures> =>
  steady(site, () => ({ path: list }), { rate: readRate, seconds })

async function sustained(program: Running, order: Target): Promise<Line[]> {
  await read(program.site, 3)
  const alone = await read(program.site, 5)
  const writing = steady(program.site, () => order, { rate, seconds: duration })
  const beside = await read(program.site, duration - 2)
  const written = await writing
  const share = beside.requests / alone.requests
  return [
    {
      what: `${rate} orders a second for ${duration} s`,
      goal: 'p50 ≤ 15 ms, p99 ≤ 150 ms',
      measured: `${Math.round(written.requests)} a second, ${written.failed} failed`,
      isReached:
        written.p50 <= 15 && written.p99 <= 150 && written.failed === 0 && written.requests >= rate * 0.97,
      times: timesOf(written),
    },
    {
      what: `readers, ${readRate} a second, beside these orders`,
      goal: '≥ 90 % of their rate',
      measured: `${Math.round(share * 100)} % (${Math.round(beside.requests)} of ${Math.round(alone.requests)} a second)`,
      isReached: share >= 0.9,
      times: timesOf(beside),
    },
  ]
}

const quickest = (figures: Figures[]): Figures => {
  const [best] = figures.toSorted((one, other) => other.requests - one.requests)
  if (!best) throw new Error('nothing was measured')
  return best
}

async function orderTarget(site: string): Promise<Target> {
  const { data: services } = await (await fetch(`${site}/api/services?language=az`)).json()
  const plain = services.find((service: { serviceTypes: unknown[] }) => service.serviceTypes.length === 0)
  return {
    path: '/api/order',
    method: 'POST',
    headers: { ...(await bearerAtDemo(site, 'client')), 'content-type': 'application/json' },
    body: JSON.stringify({ serviceId: plain.id, count: 370, comment: 'bench' }),
  }
}
