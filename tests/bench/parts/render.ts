import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEnv, startFlags } from '../../support/as-started.ts'
import type { Line } from '../compare.ts'
import { onCore } from '../load.ts'
import { makeDemo } from '../servers.ts'

const run = promisify(execFile)
const mostMs = 30

/** What tests/bench/render.ts says of a page. */
type Rendered = { page: string; milliseconds: number; best: number }

/** What pages that are made anew while their reads are kept take of the processor. */
export async function render(folder: string): Promise<Line[]> {
  await makeDemo(folder)
  const [program = '', ...before] = [...onCore(0), process.execPath]
  const script = join(import.meta.dirname, '../render.ts')
  const { stdout } = await run(program, [...before, ...startFlags, script, folder], {
    env: { ...process.env, ...startEnv },
  })
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const { page, milliseconds, best } = JSON.parse(line) as Rendered
      return {
        what: `${page} rendered anew, its reads kept`,
        goal: `≤ ${mostMs} ms of the processor`,
        measured: `${milliseconds} ms (best ${best})`,
        isReached: milliseconds <= mostMs,
      }
    })
}
