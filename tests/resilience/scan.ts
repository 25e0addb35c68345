/**
 * `npm run trust:scan`: wapiti, sqlmap and ffuf against the running demo on loopback; fails on whatever they find that
 * `scan/allowed.txt` doesn't allow, and when they don't find the holes of a planted site. SCAN_ONLY="ffuf" chooses.
 */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure } from '../support/figure.ts'
import { startDemoSite } from './demo-site.ts'
import { notAllowed } from './scan/allowed.ts'
import { ffuf } from './scan/ffuf.ts'
import { startPlantedSite } from './scan/planted-site.ts'
import { addresses, questions } from './scan/questions.ts'
import { type Question, sqlmap } from './scan/sqlmap.ts'
import { type Finding, missingTools, type Target, tools } from './scan/tools.ts'
import { wapiti } from './scan/wapiti.ts'

const only = process.env.SCAN_ONLY?.split(',') ?? tools
/** Each by the scanner that it is for. */
const planted: Finding[] = [
  'wapiti Cross Site Scripting: GET /hello/greet name',
  'wapiti called out: ssrf',
  'sqlmap injection: /list/items id (GET)',
  'ffuf 200: /.env',
  'ffuf 200: /assets/..%2f.env',
].filter((finding) => only.some((tool) => finding.startsWith(tool)))

const missing = await missingTools()
if (missing.length > 0) {
  process.stderr.write(`Missing: ${missing.join(', ')}. On Debian: apt-get install -y ${tools.join(' ')}\n`)
  process.exit(1)
}
const folder = await mkdtemp(join(tmpdir(), 'matbaa-scan-'))
await chmod(folder, 0o755)
try {
  await scanPlanted()
  await scanDemo()
} finally {
  await rm(folder, { recursive: true, force: true })
}
// Prisma's and the scanners' left-over timers would only keep the prompt waiting.
process.exit()

async function scanPlanted(): Promise<void> {
  const target = { site: '', folder: await folderFor('planted-scan') }
  const { site, close } = await startPlantedSite(folder)
  const { findings } = await scan({ ...target, site }, [], [{ path: '/list/items?id=1' }]).finally(close)
  const unseen = planted.filter((hole) => !findings.some((finding) => finding.startsWith(hole)))
  report({
    name: 'planted holes',
    goal: 'each found by the scanner it is for',
    measured: `${planted.length - unseen.length} of ${planted.length} found${unseen.length > 0 ? `; unseen: ${unseen.join('; ')}; found: ${findings.join('; ')}` : ''}`,
    isReached: unseen.length === 0,
  })
}

async function scanDemo(): Promise<void> {
  const began = performance.now()
  const demo = await startDemoSite(folder)
  const asked = questions(demo.token, demo.site.replace('http:', 'https:'))
  const target = { site: demo.site, folder: await folderFor('demo-scan') }
  const { findings, notes, count, errors } = await (async () => {
    await refuseInvalid(demo.site, asked)
    return { ...(await scan(target, addresses, asked)), ...(await demo.answers()) }
  })().finally(demo.close)
  const all = [...findings, ...errors]
  const left = await notAllowed(all)
  for (const finding of left) process.stdout.write(`${finding}\n`)
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  report({
    name: `${only.join(', ')} against the demo`,
    goal: 'nothing outside scan/allowed.txt',
    measured: `${left.length} findings outside it, ${all.length - left.length} allowed, ${count} requests in ${minutes} min; ${notes}`,
    isReached: left.length === 0,
  })
}

async function scan(target: Target, starts: readonly string[], asked: readonly Question[]) {
  const findings: Finding[] = []
  const notes: string[] = []
  if (only.includes('ffuf')) findings.push(...(await ffuf(target)))
  if (only.includes('sqlmap')) {
    for (const question of asked) findings.push(...(await sqlmap(target, question)))
    notes.push(`${asked.length} questions by sqlmap`)
  }
  if (only.includes('wapiti')) {
    const { findings: found, cut, pages } = await wapiti(target, starts)
    findings.push(...found)
    notes.push(`${pages} pages and forms by wapiti, whose time ended ${cut.join(', ') || 'no module'}`)
  }
  return { findings, notes: notes.join('; ') }
}

/** A question that is refused for its form alone would test nothing. */
async function refuseInvalid(site: string, asked: readonly Question[]): Promise<void> {
  for (const { path, json, token, isRefused } of asked) {
    if (isRefused) continue
    const answer = await fetch(site + path.replace('*', ''), {
      method: json ? 'POST' : 'GET',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(json && { body: JSON.stringify(json) }),
    })
    const text = await answer.text()
    if ([401, 403].includes(answer.status) || text.includes('"errors":')) throw new Error(`${path}: ${text}`)
  }
}

async function folderFor(name: string): Promise<string> {
  const path = join(folder, name)
  await mkdir(path)
  return path
}

function report(found: Parameters<typeof figure>[0]): void {
  figure(found)
  if (!found.isReached) process.exitCode = 1
}
