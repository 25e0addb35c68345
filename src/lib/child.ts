import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { platform } from 'node:os'

/** Why a child gave no answer: it took too much memory or time, or it ended by itself. */
type Reason = 'memory' | 'time' | 'died'

/** The child has gone without an answer; the next request begins another one. */
export class ChildGone extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(`the child process is gone: ${reason}`)
    this.name = 'ChildGone'
    this.reason = reason
  }
}

/** `failed` is the message of the error. */
export type ChildAnswer<Answer> = { answer: Answer } | { failed: string }

export type Child<Task, Answer> = {
  /**
   * Requests are answered one after the other.
   * @throws ChildGone, or Error with the message of the child's error
   */
  ask(task: Task, options: { timeoutMs: number }): Promise<Answer>
  /** Undefined while none runs. */
  readonly pid: number | undefined
  end(): Promise<void>
}

type Options = {
  /** The module calls `serve` of `child-serve.ts`. */
  module: URL
  /** The memory limit of the process; it is ended beyond that. */
  memoryMb: number
  /** It ends after this time without a request, so that an idle program holds no memory for it. */
  idleMs?: number
}

const usualIdleMs = 30_000
/** ms between two checks of a child's memory. */
const lookEvery = 50

/**
 * Runs work on untrusted bytes in a process of its own: whatever that takes or breaks, the program goes on.
 * Nothing runs until the first request.
 */
export function createChild<Task, Answer>(options: Options): Child<Task, Answer> {
  const { module, memoryMb, idleMs = usualIdleMs } = options
  let running: ChildProcess | null = null
  let turn: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  function current(): ChildProcess {
    if (running) return running
    const child = startChild(module, memoryMb)
    child.once('exit', () => {
      if (running === child) running = null
    })
    running = child
    return child
  }

  async function ask(task: Task, timeoutMs: number): Promise<Answer> {
    clearTimeout(idle)
    const result = await askChild<Task, Answer>(current(), task, timeoutMs, memoryMb).finally(() => {
      idle = setTimeout(end, idleMs).unref()
    })
    if ('failed' in result) throw new Error(result.failed)
    return result.answer
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const child = running
    if (child === null) return
    running = null
    await endChild(child)
  }

  return {
    ask(task, { timeoutMs }) {
      const asked = turn.then(() => ask(task, timeoutMs))
      turn = asked.catch(() => undefined)
      return asked
    },
    get pid() {
      return running?.pid
    },
    end,
  }
}

async function askChild<Task, Answer>(
  child: ChildProcess,
  task: Task,
  timeoutMs: number,
  memoryMb: number,
): Promise<ChildAnswer<Answer>> {
  const { promise, resolve, reject } = Promise.withResolvers<ChildAnswer<Answer>>()
  const giveUp = (reason: Reason): void => reject(new ChildGone(reason))
  const onMessage = (answer: unknown): void => resolve(answer as ChildAnswer<Answer>)
  const onExit = (): void => giveUp('died')
  const clock = setTimeout(giveUp, timeoutMs, 'time')
  const looks = setInterval(() => {
    if (residentMb(child.pid) > memoryMb) giveUp('memory')
  }, lookEvery)
  child.once('message', onMessage)
  child.once('exit', onExit)
  // A child that has just died also emits its exit.
  child.send(task as object, (error) => error && giveUp('died'))
  // While it works, the program waits for it.
  child.ref()
  try {
    return await promise
  } catch (error) {
    await endChild(child)
    throw error
  } finally {
    clearTimeout(clock)
    clearInterval(looks)
    child.off('message', onMessage)
    child.off('exit', onExit)
    child.unref()
  }
}

function endChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.ref()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** Node reserves this much without touching it, and the kernel counts it. */
const reservedMb = 650

/**
 * The kernel refuses the child more memory than its limit, and when the machine has too little it ends the
 * child before the program or its database. Only Linux counts reserved memory correctly (RLIMIT_DATA);
 * elsewhere only the checks of used memory remain.
 */
function startChild(module: URL, memoryMb: number): ChildProcess {
  const nodeOptions = [`--max-old-space-size=${Math.round(memoryMb / 2)}`]
  const bounded = {
    execPath: '/bin/sh',
    execArgv: [
      '-c',
      `echo 1000 2>/dev/null >/proc/self/oom_score_adj; ulimit -d ${(reservedMb + memoryMb) * 1024}; exec "$0" "$@"`,
      process.execPath,
      ...nodeOptions,
    ],
  }
  const child = fork(module, {
    serialization: 'advanced',
    // Messages of libraries about an untrusted file don't belong in our log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: childEnvironment(),
    ...(platform() === 'linux' ? bounded : { execArgv: nodeOptions }),
  })
  // A child that can't be started exits as well.
  child.on('error', () => child.emit('exit', 1, null))
  child.unref()
  child.channel?.unref()
  return child
}

/** Nothing of the program's own environment, since the child works on untrusted bytes. */
function childEnvironment(): Record<string, string> {
  const compiled = getCompileCacheDir()
  return {
    // libuv's threads decode; one picture at a time needs no more.
    UV_THREADPOOL_SIZE: '2',
    MALLOC_ARENA_MAX: '2',
    ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }),
  }
}

const pageBytes = 4096

/** The memory that the process uses; 0 where that is unknown. */
function residentMb(pid: number | undefined): number {
  if (platform() !== 'linux') return 0
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
    return (Number(pages) * pageBytes) / 1024 / 1024
  } catch {
    return 0
  }
}
