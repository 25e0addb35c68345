import type { TRPCClient } from '@trpc/client'
import { infoPages } from '../../src/domains/content/info-pages.ts'
import { defaultProfiles } from '../../src/domains/preflight/profile-input.ts'
import type { AppRouter } from '../../src/faces/router.ts'
import { makeUpload } from './artwork.ts'
import { courierMutations } from './courier-mutations.ts'
import { deliveryMutations } from './delivery-mutations.ts'
import { documentMutations } from './document-mutations.ts'
import { makeOrder, makeProduct, makeService, makeUser, someQuote } from './factories.ts'
import type { TestApp } from './harness.ts'
import { offerMutations } from './offer-mutations.ts'
import { cards } from './options.ts'
import { paymentMutations } from './payment-mutations.ts'
import { productionMutations } from './production-mutations.ts'
import { proofMutations } from './proof-mutations.ts'
import { shipmentMutations } from './shipment-mutations.ts'

type Staff = TRPCClient<AppRouter>
export type Mutation = [kind: string, prepare: () => Promise<() => Promise<unknown>>]

export const secret = 'sirli-parol-1'
export const nextPassword = 'sirli-parol-2'

/**
 * Every mutation that staff can make, and one that changes something: the kind that its entry in the history is of.
 * `on` is looked at when one is made: it may be filled later.
 */
