import { bearerAtDemo } from '../../support/demo-account.ts'
import type { Line } from '../compare.ts'
import type { Running } from '../servers.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 300)
const [lines, goal] = [10, 3]

/** A purchase of ten lines beside a single order, one caller and in turns, so that a noisy machine hits both. */
export async function purchases({ site }: Running): Promise<Line[]> {
  const { data: services } = await (await fetch(`${site}/api/services?language=az`)).json()
  const plain = services.find((service: { serviceTypes: unknown[] }) => service.serviceTypes.length === 0)
  const line = { serviceId: plain.id, count: 370, comment: 'bench' }
  const headers = { ...(await bearerAtDemo(site, 'client')), 'content-type': 'application/json' }
  const place = async (path: string, body: object): Promise<number> => {
    const begun = performance.now()
    const answer = await fetch(site + path, { method: 'POST', headers, body: JSON.stringify(body) })
    await answer.arrayBuffer()
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status}`)
    return performance.now() - begun
  }
  const [single, several]: [number[], number[]] = [[], []]
  for (let round = -rounds / 10; round < rounds; round++) {
    const order = await place('/api/order', line)
    const purchase = await place('/api/purchase', { lines: Array.from({ length: lines }, () => line) })
    if (round < 0) continue
    single.push(order)
    several.push(purchase)
  }
  const [order, purchase] = [nth(single, 0.5), nth(several, 0.5)]
  return [
    {
      what: `a purchase of ${lines} lines, beside one order`,
      goal: `≤ ${goal} ×`,
      measured: `${(purchase / order).toFixed(2)} × (${purchase.toFixed(1)} ms to ${order.toFixed(1)} ms)`,
      isReached: purchase <= goal * order,
      times: `${purchase.toFixed(1)} / ${nth(several, 0.99).toFixed(1)}`,
    },
  ]
}

/** Of so much of the times, the longest. */
const nth = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN
