import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withFileReader } from '../../../src/domains/preflight/file-reader.ts'
import { rawPdf } from './corpus/raw-pdf.ts'
import { cardPage } from './corpus/sample.ts'

let folder = ''
let path = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preflight-process-'))
  path = join(folder, 'card.pdf')
  await writeFile(path, rawPdf({ pages: [cardPage(''), cardPage('')] }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Ours that read files, by what they run. */
function readers(): number[] {
  const all = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  return all
    .split('\n')
    .flatMap((line) => (line.includes('preflight-child') ? Number.parseInt(line, 10) : []))
}

// PRE-1
test('a process that dies while it reads takes nothing along, and the next file is read by another', async () => {
  const file = { path, kind: 'pdf' as const }
  await withFileReader(file, async (reader) => {
    expect(await reader.facts()).toMatchObject({ facts: { pageCount: 2 } })
    for (const pid of readers()) process.kill(pid, 'SIGKILL')
    expect(await reader.page(1, 1600)).toBeNull()
    expect(await reader.page(2, 300)).toBeInstanceOf(Uint8Array)
  })
  expect(await withFileReader(file, (reader) => reader.facts())).toMatchObject({ facts: { pageCount: 2 } })
})

// PRE-1
test('whose process was killed while it told the facts, for want of memory, say, is read once more', async () => {
  const file = { path, kind: 'pdf' as const }
  await withFileReader(file, async (reader) => {
    const facts = reader.facts()
    await expect.poll(readers).toHaveLength(1)
    for (const pid of readers()) process.kill(pid, 'SIGKILL')
    expect(await facts).toMatchObject({ facts: { pageCount: 2 } })
  })
})

// PRE-1
test('pictures are read one after the other by the same process, a PDF never where another file was left', async () => {
  const picture = join(folder, 'card.png')
  await sharp({ create: { width: 90, height: 50, channels: 3, background: 'white' } })
    .png()
    .toFile(picture)
  const readBy = (one: { path: string; kind: 'png' | 'pdf' }) =>
    withFileReader(one, async (reader) => {
      expect(await reader.facts()).toMatchObject({ facts: { pageCount: one.kind === 'png' ? 1 : 2 } })
      return readers()
    })
  const first = await readBy({ path: picture, kind: 'png' })
  expect(first).toHaveLength(1)
  expect(await readBy({ path: picture, kind: 'png' })).toEqual(first)
  await readBy({ path, kind: 'pdf' })
  expect(readers()).toEqual([])
})
