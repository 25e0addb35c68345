import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Line } from './compare.ts'
import { howMeasured } from './load.ts'

export function printLines(lines: readonly Line[]): void {
  for (const { what, goal, measured, isReached, times } of lines) {
    const mark = isReached ? '' : '  NOT reached'
    process.stdout.write(
      `${what.padEnd(44)} ${measured.padEnd(44)} ${(times ?? '').padEnd(22)} ${goal}${mark}\n`,
    )
  }
}

/** As a table of the day under tests/bench/results. */
export async function saveLines(lines: readonly Line[]): Promise<void> {
  const folder = join(import.meta.dirname, 'results')
  await mkdir(folder, { recursive: true })
  const day = new Date().toISOString().slice(0, 10)
  const rows = lines.map(
    ({ what, goal, measured, isReached, times = '' }) =>
      `| ${[what, measured, times, goal, isReached ? 'yes' : 'no'].join(' | ')} |`,
  )
  const text = `# ${day}

${howMeasured}; ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}; load at the end ${loadavg()[0]?.toFixed(1)}. Best of several runs in turns.

| what | measured | p50 / p99 ms | goal | reached |
|---|---|---|---|---|
${rows.join('\n')}
`
  await writeFile(join(folder, `${day}.md`), text)
}
