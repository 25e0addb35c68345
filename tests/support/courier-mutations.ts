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
  const { courierDays, delivery, shipments } = on.staff
  const packed = async () => {
    const { db } = on.app.deps
    const client = await makeUser(db)
    const order = await makeOrder(db, client.id, await makeService(db), { status: 'Ready' })
    const wayId = (await delivery.createWay.mutate({ kind: 'ownCourier', name: 'Kuryer' })).id
    const address = { place: 'Nəsimi', street: 'Nizami', building: '5', phoneNumber: '+994 50 111 22 33' }
    const { id } = await shipments.choose.mutate({ id: order.id, delivery: { wayId, address } })
    await shipments.price.mutate({ id, price: 0 })
    await shipments.pack.mutate({ id })
    return id
  }
  return {
    'courierDays.begin': [
      'order',
      async () => {
        const shipmentIds = [await packed()]
        return () => courierDays.begin.mutate({ name: 'Samir', shipmentIds })
      },
    ],
    'courierDays.add': [
      'order',
      async () => {
        const shipmentIds = [await packed()]
        const { id } = await courierDays.begin.mutate({ name: 'Samir', shipmentIds: [] })
        return () => courierDays.add.mutate({ id, shipmentIds })
      },
    ],
    'courierDays.handIn': [
      'till',
      async () => {
        const id = await packed()
        const day = await courierDays.begin.mutate({ name: 'Samir', shipmentIds: [id] })
        await shipments.deliver.mutate({ id, takenBy: 'Aysel', collected: 64 })
        return () => courierDays.handIn.mutate({ id: day.id, collected: 64 })
      },
    ],
  }
}
