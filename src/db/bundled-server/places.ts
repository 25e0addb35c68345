import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../lib/start-error.ts'
import type { Account } from './account.ts'
import { errorCode } from './error-code.ts'

/** All paths, below DATA_DIR except sockets whose path there would be too long. */
export type Places = {
  dataDir: string
  /** PostgreSQL's own data directory. */
  cluster: string
  /** The folder of the server's socket, as a client names it. */
  socketFolder: string
  /** The same folder as the server names it, seen from its data directory. */
  socketFolderForServer: string
  /** The socket by which a living process holds the folder. */
  lock: string
}

/** The system allows 104 to 108 bytes; 100 leaves room for a suffix while locking. */
const maxSocketPathBytes = 100

/** Finds the paths, and creates the short folder for sockets where one is needed. */
export async function findPlaces(dataDir: string, account: Account | undefined): Promise<Places> {
  const cluster = join(dataDir, 'postgres')
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432.lock')) <= maxSocketPathBytes) {
    return {
      dataDir,
      cluster,
      socketFolder: cluster,
      socketFolderForServer: '.',
      lock: join(dataDir, '.lock'),
    }
  }
  const folder = await shortFolder(dataDir, account)
  return {
    dataDir,
    cluster,
    socketFolder: folder,
    socketFolderForServer: folder,
    lock: join(folder, '.lock'),
  }
}

/** The connection string of a database of the bundled server. */
export function connectionUrl(places: Places, database: string): string {
  return `postgresql://app@localhost/${database}?host=${encodeURIComponent(places.socketFolder)}`
}

async function shortFolder(dataDir: string, account: Account | undefined): Promise<string> {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  // The server may be unable to reach root's own TMPDIR.
  const folder = join(account ? '/tmp' : tmpdir(), `matbaa-${hash}`)
  const owner = account?.uid ?? process.getuid?.()
  try {
    await mkdir(folder, { mode: 0o700 })
    if (account) await chown(folder, account.uid, account.gid)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  const found = await lstat(folder)
  // The name can be guessed, so another user may have made it first.
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new StartError(`${folder} belongs to somebody else: remove it, or choose a shorter DATA_DIR.`)
  }
  return folder
}
