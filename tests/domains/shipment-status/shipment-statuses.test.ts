import { expect, test } from 'vitest'
import {
  isShipmentOver,
  type ShipmentAct,
  type ShipmentStatus,
  shipmentActs,
  shipmentActsNow,
  shipmentMove,
  shipmentMoves,
  shipmentNumber,
  shipmentStatuses,
} from '../../../src/domains/shipment-status/shipment-statuses.ts'

const carried = { kind: 'ownCourier' }
const pickedUp = { kind: 'pickup' }

// DEL-11
test.each<[ShipmentStatus, ShipmentAct[], ShipmentAct[]]>([
  ['Planned', ['pack', 'cancel'], ['shelve', 'cancel']],
  ['Packed', ['handOver', 'replan', 'cancel'], ['replan', 'cancel']],
  ['Waiting', ['replan', 'cancel'], ['pickUp', 'replan', 'cancel']],
  ['HandedOver', ['deliver', 'fail'], []],
  ['Failed', ['replan', 'takeBack'], ['replan']],
  ['Delivered', [], []],
  ['PickedUp', [], []],
  ['Returned', [], []],
  ['Cancelled', [], []],
])('of %s what is carried can be %j, what is picked up %j', (status, ofCarried, ofPickedUp) => {
  expect(shipmentActsNow({ ...carried, status })).toEqual(ofCarried)
  expect(shipmentActsNow({ ...pickedUp, status })).toEqual(ofPickedUp)
})

// DEL-11
test('every status can be reached, and only what is over leads nowhere', () => {
  const reached = new Set<ShipmentStatus>(['Planned'])
  for (const _ of shipmentStatuses)
    for (const { from, to } of shipmentMoves) if (reached.has(from)) reached.add(to)
  expect([...reached].sort()).toEqual([...shipmentStatuses].sort())
  for (const status of shipmentStatuses)
    expect(shipmentMoves.some(({ from }) => from === status)).toBe(!isShipmentOver(status))
})

// DEL-11
test('each act has at most one move from a status', () => {
  for (const status of shipmentStatuses)
    for (const act of shipmentActs)
      for (const { kind } of [carried, pickedUp]) {
        const from = shipmentMoves.filter((move) => move.act === act && move.from === status)
        expect(from.length).toBeLessThan(2)
        if (from.length === 0) expect(shipmentMove(act, { kind, status })).toBeUndefined()
      }
})

test('a number has four digits at least', () => {
  expect([1, 418, 12_345].map(shipmentNumber)).toEqual(['Ç-0001', 'Ç-0418', 'Ç-12345'])
})
