import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Runs a maker without a screen; what it writes to the terminal is shown only when it fails. */
export async function run(program: string, options: readonly string[]): Promise<void> {
  await execute(program, options, {
    env: { ...process.env, QT_QPA_PLATFORM: 'offscreen', SOURCE_DATE_EPOCH: '1767225600' },
    timeout: 300_000,
  })
}

/** `pictures`: those that the makers place; `target`: where one maker puts its files. */
export type Folders = { pictures: string; work: string; target: string }
