import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Where and as whom a command runs: the folder that is its root, and what Dockerfile has set so far. */
export type Place = { root: string; env: Record<string, string>; user: string; folder: string }
/** A folder or file of this machine, and where it is seen inside. */
export type Mount = { from: string; to: string }

/** Aborted, it kills whatever runs inside. */
export const stopping = new AbortController()

const usualPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/**
 * Starts a command with the folder as its root, in namespaces of its own: whatever it mounts and starts is gone
 * when it ends. Without `network` it has only a loopback of its own, as has a container that nobody connects.
 */
export function spawnInside(
  place: Place,
  command: string[],
  mounts: Mount[] = [],
  network = false,
): ChildProcess {
  const script = [
    'set -e',
    'mount --make-rprivate /',
    'mount --bind "$1" "$1"',
    'mount -t proc proc "$1/proc"',
    'mount -t tmpfs -o size=64m,mode=1777 shm "$1/dev/shm"',
    ...mounts.map(({ from, to }) => `mount --bind '${from}' '${place.root}${to}'`),
    ...(network ? [] : ['ip link set lo up']),
    `cd "$1"; shift; exec "$@"`,
  ].join('\n')
  const apart = ['--mount', '--pid', '--ipc', '--fork', '--kill-child', ...(network ? [] : ['--net'])]
  const args = [...apart, 'sh', '-c', script, 'sh', place.root, ...chroot(place, command)]
  // However this process ends, that one ends too, and all of its namespaces with it.
  return spawn('setpriv', ['--pdeathsig', 'KILL', 'unshare', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stopping.signal,
    killSignal: 'SIGKILL',
  })
}

/** The command's words for a process that stands outside of the folder. */
function chroot({ root, env, user, folder }: Place, command: string[]): string[] {
  const given = Object.entries({ PATH: usualPath, HOME: home(root, user), ...env }).map(
    ([name, value]) => `${name}=${value}`,
  )
  const inFolder = ['sh', '-c', 'cd "$0" && exec "$@"', folder]
  return ['chroot', `--userspec=${user}:${user}`, root, 'env', '-i', ...given, ...inFolder, ...command]
}

const home = (root: string, user: string): string =>
  execFileSync('chroot', [root, 'getent', 'passwd', user], { encoding: 'utf8' }).split(':')[5] ?? '/'

/** Runs a command in the namespaces of one that is running inside; what it says, and how it ended. */
export async function runBeside(pid: number, place: Place, command: string[]) {
  const enter = ['--target', String(pid), '--mount', '--pid', '--ipc', '--net', '--']
  return ended(spawn('nsenter', [...enter, ...chroot(place, command)], { stdio: ['ignore', 'pipe', 'pipe'] }))
}

/** Runs a command to its end. @throws Error with the end of what it said */
export async function runInside(
  place: Place,
  command: string[],
  mounts: Mount[],
  network: boolean,
): Promise<void> {
  const { code, said } = await ended(spawnInside(place, command, mounts, network))
  if (code !== 0) throw new Error(`${command.join(' ')}: ended with ${code}\n${said.slice(-4000)}`)
}

export async function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}
