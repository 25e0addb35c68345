import { createInterface } from 'node:readline'

/**
 * Where a program of tests/support/program.ts says that it listens; before that it may have said how its first
 * administrator is made.
 */
export async function saidAddress(output: NodeJS.ReadableStream | null): Promise<string> {
  if (output)
    for await (const line of createInterface({ input: output }))
      if (line.startsWith('http')) return line.replace('localhost', '127.0.0.1')
  throw new Error('The program ended instead of starting.')
}
