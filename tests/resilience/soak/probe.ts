import { readdirSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { getHeapSpaceStatistics } from 'node:v8'

// Brought into the program with --import by tests/resilience/soak.ts, beside --expose-gc: tells what it holds when asked.

export type Sample = {
  /** Bytes of data, and of compiled code: that grows until each function in use is compiled, minutes after the start. */
  heap: number
  code: number
  files: number
  timers: number
  sockets: number
}

const ofCode = /code|trusted|read_only/

async function sample(): Promise<Sample> {
  // What finalizers let go of is free after the second time.
  for (let times = 0; times < 2; times++) {
    globalThis.gc?.()
    await turn()
  }
  const resources = process.getActiveResourcesInfo()
  const count = (kind: RegExp) => resources.filter((name) => kind.test(name)).length
  const spaces = getHeapSpaceStatistics()
  const used = (isCode: boolean) =>
    spaces
      .filter(({ space_name }) => ofCode.test(space_name) === isCode)
      .reduce((sum, { space_used_size }) => sum + space_used_size, 0)
  return {
    heap: used(false),
    code: used(true),
    files: readdirSync('/proc/self/fd').length,
    timers: count(/^Timeout$/),
    sockets: count(/^(TCP|Pipe)SocketWrap$|^(TCP|Pipe)Wrap$/),
  }
}

process.on('message', (asked) => {
  if (asked === 'sample') void sample().then((found) => process.send?.(found))
})
