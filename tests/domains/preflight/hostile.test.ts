import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts, type Reading } from '../../../src/domains/preflight/facts.ts'
import { judge, judgeUnread } from '../../../src/domains/preflight/judge.ts'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { readFacts } from '../../../src/domains/preflight/read-facts.ts'
import { hostile } from './corpus/hostile.ts'

/** ms: the deadline by the clock, and what starting and ending a thread takes on a busy machine. */
const timeout = 60_000 + 20_000
/** Those that take the whole of their deadline are read in `npm run trust`. */
const read = hostile.filter(({ isLong = false }) => !isLong || process.env.HOSTILE_FILES === 'all')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preflight-hostile-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const checksOf = (reading: Reading): string[] => {
  const profile = defaultProfiles.card
  const found = 'facts' in reading ? judge(reading.facts, profile) : judgeUnread(reading.unread, profile)
  return found.map(({ check }) => check)
}

// PRE-1
describe('a file that nobody means to print', () => {
  test('there are at least twenty of them', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(20)
  })

  test.each(read)(
    '$name: ends within the deadline, and the process lives',
    {
      timeout,
    },
    async ({ name, kind = 'pdf', ends, make }) => {
      const path = join(folder, `${hostile.findIndex((one) => one.name === name)}.${kind}`)
      await writeFile(path, await make())
      const reading = await readFacts({ path, kind })
      if ('facts' in reading) {
        expect(ends).toBe('either')
        expect(facts.safeParse(reading.facts).error).toBeUndefined()
      } else expect(['unread', 'damaged', 'locked']).toContain(checksOf(reading)[0])
    },
  )
})
