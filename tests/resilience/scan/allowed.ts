import { readFile } from 'node:fs/promises'
import type { Finding } from './tools.ts'

const file = new URL('allowed.txt', import.meta.url)

/** What is left of the findings without those that `allowed.txt` allows; each line of it is `finding — reason`. */
export async function notAllowed(findings: readonly Finding[]): Promise<Finding[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'))
  const patterns = lines.map((line) => {
    const [finding, reason] = line.split(' — ')
    if (!finding || !reason) throw new Error(`allowed.txt gives no reason: ${line}`)
    return new RegExp(`^${finding.split('*').map(literal).join('.*')}$`)
  })
  return findings.filter((finding) => !patterns.some((pattern) => pattern.test(finding)))
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
