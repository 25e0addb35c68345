import type { Line } from '../compare.ts'
import { residentMegabytes, startProgramForBench } from '../servers.ts'

/** How long a start takes over what is there already, and what the idle program holds. */
export async function startAndIdle(folder: string): Promise<Line[]> {
  await (await startProgramForBench(folder)).stop()
  const program = await startProgramForBench(folder)
  try {
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    const megabytes = await residentMegabytes(program.pid)
    return [
      {
        what: 'start with the bundled database',
        goal: '≤ 1.5 s',
        measured: `${(program.milliseconds / 1000).toFixed(2)} s`,
        isReached: program.milliseconds <= 1500,
      },
      {
        what: 'idle memory of the Node process',
        goal: '≤ 150 MB',
        measured: `${megabytes} MB`,
        isReached: megabytes <= 150,
      },
    ]
  } finally {
    await program.stop()
  }
}
