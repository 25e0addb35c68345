import { readFileSync } from 'node:fs'
import type { TRPCClient } from '@trpc/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeProcedures } from '../../../src/faces/described.ts'
import { type AppRouter, appRouter } from '../../../src/faces/router.ts'
import { fieldParts } from '../../../web/admin/kit/history/field-parts.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { nextPassword, secret, staffMutations } from '../../support/staff-mutations.ts'

const on = {} as { app: TestApp; staff: TRPCClient<AppRouter> }
const mutations = staffMutations(on)
let staffId: number

beforeAll(async () => {
  on.app = await startTestApp()
  staffId = (await makeUser(on.app.deps.db, 'SuperAdmin', { name: 'Nigar' })).id
  on.staff = on.app.trpc(await makeToken(on.app.deps.db, staffId))
})
afterAll(() => on.app.close())

/** Of these nothing is written down: they change no record of the company, or are a customer's. */
const noChangesByStaff = [
  'accounts.logOut',
  'accounts.sendConfirmation',
  'basket.join',
  'basket.save',
  'orders.cancelOwn',
  'orders.place',
  'purchases.place',
  'proofs.makeOwn',
  'proofs.approve',
  'proofs.askChanges',
  'proofs.seeOverride',
  'messages.read',
  'messages.ticket',
  'artwork.ticket',
  'artwork.askDesign',
  'artwork.ownArtwork',
  'artwork.see',
  'artwork.unsee',
  'personalData.eraseMine',
  // The link of a quote is shown, not changed.
  'offers.link',
  'offers.endLink',
  'paymentLinks.ofRequest',
  // Looked at, and nothing is kept of it.
  'eqaime.check',
  'eqaime.readNumbers',
  // A file is looked into, nothing is kept of it.
  'statements.columns',
  'paymentLinks.own',
  // Customers add companies of their own.
  'buyers.add',
  // Customers say yes to what staff say.
  'shipments.agree',
  // Addresses are of whoever has them.
  'delivery.addAddress',
  'delivery.updateAddress',
  'delivery.removeAddress',
  // Customers have what their own orders cost reserved.
  'cardPayments.hold',
  'orderLinks.allow',
  'staff.keepLinks',
  // What is left to do isn't what the company says or sells.
  'overview.skipSteps',
  'overview.bringStepBack',
  'mail.test',
  // What the bank answers is in the ledger, by nobody.
  'cardPayments.ask',
  'refunds.ask',
  // The secret link of a list, which says who has it and not what they do.
  'courierDays.renew',
  'courierDays.revoke',
  // A courier does these by link.
  'courierDays.deliver',
  'courierDays.fail',
  'sessions.end',
  'sessions.endOthers',
  // One's own second factor stands in the security events.
  'secondFactor.begin',
  'secondFactor.confirm',
  'secondFactor.renewCodes',
  'secondFactor.turnOff',
]

/** What they bring along has entries of its own. */
const bringMore = ['readyMade.take']

// AUD-1
describe('every mutation that staff can make leaves an entry', () => {
  const known = describeProcedures(appRouter)
    .filter(({ type, meta }) => type === 'mutation' && meta.access !== 'public')
    .map(({ name }) => name)
    .filter((name) => !noChangesByStaff.includes(name))

  test('and each of them is in the table', () => {
    expect(Object.keys(mutations).sort()).toEqual(known.sort())
  })

  test.each(Object.entries(mutations))('%s', async (name, [kind, prepare]) => {
    const act = await prepare()
    const last = (await on.staff.history.list.query({ pageSize: 1 })).items[0]
    await act()
    const [entry, ...more] = await on.app.deps.db.auditEntry.findMany({
      where: { id: { gt: last?.id ?? 0 } },
      orderBy: { id: 'asc' },
    })
    if (!bringMore.includes(name)) expect(more).toEqual([])
    expect(entry).toMatchObject({ kind, actorId: staffId, actorName: 'Nigar Əliyeva' })
  })

  test('and every field in them has a name in the back office', async () => {
    const source = ['history/field-labels.ts', 'preflight/profile-names.ts']
      .map((path) => readFileSync(`web/admin/kit/${path}`, 'utf8'))
      .join('')
    const entries = await on.app.deps.db.auditEntry.findMany()
    const fields = entries.flatMap((entry) => Object.keys(entry.fields as object))
    const bases = new Set(fields.map((field) => fieldParts(field).base))
    expect([...bases].filter((base) => !source.includes(`\n  ${base}: msg`))).toEqual([])
  })

  // AUD-1
  test('and nothing secret is in any of them', async () => {
    const written = JSON.stringify(await on.app.deps.db.auditEntry.findMany())
    for (const word of [secret, nextPassword, '$argon2', 'tokenHash', 'passwordHash', '+994 55 111 22 33']) {
      expect(written).not.toContain(word)
    }
  })
})
