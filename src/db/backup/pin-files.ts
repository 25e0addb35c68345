import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '../bundled-server/error-code.ts'
import { dataFolders } from './manifest.ts'

/**
 * Links every file of the data folders into `target`, where no sweeper removes it. Done before and again
 * after the database is read, it holds each file that a row of that moment names: stored files never
 * change, and a new one isn't removed within seconds.
 */
export async function pinFiles(dataDir: string, target: string): Promise<void> {
  for (const folder of dataFolders) {
    await mkdir(join(target, folder), { recursive: true })
    const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(
      ignoreMissing([]),
    )
    for (const entry of entries) {
      if (!entry.isFile()) continue
      const source = join(entry.parentPath, entry.name)
      await pin(source, join(target, source.slice(dataDir.length)))
    }
  }
}

async function pin(source: string, target: string): Promise<void> {
  try {
    await mkdir(dirname(target), { recursive: true })
    await link(source, target)
  } catch (error) {
    if (errorCode(error) === 'EEXIST' || errorCode(error) === 'ENOENT') return
    // A file system without links.
    await copyFile(source, target, constants.COPYFILE_EXCL).catch(ignoreMissing(undefined))
  }
}

function ignoreMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return value
    throw error
  }
}
