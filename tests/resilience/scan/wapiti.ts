import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEndpoint } from './endpoint.ts'
import { asVisitor, type Finding, runTool, type Target } from './tools.ts'

/** All but nikto and wapp, whose lists would have to be fetched from outside. */
const modules =
  'backup blindsql brute_login_form buster cookieflags crlf csp csrf exec file htaccess http_headers methods permanentxss redirect shellshock sql ssrf xss xxe'.split(
    ' ',
  )
/** Seconds. Most modules end sooner; `buster` alone has 31,000 names for each folder. */
const crawlTime = 60
const moduleTime = 20

type Entry = { method: string; path: string; parameter: string; info: string }
type Report = Record<'vulnerabilities' | 'anomalies', Record<string, Entry[]>>

/** Crawls the site from `starts` and attacks what it finds; `cut` names the modules that their time ended. */
export async function wapiti(
  { site, folder }: Target,
  starts: readonly string[],
): Promise<{ findings: Finding[]; cut: string[]; pages: number }> {
  const endpoint = await startEndpoint()
  const report = join(folder, 'wapiti.json')
  const output = await runTool(
    'wapiti',
    [
      '-u',
      `${site}/`,
      '--scope',
      'folder',
      '-m',
      modules.join(','),
      '-l',
      '2',
      ...starts.flatMap((path) => ['-s', site + path]),
      ...asVisitor.flatMap((header) => ['-H', header]),
      '-d',
      '3',
      '--max-files-per-dir',
      '4',
      '--flush-session',
      '--no-bugreport',
      '--endpoint',
      endpoint.url,
      '--max-scan-time',
      String(crawlTime),
      '--max-attack-time',
      String(moduleTime),
      '--store-session',
      join(folder, 'wapiti'),
      '--store-config',
      join(folder, 'wapiti-config'),
      '-f',
      'json',
      '-o',
      report,
    ],
    (crawlTime + modules.length * moduleTime * 2) * 1000,
  )
  const called = await endpoint.close()
  const { vulnerabilities, anomalies } = JSON.parse(await readFile(report, 'utf8')) as Report
  const entries = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)]
  const found = entries.flatMap(([category, list]) =>
    list.map(({ method, path, parameter, info }) =>
      ['wapiti', `${category}:`, method, path, parameter, info.split('\n')[0]].filter(Boolean).join(' '),
    ),
  )
  return {
    findings: [...new Set([...found, ...called.map((path) => `wapiti called out: ${path}`)])],
    cut: [...output.matchAll(/max attack time was reached for module (\w+)/gi)].map(([, name]) => name ?? ''),
    pages: Number(/found (\d+) URLs and forms/.exec(output)?.[1] ?? 0),
  }
}
