import { Agent, request } from 'node:http'
import type { Figures, Target } from './load.ts'

/**
 * Calls at even distances, whether or not earlier ones are answered: times count from when a call was due, so that a
 * server that stalls isn't spared the calls that it would have had meanwhile.
 */
export async function steady(
  site: string,
  next: (turn: number) => Target,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const times: number[] = []
  let failed = 0
  const begun = performance.now()
  const under = new Set<Promise<void>>()
  for (let turn = 0; turn < rate * seconds; turn++) {
    const due = begun + (turn * 1000) / rate
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1))
    const call = ask(site, next(turn), agent).then((status) => {
      times.push(performance.now() - due)
      if (status >= 400) failed++
      under.delete(call)
    })
    under.add(call)
  }
  await Promise.all(under)
  const took = (performance.now() - begun) / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { requests: times.length / took, p50: at(0.5), p99: at(0.99), failed }
}

/** The status of the answer, 599 for none. */
function ask(site: string, { path, method = 'GET', headers, body }: Target, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const call = request(site + path, { method, headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 599))
    })
    call.on('error', () => resolve(599))
    call.end(body)
  })
}
