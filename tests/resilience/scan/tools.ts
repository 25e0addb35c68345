import { spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** One thing that a scanner says: one line, without what differs from run to run. */
export type Finding = string

export type Target = { site: string; folder: string }

export const tools = ['wapiti', 'sqlmap', 'ffuf'] as const

/**
 * What each scanner sends along: a caller from outside, as a proxy hands him over; and no brotli, which wapiti asks
 * for and then can't read.
 */
export const asVisitor = ['X-Forwarded-For: 203.0.113.7', 'Accept-Encoding: gzip'] as const

/** The scanners that aren't there. */
export async function missingTools(): Promise<string[]> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const isThere = (tool: string) =>
    Promise.any(folders.map((folder) => access(join(folder, tool), constants.X_OK))).then(
      () => true,
      () => false,
    )
  const found = await Promise.all(tools.map(async (tool) => ((await isThere(tool)) ? [] : [tool])))
  return found.flat()
}

/** Runs a scanner to its end and gives what it printed. @throws when it doesn't end in `limit` milliseconds */
export function runTool(
  tool: (typeof tools)[number],
  args: readonly string[],
  limit: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TERM: 'dumb' },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`${tool} took longer than ${limit / 1000} s: ${output.slice(-1000)}`))
    }, limit)
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(timer)
      resolve(output)
    })
  })
}
