/**
 * `npm run bench:documents`: what the PDF of a document takes to draw, of each kind with 1, 12, 40 and 200 lines in each
 * language, in milliseconds of the processor beside the goal (half and 95 of 100 within), and how many pages it has: what
 * else the machine does isn't counted. DOCUMENT_DRAWINGS chooses how often each is drawn.
 */
import { languages } from '../../src/lib/languages.ts'
import { readPdf } from '../support/read-pdf.ts'
import { drawSample, sampleKinds } from '../support/sample-documents.ts'

const drawings = Number(process.env.DOCUMENT_DRAWINGS ?? 40)
const unmeasured = 5
const goalMs = 150

const print = (cells: readonly (string | number)[]) =>
  process.stdout.write(`${cells.map((cell) => String(cell).padStart(12)).join('')}\n`)
const atShare = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0

print(['kind', 'lines', 'language', 'pages', 'p50 ms', 'p95 ms', ''])
const slow: string[] = []
for (const kind of sampleKinds) {
  for (const lines of [1, 12, 40, 200]) {
    for (const language of languages) {
      const times: number[] = []
      let pages = 0
      for (let turn = -unmeasured; turn < drawings; turn += 1) {
        const before = process.cpuUsage()
        const pdf = await drawSample(kind, { lines, language })
        const { user, system } = process.cpuUsage(before)
        if (turn >= 0) times.push((user + system) / 1000)
        else pages = readPdf(pdf).pages
      }
      const p95 = atShare(times, 0.95)
      if (p95 > goalMs) slow.push(`${kind} with ${lines} lines in ${language}`)
      const mark = p95 > goalMs ? 'NOT reached' : ''
      print([kind, lines, language, pages, atShare(times, 0.5).toFixed(0), p95.toFixed(0), mark])
    }
  }
}
process.exitCode = slow.length === 0 ? 0 : 1
