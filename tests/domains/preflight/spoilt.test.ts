import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { facts, type Reading, reading } from '../../../src/domains/preflight/facts.ts'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { PdfReader } from '../../../src/domains/preflight/reading/pdf-reader.ts'
import { type Pdfium, startPdfium } from '../../../src/domains/preflight/reading/pdfium.ts'
import { storableFacts } from '../../../src/domains/preflight/reading/storable-facts.ts'
import { Unread } from '../../../src/domains/preflight/reading/unread.ts'
import {
  findingSchema,
  findingsInLanguage,
  pageSchema,
  pagesOf,
} from '../../../src/domains/preflight/version-findings.ts'
import { figure } from '../../support/figure.ts'
import { soundPdf, spoiltPdfs } from './corpus/spoilt.ts'

/** Many more in `npm run trust`. */
const total = Number(process.env.SPOILT_FILES ?? 100)
const seed = Number(process.env.SPOILT_SEED ?? Math.floor(Math.random() * 2 ** 31))
/** A renderer keeps what it has opened: after so many files there is a new one, as each file has its own. */
const filesOfOne = 50

let folder = ''
let path = ''
let pdfium: Pdfium
beforeAll(async () => {
  // Of a number that is too large pdf-lib writes there; the worker's console goes nowhere.
  vi.spyOn(console, 'warn').mockReturnValue()
  folder = await mkdtemp(join(tmpdir(), 'preflight-spoilt-'))
  path = join(folder, 'file.pdf')
})
afterAll(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

/** As the worker reads it, and as the database gives it back. */
async function read(file: Buffer): Promise<Reading> {
  await writeFile(path, file)
  const descriptor = openSync(path, 'r')
  try {
    return { facts: storableFacts(await new PdfReader(pdfium, descriptor, '').facts()) }
  } catch (error) {
    if (error instanceof Unread) return { unread: error.reason }
    throw error
  } finally {
    closeSync(descriptor)
  }
}

/** What the order's page makes of it, by every usual profile. */
function show(stored: unknown): void {
  const version = { files: [{ id: 1, position: 1, facts: stored as object, pages: [] }] }
  for (const profile of Object.values(defaultProfiles)) {
    findingSchema.array().parse(findingsInLanguage(version, profile, 'az').findings)
    pageSchema.array().parse(pagesOf(version, profile))
  }
}

// PRE-9
test(`no number, name or operator makes an order unreadable (${total} files, seed ${seed})`, {
  timeout: 40 * 60_000,
}, async () => {
  const failed: string[] = []
  let withFacts = 0
  for (const [index, { file, what }] of spoiltPdfs(total, seed).entries()) {
    if (index % filesOfOne === 0) pdfium = await startPdfium()
    try {
      const found = await read(file)
      const stored = JSON.parse(JSON.stringify(found))
      expect(reading.parse(stored)).toEqual(found)
      expect(JSON.stringify(stored)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
      if ('facts' in found) withFacts += 1
      show(stored)
    } catch (error) {
      failed.push(`${what}: ${error instanceof Error ? error.message.slice(0, 300) : error}`)
    }
  }
  figure({
    name: 'artwork files with one number, name or operator spoilt: orders that can still be read',
    goal: 'all',
    measured: `${total - failed.length} of ${total} (${withFacts} of them with facts)`,
    isReached: failed.length === 0,
    seed,
  })
  expect(failed).toEqual([])
  expect(withFacts).toBeGreaterThan(total / 2)
})

test('the file that is spoilt is a sound one', async () => {
  pdfium = await startPdfium()
  const found = await read(soundPdf())
  expect(facts.parse('facts' in found ? found.facts : null)).toMatchObject({ pageCount: 2, hasForms: true })
})
