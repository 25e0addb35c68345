import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
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
import { changedClean, changedFaulty } from './corpus/changed.ts'
import { clean } from './corpus/clean.ts'
import { covering } from './corpus/covering.ts'
import { faultyColours } from './corpus/faulty-colours.ts'
import { faultyDocuments } from './corpus/faulty-documents.ts'
import { faultyPages } from './corpus/faulty-pages.ts'
import { madeClean, madeFaulty, madeFolder } from './corpus/made.ts'
import { madeFiles } from './corpus/made-files.ts'
import type { Faulty, Sample } from './corpus/sample.ts'

/** All of it in `npm run trust`; in every run one file for each check, kind of file, maker and change. */
const isWhole = process.env.PREFLIGHT_CORPUS === 'whole'
const ours = [...faultyPages, ...faultyColours, ...faultyDocuments]
const makerOf = ({ name }: Sample) => name.split('/')[0] ?? ''
const changeOf = ({ name }: Sample) => name.split(', ')[1] ?? ''
const chosen = isWhole
  ? { faulty: ours, madeFaulty, madeClean, changedFaulty, changedClean }
  : {
      faulty: covering(
        ours,
        ({ kind = 'pdf' }) => kind,
        ({ expect, severity }) => [`${expect} ${severity}`],
      ),
      madeFaulty: covering(madeFaulty, makerOf, ({ expect, severity }) => [`${expect} ${severity}`]),
      madeClean: covering(madeClean, makerOf, ({ looks }) => looks),
      changedFaulty: covering(changedFaulty, makerOf, ({ expect }) => [expect]),
      changedClean: covering(changedClean, makerOf, (sample) => [changeOf(sample)]),
    }
let folder = ''
let written = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preflight-corpus-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** As the reading process does it, without that process, which hostile files try. */
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

const known = new Map<Sample, Finding[]>()

async function findings(sample: Sample): Promise<Finding[]> {
  const found = known.get(sample) ?? (await judgeSample(sample))
  known.set(sample, found)
  return found
}

async function judgeSample(sample: Sample): Promise<Finding[]> {
  const profile = sample.profile ?? defaultProfiles.card
  const reading = await read(sample)
  return 'facts' in reading ? judge(reading.facts, profile) : judgeUnread(reading.unread, profile)
}

const said = (found: readonly Finding[]): string =>
  found.map(({ check, severity }) => `${check} ${severity}`).join(', ')

async function miss(sample: Faulty): Promise<string | null> {
  const found = await findings(sample)
  const isFound = found.some(
    ({ check, severity }) =>
      check === sample.expect && (sample.severity === undefined || severity === sample.severity),
  )
  return isFound ? null : `${sample.name}: ${sample.expect} not among ${said(found)}`
}

async function missed(samples: readonly Faulty[]): Promise<string[]> {
  const misses: string[] = []
  for (const sample of samples) misses.push(...[await miss(sample)].filter((text) => text !== null))
  return misses
}

function sayRecall(name: string, misses: readonly string[], files: number): void {
  const recall = (1 - misses.length / files).toFixed(3)
  process.stdout.write([`${name}: recall ${recall} of ${files} files`, ...misses, ''].join('\n'))
}

async function alarms(
  samples: readonly Sample[],
  isFalse: (finding: Finding, sample: Sample) => boolean,
): Promise<string[]> {
  const found: string[] = []
  for (const sample of samples) {
    const falseOnes = (await findings(sample)).filter((finding) => isFalse(finding, sample))
    if (falseOnes.length > 0) found.push(`${sample.name}: ${said(falseOnes)}`)
  }
  return found
}

const isMust = ({ severity }: Finding): boolean => severity === 'must'
const timeout = 240_000

// PRE-4
describe('files with one known fault', () => {
  test('at least 99 of 100 faults are found', { timeout }, async () => {
    expect(ours.length).toBeGreaterThanOrEqual(60)
    const { faulty } = chosen
    const misses = await missed(faulty)
    sayRecall('our own', misses, faulty.length)
    expect(1 - misses.length / faulty.length, misses.join('\n')).toBeGreaterThanOrEqual(0.99)
  })

  test('in files of other makers as well', { timeout }, async () => {
    expect(madeFaulty.length).toBeGreaterThanOrEqual(60)
    const all: string[] = []
    for (const maker of Object.keys(madeFiles)) {
      const files = chosen.madeFaulty.filter((sample) => sample.maker === maker)
      const misses = await missed(files)
      sayRecall(maker, misses, files.length)
      all.push(...misses)
    }
    expect(1 - all.length / chosen.madeFaulty.length, all.join('\n')).toBeGreaterThanOrEqual(0.99)
  })

  test('in files of other makers that were finished for print', { timeout }, async () => {
    const misses = await missed(chosen.changedFaulty)
    sayRecall('finished for print', misses, chosen.changedFaulty.length)
    expect(misses).toEqual([])
  })

  test('nothing else in them has to be mended', { timeout }, async () => {
    const others = await alarms(chosen.madeFaulty, (finding, sample) => {
      const fault = madeFaulty.find(({ name }) => name === sample.name)?.expect
      return isMust(finding) && finding.check !== fault
    })
    expect(others).toEqual([])
  })
})

describe('files as they should be', () => {
  test('nothing has to be mended', { timeout }, async () => {
    expect(clean.length).toBeGreaterThanOrEqual(15)
    const found = await alarms(clean, isMust)
    process.stdout.write(`false alarms ${found.length} of ${clean.length} files\n`)
    expect(found).toEqual([])
  })

  test('nor in files of other makers that were finished for print', { timeout }, async () => {
    expect(await alarms(chosen.changedClean, isMust)).toEqual([])
  })

  test('nor in files of other makers, and only what is known is looked at', {
    timeout,
  }, async () => {
    expect(madeClean.length).toBeGreaterThanOrEqual(15)
    const found = await alarms(chosen.madeClean, ({ check, severity }, { name }) => {
      const looks = madeClean.find((sample) => sample.name === name)?.looks ?? []
      return severity === 'must' || !looks.includes(check)
    })
    process.stdout.write(`false alarms ${found.length} of ${chosen.madeClean.length} files of other makers\n`)
    expect(found).toEqual([])
  })
})

test('every file that was made is known, and the other way round', async () => {
  for (const [maker, { faulty, clean }] of Object.entries(madeFiles)) {
    const files = await readdir(new URL(`${maker}/`, madeFolder))
    const known = [...Object.keys(faulty), ...Object.keys(clean)].map((name) => `${name}.pdf`)
    expect(files.sort()).toEqual(known.sort())
  }
})
