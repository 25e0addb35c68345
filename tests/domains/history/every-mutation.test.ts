import { readFileSync } from 'node:fs'
import type { TRPCClient } from '@trpc/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeProcedures } from '../../../src/api/procedures.ts'
import { type AppRouter, appRouter } from '../../../src/api/router.ts'
import { fieldParts } from '../../../web/features/office/history/field-parts.ts'
import { makeOrder, makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staffId: number
let staff: TRPCClient<AppRouter>

beforeAll(async () => {
  app = await startTestApp()
  staffId = (await makeUser(app.deps.db, 'SuperAdmin', { name: 'Nigar' })).id
  staff = app.trpc(await makeToken(app.deps.db, staffId))
})
afterAll(() => app.close())

const { secret, nextPassword } = { secret: 'sirli-parol-1', nextPassword: 'sirli-parol-2' }
let made = 0
const email = () => `person${++made}@example.com`
const partner = async () => (await staff.partners.create.mutate({ name: 'Xəzər' })).id
const advertisement = async () => (await staff.advertisements.create.mutate({ link: 'xezer.az' })).id
const social = async () => (await staff.socialAccounts.create.mutate({ link: 'instagram.com/a' })).id
const discount = async () => (await staff.discounts.create.mutate({ limit: 5000 + ++made, percentage: 5 })).id
const service = async () => (await makeService(app.deps.db)).id
const product = async () => (await makeProduct(app.deps.db, await service())).id
const project = async () => (await staff.projects.create.mutate({ name: 'Kataloq' })).id
const deal = async () => (await staff.deals.create.mutate({ title: 'Yay', description: 'Endirim' })).id
const colleague = async () => (await makeUser(app.deps.db, [1])).id
const order = async (status: 'Pending' | 'Accepted' = 'Pending') => {
  const client = await makeUser(app.deps.db)
  return (await makeOrder(app.deps.db, client.id, await makeService(app.deps.db), { status })).id
}
const request = async () =>
  (await app.deps.db.contactRequest.create({ data: { name: 'Kamran', phoneNumber: '+994 50 000 00 00' } })).id
const oldText = async () => {
  await staff.aboutUs.update.mutate({ title: `Mətbəə ${++made}`, title_ru: 'Типография' })
  await staff.aboutUs.update.mutate({ title: `Mətbəə ${++made}` })
  return { kind: 'aboutUs', id: 1 } as const
}

/** Every mutation that staff can make, and one that changes something: the kind that its entry is of. */
const mutations: Record<string, [kind: string, prepare: () => Promise<() => Promise<unknown>>]> = {
  'accounts.updateProfile': [
    'customer',
    async () => {
      const { id } = await makeUser(app.deps.db)
      return () =>
        staff.accounts.updateProfile.mutate({ id, name: 'Leyla', phoneNumber: '+994 55 111 22 33' })
    },
  ],
  'accounts.changePassword': [
    'staff',
    async () => () => staff.accounts.changePassword.mutate({ newPassword: nextPassword }),
  ],
  'staff.create': [
    'staff',
    async () => () =>
      staff.staff.create.mutate({
        name: 'Rəna',
        surname: 'Quliyeva',
        email: email(),
        phoneNumber: '+994 50 312 44 18',
        password: secret,
        appRoleId: 3,
      }),
  ],
  'staff.delete': ['staff', withId(colleague, (id) => staff.staff.delete.mutate({ id }))],
  'staff.updateRole': [
    'role',
    async () => () => staff.staff.updateRole.mutate({ id: 6, permissionIds: [4, 7, 8] }),
  ],
  'secondFactor.reset': [
    'staff',
    withId(
      async () => {
        const id = await colleague()
        const secret = new Uint8Array(1)
        await app.deps.db.secondFactor.create({ data: { userId: id, secret, confirmedAt: new Date() } })
        return id
      },
      (id) => staff.secondFactor.reset.mutate({ id }),
    ),
  ],
  'services.create': ['service', async () => () => staff.services.create.mutate({ name: 'Vizit kartı' })],
  'services.update': [
    'service',
    withId(service, (id) => staff.services.update.mutate({ id, name: 'Poster' })),
  ],
  'services.delete': ['service', withId(service, (id) => staff.services.delete.mutate({ id }))],
  'products.create': [
    'product',
    withId(service, (serviceId) => staff.products.create.mutate({ serviceId, name: 'Fincan' })),
  ],
  'products.update': [
    'product',
    withId(product, (id) => staff.products.update.mutate({ id, name: 'Stəkan' })),
  ],
  'products.delete': ['product', withId(product, (id) => staff.products.delete.mutate({ id }))],
  'deals.create': [
    'deal',
    async () => () => staff.deals.create.mutate({ title: 'Payız', description: 'Endirim' }),
  ],
  'deals.update': ['deal', withId(deal, (id) => staff.deals.update.mutate({ id, percentage: 12.5 }))],
  'deals.delete': ['deal', withId(deal, (id) => staff.deals.delete.mutate({ id }))],
  'discounts.create': [
    'discount',
    async () => () => staff.discounts.create.mutate({ limit: 100, percentage: 3 }),
  ],
  'discounts.delete': ['discount', withId(discount, (id) => staff.discounts.delete.mutate({ id }))],
  'projects.create': ['project', async () => () => staff.projects.create.mutate({ name: 'Jurnal' })],
  'projects.update': [
    'project',
    withId(project, (id) => staff.projects.update.mutate({ id, name: 'Kitab' })),
  ],
  'projects.delete': ['project', withId(project, (id) => staff.projects.delete.mutate({ id }))],
  'pageTexts.services.update': [
    'servicesPage',
    async () => () => staff.pageTexts.services.update.mutate({ title: 'Xidmətlərimiz' }),
  ],
  'pageTexts.portfolio.update': [
    'portfolioPage',
    async () => () => staff.pageTexts.portfolio.update.mutate({ title: 'İşlərimiz' }),
  ],
  'pageTexts.deals.update': [
    'dealsPage',
    async () => () => staff.pageTexts.deals.update.mutate({ title: 'Kampaniyalarımız' }),
  ],
  'banner.update': ['banner', async () => () => staff.banner.update.mutate({ title: 'Mətbəə' })],
  'aboutUs.update': ['aboutUs', async () => () => staff.aboutUs.update.mutate({ description: 'Çap evi' })],
  'partners.create': ['partner', async () => () => partner()],
  'partners.update': ['partner', withId(partner, (id) => staff.partners.update.mutate({ id, name: 'Kür' }))],
  'partners.order': [
    'partner',
    async () => {
      const ids = [await partner(), await partner()]
      return () => staff.partners.order.mutate({ ids })
    },
  ],
  'partners.delete': ['partner', withId(partner, (id) => staff.partners.delete.mutate({ id }))],
  'advertisements.create': ['advertisement', async () => () => advertisement()],
  'advertisements.update': [
    'advertisement',
    withId(advertisement, (id) => staff.advertisements.update.mutate({ id, link: 'kur.az' })),
  ],
  'advertisements.order': [
    'advertisement',
    async () => {
      const ids = [await advertisement(), await advertisement()]
      return () => staff.advertisements.order.mutate({ ids })
    },
  ],
  'advertisements.delete': [
    'advertisement',
    withId(advertisement, (id) => staff.advertisements.delete.mutate({ id })),
  ],
  'socialAccounts.create': ['socialAccount', async () => () => social()],
  'socialAccounts.update': [
    'socialAccount',
    withId(social, (id) => staff.socialAccounts.update.mutate({ id, name: 'Instagram' })),
  ],
  'socialAccounts.order': [
    'socialAccount',
    async () => {
      const ids = [await social(), await social()]
      return () => staff.socialAccounts.order.mutate({ ids })
    },
  ],
  'socialAccounts.delete': [
    'socialAccount',
    withId(social, (id) => staff.socialAccounts.delete.mutate({ id })),
  ],
  'contact.update': ['contact', async () => () => staff.contact.update.mutate({ address: 'Bakı' })],
  'contactRequests.update': [
    'contactRequest',
    withId(request, (id) => staff.contactRequests.update.mutate({ id, handled: true })),
  ],
  'orders.confirm': ['order', withId(order, (id) => staff.orders.confirm.mutate({ id, price: 12.5 }))],
  'orders.cancel': [
    'order',
    withId(order, (id) => staff.orders.cancel.mutate({ id, reason: 'Kağız yoxdur' })),
  ],
  'orders.move': [
    'order',
    withId(
      () => order('Accepted'),
      (id) => staff.orders.move.mutate({ id, status: 'InProduction' }),
    ),
  ],
  'orders.addNote': ['order', withId(order, (id) => staff.orders.addNote.mutate({ id, text: 'Zəng et' }))],
  'history.undoDelete': [
    'partner',
    async () => {
      const id = await partner()
      await staff.partners.delete.mutate({ id })
      return () => staff.history.undoDelete.mutate({ kind: 'partner', id })
    },
  ],
  'history.restoreTexts': [
    'aboutUs',
    async () => {
      const record = await oldText()
      const { items } = await staff.history.ofRecord.query(record)
      return () => staff.history.restoreTexts.mutate({ ...record, entryId: items[0]?.id ?? 0 })
    },
  ],
  'history.confirmTranslation': [
    'aboutUs',
    async () => {
      const record = await oldText()
      return () => staff.history.confirmTranslation.mutate({ ...record, field: 'title', language: 'ru' })
    },
  ],
}

/** Of these nothing is written down: they change no record of the company, or are a client's. */
const noChangesByStaff = [
  'accounts.logOut',
  'orders.place',
  'sessions.end',
  'sessions.endOthers',
  // One's own second factor stands in the security events.
  'secondFactor.begin',
  'secondFactor.confirm',
  'secondFactor.renewCodes',
  'secondFactor.turnOff',
]

function withId(prepare: () => Promise<number>, act: (id: number) => Promise<unknown>) {
  return async () => {
    const id = await prepare()
    return () => act(id)
  }
}

describe('every mutation that staff can make leaves an entry', () => {
  const known = describeProcedures(appRouter)
    .filter(({ type, meta }) => type === 'mutation' && meta.access !== 'public')
    .map(({ name }) => name)
    .filter((name) => !noChangesByStaff.includes(name))

  test('and each of them is in the table', () => {
    expect(Object.keys(mutations).sort()).toEqual(known.sort())
  })

  test.each(Object.entries(mutations))('%s', async (_name, [kind, prepare]) => {
    const act = await prepare()
    const last = (await staff.history.list.query({ pageSize: 1 })).items[0]
    await act()
    const [entry, ...more] = await app.deps.db.historyEntry.findMany({
      where: { id: { gt: last?.id ?? 0 } },
      orderBy: { id: 'asc' },
    })
    expect(more).toEqual([])
    expect(entry).toMatchObject({ kind, actorId: staffId, actorName: 'Nigar Əliyeva' })
  })

  test('and every field in them has a name in the back office', async () => {
    const source = readFileSync('web/features/office/history/field-words.ts', 'utf8')
    const entries = await app.deps.db.historyEntry.findMany()
    const fields = entries.flatMap((entry) => Object.keys(entry.fields as object))
    const bases = new Set(fields.map((field) => fieldParts(field).base))
    expect([...bases].filter((base) => !source.includes(`\n  ${base}: msg`))).toEqual([])
  })

  test('and nothing secret is in any of them', async () => {
    const written = JSON.stringify(await app.deps.db.historyEntry.findMany())
    for (const word of [secret, nextPassword, '$argon2', 'tokenHash', 'passwordHash', '+994 55 111 22 33']) {
      expect(written).not.toContain(word)
    }
  })
})
