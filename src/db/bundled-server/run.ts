import { type ChildProcess, spawn } from 'node:child_process'
import type { Account } from './account.ts'

/**
 * Starts one of PostgreSQL's programs in a folder. It gets none of our environment (it holds secrets),
 * and a session of its own: Ctrl-C in a terminal must reach us alone, the server goes last.
 */
export function startProgram(
  program: string,
  args: string[],
  folder: string,
  account: Account | undefined,
): ChildProcess {
  return spawn(program, args, {
    ...account,
    cwd: folder,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
}

/** Runs a program to its end. `lastError` is the last line of its error output. */
export function runToEnd(
  program: string,
  args: string[],
  folder: string,
  account: Account | undefined,
): Promise<{ code: number | null; lastError: string }> {
  return new Promise((resolve, reject) => {
    const child = startProgram(program, args, folder, account)
    let errors = ''
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      errors += text
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, lastError: pickError(errors) }))
  })
}

/** The line with the error, among hints and clean-up notes. */
export function pickError(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'no reason given'
}
