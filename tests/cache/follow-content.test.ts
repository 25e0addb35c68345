import { expect, test } from 'vitest'
import { createContentVersions } from '../../src/cache/content-versions.ts'
import { followContent } from '../../src/cache/follow-content.ts'
import type { Database } from '../../src/db/client.ts'
import { createTestDatabase } from '../support/postgres.ts'

test('a database that goes right after a write does not make the write a failure', async () => {
  const { url, drop } = await createTestDatabase()
  const away = { $queryRaw: () => Promise.reject(new Error('the connection was closed')) }
  const warnings: unknown[] = []
  const following = followContent({
    db: away as unknown as Database,
    url,
    versions: createContentVersions(() => new Date()),
    log: { warn: (fields: unknown) => warnings.push(fields) },
  })
  await following.untilHeard()
  expect(warnings).toHaveLength(1)
  await following.stop()
  await drop()
})
