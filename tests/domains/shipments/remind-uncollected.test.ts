import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { remindersAfter, remindUncollected } from '../../../src/domains/shipments/remind-uncollected.ts'
import { daysBetween } from '../../../src/lib/days.ts'
import { queuedEmails } from '../../support/accounts.ts'
import { type DeliveryShop, openDeliveryShop } from './delivery-shop.ts'

// DEL-26
test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [4, 1],
  [5, 2],
  [9, 2],
  [10, 3],
  [40, 3],
])('after %i days there were %i reminders', (days, count) => {
  expect(remindersAfter(days)).toBe(count)
})

// DEL-26
test('days are those in Baku, whatever the hour', () => {
  const since = new Date('2026-12-01T19:30:00Z')
  expect(daysBetween(since, new Date('2026-12-01T19:59:00Z'))).toBe(0)
  expect(daysBetween(since, new Date('2026-12-01T20:01:00Z'))).toBe(1)
  expect(daysBetween(new Date('2026-12-01T20:01:00Z'), new Date('2026-12-02T10:00:00Z'))).toBe(0)
})

describe('reminding', () => {
  let shop: DeliveryShop
  beforeAll(async () => {
    shop = await openDeliveryShop()
  })
  afterAll(() => shop.close())

  const sent = async (shipmentId: number) =>
    (await queuedEmails(shop.db, 'shipmentReminder')).flatMap((job) =>
      'shipmentId' in job && job.shipmentId === shipmentId ? [job.days] : [],
    )
  const remindOn = (now: string) =>
    remindUncollected({ ...shop.app.deps, now: () => new Date(`${now}+04:00`) })

  // DEL-26
  test('is once each, by day, and ends when it is picked up', async () => {
    const { shipment } = await shop.ready(shop.byPickup)
    await shop.staff.shipments.pack.mutate({ id: shipment.id })
    await shop.db.shipment.update({
      where: { id: shipment.id },
      data: { statusSince: new Date('2026-12-01T12:00:00+04:00') },
    })
    await remindOn('2026-12-02T12:00:00')
    await remindOn('2026-12-03T23:00:00')
    expect(await sent(shipment.id)).toEqual([])
    await Promise.all([remindOn('2026-12-03T10:00:00'), remindOn('2026-12-03T10:00:01')])
    await remindOn('2026-12-04T10:00:00')
    expect(await sent(shipment.id)).toEqual([2])
    await remindOn('2026-12-06T10:00:00')
    expect(await sent(shipment.id)).toEqual([2, 5])
    await shop.staff.shipments.cancel.mutate({ id: shipment.id })
    await remindOn('2026-12-11T10:00:00')
    expect(await sent(shipment.id)).toEqual([2, 5])
  })

  // DEL-26
  test('what was missed isn’t made up for', async () => {
    const { shipment } = await shop.ready(shop.byPickup)
    await shop.staff.shipments.pack.mutate({ id: shipment.id })
    await shop.db.shipment.update({
      where: { id: shipment.id },
      data: { statusSince: new Date('2026-12-01T12:00:00+04:00') },
    })
    await remindOn('2026-12-20T10:00:00')
    await remindOn('2026-12-21T10:00:00')
    expect(await sent(shipment.id)).toEqual([19])
  })
})
