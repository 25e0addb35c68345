import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Child, createChild } from '../../src/lib/child.ts'
import type { StrangeTask } from './strange-child.ts'

const module = new URL('./strange-child.ts', import.meta.url)
const timeoutMs = 30_000
let child: Child<StrangeTask, Uint8Array>

beforeEach(() => {
  child = createChild({ module, memoryMb: 200 })
})
afterEach(() => child.end())

const echo = (text: string) =>
  child
    .ask({ act: 'echo', bytes: Buffer.from(text) }, { timeoutMs })
    .then((bytes) => Buffer.from(bytes).toString())

// MED-8
test('a child answers one question after the other, and what the work throws is an error of ours', async () => {
  expect(child.pid).toBeUndefined()
  expect(await Promise.all([echo('one'), echo('two')])).toEqual(['one', 'two'])
  await expect(child.ask({ act: 'throw' }, { timeoutMs })).rejects.toThrow('a flaw')
  const before = child.pid
  expect(await echo('three')).toBe('three')
  expect(child.pid).toBe(before)
})

test.each([
  ['dies', { act: 'die' }, 'died'],
  ['takes too much memory', { act: 'take', mb: 4000 }, 'memory'],
] as const)('of a child that %s the next question doesn’t hear', async (_, task, reason) => {
  // Which of the two bounds is met first depends on how fast it takes it.
  const expected = expect.objectContaining({
    name: 'ChildGone',
    reason: reason === 'memory' ? expect.stringMatching(/memory|died/) : reason,
  })
  await expect(child.ask(task, { timeoutMs })).rejects.toEqual(expected)
  expect(await echo('again')).toBe('again')
})

test('a child that takes too long is ended', async () => {
  await echo('it runs')
  const { pid } = child
  await expect(child.ask({ act: 'hang' }, { timeoutMs: 300 })).rejects.toMatchObject({ reason: 'time' })
  expect(() => process.kill(Number(pid), 0)).toThrow()
})

test('an idle child is ended', async () => {
  const short = createChild<StrangeTask, Uint8Array>({ module, memoryMb: 200, idleMs: 50 })
  await short.ask({ act: 'echo', bytes: Buffer.from('x') }, { timeoutMs })
  await expect.poll(() => short.pid, { timeout: 10_000 }).toBeUndefined()
})
