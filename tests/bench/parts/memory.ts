import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from '../compare.ts'
import { makeDemo, residentMegabytes, startProgramForBench } from '../servers.ts'

/** How long the demo's first start takes, and one over what is there already, and what the idle program holds. */
export async function startAndIdle(folder: string): Promise<Line[]> {
  const first = await makeDemo(folder)
  const program = await startProgramForBench(folder)
  try {
    await pause(10_000)
    const megabytes = await residentMegabytes(program.pid)
    return [
      {
        what: 'first start of the demo, after the build',
        goal: '≤ 12 s',
        measured: `${(first / 1000).toFixed(2)} s`,
        isReached: first <= 12_000,
      },
      {
        what: 'start with the bundled database',
        goal: '≤ 1.2 s',
        measured: `${(program.milliseconds / 1000).toFixed(2)} s`,
        isReached: program.milliseconds <= 1200,
      },
      {
        what: 'idle memory of the Node process',
        goal: '≤ 200 MB',
        measured: `${megabytes} MB`,
        isReached: megabytes <= 200,
      },
    ]
  } finally {
    await program.stop()
  }
}
