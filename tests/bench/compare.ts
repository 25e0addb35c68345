import { type Figures, shoot, type Target } from './load.ts'

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

export const timesOf = ({ p50, p99, failed, reasons = [] }: Figures): string =>
  `${p50.toFixed(1)} / ${p99.toFixed(1)}${failed > 0 ? `, ${[failed, 'failed', ...new Set(reasons)].join(' ')}` : ''}`

function bestOf(figures: Figures[]): Figures {
  const best = figures.toSorted((one, other) => other.requests - one.requests)[0]
  if (!best || best.requests === 0) throw new Error('nothing was measured')
  return best
}
