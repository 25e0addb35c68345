import { setPriority } from 'node:os'
import type { ChildAnswer } from './child.ts'

/**
 * What the module of a child does with each question (`createChild`). People who wait for a page go first: `niceness` is
 * that of the process, which may only grow. A child doesn't outlive the program.
 */
export function serve<Task, Answer>(act: (task: Task) => Promise<Answer>, niceness = 10): void {
  setPriority(niceness)
  process.on('disconnect', () => process.exit())
  process.on('message', (task) => {
    act(task as Task).then(
      (answer) => reply({ answer }),
      (error: unknown) => reply({ failed: error instanceof Error ? error.message : String(error) }),
    )
  })
}

const reply = (answer: ChildAnswer<unknown>): void => void process.send?.(answer)
