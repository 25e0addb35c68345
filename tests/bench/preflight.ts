/**
 * `node tests/bench/preflight.ts`: how long a check takes, and what memory. The files are made first, in a process of
 * their own (`make`), so that what making them took isn't counted.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { judge } from '../../src/domains/preflight/judge.ts'
import { defaultProfiles } from '../../src/domains/preflight/profile-input.ts'
import { readFacts, renderPage } from '../../src/domains/preflight/read-facts.ts'

const [, , act, folder = mkdtempSync(join(tmpdir(), 'preflight-bench-'))] = process.argv
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const files = [
  { name: 'leaflet.pdf', pages: 2, noise: 3500 },
  { name: 'catalogue.pdf', pages: 50, noise: 590 },
]

if (act === 'make') for (const file of files) await make(file)
else {
  spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'make', folder], { stdio: 'inherit' })
  const before = process.memoryUsage.rss()
  for (const { name, pages } of files) await check(name, pages)
  say(
    `memory: ${megabytes(before)} MB before, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`,
  )
  rmSync(folder, { recursive: true })
}

async function check(name: string, pages: number): Promise<void> {
  const file = { path: join(folder, name), kind: 'pdf' as const }
  const begun = performance.now()
  const reading = await readFacts(file)
  const seconds = (performance.now() - begun) / 1000
  const found = 'facts' in reading ? judge(reading.facts, defaultProfiles.brochure).length : reading.unread
  const read = 'facts' in reading ? reading.facts.pages.filter(({ painted }) => painted !== null).length : 0
  say(`${name}: ${megabytes(statSync(file.path).size)} MB, ${pages} pages`)
  say(`  all findings (${found}) of ${read} pages after ${seconds.toFixed(2)} s`)
  const rendered = performance.now()
  await renderPage(file, 1, 1600)
  say(`  a thread and the picture of a page: ${((performance.now() - rendered) / 1000).toFixed(2)} s`)
}

/** A4 with a photo on each page. */
async function make({ name, pages, noise }: (typeof files)[number]): Promise<void> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false })
  const written = pipeline(pdf, createWriteStream(join(folder, name)))
  for (let page = 0; page < pages; page++) {
    pdf.addPage().image(await photo(noise), 0, 0, { width: pdf.page.width, height: pdf.page.height })
    pdf
      .fill([0, 0, 0, 100])
      .fontSize(12)
      .text(`Səhifə ${page + 1}`, 60, 60)
  }
  pdf.end()
  await written
}

/** An A4 page at 300 dpi; `noise`: of so many pixels on each side, which makes the JPEG the larger the more there are. */
async function photo(side: number): Promise<Buffer> {
  const noise = randomBytes(side * side * 3)
  const picture = sharp(noise, { raw: { width: side, height: side, channels: 3 } })
  return picture.resize(2480, 3508, { kernel: 'cubic', fit: 'fill' }).jpeg({ quality: 88 }).toBuffer()
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}
