import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryRenewer } from '../../../web/admin/shell/live/renew-queries.ts'
import { eventReader, followStream, type StreamEvent } from '../../../web/lib/follow-stream.ts'

function readAll(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const read = eventReader((event) => events.push(event))
  for (const piece of pieces) read(piece)
  return events
}

describe('a stream of events', () => {
  test('is read whole, whatever pieces it comes in', () => {
    const text = ':\n\nevent: orderPlaced\ndata: {"id":7}\n\nevent: missed\ndata: {}\n\n'
    const expected = [
      { name: 'orderPlaced', data: '{"id":7}' },
      { name: 'missed', data: '{}' },
    ]
    expect(readAll(text)).toEqual(expected)
    expect(readAll(...text)).toEqual(expected)
    expect(readAll(text.replaceAll('\n', '\r\n'))).toEqual(expected)
  })

  test('an event without data, a comment and an unknown field are none; lines of data are one', () => {
    expect(readAll('event: a\n\n: b\nid: 3\nretry: 1\n\ndata: x\ndata:y\n\n')).toEqual([
      { name: 'message', data: 'x\ny' },
    ])
    expect(readAll('event: cut\ndata: off')).toEqual([])
  })
})

describe('following', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** A server whose answers are given one after another; the last one for good. */
  function server(...answers: (number | 'gone' | 'open')[]) {
    const heard: string[] = []
    const bodies: ReadableStreamDefaultController<Uint8Array>[] = []
    let calls = 0
    const open = async (signal: AbortSignal) => {
      const answer = answers[Math.min(calls, answers.length - 1)]
      calls++
      if (answer === 'gone') throw new TypeError('Failed to fetch')
      if (answer !== 'open') return new Response(null, { status: answer })
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          bodies.push(controller)
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body)
    }
    const stop = followStream({
      open,
      onOpen: () => heard.push('open'),
      onEvent: ({ name }) => heard.push(name),
      onAway: () => heard.push('away'),
      onRefused: (status) => heard.push(String(status)),
    })
    const say = (text: string) => bodies.at(-1)?.enqueue(new TextEncoder().encode(text))
    return { heard, stop, say, end: () => bodies.at(-1)?.close(), calls: () => calls }
  }
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  test('tells what it hears, and opens again what the server has ended', async () => {
    const { heard, say, end, stop } = server('open')
    await wait(0)
    say('event: orderPlaced\ndata: {}\n\n')
    await wait(0)
    end()
    await wait(1000)
    expect(heard).toEqual(['open', 'orderPlaced', 'open'])
    stop()
  })

  test('waits longer and longer for a server that is away, half a minute at most', async () => {
    const { heard, calls, stop } = server('gone', 503, 429, 'gone')
    await wait(10_000)
    const early = calls()
    expect(early).toBeGreaterThan(3)
    await wait(120_000)
    expect(calls() - early).toBeLessThan(12)
    expect(calls() - early).toBeGreaterThan(2)
    expect(new Set(heard)).toEqual(new Set(['away']))
    stop()
  })

  test('takes silence for a dead connection, but not while signs of life come', async () => {
    const { heard, say, stop } = server('open')
    for (let beat = 0; beat < 5; beat++) {
      await wait(40_000)
      say(':\n\n')
    }
    expect(heard).toEqual(['open'])
    await wait(52_000)
    expect(heard).toEqual(['open', 'open'])
    stop()
  })

  test('does not ask again where it is refused, nor after it was stopped', async () => {
    const refused = server(401)
    await wait(100_000)
    expect(refused.heard).toEqual(['401'])
    expect(refused.calls()).toBe(1)
    const stopped = server('open')
    await wait(0)
    stopped.stop()
    await wait(100_000)
    expect(stopped.calls()).toBe(1)
  })
})

describe('an event', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function follow() {
    const queryClient = new QueryClient()
    const renewed: unknown[] = []
    vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) => {
      renewed.push(filters?.queryKey)
    })
    return { queryClient, renewed, renewer: queryRenewer(queryClient) }
  }

  test('renews what it made old, once for all that come together', async () => {
    const { renewed, renewer } = follow()
    for (let count = 0; count < 50; count++) renewer.onEvent('orderChanged')
    renewer.onEvent('somethingNewer')
    await vi.advanceTimersByTimeAsync(200)
    const beside = ['artwork', 'proofs', 'messages', 'orderLinks', 'shipments']
    const ofOrders = ['orders', 'overview', 'turns', ...beside]
    expect(renewed).toEqual(ofOrders.map((domain) => [[domain]]))
    renewer.onEvent('missed')
    await vi.advanceTimersByTimeAsync(200)
    expect(renewed.slice(ofOrders.length)).toEqual(
      [...ofOrders, 'contactRequests', 'offers'].map((domain) => [[domain]]),
    )
  })

  test('waits for a change that is being sent, but not for ever', async () => {
    const { queryClient, renewed, renewer } = follow()
    const sending = vi.spyOn(queryClient, 'isMutating').mockReturnValue(1)
    renewer.onEvent('orderPlaced')
    await vi.advanceTimersByTimeAsync(1000)
    expect(renewed).toEqual([])
    sending.mockReturnValue(0)
    await vi.advanceTimersByTimeAsync(200)
    expect(renewed).toHaveLength(3)
    sending.mockReturnValue(1)
    renewer.onEvent('orderPlaced')
    await vi.advanceTimersByTimeAsync(6000)
    expect(renewed).toHaveLength(6)
    renewer.onEvent('orderPlaced')
    renewer.stop()
    await vi.advanceTimersByTimeAsync(6000)
    expect(renewed).toHaveLength(6)
  })
})
