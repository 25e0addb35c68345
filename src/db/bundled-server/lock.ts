import { randomBytes } from 'node:crypto'
import { link, lstat, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { StartError } from '../../lib/start-error.ts'
import { errorCode } from './error-code.ts'

export type Lock = { release(): Promise<void> }

/**
 * Locks DATA_DIR for this process. The lock is a listening socket: the system closes it with the process,
 * however it ends, and unlike a process id it means the same in every container.
 * @throws StartError when a living process holds it
 */
export async function lockDataDir(lockPath: string, dataDir: string): Promise<Lock> {
  const own = `${lockPath}.${randomBytes(3).toString('hex')}`
  const server = await listen(own)
  try {
    await linkWhenFree(own, lockPath, dataDir)
  } catch (error) {
    server.close()
    throw error
  } finally {
    await rm(own, { force: true })
  }
  return {
    release: async () => {
      await rm(lockPath, { force: true })
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Whether a living process holds the lock. */
export async function isLocked(lockPath: string): Promise<boolean> {
  return (await askHolder(lockPath)) !== undefined
}

async function linkWhenFree(own: string, lockPath: string, dataDir: string): Promise<void> {
  for (;;) {
    try {
      return await link(own, lockPath)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
    const stale = await lstat(lockPath).catch(() => undefined)
    const holder = await askHolder(lockPath)
    if (holder !== undefined) {
      throw new StartError(
        `DATA_DIR ${dataDir} is in use by another process (${holder}): stop that one first.`,
      )
    }
    if (stale) await removeStale(lockPath, stale.ino, own)
  }
}

/** Removes the lock of a dead process, but not one that a rival has already put in its place. */
async function removeStale(lockPath: string, staleInode: number, own: string): Promise<void> {
  const aside = `${own}.stale`
  try {
    await rename(lockPath, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  if ((await lstat(aside)).ino !== staleInode) await link(aside, lockPath)
  await rm(aside)
}

/** The process id of the lock's holder; undefined without one. */
function askHolder(lockPath: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(lockPath)
    let answer = ''
    socket.setEncoding('utf8').setTimeout(2000, () => socket.destroy())
    socket.on('connect', () => {
      answer = 'process unknown'
    })
    socket.on('data', (text) => {
      answer = `process ${text}`
    })
    socket.on('error', (error) => {
      if (errorCode(error) === 'EACCES') answer = 'of another user'
    })
    socket.on('close', () => resolve(answer === '' ? undefined : answer))
  })
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)))
    server.once('error', reject)
    server.listen(path, () => resolve(server.unref()))
  })
}
