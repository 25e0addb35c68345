import { expect, test } from 'vitest'
import { keepStatus } from '../../../web/lib/api.ts'
import { serverNow } from '../../../web/lib/server-time.ts'

const hour = 60 * 60_000
const answerAt = (moment: number) =>
  keepStatus(Promise.resolve(new Response(null, { headers: { date: new Date(moment).toUTCString() } })))

// WEB-61
test('a device that is 26 hours ahead takes the time of the server’s answers, and keeps it where none says one', async () => {
  const off = () => serverNow() - Date.now()
  await answerAt(Date.now() - 26 * hour)
  expect(Math.abs(off() + 26 * hour)).toBeLessThan(2000)
  await keepStatus(Promise.resolve(new Response()))
  expect(Math.abs(off() + 26 * hour)).toBeLessThan(2000)
  // An answer that was on its way for half a minute moves nothing.
  await answerAt(Date.now() - 26 * hour - 30_000)
  expect(Math.abs(off() + 26 * hour)).toBeLessThan(2000)
  await answerAt(Date.now())
  expect(Math.abs(off())).toBeLessThan(2000)
})
