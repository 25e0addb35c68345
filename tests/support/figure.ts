import { appendFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

type Figure = { name: string; goal: string; measured: string; isReached: boolean; seed?: number }

/** A figure of trust as this run measured it: printed, and for `npm run trust` written down. */
export function figure(found: Figure): void {
  const { name, goal, measured, isReached, seed } = found
  const mark = isReached ? 'reached' : 'NOT reached'
  process.stdout.write(
    `${name}: ${measured} (${mark}: ${goal}${seed === undefined ? '' : `, seed ${seed}`})\n`,
  )
  const file = process.env.TRUST_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify(found)}\n`)
}

/** How many times as many processes want to run as there are cores: times hold for a machine of one's own. */
export const crowding = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
