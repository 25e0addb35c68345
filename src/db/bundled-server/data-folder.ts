import { mkdir, realpath, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StartError } from '../../lib/start-error.ts'
import { errorCode } from './error-code.ts'

/** Creates DATA_DIR, which only its owner may read since it holds emails, and returns its real path. */
export async function makeDataDir(dataDir: string): Promise<string> {
  try {
    await makeFolders(resolve(dataDir))
    return await realpath(dataDir)
  } catch (error) {
    throw unwritable(dataDir, error)
  }
}

/** `mkdir` with `recursive` never ends where the system says ENOENT for an existing parent (/proc). */
async function makeFolders(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    const isThere = errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()
    if (isThere) return
    const parent = dirname(folder)
    if (errorCode(error) !== 'ENOENT' || parent === folder) throw error
    await makeFolders(parent)
    await mkdir(folder, { mode: 0o700 })
  }
}

const fullDisk = /No space left on device|could not (extend|write).{0,500}wrote only|Disk quota exceeded/

/** Whether an error of the system or PostgreSQL says that the disk is full. */
function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return errorCode(error) === 'ENOSPC' || fullDisk.test(error.message) || isFullDisk(error.cause)
}

/** The error to throw when the system refuses to write below DATA_DIR; others come back unchanged. */
export function unwritable(dataDir: string, error: unknown): unknown {
  const reasons: Record<string, string> = {
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    ENOENT: 'no folder can be made there',
    EROFS: 'it is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    ENOTDIR: 'it is not a folder',
    EEXIST: 'it is not a folder',
    ENOTSUP: 'its file system knows no sockets',
  }
  const code = isFullDisk(error) ? 'ENOSPC' : (errorCode(error) ?? '')
  const reason = reasons[code]
  return reason
    ? new StartError(`DATA_DIR ${dataDir} can't be used: ${reason} (${code}).`, { cause: error })
    : error
}
