import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '../../src/faces/router.ts'
import { makeOrder, makeService, makeUser } from './factories.ts'
import type { TestApp } from './harness.ts'
import type { Mutation } from './staff-mutations.ts'

/** What staff do with the days of couriers (staffMutations). */
export function courierMutations(on: {
  app: TestApp
  staff: TRPCClient<AppRouter>
}): Record<string, Mutation> {
  const packed = async () => {
    const { db } = on.app.deps
    const client = await makeUser(db)
    const order = await makeOrder(db, client.id, await makeService(db), { status: 'Ready' })
    const wayId = (
      await on.staff.delivery.createWay.mutate({ kind: 'ownCourier', name: 'Kuryer', daysFrom: 1, daysTo: 1 })
    ).id
    const address = { place: 'Nəsimi', street: 'Nizami', building: '5', phoneNumber: '+994 50 111 22 33' }
    const { id } = await on.staff.shipments.choose.mutate({ id: order.id, delivery: { wayId, address } })
    await on.staff.shipments.price.mutate({ id, price: 0 })
    await on.staff.shipments.pack.mutate({ id })
    return id
  }
  return {
    'courierDays.begin': [
      'order',
      async () => {
        const shipmentIds = [await packed()]
        return () => on.staff.courierDays.begin.mutate({ name: 'Samir', shipmentIds })
      },
    ],
    'courierDays.add': [
      'order',
      async () => {
        const shipmentIds = [await packed()]
        const { id } = await on.staff.courierDays.begin.mutate({ name: 'Samir', shipmentIds: [] })
        return () => on.staff.courierDays.add.mutate({ id, shipmentIds })
      },
    ],
    'courierDays.handIn': [
      'till',
      async () => {
        const { db } = on.app.deps
        const { id } = await on.staff.courierDays.begin.mutate({ name: 'Samir', shipmentIds: [] })
        const { id: userId } = await makeUser(db)
        const at = new Date()
        const facts = { way: 'cash', amount: 6400, day: at, source: `courier-${id}`, createdAt: at } as const
        await db.payment.create({ data: { userId, kind: 'payment', courierDayId: id, ...facts } })
        return () => on.staff.courierDays.handIn.mutate({ id, collected: 64 })
      },
    ],
  }
}
