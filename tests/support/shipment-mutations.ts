import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '../../src/faces/router.ts'
import { makeOrder, makeService, makeUser } from './factories.ts'
import type { TestApp } from './harness.ts'
import type { Mutation } from './staff-mutations.ts'

type Shipments = TRPCClient<AppRouter>['shipments']

/** What staff do with shipments (staffMutations). */
export function shipmentMutations(on: {
  app: TestApp
  staff: TRPCClient<AppRouter>
}): Record<string, Mutation> {
  const order = async () => {
    const client = await makeUser(on.app.deps.db)
    const { id } = await makeOrder(on.app.deps.db, client.id, await makeService(on.app.deps.db), {
      status: 'Ready',
    })
    return id
  }
  const way = async (kind: 'courierFirm' | 'pickup') =>
    (await on.staff.delivery.createWay.mutate({ kind, name: 'Yol', daysFrom: 1, daysTo: 1 })).id
  const address = {
    place: 'Nəsimi',
    street: 'Nizami',
    building: '5',
    phoneNumber: '+994 50 111 22 33',
  }
  const choice = async (kind: 'courierFirm' | 'pickup') => {
    await on.staff.delivery.createPoint.mutate({ address: 'Nizami 114' })
    return { wayId: await way(kind), ...(kind === 'courierFirm' && { address }) }
  }
  /** A shipment that these acts have brought so far. */
  const shipment = async (
    kind: 'courierFirm' | 'pickup',
    ...acts: ((id: number, shipments: Shipments) => Promise<unknown>)[]
  ) => {
    const { id } = await on.staff.shipments.choose.mutate({ id: await order(), delivery: await choice(kind) })
    for (const act of [price, ...acts]) await act(id, on.staff.shipments)
    return id
  }
  type Act = (id: number, shipments: Shipments) => Promise<unknown>
  const price: Act = (id, shipments) => shipments.price.mutate({ id, price: 0 })
  const pack: Act = (id, shipments) => shipments.pack.mutate({ id })
  const handOver: Act = (id, shipments) => shipments.handOver.mutate({ id })
  const fail: Act = (id, shipments) => shipments.fail.mutate({ id, failure: 'noAnswer' })
  const after =
    (kind: 'courierFirm' | 'pickup', before: Act[], act: Act): Mutation[1] =>
    async () => {
      const id = await shipment(kind, ...before)
      return () => act(id, on.staff.shipments)
    }
  return {
    'shipments.choose': [
      'order',
      async () => {
        const [id, delivery] = [await order(), await choice('courierFirm')]
        return () => on.staff.shipments.choose.mutate({ id, delivery })
      },
    ],
    'shipments.price': ['order', after('courierFirm', [], (id, to) => to.price.mutate({ id, price: 7 }))],
    'shipments.pack': ['order', after('courierFirm', [], pack)],
    'shipments.handOver': ['order', after('courierFirm', [pack], handOver)],
    'shipments.deliver': [
      'order',
      after('courierFirm', [pack, handOver], (id, to) => to.deliver.mutate({ id, takenBy: 'Aysel' })),
    ],
    'shipments.pickUp': [
      'order',
      async () => {
        const id = await shipment('pickup', pack)
        const { code } = await on.app.deps.db.shipment.findUniqueOrThrow({ where: { id } })
        return () => on.staff.shipments.pickUp.mutate({ id, code: code ?? '', takenBy: 'Aysel' })
      },
    ],
    'shipments.fail': ['order', after('courierFirm', [pack, handOver], fail)],
    'shipments.replan': ['order', after('courierFirm', [pack], (id, to) => to.replan.mutate({ id }))],
    'shipments.takeBack': [
      'order',
      after('courierFirm', [pack, handOver, fail], (id, to) => to.takeBack.mutate({ id })),
    ],
    'shipments.cancel': ['order', after('courierFirm', [], (id, to) => to.cancel.mutate({ id }))],
  }
}
