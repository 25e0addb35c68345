import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { archiveOnDisk } from '../../../src/db/backup/archive.ts'
import { createBackup } from '../../../src/db/backup/create-backup.ts'
import { restoreBackup } from '../../../src/db/backup/restore-backup.ts'
import { sealSecrets } from '../../../src/domains/accounts/second-factor/seal-secrets.ts'
import { findSecretKeys, keyFile } from '../../../src/domains/accounts/second-factor/secret-key.ts'
import { isSealed, seal, unseal } from '../../../src/lib/sealed.ts'
import { makeUser } from '../../support/factories.ts'
import { startTestApp } from '../../support/harness.ts'
import { createEmptyDatabase } from '../../support/postgres.ts'
import { silentLog } from '../../support/silent-log.ts'

const SECRET_KEY = 'a key of at least thirty-two characters'
let DATA_DIR: string
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'matbaa-key-'))
})
afterEach(() => rm(DATA_DIR, { recursive: true }))

test('the first start makes a key that its owner alone can read, the next one finds it', async () => {
  const made = await Promise.all([findSecretKeys({ DATA_DIR }), findSecretKeys({ DATA_DIR })])
  expect(made[0]).toEqual(made[1])
  expect(made[0]?.key).toMatch(/^[\w-]{43}$/)
  expect(await readdir(DATA_DIR)).toEqual([keyFile])
  expect((await stat(join(DATA_DIR, keyFile))).mode & 0o777).toBe(0o600)
  expect(await findSecretKeys({ DATA_DIR })).toEqual(made[0])
})

test('SECRET_KEY rules; with DATABASE_URL no key is made up, but one that is there counts', async () => {
  const DATABASE_URL = 'postgresql://db/matbaa'
  expect(await findSecretKeys({ DATA_DIR, SECRET_KEY })).toEqual({ key: SECRET_KEY, earlier: [] })
  expect(await findSecretKeys({ DATA_DIR, DATABASE_URL })).toEqual({ key: undefined, earlier: [] })
  expect(await readdir(DATA_DIR)).toEqual([])
  const { key } = await findSecretKeys({ DATA_DIR })
  expect(await findSecretKeys({ DATA_DIR, DATABASE_URL })).toEqual({ key, earlier: [] })
  expect(await findSecretKeys({ DATA_DIR, SECRET_KEY })).toEqual({ key: SECRET_KEY, earlier: [key] })
})

test('a key that is cut short is one clear line, and stays', async () => {
  await writeFile(join(DATA_DIR, keyFile), 'short')
  await expect(findSecretKeys({ DATA_DIR })).rejects.toThrow(/secret\.key is not whole/)
  expect(await readFile(join(DATA_DIR, keyFile), 'utf8')).toBe('short')
})

test('rows from before are sealed at the start, also those of an earlier key; what no key opens stays', async () => {
  const app = await startTestApp({ settings: { LOG_LEVEL: 'silent' } })
  const { db, settings } = app.deps
  const own = settings.SECRET_KEY ?? ''
  expect(own).toHaveLength(43)
  const add = async (secret: Uint8Array<ArrayBuffer>) => {
    const { id } = await makeUser(db)
    await db.secondFactor.create({ data: { userId: id, secret } })
    return async () => (await db.secondFactor.findUniqueOrThrow({ where: { userId: id } })).secret
  }
  const lost = seal('LOST', 'another key of more than 32 characters')
  const rows = [await add(seal('PLAIN', undefined)), await add(seal('OLD', own)), await add(lost)]
  await sealSecrets(db, { key: SECRET_KEY, earlier: [own] }, silentLog)
  const stored = await Promise.all(rows.map((read) => read()))
  expect(stored.every(isSealed)).toBe(true)
  expect(stored.map((secret) => unseal(secret, SECRET_KEY))).toEqual(['PLAIN', 'OLD', null])
  expect(Buffer.from(stored[2] ?? [])).toEqual(Buffer.from(lost))
  await app.close()
})

test('by default a second step is stored sealed, and its key is in no backup', async () => {
  const app = await startTestApp()
  await chmod(app.deps.settings.DATA_DIR, 0o700)
  expect(await readdir(app.deps.settings.DATA_DIR)).toContain(keyFile)
  const output = join(DATA_DIR, 'backup.tar.gz')
  await createBackup({ url: app.databaseUrl, dataDir: app.deps.settings.DATA_DIR, output })
  const target = await createEmptyDatabase()
  const dataDir = join(DATA_DIR, 'to')
  await mkdir(dataDir)
  await writeFile(join(dataDir, keyFile), 'the key that was copied here before restoring')
  await restoreBackup({ archive: archiveOnDisk(output), url: target.url, dataDir, force: false })
  expect(await readFile(join(dataDir, keyFile), 'utf8')).toBe('the key that was copied here before restoring')
  await target.drop()
  await app.close()
})
