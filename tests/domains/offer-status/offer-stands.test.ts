import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  offerActs,
  offerActsOf,
  offerStands,
  offerTransitions,
  standOfState,
  statesOfTurn,
} from '../../../src/domains/offer-status/offer-stands.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { byQuoteLink, makeOffer, makeSentOffer } from '../../support/offers.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Stand = (typeof offerStands)[number]
type Sent = Awaited<ReturnType<typeof makeSentOffer>>
const expire = (id: number) =>
  app.deps.db.offer.update({ where: { id }, data: { validUntil: new Date('2020-01-01') } })

/** A quote that stands there, come to it by what staff and customers do. */
const makeIn: Record<Stand, () => Promise<Pick<Sent, 'staff' | 'offer' | 'guest'>>> = {
  draft: async () => ({ ...(await makeOffer(app)), guest: byQuoteLink(app, 'none') }),
  waiting: () => makeSentOffer(app),
  expired: async () => {
    const made = await makeSentOffer(app)
    await expire(made.id)
    return made
  },
  changeAsked: () => answered('/changes', { text: 'Kağız ağ olsun', lines: [] }),
  renewAsked: async () => {
    const made = await makeSentOffer(app)
    await expire(made.id)
    expect((await made.guest.call('POST', '/renewal', { revision: 1 })).status).toBe(201)
    return made
  },
  declined: () => answered('/refusal', { reason: 'price' }),
  accepted: async () => {
    const made = await makeSentOffer(app)
    expect((await made.guest.accept()).status).toBe(201)
    return made
  },
  withdrawn: async () => {
    const made = await makeSentOffer(app)
    await made.staff.offers.withdraw.mutate({ id: made.id })
    return made
  },
}
async function answered(path: string, said: object): Promise<Sent> {
  const made = await makeSentOffer(app)
  expect((await made.guest.call('POST', path, { revision: 1, ...said })).status).toBe(201)
  return made
}

type Made = Awaited<ReturnType<(typeof makeIn)['draft']>>
const isDone = (sending: Promise<unknown>) =>
  sending.then(
    () => true,
    (error) => {
      expect(error.data.code).toBe('CONFLICT')
      return false
    },
  )
const byStaff = {
  send: ({ staff, offer: { id } }: Made) => isDone(staff.offers.send.mutate({ id })),
  prolong: ({ staff, offer: { id } }: Made) => isDone(staff.offers.prolong.mutate({ id })),
  accept: ({ staff, offer: { id } }: Made) =>
    isDone(staff.offers.agree.mutate({ id, revision: 1, name: 'Elçin Quliyev' })),
  withdraw: ({ staff, offer: { id } }: Made) => isDone(staff.offers.withdraw.mutate({ id })),
}
const byCustomer = {
  accept: async ({ guest }: Made) => (await guest.accept({ name: 'Nigar Əliyeva' })).status,
  askChange: async ({ guest }: Made) =>
    (await guest.call('POST', '/changes', { revision: 1, text: 'Başqa kağız', lines: [] })).status,
  decline: async ({ guest }: Made) =>
    (await guest.call('POST', '/refusal', { revision: 1, reason: 'time' })).status,
  askRenewal: async ({ guest }: Made) => (await guest.call('POST', '/renewal', { revision: 1 })).status,
  takeBack: async ({ guest }: Made) => (await guest.call('DELETE', '/answer')).status,
}

const done = (act: keyof typeof byCustomer) => (act === 'takeBack' ? 200 : 201)

// OFF-6, OFF-7
test.each(offerStands)(
  'of a quote that is %s each side is told what it can do, and can do nothing else',
  async (stand) => {
    // What is refused changes nothing: the next is tried with the same quote.
    let made = await makeIn[stand]()
    for (const act of offerActs.staff) {
      const { acts } = await made.staff.offers.byId.query({ id: made.offer.id })
      // Withdrawing once more changes nothing, and is no error.
      const isRepeat = act === 'withdraw' && stand === 'withdrawn'
      const isAsTold = acts.includes(act) || isRepeat
      expect(await byStaff[act](made), `staff ${act}`).toBe(isAsTold)
      if (isAsTold) made = await makeIn[stand]()
    }
    // No link leads to what was never sent.
    for (const act of stand === 'draft' ? [] : offerActs.customer) {
      const { acts } = (await made.guest.call('GET', '')).body.data as { acts: string[] }
      expect(await byCustomer[act](made), `customer ${act}`).toBe(acts.includes(act) ? done(act) : 409)
      if (acts.includes(act)) made = await makeIn[stand]()
    }
  },
)

// OFF-8
test('every stand is come to and told, and each stored state has its turn', () => {
  const reached = new Set(offerTransitions.map(({ to }) => to))
  expect(offerStands.filter((stand) => !reached.has(stand))).toEqual(['draft', 'expired'])
  expect(Object.keys(standOfState)).toHaveLength(
    [...statesOfTurn('staff'), ...statesOfTurn('customer'), ...statesOfTurn(null)].length,
  )
  expect(offerActsOf('accepted', 'staff')).toEqual([])
  expect(offerActsOf('withdrawn', 'customer')).toEqual([])
})
