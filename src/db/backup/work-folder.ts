import { mkdir, mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const prefix = '.backup-'
/** No backup takes this long: an older folder was left by a killed one. */
const maxAgeMs = 24 * 60 * 60_000

/**
 * Gives `act` an empty folder inside DATA_DIR, on whose file system files can be linked and renamed, and
 * removes it afterwards.
 */
export async function withWorkFolder<Result>(
  givenDataDir: string,
  act: (folder: string, dataDir: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(givenDataDir, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(givenDataDir)
  await removeLeftOvers(dataDir)
  const folder = await mkdtemp(join(dataDir, prefix))
  try {
    return await act(folder, dataDir)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function removeLeftOvers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(prefix)) continue
    const path = join(dataDir, name)
    if ((await stat(path)).mtimeMs < Date.now() - maxAgeMs) await rm(path, { recursive: true, force: true })
  }
}
