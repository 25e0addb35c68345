import { gridOf } from '../../../src/domains/options/grid.ts'
import { quoteOptions } from '../../../src/domains/options/quote-options.ts'
import { chosen, largeConfiguration } from '../../support/options.ts'
import type { Line } from '../compare.ts'

const calls = 5000

/**
 * What one price and a grid of prices take, of six groups with ten choices each. Time of this program on the
 * processor, its threads for rubbish and compiling with it: what else the machine does isn't counted.
 */
export function quotes(): Line[] {
  const configuration = largeConfiguration()
  const selection = chosen({
    size: 'c3',
    paper: 'c4',
    colour: 'c5',
    time: 't1',
    finish: ['c1', 'c6', 'c8'],
    extra: ['c0', 'c2', 'c9'],
  })
  const input = { configuration, selection, campaignBp: 1000 }
  const quote = (call: number) => quoteOptions({ ...input, count: 1 + ((call * 37) % 20_000) })
  return [
    lineOf('one quote, 6 groups × 10 choices', 0.2, quote),
    lineOf('a grid of 8 runs × 3 turnarounds', 2, () => gridOf(input)),
  ]
}

/** `goal`: ms for the slowest but one in a hundred. */
export function lineOf(what: string, goal: number, act: (call: number) => unknown): Line {
  for (let call = 0; call < calls / 10; call++) act(call)
  const times = Array.from({ length: calls }, (_, call) => {
    const before = process.cpuUsage()
    act(call)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }).sort((one, other) => one - other)
  const [p50 = 0, p99 = 0] = [times[calls / 2], times[Math.floor(calls * 0.99)]]
  return {
    what,
    goal: `p99 ≤ ${goal} ms`,
    measured: `p99 ${p99.toFixed(3)} ms on the processor`,
    isReached: p99 <= goal,
    times: `${p50.toFixed(3)} / ${p99.toFixed(3)}`,
  }
}
