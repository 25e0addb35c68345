import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '../../src/faces/router.ts'
import type { TestApp } from './harness.ts'
import { makeOffer } from './offers.ts'
import type { Mutation } from './staff-mutations.ts'

/** What staff do with quotes (staffMutations). */
export function offerMutations(on: { app: TestApp; staff: TRPCClient<AppRouter> }): Record<string, Mutation> {
  const draft = async () => (await makeOffer(on.app)).offer.id
  const sent = async () => {
    const id = await draft()
    await on.staff.offers.send.mutate({ id })
    return id
  }
  const ofOneLine = async () => {
    const { customer, lines } = await makeOffer(on.app)
    const { id } = await on.staff.offers.create.mutate({ userId: customer.id, lines: lines.slice(1) })
    await on.staff.offers.send.mutate({ id })
    return id
  }
  const withId =
    (prepare: () => Promise<number>, act: (id: number) => Promise<unknown>): Mutation[1] =>
    async () => {
      const id = await prepare()
      return () => act(id)
    }
  return {
    'offers.create': [
      'offer',
      async () => {
        const { customer, lines } = await makeOffer(on.app)
        return () => on.staff.offers.create.mutate({ userId: customer.id, lines })
      },
    ],
    'offers.update': ['offer', withId(draft, (id) => on.staff.offers.update.mutate({ id, days: 14 }))],
    'offers.send': ['offer', withId(draft, (id) => on.staff.offers.send.mutate({ id }))],
    'offers.prolong': ['offer', withId(sent, (id) => on.staff.offers.prolong.mutate({ id, days: 30 }))],
    'offers.withdraw': ['offer', withId(sent, (id) => on.staff.offers.withdraw.mutate({ id }))],
    // The answer says who heard it; in the history are the orders that they accepted.
    'offers.agree': [
      'order',
      withId(ofOneLine, (id) => on.staff.offers.agree.mutate({ id, revision: 1, name: 'Elçin Quliyev' })),
    ],
  }
}
