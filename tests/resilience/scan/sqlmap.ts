import { join } from 'node:path'
import { asVisitor, type Finding, runTool, type Target } from './tools.ts'

/** What is asked for with parameters that sqlmap then fills; `*` in the path marks one there. */
export type Question = {
  path: string
  json?: object
  token?: string
  /** What it asks for isn't there, so no answer shows that it was read. */
  isRefused?: true
}

const limit = 180_000

/** Tries every parameter of one question. @throws when sqlmap came to no verdict */
export async function sqlmap({ site, folder }: Target, question: Question): Promise<Finding[]> {
  const { path, json, token } = question
  const headers = [
    ...asVisitor,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(json ? ['Content-Type: application/json'] : []),
  ]
  const output = await runTool(
    'sqlmap',
    [
      '-u',
      site + path,
      '--batch',
      '--disable-coloring',
      '--dbms=postgresql',
      '--level=2',
      '--risk=3',
      // Refusals are answers too: a payload that is let through shows as another one.
      '--ignore-code=*',
      '--threads=2',
      '--flush-session',
      `--output-dir=${join(folder, 'sqlmap')}`,
      ...(json ? [`--data=${JSON.stringify(json)}`] : []),
      ...headers.map((header) => `--header=${header}`),
    ],
    limit,
  )
  if (output.includes('identified the following injection point')) {
    const parameters = [...output.matchAll(/^Parameter: (.+)$/gm)].map(([, name]) => name)
    return [...new Set(parameters)].map((name) => `sqlmap injection: ${path.split('?')[0]} ${name}`)
  }
  if (output.includes('do not appear to be injectable')) return []
  throw new Error(`sqlmap came to no verdict on ${path}:\n${output.slice(-1500)}`)
}
