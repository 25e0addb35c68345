import { readFileSync } from 'node:fs'
import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '../../src/faces/router.ts'
import { makeOrder, makeService, makeUser } from './factories.ts'
import type { TestApp } from './harness.ts'
import { makeSeller } from './seller.ts'
import type { Mutation } from './staff-mutations.ts'

/** What staff do with requisites, companies and documents (staffMutations). */
export function documentMutations(on: {
  app: TestApp
  staff: TRPCClient<AppRouter>
}): Record<string, Mutation> {
  const buyer = async () => {
    const { id: appUserId } = await makeUser(on.app.deps.db)
    const { id } = await on.staff.buyers.addForCustomer.mutate({
      appUserId,
      name: 'Bağ Evi',
      voen: '1402345691',
    })
    return { appUserId, id }
  }
  const withBuyer = (act: (id: number) => Promise<unknown>): Mutation => [
    'buyer',
    async () => {
      const { id } = await buyer()
      return () => act(id)
    },
  ]
  /** A completed order that a company pays for. */
  const done = async () => {
    await makeSeller(on.app.deps.db)
    const { appUserId, id: buyerId } = await buyer()
    const order = await makeOrder(on.app.deps.db, appUserId, await makeService(on.app.deps.db), {
      status: 'Completed',
    })
    await on.app.deps.db.order.update({ where: { id: order.id }, data: { buyerId } })
    return { buyerId, orderIds: [order.id] }
  }
  const act = async () => on.staff.documents.issueAct.mutate({ orderIds: (await done()).orderIds })
  /** An act whose e-qaimə was exported. */
  const exported = async () => {
    await on.app.deps.db.eqaimeSettings.update({ where: { id: 1 }, data: { goodsCode: '4911101000' } })
    const { id, buyer: of } = await act()
    await on.app.deps.db.buyer.update({ where: { id: of.id ?? 0 }, data: { address: 'Bakı' } })
    return id
  }
  const xsd = (layout: number) =>
    new File([readFileSync(new URL(`../domains/eqaime/${layout}.xsd`, import.meta.url))], `${layout}.xsd`)
  let portalNumber = 26_110_000_000
  const nextPortalNumber = () => `EQ${++portalNumber}`
  let year = 2100

  return {
    'seller.save': [
      'sellerProfile',
      async () => () => on.staff.seller.save.mutate({ from: `${++year}-01-01`, name: 'Mətbəə Çap' }),
    ],
    'seller.remove': [
      'sellerProfile',
      async () => {
        const { id } = await on.staff.seller.save.mutate({ from: `${++year}-01-01`, name: 'Mətbəə Çap' })
        return () => on.staff.seller.remove.mutate({ id })
      },
    ],
    'buyers.addForCustomer': [
      'buyer',
      async () => {
        const { id: appUserId } = await makeUser(on.app.deps.db)
        return () => on.staff.buyers.addForCustomer.mutate({ appUserId, name: 'Bağ Evi' })
      },
    ],
    'buyers.update': withBuyer((id) => on.staff.buyers.update.mutate({ id, name: 'Bağ Evi MMC' })),
    'buyers.remove': withBuyer((id) => on.staff.buyers.remove.mutate({ id })),
    'buyers.restore': [
      'buyer',
      async () => {
        const { id } = await buyer()
        await on.staff.buyers.remove.mutate({ id })
        return () => on.staff.buyers.restore.mutate({ id })
      },
    ],
    'buyers.ofOrders': [
      'order',
      async () => {
        const { orderIds } = await done()
        return () => on.staff.buyers.ofOrders.mutate({ ids: orderIds, buyerId: null })
      },
    ],
    'documents.invoice': [
      'document',
      async () => {
        await makeSeller(on.app.deps.db)
        const { id: appUserId } = await makeUser(on.app.deps.db)
        const { id } = await makeOrder(on.app.deps.db, appUserId, await makeService(on.app.deps.db))
        await on.staff.orders.confirm.mutate({ id, price: 100 })
        const { id: requestId } = await on.staff.payments.ask.mutate({
          appUserId,
          kind: 'free',
          orders: [{ orderId: id, amount: 50 }],
        })
        return () => on.staff.documents.invoice.mutate({ requestId })
      },
    ],
    'documents.issueAct': [
      'document',
      async () => {
        const { orderIds } = await done()
        return () => on.staff.documents.issueAct.mutate({ orderIds })
      },
    ],
    'documents.issueStatement': [
      'document',
      async () => {
        const { buyerId, orderIds } = await done()
        await on.staff.documents.issueAct.mutate({ orderIds })
        const span = { from: '2020-01-01', to: '2199-12-31' }
        return () => on.staff.documents.issueStatement.mutate({ buyerId, ...span })
      },
    ],
    'documents.correct': [
      'document',
      async () => {
        const { id, orderIds } = await act()
        await on.app.deps.db.order.updateMany({ where: { id: { in: orderIds } }, data: { price: 4000 } })
        return () => on.staff.documents.correct.mutate({ id, reason: 'Qiymət azaldılıb' })
      },
    ],
    'eqaime.package': [
      'document',
      async () => {
        const id = await exported()
        return () => on.staff.eqaime.package.mutate({ documentIds: [id], layout: '304' })
      },
    ],
    'eqaime.writeNumbers': [
      'document',
      async () => {
        const id = await exported()
        await on.staff.eqaime.package.mutate({ documentIds: [id], layout: '304' })
        const { items } = await on.staff.eqaime.sent.query({})
        const text = `${items.find(({ document }) => document.id === id)?.document.number} ${nextPortalNumber()}`
        return () => on.staff.eqaime.writeNumbers.mutate({ text })
      },
    ],
    'eqaime.update': [
      'document',
      async () => {
        const id = await exported()
        await on.staff.eqaime.package.mutate({ documentIds: [id], layout: '304' })
        const number = nextPortalNumber()
        return () => on.staff.eqaime.update.mutate({ id, portalNumber: number, state: 'approved' })
      },
    ],
    'eqaime.putSchema': [
      'eqaimeSettings',
      async () => {
        await on.staff.eqaime.removeSchema.mutate({ layout: '205' })
        return () => on.staff.eqaime.putSchema.mutate({ layout: '205', file: xsd(205) })
      },
    ],
    'eqaime.removeSchema': [
      'eqaimeSettings',
      async () => {
        await on.staff.eqaime.putSchema.mutate({ layout: '205', file: xsd(205) })
        return () => on.staff.eqaime.removeSchema.mutate({ layout: '205' })
      },
    ],
    'eqaime.updateSettings': [
      'eqaimeSettings',
      async () => {
        await on.app.deps.db.eqaimeSettings.update({ where: { id: 1 }, data: { goodsCode: '' } })
        return () => on.staff.eqaime.updateSettings.mutate({ goodsCode: '4911101000' })
      },
    ],
    'documents.send': [
      'document',
      async () => {
        const { id } = await act()
        return () => on.staff.documents.send.mutate({ id })
      },
    ],
    'documents.void': [
      'document',
      async () => {
        const { id } = await act()
        return () => on.staff.documents.void.mutate({ id, reason: 'Alıcı səhv yazılıb' })
      },
    ],
  }
}
