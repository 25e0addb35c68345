import { expect, test } from 'vitest'
import { showProgress } from '../../src/db/cli/show-progress.ts'

const shown = (isTTY: boolean): string[] => {
  const written: string[] = []
  const progress = showProgress({ isTTY, write: (text) => written.push(text) })
  for (let done = 0; done <= 200; done += 20) progress('unpacking', done, 200)
  progress('filling the tables', 0, 0)
  return written
}

test('a log gets a line for each step and quarter of it', () => {
  expect(shown(false)).toEqual([
    'unpacking: 0 %\n',
    'unpacking: 25 %\n',
    'unpacking: 50 %\n',
    'unpacking: 75 %\n',
    'unpacking: 100 %\n',
    'filling the tables: 100 %\n',
  ])
})

test('a terminal gets one line that changes, and ends with the step', () => {
  const [first, second, ...rest] = shown(true)
  expect([first, second]).toEqual(['\r\u001b[Kunpacking: 0 %', '\r\u001b[Kunpacking: 10 %'])
  expect(rest.slice(-2)).toEqual(['\r\u001b[Kunpacking: 100 %\n', '\r\u001b[Kfilling the tables: 100 %\n'])
})
