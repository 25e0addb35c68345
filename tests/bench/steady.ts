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
  const reasons: string[] = []
  const begun = performance.now()
  const under = new Set<Promise<void>>()
  for (let turn = 0; turn < rate * seconds; turn++) {
    const due = begun + (turn * 1000) / rate
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, 1))
    const call = ask(site, next(turn), agent).then((reason) => {
      times.push(performance.now() - due)
      if (reason !== undefined) reasons.push(reason)
      under.delete(call)
    })
    under.add(call)
  }
  await Promise.all(under)
  const took = (performance.now() - begun) / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { requests: times.length / took, p50: at(0.5), p99: at(0.99), failed: reasons.length, reasons }
}

/** Why it failed: the status of the answer, or what kept it from coming. */
function ask(
  site: string,
  { path, method = 'GET', headers, body }: Target,
  agent: Agent,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const call = request(site + path, { method, headers, agent }, (answer) => {
      const { statusCode = 0 } = answer
      answer.resume()
      answer.on('end', () => resolve(statusCode < 400 ? undefined : String(statusCode)))
      answer.on('error', ({ message }) => resolve(`in the answer: ${message}`))
    })
    call.on('error', ({ message }) => resolve(message))
    call.end(body)
  })
}
