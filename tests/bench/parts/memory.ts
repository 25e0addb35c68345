import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findRunningServer } from '../../../src/db/bundled-server.ts'
import type { Line } from '../compare.ts'
import { residentMegabytes, startProgramForBench } from '../servers.ts'

/** How long the demo's first start takes, and one over what is there already, and what the idle program holds. */
export async function startAndIdle(folder: string): Promise<Line[]> {
  const first = await startProgramForBench(folder)
  await untilChecked(folder)
  await first.stop()
  const program = await startProgramForBench(folder)
  try {
    await pause(10_000)
    const megabytes = await residentMegabytes(program.pid)
    return [
      {
        what: 'first start of the demo, after the build',
        goal: '≤ 12 s',
        measured: `${(first.milliseconds / 1000).toFixed(2)} s`,
        isReached: first.milliseconds <= 12_000,
      },
      {
        what: 'start with the bundled database',
        goal: '≤ 1.2 s',
        measured: `${(program.milliseconds / 1000).toFixed(2)} s`,
        isReached: program.milliseconds <= 1200,
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

/** The files of the demo's orders are checked after its first start: until then the program isn't idle. */
async function untilChecked(folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: await findRunningServer(folder) })
  await client.connect()
  for (let waiting = 1; waiting > 0; await pause(500)) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS waiting FROM pgboss.job WHERE name = 'preflight' AND state <= 'active'`,
    )
    waiting = rows[0].waiting
  }
  await client.end()
}