export function staffMutations(on: { app: TestApp; staff: Staff }): Record<string, Mutation> {
  let made = 0
  const email = () => `person${++made}@example.com`
  const partner = async () => (await on.staff.partners.create.mutate({ name: 'Xəzər' })).id
  const advertisement = async () => (await on.staff.advertisements.create.mutate({ link: 'xezer.az' })).id
  const social = async () => (await on.staff.socialAccounts.create.mutate({ link: 'instagram.com/a' })).id
  const contact = async () => (await on.staff.contact.create.mutate({ phoneNumber: '+994 12 555 01 43' })).id
  const discount = async () =>
    (await on.staff.discounts.create.mutate({ limit: 5000 + ++made, percentage: 5 })).id
  const service = async () => (await makeService(on.app.deps.db)).id
  const profile = async () =>
    (await on.staff.profiles.create.mutate({ name: 'Vizit kartı', rules: defaultProfiles.card })).id
  const product = async () => (await makeProduct(on.app.deps.db, await service())).id
  const configured = async () => {
    const id = await product()
    await on.staff.options.save.mutate({ id, configuration: cards })
    return id
  }
  const twoProducts = async (): Promise<[number, number]> => {
    const serviceId = await service()
    const { db } = on.app.deps
    return [(await makeProduct(db, serviceId)).id, (await makeProduct(db, serviceId)).id]
  }
  const project = async () => (await on.staff.projects.create.mutate({ name: 'Kataloq' })).id
  const campaign = async () =>
    (await on.staff.campaigns.create.mutate({ title: 'Yay', description: 'Endirim' })).id
  const staffMember = async () => (await makeUser(on.app.deps.db, [1])).id
  const customer = async () => (await on.staff.customers.add.mutate({ name: 'Elçin' })).id
  const order = async (status: 'Pending' | 'Accepted' = 'Pending') => {
    const client = await makeUser(on.app.deps.db)
    return (await makeOrder(on.app.deps.db, client.id, await makeService(on.app.deps.db), { status })).id
  }
  const suggested = async () => {
    const id = await order()
    await on.app.deps.db.order.update({ where: { id }, data: { quote: someQuote } })
    return id
  }
  const moved = async () => {
    const id = await order('Accepted')
    await on.staff.orders.move.mutate({ id, status: 'InProduction' })
    return id
  }
  const note = async () => {
    const id = await order()
    return { id, noteId: (await on.staff.orders.addNote.mutate({ id, text: 'Zəng et' })).id }
  }
  const request = async () =>
    (
      await on.app.deps.db.contactRequest.create({
        data: { name: 'Kamran', phoneNumber: '+994 50 000 00 00' },
      })
    ).id
  const oldText = async () => {
    await on.staff.aboutUs.update.mutate({ title: `Mətbəə ${++made}`, title_ru: 'Типография' })
    await on.staff.aboutUs.update.mutate({ title: `Mətbəə ${++made}` })
    return { kind: 'aboutUs', id: 1 } as const
  }

  return {
    'customers.update': [
      'customer',
      withId(customer, (id) =>
        on.staff.customers.update.mutate({ id, surname: 'Quliyeva', note: 'Zəng et' }),
      ),
    ],
    'customers.merge': [
      'customer',
      async () => {
        const [id, otherId] = [await customer(), await customer()]
        return () => on.staff.customers.merge.mutate({ id, otherId })
      },
    ],
    'customers.keepApart': [
      'customer',
      async () => {
        const [id, otherId] = [await customer(), await customer()]
        return () => on.staff.customers.keepApart.mutate({ id, otherId })
      },
    ],
    'customers.add': ['customer', async () => () => on.staff.customers.add.mutate({ name: 'Elçin' })],
    'purchases.take': [
      'order',
      async () => {
        const { id: customerId } = await on.staff.customers.add.mutate({ name: 'Elçin' })
        const serviceId = await service()
        const lines = [{ serviceId, title: 'Quraşdırma', count: 1, price: 120 }]
        return () => on.staff.purchases.take.mutate({ customerId, lines })
      },
    ],
    'accounts.updateProfile': [
      'customer',
      async () => {
        const { id } = await makeUser(on.app.deps.db)
        return () =>
          on.staff.accounts.updateProfile.mutate({ id, name: 'Leyla', phoneNumber: '+994 55 111 22 33' })
      },
    ],
    'accounts.changePassword': [
      'staff',
      async () => () => on.staff.accounts.changePassword.mutate({ newPassword: nextPassword }),
    ],
    'staff.create': [
      'staff',
      async () => () =>
        on.staff.staff.create.mutate({
          name: 'Rəna',
          surname: 'Quliyeva',
          email: email(),
          phoneNumber: '+994 50 312 44 18',
          password: secret,
          appRoleId: 3,
        }),
    ],
    'staff.invite': [
      'staff',
      async () => () =>
        on.staff.staff.invite.mutate({ name: 'Rəna', surname: 'Quliyeva', email: email(), appRoleId: 3 }),
    ],
    'staff.inviteAgain': [
      'staff',
      withId(
        async () => {
          const person = { name: 'Rəna', surname: 'Quliyeva', email: email(), appRoleId: 3 }
          return (await on.staff.staff.invite.mutate(person)).id
        },
        (id) => on.staff.staff.inviteAgain.mutate({ id }),
      ),
    ],
    'staff.delete': ['staff', withId(staffMember, (id) => on.staff.staff.delete.mutate({ id }))],
    'staff.createRole': [
      'role',
      async () => () => on.staff.staff.createRole.mutate({ name: `Rol ${++made}`, permissionIds: [8] }),
    ],
    'staff.deleteRole': [
      'role',
      withId(
        async () => (await on.staff.staff.createRole.mutate({ name: `Rol ${++made}` })).id,
        (id) => on.staff.staff.deleteRole.mutate({ id }),
      ),
    ],
    'staff.updateRole': [
      'role',
      async () => () => on.staff.staff.updateRole.mutate({ id: 6, permissionIds: [4, 7, 8] }),
    ],
    'secondFactor.reset': [
      'staff',
      withId(
        async () => {
          const id = await staffMember()
          const sealed = new Uint8Array(1)
          await on.app.deps.db.secondFactor.create({
            data: { userId: id, secret: sealed, confirmedAt: new Date() },
          })
          return id
        },
        (id) => on.staff.secondFactor.reset.mutate({ id }),
      ),
    ],
    'personalData.eraseCustomer': [
      'customer',
      withId(
        async () => (await makeUser(on.app.deps.db)).id,
        (id) => on.staff.personalData.eraseCustomer.mutate({ id }),
      ),
    ],
    'services.create': [
      'service',
      async () => () => on.staff.services.create.mutate({ name: 'Vizit kartı' }),
    ],
    'services.update': [
      'service',
      withId(service, (id) => on.staff.services.update.mutate({ id, name: 'Poster' })),
    ],
    'services.order': [
      'service',
      async () => {
        const ids = [await service(), await service()]
        return () => on.staff.services.order.mutate({ ids })
      },
    ],
    'services.moveTo': [
      'service',
      withId(
        async () => (await service()) && service(),
        (id) => on.staff.services.moveTo.mutate({ id, place: 2 }),
      ),
    ],
    'services.delete': ['service', withId(service, (id) => on.staff.services.delete.mutate({ id }))],
    'readyMade.take': [
      'service',
      async () => () => on.staff.readyMade.take.mutate({ keys: ['posters'], copies: ['posters'] }),
    ],
    'profiles.create': ['preflightProfile', async () => profile],
    'profiles.update': [
      'preflightProfile',
      withId(profile, (id) => on.staff.profiles.update.mutate({ id, name: 'Vərəqə' })),
    ],
    'profiles.delete': ['preflightProfile', withId(profile, (id) => on.staff.profiles.delete.mutate({ id }))],
    'profiles.reviewGuesses': [
      'service',
      withId(
        async () => (await on.staff.services.create.mutate({ name: 'Vizit kartı' })).id,
        (id) => on.staff.profiles.reviewGuesses.mutate({ items: [{ kind: 'service', id }], keep: false }),
      ),
    ],
    'products.create': [
      'product',
      withId(service, (serviceId) => on.staff.products.create.mutate({ serviceId, name: 'Fincan' })),
    ],
    'products.update': [
      'product',
      withId(product, (id) => on.staff.products.update.mutate({ id, name: 'Stəkan' })),
    ],
    'products.order': [
      'product',
      async () => {
        const ids = await twoProducts()
        return () => on.staff.products.order.mutate({ ids })
      },
    ],
    'products.moveTo': [
      'product',
      async () => {
        const [id] = await twoProducts()
        return () => on.staff.products.moveTo.mutate({ id, place: 1 })
      },
    ],
    'products.delete': ['product', withId(product, (id) => on.staff.products.delete.mutate({ id }))],
    'campaigns.create': [
      'campaign',
      async () => () => on.staff.campaigns.create.mutate({ title: 'Payız', description: 'Endirim' }),
    ],
    'campaigns.update': [
      'campaign',
      withId(campaign, (id) => on.staff.campaigns.update.mutate({ id, percentage: 12.5 })),
    ],
    'campaigns.order': [
      'campaign',
      async () => {
        const ids = [await campaign(), await campaign()]
        return () => on.staff.campaigns.order.mutate({ ids })
      },
    ],
    'campaigns.moveTo': [
      'campaign',
      withId(
        async () => (await campaign()) && campaign(),
        (id) => on.staff.campaigns.moveTo.mutate({ id, place: 2 }),
      ),
    ],
    'campaigns.delete': ['campaign', withId(campaign, (id) => on.staff.campaigns.delete.mutate({ id }))],
    'discounts.create': [
      'discount',
      async () => () => on.staff.discounts.create.mutate({ limit: 100, percentage: 3 }),
    ],
    'discounts.delete': ['discount', withId(discount, (id) => on.staff.discounts.delete.mutate({ id }))],
    'projects.create': ['project', async () => () => on.staff.projects.create.mutate({ name: 'Jurnal' })],
    'projects.update': [
      'project',
      withId(project, (id) => on.staff.projects.update.mutate({ id, name: 'Kitab' })),
    ],
    'projects.order': [
      'project',
      async () => {
        const ids = [await project(), await project()]
        return () => on.staff.projects.order.mutate({ ids })
      },
    ],
    'projects.moveTo': [
      'project',
      withId(
        async () => (await project()) && project(),
        (id) => on.staff.projects.moveTo.mutate({ id, place: 2 }),
      ),
    ],
    'projects.delete': ['project', withId(project, (id) => on.staff.projects.delete.mutate({ id }))],
    'pageTexts.services.update': [
      'servicesPage',
      async () => () => on.staff.pageTexts.services.update.mutate({ title: 'Xidmətlərimiz' }),
    ],
    'pageTexts.portfolio.update': [
      'portfolioPage',
      async () => () => on.staff.pageTexts.portfolio.update.mutate({ title: 'İşlərimiz' }),
    ],
    'pageTexts.campaigns.update': [
      'campaignsPage',
      async () => () => on.staff.pageTexts.campaigns.update.mutate({ title: 'Kampaniyalarımız' }),
    ],
    ...Object.fromEntries(
      infoPages.map((page): [string, Mutation] => [
        `pageTexts.${page}.update`,
        [`${page}Page`, async () => () => on.staff.pageTexts[page].update.mutate({ title: 'Səhifə' })],
      ]),
    ),
    'banner.update': ['banner', async () => () => on.staff.banner.update.mutate({ title: 'Mətbəə' })],
    'aboutUs.update': [
      'aboutUs',
      async () => () => on.staff.aboutUs.update.mutate({ description: 'Çap evi' }),
    ],
    'partners.create': ['partner', async () => () => partner()],
    'partners.update': [
      'partner',
      withId(partner, (id) => on.staff.partners.update.mutate({ id, name: 'Kür' })),
    ],
    'partners.order': [
      'partner',
      async () => {
        const ids = [await partner(), await partner()]
        return () => on.staff.partners.order.mutate({ ids })
      },
    ],
    'partners.delete': ['partner', withId(partner, (id) => on.staff.partners.delete.mutate({ id }))],
    'advertisements.create': ['advertisement', async () => () => advertisement()],
    'advertisements.update': [
      'advertisement',
      withId(advertisement, (id) => on.staff.advertisements.update.mutate({ id, link: 'kur.az' })),
    ],
    'advertisements.order': [
      'advertisement',
      async () => {
        const ids = [await advertisement(), await advertisement()]
        return () => on.staff.advertisements.order.mutate({ ids })
      },
    ],
    'advertisements.delete': [
      'advertisement',
      withId(advertisement, (id) => on.staff.advertisements.delete.mutate({ id })),
    ],
    'socialAccounts.create': ['socialAccount', async () => () => social()],
    'socialAccounts.update': [
      'socialAccount',
      withId(social, (id) => on.staff.socialAccounts.update.mutate({ id, name: 'Instagram' })),
    ],
    'socialAccounts.order': [
      'socialAccount',
      async () => {
        const ids = [await social(), await social()]
        return () => on.staff.socialAccounts.order.mutate({ ids })
      },
    ],
    'socialAccounts.delete': [
      'socialAccount',
      withId(social, (id) => on.staff.socialAccounts.delete.mutate({ id })),
    ],
    'contact.create': ['contact', async () => () => contact()],
    'contact.order': [
      'contact',
      async () => {
        const ids = [await contact(), await contact()]
        return () => on.staff.contact.order.mutate({ ids: ids.toReversed() })
      },
    ],
    'contact.delete': ['contact', withId(contact, (id) => on.staff.contact.delete.mutate({ id }))],
    'contact.update': ['contact', async () => () => on.staff.contact.update.mutate({ address: 'Bakı' })],
    'contactRequests.update': [
      'contactRequest',
      withId(request, (id) => on.staff.contactRequests.update.mutate({ id, handled: true })),
    ],
    'orders.confirm': ['order', withId(order, (id) => on.staff.orders.confirm.mutate({ id, price: 12.5 }))],
    'orders.cancel': [
      'order',
      withId(order, (id) => on.staff.orders.cancel.mutate({ id, reason: 'Kağız yoxdur' })),
    ],
    'orders.move': [
      'order',
      withId(
        () => order('Accepted'),
        (id) => on.staff.orders.move.mutate({ id, status: 'InProduction' }),
      ),
    ],
    'orders.addNote': [
      'order',
      withId(order, (id) => on.staff.orders.addNote.mutate({ id, text: 'Zəng et' })),
    ],
    'orders.editNote': [
      'order',
      async () => {
        const noted = await note()
        return () => on.staff.orders.editNote.mutate({ ...noted, text: 'Zəng etdim' })
      },
    ],
    'orders.deleteNote': [
      'order',
      async () => {
        const noted = await note()
        return () => on.staff.orders.deleteNote.mutate(noted)
      },
    ],
    'orders.undo': ['order', withId(moved, (id) => on.staff.orders.undo.mutate({ id }))],
    'orders.correctPrice': [
      'order',
      withId(
        () => order('Accepted'),
        (id) => on.staff.orders.correctPrice.mutate({ id, price: 61, reason: 'Səhv yazılmışdı' }),
      ),
    ],
    'orders.confirmMany': [
      'order',
      withId(suggested, (id) => on.staff.orders.confirmMany.mutate({ ids: [id] })),
    ],
    'orders.cancelMany': [
      'order',
      withId(order, (id) => on.staff.orders.cancelMany.mutate({ ids: [id], reason: 'Kağız yoxdur' })),
    ],
    'orders.moveMany': [
      'order',
      withId(
        () => order('Accepted'),
        (id) => on.staff.orders.moveMany.mutate({ ids: [id], status: 'InProduction' }),
      ),
    ],
    'orders.undoMany': ['order', withId(moved, (id) => on.staff.orders.undoMany.mutate({ ids: [id] }))],
    'artwork.askNew': [
      'order',
      withId(order, (id) => on.staff.artwork.askNew.mutate({ id, text: 'Mətn kəsilir' })),
    ],
    'artwork.skip': [
      'order',
      withId(
        async () => {
          const id = await order()
          await on.app.deps.db.artwork.create({ data: { orderId: id, state: 'Missing' } })
          return id
        },
        (id) => on.staff.artwork.skip.mutate({ id }),
      ),
    ],
    'artwork.send': [
      'order',
      async () => {
        const id = await order()
        const staff = await on.staff.accounts.me.query()
        const uploads = [await makeUpload(on.app, id, staff.id)]
        return () => on.staff.artwork.send.mutate({ id, uploads })
      },
    ],
    'artwork.sendAgain': [
      'order',
      async () => {
        const id = await order()
        const staff = await on.staff.accounts.me.query()
        const uploads = [await makeUpload(on.app, id, staff.id)]
        await on.staff.artwork.send.mutate({ id, uploads })
        return () => on.staff.artwork.sendAgain.mutate({ id, version: 1, after: 1 })
      },
    ],
    ...proofMutations(on),
    ...productionMutations(on),
    ...paymentMutations(on),
    ...deliveryMutations(on),
    ...shipmentMutations(on),
    ...courierMutations(on),
    ...documentMutations(on),
    ...offerMutations(on),
    'orderLinks.create': ['order', withId(order, (id) => on.staff.orderLinks.create.mutate({ id }))],
    'orderLinks.revoke': [
      'order',
      async () => {
        const id = await order()
        const { id: linkId } = await on.staff.orderLinks.create.mutate({ id })
        return () => on.staff.orderLinks.revoke.mutate({ id, linkId })
      },
    ],
    'orderLinks.keep': [
      'order',
      async () => {
        const id = await order()
        const { id: linkId } = await on.staff.orderLinks.create.mutate({ id })
        await on.app.deps.db.orderLink.update({ where: { id: linkId }, data: { keptById: null } })
        return () => on.staff.orderLinks.keep.mutate({ id, linkId })
      },
    ],
    'history.undoDelete': [
      'partner',
      async () => {
        const id = await partner()
        await on.staff.partners.delete.mutate({ id })
        return () => on.staff.history.undoDelete.mutate({ kind: 'partner', id })
      },
    ],
    'history.restoreTexts': [
      'aboutUs',
      async () => {
        const record = await oldText()
        const { items } = await on.staff.history.ofRecord.query(record)
        return () => on.staff.history.restoreTexts.mutate({ ...record, entryId: items[0]?.id ?? 0 })
      },
    ],
    'history.restorePrices': [
      'product',
      async () => {
        const record = { kind: 'product', id: await product() } as const
        const prices = (price: number) =>
          on.staff.products.update.mutate({ id: record.id, serviceTypePriceDatas: [{ count: 100, price }] })
        await prices(10)
        await prices(12)
        const { items } = await on.staff.history.ofRecord.query(record)
        return () => on.staff.history.restorePrices.mutate({ ...record, entryId: items[0]?.id ?? 0 })
      },
    ],
    'options.save': [
      'product',
      withId(product, (id) => on.staff.options.save.mutate({ id, configuration: cards })),
    ],
    'options.remove': ['product', withId(configured, (id) => on.staff.options.remove.mutate({ id }))],
    'history.restoreOptions': [
      'product',
      async () => {
        const id = await configured()
        const { items } = await on.staff.history.ofRecord.query({ kind: 'product', id })
        return () => on.staff.history.restoreOptions.mutate({ id, entryId: items[0]?.id ?? 0 })
      },
    ],
    'history.confirmTranslation': [
      'aboutUs',
      async () => {
        const record = await oldText()
        return () => on.staff.history.confirmTranslation.mutate({ ...record, field: 'title', language: 'ru' })
      },
    ],
  }
}

function withId(prepare: () => Promise<number>, act: (id: number) => Promise<unknown>) {
  return async () => {
    const id = await prepare()
    return () => act(id)
  }
}
