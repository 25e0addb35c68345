import { TRPCClientError } from '@trpc/client'
import { expect, test, vi } from 'vitest'
import { untilAnswered } from '../../../web/lib/until-answered.ts'

const lost = () => new TypeError('Failed to fetch')
const refused = () =>
  new TRPCClientError('Too long', { result: { error: { code: -32600, data: { code: 'VALIDATION' } } } })
const pauses: number[] = []
const pause = async (ms: number) => void pauses.push(ms)

test('what had no answer is asked for again, with growing pauses, and then given up', async () => {
  const late = vi.fn().mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost()).mockResolvedValue('there')
  expect(await untilAnswered(late, pause)).toBe('there')
  expect(pauses).toEqual([1000, 3000])
  const never = vi.fn().mockRejectedValue(lost())
  await expect(untilAnswered(never, pause)).rejects.toThrow('Failed to fetch')
  expect(never).toHaveBeenCalledTimes(3)
})

test('a refusal is an answer', async () => {
  const ask = vi.fn().mockRejectedValue(refused())
  await expect(untilAnswered(ask, pause)).rejects.toThrow('Too long')
  expect(ask).toHaveBeenCalledTimes(1)
})
