/** Encoding holds a thread and tens of megabytes: pictures at once in this process. */
const maxConcurrent = 2
let running = 0
const waiting: (() => void)[] = []

/** Runs `work` when it is its turn. */
export async function takeTurns<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
