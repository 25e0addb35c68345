import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reading } from '../../../src/domains/preflight/facts.ts'
import type { Finding } from '../../../src/domains/preflight/finding-output.ts'
import { judge, judgeUnread } from '../../../src/domains/preflight/judge.ts'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { PdfReader } from '../../../src/domains/preflight/reading/pdf-reader.ts'
import { RasterReader } from '../../../src/domains/preflight/reading/raster-reader.ts'
import { Unread } from '../../../src/domains/preflight/reading/unread.ts'
import { clean } from './corpus/clean.ts'
import { faultyColours } from './corpus/faulty-colours.ts'
import { faultyDocuments } from './corpus/faulty-documents.ts'
import { faultyPages } from './corpus/faulty-pages.ts'
import type { Sample } from './corpus/sample.ts'

const faulty = [...faultyPages, ...faultyColours, ...faultyDocuments]
let folder = ''
let written = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preflight-corpus-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** As the worker reads it, without its thread: that one is tried on hostile files. */
async function read({ kind = 'pdf', make }: Sample): Promise<Reading> {
  written += 1
  const path = join(folder, `${written}.${kind}`)
  await writeFile(path, await make())
  try {
    const reader = kind === 'pdf' ? await PdfReader.open(path, '') : await RasterReader.open(path, kind)
    return { facts: await reader.facts() }
  } catch (error) {
    if (error instanceof Unread) return { unread: error.reason }
    throw error
  }
}

async function findings(sample: Sample): Promise<Finding[]> {
  const profile = sample.profile ?? defaultProfiles.card
  const reading = await read(sample)
  return 'facts' in reading ? judge(reading.facts, profile) : judgeUnread(reading.unread, profile)
}

const said = (found: readonly Finding[]): string =>
  found.map(({ check, severity }) => `${check} ${severity}`).join(', ')

// PRE-4
describe('files with one known fault', () => {
  test('of at least 60 files, at least 98 of 100 faults are found', { timeout: 240_000 }, async () => {
    expect(faulty.length).toBeGreaterThanOrEqual(60)
    const missed: string[] = []
    for (const sample of faulty) {
      const found = await findings(sample)
      const isFound = found.some(
        ({ check, severity }) =>
          check === sample.expect && (sample.severity === undefined || severity === sample.severity),
      )
      if (!isFound) missed.push(`${sample.name}: ${sample.expect} not among ${said(found)}`)
    }
    const recall = 1 - missed.length / faulty.length
    process.stdout.write(`recall ${recall.toFixed(3)} of ${faulty.length} files\n`)
    expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.98)
  })
})

describe('files as they should be', () => {
  test('nothing in at least 15 files has to be mended', { timeout: 120_000 }, async () => {
    expect(clean.length).toBeGreaterThanOrEqual(15)
    const alarms: string[] = []
    for (const sample of clean) {
      const must = (await findings(sample)).filter(({ severity }) => severity === 'must')
      if (must.length > 0) alarms.push(`${sample.name}: ${said(must)}`)
    }
    process.stdout.write(`false alarms ${alarms.length} of ${clean.length} files\n`)
    expect(alarms).toEqual([])
  })
})
