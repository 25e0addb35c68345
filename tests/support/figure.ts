import { appendFileSync } from 'node:fs'

/** A figure of trust.md as this run measured it: printed, and for `npm run trust` written down. */
export function figure(name: string, goal: string, measured: string, seed?: number): void {
  process.stdout.write(`${name}: ${measured} (goal: ${goal}${seed === undefined ? '' : `, seed ${seed}`})\n`)
  const file = process.env.TRUST_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify({ name, goal, measured, seed })}\n`)
}
