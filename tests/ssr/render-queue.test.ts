import { expect, test } from 'vitest'
import { networkOf } from '../../src/lib/network.ts'
import { createRenderQueue } from '../../src/ssr/render-queue.ts'

/** A page that is done when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { render: () => promise, finish: () => resolve('page') }
}

const codeOf = async (page: Promise<unknown>): Promise<unknown> =>
  page.then(
    () => 'page',
    (error: { code: string; retryAfter?: number }) => `${error.code} ${(error.retryAfter ?? 0) > 0}`,
  )

test('two pages are made at a time, in the order in which they were asked for', async () => {
  const queue = createRenderQueue({ limitsCallers: true })
  const begun: number[] = []
  let most = 0
  const pages = Array.from({ length: 12 }, (_, number) =>
    queue.run('203.0.113.1', async () => {
      begun.push(number)
      most = Math.max(most, queue.figures().running)
      await new Promise((resolve) => setImmediate(resolve))
    }),
  )
  await Promise.all(pages)
  expect(begun).toEqual(pages.map((_, number) => number))
  expect(most).toBe(2)
  expect(queue.figures()).toMatchObject({ running: 0, waiting: 0 })
})

test('a page that fails frees its place', async () => {
  const queue = createRenderQueue({ limitsCallers: true })
  const failing = Array.from({ length: 8 }, () => queue.run('a', () => Promise.reject(new Error('slip'))))
  expect(await Promise.all(failing.map(codeOf))).toEqual(Array(8).fill('undefined false'))
  expect(await queue.run('a', async () => 'page')).toBe('page')
})

test('one caller takes so many places at most, and the others still get theirs', async () => {
  const queue = createRenderQueue({ limitsCallers: true })
  const { render, finish } = held()
  const own = Array.from({ length: 32 }, () => codeOf(queue.run('203.0.113.1', render)))
  const other = codeOf(queue.run('203.0.113.2', render))
  finish()
  const answers = await Promise.all(own)
  expect(answers.filter((answer) => answer === 'page')).toHaveLength(16)
  expect(answers.filter((answer) => answer === 'RATE_LIMITED true')).toHaveLength(16)
  expect(await other).toBe('page')
})

test('when too many wait, from wherever, the next is told at once when to come back', async () => {
  const queue = createRenderQueue({ limitsCallers: true })
  const { render, finish } = held()
  const pages = Array.from({ length: 100 }, (_, number) => codeOf(queue.run(`203.0.113.${number}`, render)))
  expect(queue.figures()).toEqual({ waiting: 64, running: 2, callers: 100 })
  finish()
  const answers = await Promise.all(pages)
  expect(answers.filter((answer) => answer === 'UNAVAILABLE true')).toHaveLength(34)
})

// TRU-11
test('callers take turns, whoever asks for many', async () => {
  const queue = createRenderQueue({ limitsCallers: true })
  const { render, finish } = held()
  const made: string[] = []
  const ask = (caller: string) => queue.run(caller, () => render().then(() => made.push(caller)))
  const pages = ['many', 'many', 'many', 'many', 'many', 'one', 'two', 'one'].map(ask)
  finish()
  await Promise.all(pages)
  expect(made).toEqual(['many', 'many', 'many', 'one', 'two', 'many', 'one', 'many'])
})

// TRU-11
test('when too many wait, those who have most of them give up one for whoever has fewer', async () => {
  const queue = createRenderQueue({ limitsCallers: true })
  const { render, finish } = held()
  const greedy = Array.from({ length: 66 }, (_, at) => codeOf(queue.run(`203.0.113.${at % 5}`, render)))
  expect(queue.figures().waiting).toBe(64)
  const others = Array.from({ length: 10 }, (_, at) => codeOf(queue.run(`198.51.100.${at}`, render)))
  expect(queue.figures()).toMatchObject({ waiting: 64, running: 2 })
  finish()
  expect(await Promise.all(others)).toEqual(Array(10).fill('page'))
  const answers = await Promise.all(greedy)
  expect(answers.filter((answer) => answer === 'UNAVAILABLE true')).toHaveLength(10)
  expect(queue.figures()).toMatchObject({ waiting: 0, running: 0 })
})

test('a caller has so many pages at once and so many a second; an IPv6 one by its network', async () => {
  let now = 0
  const queue = createRenderQueue({ now: () => now, limitsCallers: true })
  const asked = async (times: number) => {
    const answers: unknown[] = []
    for (let time = 0; time < times; time++)
      answers.push(await codeOf(queue.run(`2001:db8:1:2::${time.toString(16)}`, async () => undefined)))
    return answers.filter((answer) => answer === 'page').length
  }
  expect(await asked(200)).toBe(120)
  now += 1000
  expect(await asked(200)).toBe(10)
  now += 60_000
  expect(await asked(200)).toBe(120)
})

test('a hundred thousand callers leave no more than so many to remember', async () => {
  const queue = createRenderQueue({ limitsCallers: true })
  for (let number = 0; number < 100_000; number++)
    await queue.run(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`, async () => undefined)
  expect(queue.figures()).toEqual({ waiting: 0, running: 0, callers: 10_000 })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
