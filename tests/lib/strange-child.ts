import { serve } from '../../src/lib/child-serve.ts'

export type StrangeTask =
  | { act: 'echo'; bytes: Uint8Array }
  | { act: 'throw' | 'die' | 'hang' }
  | { act: 'take'; mb: number }

const held: Buffer[] = []

/** Does what a decoder does to a hostile file. */
serve<StrangeTask, Uint8Array>(async (task) => {
  if (task.act === 'echo') return task.bytes
  if (task.act === 'throw') throw new Error('a flaw')
  if (task.act === 'die') process.abort()
  if (task.act === 'take')
    for (let mb = 0; mb < task.mb; mb += 20) held.push(Buffer.alloc(20 * 1024 * 1024, 1))
  return new Promise(() => undefined)
})
