import { join } from 'node:path'
import pg from 'pg'
import { findRunningServer } from '../../../src/db/bundled-server.ts'
import type { SearchDocument } from '../../../src/domains/catalog/search/search-document.ts'
import { largeCorpus } from '../../domains/catalog/search/large-corpus.ts'
import type { Line } from '../compare.ts'
import { makeDemo, startProgramForBench } from '../servers.ts'

const services = 10_000
const calls = 1000

/** The live search over HTTP, without the cache, each time with another word and a typo in it. */
export async function search(folder: string): Promise<Line[]> {
  const data = join(folder, 'search')
  await makeDemo(data)
  const program = await startProgramForBench(data, { CACHE: 'off' })
  try {
    const url = await findRunningServer(data)
    if (!url) throw new Error('the database of the bench is not there')
    const documents = largeCorpus(services)
    await insert(url, documents)
    const times: number[] = []
    let found = 0
    for (let call = -100; call < calls; call++) {
      const { name } = documents.at((call * 37) % services) ?? { name: { az: '' } }
      const typed = encodeURIComponent(withTypo(name.az, call))
      const begun = performance.now()
      const answer = await fetch(
        `${program.site}/api/services/GetServiceBySearchName?language=az&name=${typed}`,
      )
      const { data } = (await answer.json()) as { data: unknown[] }
      if (call < 0) continue
      times.push(performance.now() - begun)
      if (data.length > 0) found++
    }
    times.sort((one, other) => one - other)
    const [p50 = 0, p99 = 0] = [times[calls / 2], times[Math.floor(calls * 0.99)]]
    return [
      {
        what: `search, ${services} services, with a typo`,
        goal: 'p99 ≤ 15 ms',
        measured: `p99 ${p99.toFixed(1)} ms, ${found} of ${calls} found something`,
        isReached: p99 <= 15,
        times: `${p50.toFixed(1)} / ${p99.toFixed(1)}`,
      },
    ]
  } finally {
    await program.stop()
  }
}

async function insert(url: string, documents: SearchDocument[]): Promise<void> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const texts = (of: 'name' | 'description') =>
    (['az', 'ru', 'en'] as const).map((language) => documents.map((document) => document[of][language]))
  try {
    await database.query(
      `INSERT INTO services (name, name_ru, name_en, description, description_ru, description_en)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])`,
      [...texts('name'), ...texts('description')],
    )
  } finally {
    await database.end()
  }
}

/** Two neighbouring letters in the middle of the last word change places. */
function withTypo(text: string, turn: number): string {
  const word = text.split(' ').at(-1) ?? ''
  const at = 1 + (Math.abs(turn) % Math.max(1, word.length - 3))
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}
