import { expect, test } from 'vitest'
import { keepStatus } from '../../../web/lib/api.ts'
import { formatDate } from '../../../web/lib/formats.ts'
import { serverNow } from '../../../web/lib/server-time.ts'
import { untilDay } from '../../../web/lib/until-day.ts'

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

// WEB-61
test('which year a date is without is that of the server', async () => {
  const year = new Date(Date.now() + 4 * hour).getUTCFullYear()
  const said = () => [
    formatDate(`${year}-06-15T12:00:00Z`, 'en', 'moment'),
    untilDay(`${year}-06-15T12:00:00Z`, 'en'),
  ]
  expect(said()).toEqual(['15 Jun, 16:00', 'until 15 June'])
  await answerAt(Date.now() - 400 * 24 * hour)
  expect(said()).toEqual([`15 Jun ${year}, 16:00`, `until 15 June ${year}`])
  await answerAt(Date.now())
})
