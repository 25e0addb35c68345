import { randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../../env.ts'
import type { SecretKeys } from '../../../lib/sealed.ts'
import { StartError } from '../../../lib/start-error.ts'

/**
 * The key lies in DATA_DIR and in no backup, since backups hold the database, the uploads and unsent emails.
 */
export const keyFile = 'secret.key'

/**
 * SECRET_KEY, else the key in DATA_DIR, which the first start makes. With DATABASE_URL none is made: DATA_DIR
 * may belong to one instance only or be temporary there, and secrets encrypted with a lost key can't be
 * opened.
 * @throws StartError when the file holds no key
 */
export async function findSecretKeys(
  settings: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR' | 'DATABASE_URL'>,
): Promise<SecretKeys> {
  const path = join(settings.DATA_DIR, keyFile)
  const kept = await readKey(path)
  if (settings.SECRET_KEY !== undefined)
    return { key: settings.SECRET_KEY, earlier: kept === undefined ? [] : [kept] }
  if (kept === undefined && settings.DATABASE_URL !== undefined) return { key: undefined, earlier: [] }
  return { key: kept ?? (await makeKey(path)), earlier: [] }
}

async function readKey(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw new StartError(`${path} can't be read: ${error.message}`, { cause: error })
  })
  const key = text?.trim()
  if (key !== undefined && key.length < 32) {
    throw new StartError(`${path} is not whole: put the key back that was in it, or remove it.`)
  }
  return key
}

/** The file is written atomically; of two made at once the first counts. */
async function makeKey(path: string): Promise<string> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(`${randomBytes(32).toString('base64url')}\n`)
    await file.sync()
    await link(unfinished, path).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await file.close()
    await rm(unfinished, { force: true })
  }
  return (await readKey(path)) ?? ''
}
