/**
 * Whether a newcomer's machine is quiet a minute after the demo first answers: what the program, its database and all
 * that they start use of the processor from the 60th to the 90th second.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { treeMilliseconds } from '../bench/process-tree.ts'
import { startProgramForBench } from '../bench/servers.ts'
import { figure } from '../support/figure.ts'

const quietAfter = 60
const measured = 30
/** Of one core. */
const mostShare = 0.05

const folder = await mkdtemp(join(tmpdir(), 'matbaa-quiet-start-'))
await chmod(folder, 0o755)
const program = await startProgramForBench(folder, { AVIF: 'on' })
try {
  await sleep(quietAfter * 1000)
  const before = await treeMilliseconds(program.pid)
  await sleep(measured * 1000)
  const used = (await treeMilliseconds(program.pid)) - before
  const isReached = used <= mostShare * measured * 1000
  figure({
    name: `the demo’s first start, ${quietAfter} to ${quietAfter + measured} s after it answers`,
    goal: `≤ ${mostShare * 100} % of a core`,
    measured: `${((used / measured / 1000) * 100).toFixed(1)} % (${used} ms, database included; it had used ${before} ms until then)`,
    isReached,
  })
  process.exitCode = isReached ? 0 : 1
} finally {
  await program.stop()
  await rm(folder, { recursive: true, force: true })
}
