import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '../../src/faces/router.ts'
import { makeOrder, makeProduct, makeService, makeUser } from './factories.ts'
import type { TestApp } from './harness.ts'
import type { Mutation } from './staff-mutations.ts'

/** What staff do with days and kinds of work (staffMutations). */
export function productionMutations(on: {
  app: TestApp
  staff: TRPCClient<AppRouter>
}): Record<string, Mutation> {
  let made = 0
  const kind = async () =>
    (await on.staff.production.createKind.mutate({ name: `Tikiş ${++made}`, capacityMinutes: 480 })).id
  const day = () => `2031-01-${String(++made).padStart(2, '0')}`
  const closed = async () => (await on.staff.production.closeDay.mutate({ day: day(), name: 'Sayım' })).id

  const order = async () => {
    const { db } = on.app.deps
    return (await makeOrder(db, (await makeUser(db)).id, await makeService(db), { status: 'Accepted' })).id
  }
  const someDay = '2090-05-02'

  return {
    'production.updateProductWork': [
      'product',
      async () => {
        const service = await makeService(on.app.deps.db)
        const { id } = await makeProduct(on.app.deps.db, service.id)
        return () => on.staff.production.updateProductWork.mutate({ id, productionDays: 2 })
      },
    ],
    'production.updateServiceWork': [
      'service',
      async () => {
        const { id } = await makeService(on.app.deps.db)
        return () => on.staff.production.updateServiceWork.mutate({ id, workKindId: 1, minutesFixed: 20 })
      },
    ],
    'production.movePromise': [
      'order',
      async () => {
        const id = await order()
        return () => on.staff.production.movePromise.mutate({ id, day: someDay })
      },
    ],
    'production.plan': [
      'order',
      async () => {
        const id = await order()
        return () => on.staff.production.plan.mutate({ id, day: someDay })
      },
    ],
    'production.undoPlan': [
      'order',
      async () => {
        const id = await order()
        await on.staff.production.plan.mutate({ id, day: someDay })
        return () => on.staff.production.undoPlan.mutate({ id })
      },
    ],
    'production.updateSettings': [
      'productionSettings',
      async () => {
        const cutOff = `10:${String(++made).padStart(2, '0')}`
        return () => on.staff.production.updateSettings.mutate({ cutOff })
      },
    ],
    'production.createKind': ['workKind', async () => kind],
    'production.updateKind': [
      'workKind',
      async () => {
        const id = await kind()
        return () => on.staff.production.updateKind.mutate({ id, capacityMinutes: 960 })
      },
    ],
    'production.deleteKind': [
      'workKind',
      async () => {
        const id = await kind()
        return () => on.staff.production.deleteKind.mutate({ id })
      },
    ],
    'production.closeDay': ['closedDay', async () => closed],
    'production.openDay': [
      'closedDay',
      async () => {
        const id = await closed()
        return () => on.staff.production.openDay.mutate({ id })
      },
    ],
    'production.takeHolidays': [
      'closedDay',
      async () => {
        // Each time a year that nobody has taken from.
        const year = 2035 + ++made
        return () => on.staff.production.takeHolidays.mutate({ year, days: [`${year}-03-08`] })
      },
    ],
  }
}
