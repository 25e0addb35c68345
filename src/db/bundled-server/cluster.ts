import { randomBytes } from 'node:crypto'
import { chmod, chown, lchown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../lib/start-error.ts'
import type { Account } from './account.ts'
import { isReachable } from './copy-programs.ts'
import { unwritable } from './data-folder.ts'
import { errorCode } from './error-code.ts'
import type { Places } from './places.ts'
import type { Programs } from './programs.ts'
import { runToEnd } from './run.ts'

/** Makes the database's folder on the first start; afterwards checks that it is ours and of our version. */
export async function prepareCluster(
  places: Places,
  programs: Programs,
  account: Account | undefined,
  fsync: boolean,
): Promise<void> {
  if (account && programs.majorVersion < 16) await openPath(places.dataDir, account)
  const version = await readClusterVersion(places)
  if (version === undefined) return createCluster(places, programs, account, fsync)
  if (version !== String(programs.majorVersion)) {
    throw new StartError(
      `DATA_DIR ${places.dataDir} holds a database of PostgreSQL ${version}, this program brings PostgreSQL ${programs.majorVersion}: with POSTGRES_BIN set to the programs of version ${version} start as before or run "npm run backup", then restore that backup into an empty DATA_DIR without POSTGRES_BIN.`,
    )
  }
  if (account && (await stat(places.cluster)).uid !== account.uid) await handOver(places.cluster, account)
}

async function readClusterVersion(places: Places): Promise<string | undefined> {
  try {
    return (await readFile(join(places.cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    if (errorCode(error) === 'EACCES') {
      throw new StartError(`${places.cluster} belongs to another user: start as that user, or as root.`)
    }
    throw unwritable(places.dataDir, error)
  }
}

/** Built aside and renamed when complete, so that an interrupted first start leaves nothing half made. */
async function createCluster(
  places: Places,
  programs: Programs,
  account: Account | undefined,
  fsync: boolean,
): Promise<void> {
  await removeUnfinished(places)
  // A unique name: the initdb of a killed start may still be at work.
  const unfinished = `${places.cluster}.new-${randomBytes(4).toString('hex')}`
  await mkdir(unfinished, { mode: 0o700 })
  if (account) await chown(unfinished, account.uid, account.gid)
  const locale =
    programs.majorVersion >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8']
  const ended = await runToEnd(
    programs.initdb,
    [
      '-D',
      clusterArgument(unfinished, account),
      '-U',
      'app',
      '--encoding=UTF8',
      '--auth=trust',
      ...locale,
    ].concat(['--no-instructions', fsync ? [] : ['--no-sync']].flat()),
    unfinished,
    account,
  )
  if (ended.code !== 0) {
    throw new StartError(`The database can't be made in ${places.dataDir}: ${ended.lastError}`)
  }
  await rename(unfinished, places.cluster)
}

async function removeUnfinished({ dataDir, cluster }: Places): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name)
    if (path.startsWith(`${cluster}.new`)) await rm(path, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * The data directory as the server gets it. Another user than ours may be unable to walk the path there (a
 * DATA_DIR of mode 0700 that belongs to root), but it can be started in it, and then needs no permission on
 * any folder above.
 */
export function clusterArgument(cluster: string, account: Account | undefined): string {
  if (!account) return cluster
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new StartError('PostgreSQL refuses to run as root: start as another user, or set DATABASE_URL.')
}

/** Up to version 15 the programs leave their folder for a moment, and have to walk back into it. */
async function openPath(dataDir: string, account: Account): Promise<void> {
  await chmod(dataDir, (await stat(dataDir)).mode | 0o011)
  if (await isReachable(dataDir, account)) return
  throw new StartError(
    `The database's user can't reach DATA_DIR ${dataDir}: open the folders above it (chmod o+x), or use PostgreSQL 16 or later.`,
  )
}

/** The folder itself comes last: until then the next start repeats all of it. */
async function handOver(folder: string, account: Account): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), account.uid, account.gid)
  }
  await chown(folder, account.uid, account.gid)
}
