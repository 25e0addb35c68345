import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import type { ChildAnswer } from './child.ts'

/**
 * Answers the requests to a child process (`createChild`). Visitors go first: `niceness` is that of the
 * process, which may only grow. A child doesn't outlive the program.
 */
export function serve<Task, Answer>(act: (task: Task) => Promise<Answer>, niceness = 10): void {
  setPriority(niceness)
  process.on('disconnect', () => process.exit())
  process.on('message', (task) => {
    act(task as Task)
      .finally(keepCompiled)
      .then(
        (answer) => reply({ answer }),
        (error: unknown) => reply({ failed: error instanceof Error ? error.message : String(error) }),
      )
  })
}

let isKept = false

/** Most children are killed, and Node stores compiled code only when a process ends by itself. */
function keepCompiled(): void {
  if (isKept) return
  isKept = true
  flushCompileCache()
}

const reply = (answer: ChildAnswer<unknown>): void => void process.send?.(answer)
