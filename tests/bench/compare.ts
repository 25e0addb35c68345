import { type Figures, shoot, type Target } from './load.ts'
import { processorMilliseconds } from './servers.ts'

export type Line = {
  what: string
  goal: string
  measured: string
  isReached: boolean
  /** Of ours: p50 and p99 in ms. */
  times?: string
}

type Side = { site: string; target: Target }
type Options = { what: string; goal: number; ours: Side; theirs: Side }

const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const rounds = Number(process.env.BENCH_ROUNDS ?? 4)

/** Ours and theirs in turns (A B A B), the best of each: the machine's bad moments hit none of them. */
export async function compare({ what, goal, ours, theirs }: Options): Promise<Line> {
  const [mine, other]: [Figures[], Figures[]] = [[], []]
  await shoot(ours.site, ours.target, 1)
  await shoot(theirs.site, theirs.target, 1)
  for (let round = 0; round < rounds; round++) {
    mine.push(await shoot(ours.site, ours.target, seconds))
    other.push(await shoot(theirs.site, theirs.target, seconds))
  }
  const [best, bare] = [bestOf(mine), bestOf(other)]
  const ratio = best.requests / bare.requests
  return {
    what,
    goal: `≥ ${goal} of bare`,
    measured: `${ratio.toFixed(2)} (${Math.round(best.requests)} of ${Math.round(bare.requests)} a second)`,
    isReached: ratio >= goal && best.failed === 0,
    times: timesOf(best),
  }
}

type Served = Side & { pid: number }

/**
 * The processor's time of the two servers for each request, in turns, the median of each: unlike requests a second it
 * isn't bounded by what makes the load, and hardly moved by what else the machine does.
 */
export async function compareCost(options: {
  what: string
  most: number
  ours: Served
  theirs: Served
}): Promise<Line> {
  const { what, most, ours, theirs } = options
  const [mine, other]: [number[], number[]] = [[], []]
  const figures: Figures[] = []
  await shoot(ours.site, ours.target, 1)
  await shoot(theirs.site, theirs.target, 1)
  for (let round = 0; round < rounds; round++) {
    mine.push(await costOf(ours, (one) => figures.push(one)))
    other.push(await costOf(theirs, () => undefined))
  }
  const [cost, bare] = [median(mine), median(other)]
  const ratio = cost / bare
  const best = bestOf(figures)
  return {
    what,
    goal: `≤ ${most} of bare’s processor`,
    measured: `${ratio.toFixed(2)} (${cost.toFixed(1)} of ${bare.toFixed(1)} µs a request)`,
    isReached: ratio <= most && best.failed === 0,
    times: timesOf(best),
  }
}

/** µs of the server's processor for a request. */
async function costOf({ site, target, pid }: Served, learn: (figures: Figures) => void): Promise<number> {
  const before = await processorMilliseconds(pid)
  const figures = await shoot(site, target, seconds)
  const used = (await processorMilliseconds(pid)) - before
  learn(figures)
  return (used * 1000) / (figures.requests * seconds)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

export const timesOf = ({ p50, p99, failed, reasons = [] }: Figures): string =>
  `${p50.toFixed(1)} / ${p99.toFixed(1)}${failed > 0 ? `, ${[failed, 'failed', ...new Set(reasons)].join(' ')}` : ''}`

function bestOf(figures: Figures[]): Figures {
  const best = figures.toSorted((one, other) => other.requests - one.requests)[0]
  if (!best || best.requests === 0) throw new Error('nothing was measured')
  return best
}
