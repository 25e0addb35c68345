import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pg from 'pg'
import { startBundledServer } from '../../src/db/bundled-server.ts'
import type { SearchDocument } from '../../src/domains/catalog/search/search-document.ts'
import { createSearchIndex } from '../../src/domains/catalog/search/search-index.ts'
import { foldedWords } from '../../src/lib/text-folding.ts'
import { corpus } from '../domains/catalog/search/corpus.ts'
import { largeCorpus } from '../domains/catalog/search/large-corpus.ts'
import { firstPlace, type MeantQuery, meant, nonsense } from '../domains/catalog/search/queries.ts'
import { silentLog } from '../support/silent-log.ts'

/**
 * Our search beside pg_trgm over the same folded text, in one run:
 * `npx node tests/bench/search.ts`. PostgreSQL is the bundled one, or that of TEST_DATABASE_URL.
 */
type Engine = { build(documents: readonly SearchDocument[]): Promise<(query: string) => Promise<number[]>> }

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const print = (line: string) => process.stdout.write(`${line}\n`)

const nameOf = ({ name }: SearchDocument) => `${name.az} ${name.ru} ${name.en}`
const restOf = ({ description, extra = [] }: SearchDocument) =>
  `${extra.join(' ')} ${description.az} ${description.ru} ${description.en}`

const ours: Engine = {
  async build(documents) {
    const index = createSearchIndex()
    await index.replaceAll(documents)
    return async (query) => index.search(query)
  },
}

const trigrams = (client: pg.Client): Engine => ({
  async build(documents) {
    await client.query(`DROP TABLE IF EXISTS bench_services;
      CREATE TEMPORARY TABLE bench_services (id integer, name text, rest text);
      SET pg_trgm.word_similarity_threshold = 0.45`)
    const folded = (text: string) => foldedWords(text).join(' ')
    await client.query(
      'INSERT INTO bench_services SELECT * FROM unnest($1::integer[], $2::text[], $3::text[])',
      [
        documents.map(({ id }) => id),
        documents.map((one) => folded(nameOf(one))),
        documents.map((one) => folded(restOf(one))),
      ],
    )
    await client.query(`CREATE INDEX ON bench_services USING gin (name gin_trgm_ops, rest gin_trgm_ops);
      ANALYZE bench_services`)
    return async (query) => {
      const { rows } = await client.query<{ id: number }>({
        name: 'search',
        text: `SELECT id FROM bench_services WHERE $1 <% name OR $1 <% rest
          ORDER BY word_similarity($1, name) + 0.3 * word_similarity($1, rest) + 0.2 * similarity($1, name) DESC
          LIMIT 20`,
        values: [folded(query)],
      })
      return rows.map(({ id }) => id)
    }
  },
})

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const milliseconds = (value: number | undefined) => `${(value ?? 0).toFixed(2)} ms`

async function measureEngine(name: string, engine: Engine, documents: readonly SearchDocument[]) {
  collectGarbage()
  const heapBefore = process.memoryUsage().heapUsed
  let stall = 0
  let lastTurn = performance.now()
  const turns = setInterval(() => {
    stall = Math.max(stall, performance.now() - lastTurn)
    lastTurn = performance.now()
  }, 1)
  const buildStart = performance.now()
  const ask = await engine.build(documents)
  const built = performance.now() - buildStart
  clearInterval(turns)
  collectGarbage()
  const heap = (process.memoryUsage().heapUsed - heapBefore) / 2 ** 20

  const times: number[] = []
  const search = async (query: string) => {
    const start = performance.now()
    const ids = await ask(query)
    times.push(performance.now() - start)
    return ids
  }
  for (const { text } of meant) await ask(text)
  const inFive = async ({ text, id }: MeantQuery) => (await search(text)).slice(0, 5).includes(id)
  const found = await countOf(meant, inFive)
  const heldOut = meant.filter(({ heldOut }) => heldOut)
  const foundHeldOut = await countOf(heldOut, inFive)
  const first = await countOf(firstPlace, async ({ text, id }) => (await search(text))[0] === id)
  const empty = await countOf(nonsense, async ({ text }) => (await search(text)).length === 0)

  times.sort((a, b) => a - b)
  const at = (share: number) => milliseconds(times[Math.floor(times.length * share)])
  print(
    `${name.padEnd(21)} in five ${percent(found, meant.length)} (held out ${percent(foundHeldOut, heldOut.length)}), ` +
      `right first ${percent(first, firstPlace.length)}, nonsense empty ${percent(empty, nonsense.length)}, ` +
      `p50 ${at(0.5)}, p99 ${at(0.99)}, worst ${milliseconds(times.at(-1))}, ` +
      `built in ${built.toFixed(0)} ms (longest stall ${stall.toFixed(0)} ms), ${heap.toFixed(0)} MB`,
  )
}

async function countOf<Item>(
  items: readonly Item[],
  holds: (item: Item) => Promise<boolean>,
): Promise<number> {
  let count = 0
  for (const item of items) if (await holds(item)) count++
  return count
}

async function withPostgres(act: (client: pg.Client) => Promise<void>) {
  const outside = process.env.TEST_DATABASE_URL
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-bench-'))
  const server = outside ? undefined : await startBundledServer({ dataDir: folder, log: silentLog })
  const client = new pg.Client({ connectionString: outside ?? server?.url })
  try {
    await client.connect()
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    await act(client)
  } finally {
    await client.end()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

await withPostgres(async (client) => {
  for (const documents of [corpus, largeCorpus(10_000)]) {
    print(`\n${documents.length} services, ${meant.length + firstPlace.length + nonsense.length} queries`)
    await measureEngine('ours', ours, documents)
    await measureEngine('pg_trgm', trigrams(client), documents)
  }
})
