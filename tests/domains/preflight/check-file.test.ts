import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckReport, checkFile, type PagePicture } from '../../../src/domains/preflight/check-file.ts'
import type { Reading } from '../../../src/domains/preflight/facts.ts'
import { readFacts, renderPage } from '../../../src/domains/preflight/read-facts.ts'
import { kitPdf } from './corpus/kit-pdf.ts'
import { rgbJpeg } from './corpus/pictures.ts'
import { rawPdf } from './corpus/raw-pdf.ts'
import { cardPage } from './corpus/sample.ts'

const content = rawPdf({ pages: [cardPage(''), cardPage(''), cardPage('')] })
const timeout = 60_000
let folder = ''
let path = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preflight-check-'))
  path = join(folder, 'card.pdf')
  await writeFile(path, content)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Keeps what is reported, and stops the check as a killed process would after so many reports. */
class Kept implements CheckReport {
  stored: Reading | null = null
  readonly pages = new Map<number, PagePicture>()
  readings = 0
  #left: number

  constructor(reports = Infinity) {
    this.#left = reports
  }

  goOn(): void {
    this.#left = Infinity
  }

  known = async () => ({
    reading: this.stored,
    pages: [...this.pages.keys()],
    failures: 0,
    textBytes: [...this.pages.values()].reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
  })

  reading = async (reading: Reading): Promise<void> => {
    this.#count()
    this.readings += 1
    this.stored = reading
  }

  page = async (picture: PagePicture): Promise<void> => {
    this.#count()
    expect(this.pages.has(picture.number)).toBe(false)
    this.pages.set(picture.number, picture)
  }

  failed = async (): Promise<void> => this.#count()

  #count(): void {
    if (this.#left === 0) throw new Error('killed')
    this.#left -= 1
  }
}

// PRE-6
describe('the check of a file', () => {
  test('tells facts first, then the pictures of the pages', { timeout }, async () => {
    const kept = new Kept()
    await checkFile({ path, kind: 'pdf' }, kept)
    expect(kept.stored).toMatchObject({ facts: { kind: 'pdf', pageCount: 3 } })
    expect([...kept.pages.keys()]).toEqual([1, 2, 3])
    const { format, width } = await sharp(kept.pages.get(1)?.webp).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 1600 })
  })

  test('goes on where it was killed, and reports nothing twice', { timeout }, async () => {
    const kept = new Kept(2)
    await expect(checkFile({ path, kind: 'pdf' }, kept)).rejects.toThrow('killed')
    expect(kept.pages.size).toBe(1)
    kept.goOn()
    await checkFile({ path, kind: 'pdf' }, kept)
    expect(kept.readings).toBe(1)
    expect([...kept.pages.keys()]).toEqual([1, 2, 3])
  })

  // ART-11
  test('tells what is written on each page, in the letters of all languages', { timeout }, async () => {
    const words = join(folder, 'words.pdf')
    const file = await kitPdf([96, 56], (pdf) => {
      pdf.text('Əla çap, günü-gününə\nХоро-\nшая печать', 20, 20)
      pdf.addPage().addPage().text('Üçüncü səhifə', 20, 20)
    })
    await writeFile(words, file)
    const kept = new Kept()
    await checkFile({ path: words, kind: 'pdf' }, kept)
    expect([...kept.pages.values()].map(({ text }) => text)).toEqual([
      'Əla çap, günü-gününə\nХорошая печать',
      '',
      'Üçüncü səhifə',
    ])
  })

  // ART-11
  test('keeps of long texts what can be read with ease', { timeout }, async () => {
    const long = join(folder, 'long.pdf')
    const file = await kitPdf([210, 297], (pdf) => {
      for (let page = 1; page <= 12; page++) {
        if (page > 1) pdf.addPage()
        pdf.fontSize(2).text('Uzun mətn. '.repeat(1800), 0, 0, { height: 800, width: 590 })
      }
    })
    await writeFile(long, file)
    const kept = new Kept()
    await checkFile({ path: long, kind: 'pdf' }, kept)
    const bytes = [...kept.pages.values()].map(({ text }) => Buffer.byteLength(text))
    expect(bytes[0]).toBeGreaterThan(19_000)
    expect(Math.max(...bytes)).toBeLessThanOrEqual(20_000)
    expect(kept.pages.get(1)?.text).toMatch(/^Uzun mətn\.[^\ufffd]*…$/)
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(220_000)
    expect(bytes.at(-1)).toBe(0)
  })

  test('opens a locked file with its password', { timeout }, async () => {
    const locked = join(folder, 'locked.pdf')
    await writeFile(locked, await kitPdf([96, 56], () => undefined, { userPassword: 'gizli' }))
    const file = { path: locked, kind: 'pdf' as const }
    expect(await readFacts(file)).toEqual({ unread: 'locked' })
    expect(await readFacts({ ...file, password: 'gizli' })).toMatchObject({ facts: { isEncrypted: true } })
  })

  test('makes pictures of photos too, and none of a page that isn’t there', { timeout }, async () => {
    const photo = join(folder, 'photo.jpg')
    await writeFile(photo, await rgbJpeg(600, 400))
    const picture = await renderPage({ path: photo, kind: 'jpeg' }, 1, 300)
    const { format, width, height } = await sharp(picture ?? undefined).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 300, height: 200 })
    expect(await renderPage({ path, kind: 'pdf' }, 9, 300)).toBeNull()
  })
})
