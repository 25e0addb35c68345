import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import type { Account } from './account.ts'
import { errorCode } from './error-code.ts'

/**
 * Folders for copies of the programs, best first: beside the data, and, where root's DATA_DIR is closed to
 * the account, places of root's own that are open.
 */
export async function* foldersForCopies(
  dataDir: string,
  account: Account | undefined,
): AsyncGenerator<string, void> {
  const folders = [join(dataDir, 'programs')]
  if (account) folders.push('/var/lib/matbaa-programs', join(tmpdir(), 'matbaa-programs'))
  for (const folder of folders) {
    if ((await makeOwnFolder(folder)) && (await isReachable(folder, account))) yield folder
  }
}

/** npm packages can't contain links; the package's install script makes them, where it is allowed to run. */
export async function makeSymlinks(native: string): Promise<boolean> {
  try {
    for (const { source, target } of await readLinks(native)) {
      const path = join(native, '..', target)
      if (await lstat(path).catch(() => undefined)) continue
      await symlink(relative(dirname(target), source), path)
    }
    return true
  } catch (error) {
    return errorCode(error) === 'EEXIST' ? makeSymlinks(native) : false
  }
}

async function readLinks(native: string): Promise<{ source: string; target: string }[]> {
  try {
    return JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** Copies what is needed to run, atomically. */
export async function copyPrograms(native: string, copy: string): Promise<void> {
  const unfinished = `${copy}.${process.pid}`
  // Each path in the list of links starts with the folder's name.
  const root = join(unfinished, basename(native))
  await rm(unfinished, { recursive: true, force: true })
  await cp(native, root, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a') && basename(source) !== 'pgxs',
  })
  await makeSymlinks(root)
  await rm(copy, { recursive: true, force: true })
  await rename(root, copy)
  await rm(unfinished, { recursive: true, force: true })
}

/** False when it can't be made, or when another user could change its contents. */
async function makeOwnFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path, { recursive: true, mode: 0o755 })
    const { uid, mode } = await lstat(path)
    return uid === process.getuid?.() && (mode & 0o022) === 0
  } catch {
    return false
  }
}

/** Whether the account can walk the path to the folder. */
export async function isReachable(folder: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true
  for (let path = folder; ; path = dirname(path)) {
    const { uid, gid, mode } = await lstat(path)
    const bitOfOthers = gid === account.gid ? 0o010 : 0o001
    const bit = uid === account.uid ? 0o100 : bitOfOthers
    if ((mode & bit) === 0) return false
    if (path === dirname(path)) return true
  }
}
