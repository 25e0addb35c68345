import { once } from 'node:events'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Image } from './build.ts'
import { ended, type Mount, runBeside, spawnInside, stopping } from './inside.ts'

export type Container = {
  /** Until its health check first said yes. */
  milliseconds: number
  processes(): Promise<{ user: number; program: string }[]>
  /** Runs a command in it, as its user; what it said. @throws Error when it fails */
  run(...command: string[]): Promise<string>
  /** SIGTERM, as Docker and Fly send it to the first process; how it ended, and after how long. */
  stop(): Promise<{ code: number | null; milliseconds: number }>
}

const patience = 60_000

/** Starts what the image says, as its user and without a network, and waits for its own health check. */
export async function startContainer(
  image: Image,
  mounts: Mount[],
  env: Record<string, string>,
): Promise<Container> {
  const started = performance.now()
  const place = { ...image, env: { ...image.env, ...env } }
  const child = spawnInside(place, [...image.entrypoint, ...image.command], mounts)
  const end = ended(child)
  // Whoever waits for it hears of it.
  end.catch(() => undefined)
  const first = async (): Promise<number> => {
    const pid = child.pid ?? 0
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
    return Number(children.trim())
  }
  const run = async (...command: string[]): Promise<string> => {
    const { code, said } = await runBeside(await first(), place, command)
    if (code !== 0) throw new Error(`${command[0]} ended with ${code}: ${said.slice(-2000)}`)
    return said
  }
  for (;;) {
    await sleep(200)
    stopping.signal.throwIfAborted()
    if (child.exitCode !== null)
      throw new Error(`it ended with ${child.exitCode}: ${(await end).said.slice(-4000)}`)
    if ((await runBeside(await first(), place, image.health)).code === 0) break
    if (performance.now() - started < patience) continue
    child.kill('SIGKILL')
    throw new Error(`not healthy after ${patience} ms: ${(await end).said.slice(-4000)}`)
  }
  return {
    milliseconds: Math.round(performance.now() - started),
    processes: () => processesIn(image.root),
    run,
    async stop() {
      const asked = performance.now()
      process.kill(await first(), 'SIGTERM')
      const isLate = sleep(patience, true, { ref: false })
      if ((await Promise.race([once(child, 'exit'), isLate])) === true) child.kill('SIGKILL')
      return { code: (await end).code, milliseconds: Math.round(performance.now() - asked) }
    },
  }
}

/** All that runs with this root folder: as whom, and from which file inside. */
async function processesIn(root: string): Promise<{ user: number; program: string }[]> {
  const found: { user: number; program: string }[] = []
  for (const name of await readdir('/proc')) {
    const folder = join('/proc', name)
    if (!/^\d+$/.test(name) || (await readlink(join(folder, 'root')).catch(() => '')) !== root) continue
    const program = await readlink(join(folder, 'exe')).catch(() => '')
    const status = await readFile(join(folder, 'status'), 'utf8').catch(() => '')
    found.push({ user: Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]), program: program.slice(root.length) })
  }
  return found
}
