import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Several times what the databases of a run take; a container's own has 64 MB. */
const needed = 2 * 1024 ** 3

/** A new folder for what nobody keeps: in memory where Linux has the room, else among the system's temporary files. */
export async function makeMemoryFolder(prefix: string): Promise<string> {
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return mkdtemp(join(free < needed ? tmpdir() : memory, prefix))
}
