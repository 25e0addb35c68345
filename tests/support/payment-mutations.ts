import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '../../src/faces/router.ts'
import { makeOrder, makeService, makeUser } from './factories.ts'
import type { TestApp } from './harness.ts'
import type { Mutation } from './staff-mutations.ts'

/** What staff do with money (staffMutations). */
export function paymentMutations(on: {
  app: TestApp
  staff: TRPCClient<AppRouter>
}): Record<string, Mutation> {
  const accepted = async () => {
    const { id: appUserId } = await makeUser(on.app.deps.db)
    const { id } = await makeOrder(on.app.deps.db, appUserId, await makeService(on.app.deps.db))
    await on.staff.orders.confirm.mutate({ id, price: 100 })
    return { id, appUserId, orders: [{ orderId: id, amount: 60 }] }
  }
  const paid = async (way: 'cash' | 'transfer' | 'terminal' = 'cash') => {
    const order = await accepted()
    const { appUserId, orders } = order
    const payment = await on.staff.payments.record.mutate({ appUserId, way, amount: 60, orders })
    return { ...order, paymentId: payment.id }
  }
  /** A refund by transfer that staff have yet to send. */
  const asked = async () => {
    const { id } = await paid('transfer')
    const [refund] = await on.staff.refunds.giveBack.mutate({ id, amount: 10, reason: 'Artıq alınıb' })
    return refund?.id ?? 0
  }
  let made = 0
  /** A statement of one line of 60 AZN, each time another one. */
  const statementFile = () =>
    new File([`Tarix;Mədaxil;Ödəyən;Təyinat\n25.11.2026;60,00;BAĞ EVİ MMC;hesab ${++made}\n`], 'cixaris.csv')
  /** A gate is shut before it: of this order a deposit is asked for, of those of other tests none. */
  const barred = async (status: 'Accepted' | 'Ready') => {
    const { id } = await accepted()
    await on.app.deps.db.order.update({ where: { id }, data: { status } })
    await on.app.deps.db.orderMoney.update({ where: { orderId: id }, data: { depositBp: 5000 } })
    const rules = { beforeProduction: 'deposit', beforeHandover: 'deposit' } as const
    await on.staff.payments.updateSettings.mutate(rules)
    return id
  }

  return {
    'orders.startUnpaid': [
      'order',
      async () => {
        const id = await barred('Accepted')
        return () => on.staff.orders.startUnpaid.mutate({ id, reason: 'Qəbzi göstərib' })
      },
    ],
    'orders.handOverUnpaid': [
      'order',
      async () => {
        const id = await barred('Ready')
        return () => on.staff.orders.handOverUnpaid.mutate({ id, reason: 'Sabah köçürəcək' })
      },
    ],
    'payments.record': [
      'order',
      async () => {
        const { appUserId, orders } = await accepted()
        return () => on.staff.payments.record.mutate({ appUserId, way: 'cash', amount: 60, orders })
      },
    ],
    'payments.payFromBalance': [
      'order',
      async () => {
        const { appUserId, orders } = await accepted()
        await on.staff.payments.record.mutate({ appUserId, way: 'cash', amount: 60 })
        return () => on.staff.payments.payFromBalance.mutate({ appUserId, orders })
      },
    ],
    'payments.undoFromBalance': [
      'order',
      async () => {
        const { appUserId, orders } = await accepted()
        await on.staff.payments.record.mutate({ appUserId, way: 'cash', amount: 60 })
        const { id } = await on.staff.payments.payFromBalance.mutate({ appUserId, orders })
        return () => on.staff.payments.undoFromBalance.mutate({ id })
      },
    ],
    'payments.keepAsBalance': [
      'order',
      async () => {
        const { id } = await paid()
        await on.staff.orders.correctPrice.mutate({ id, price: 40, reason: 'Az çıxdı' })
        return () => on.staff.payments.keepAsBalance.mutate({ id })
      },
    ],
    'charges.add': [
      'order',
      async () => {
        const { id } = await accepted()
        return () => on.staff.charges.add.mutate({ id, kind: 'delivery', amount: 5 })
      },
    ],
    'charges.remove': [
      'order',
      async () => {
        const { id } = await accepted()
        const [charge] = await on.staff.charges.add.mutate({ id, kind: 'delivery', amount: 5 })
        return () => on.staff.charges.remove.mutate({ id, chargeId: charge?.id ?? 0 })
      },
    ],
    'refunds.giveBack': [
      'order',
      async () => {
        const { id } = await paid()
        return () => on.staff.refunds.giveBack.mutate({ id, amount: 10, reason: 'Artıq alınıb' })
      },
    ],
    'refunds.giveBalanceBack': [
      'customer',
      async () => {
        const { id: appUserId } = await makeUser(on.app.deps.db)
        await on.staff.payments.record.mutate({ appUserId, way: 'cash', amount: 60 })
        const reason = 'Artıq ödənilib'
        return () => on.staff.refunds.giveBalanceBack.mutate({ appUserId, amount: 10, reason })
      },
    ],
    'refunds.giveOtherwise': [
      'order',
      async () => {
        const id = await asked()
        await on.staff.refunds.markFailed.mutate({ id, reason: 'Hesab nömrəsi səhvdir' })
        return () => on.staff.refunds.giveOtherwise.mutate({ id, way: 'cash' })
      },
    ],
    'refunds.leave': [
      'order',
      async () => {
        const id = await asked()
        await on.staff.refunds.markFailed.mutate({ id, reason: 'Hesab nömrəsi səhvdir' })
        return () => on.staff.refunds.leave.mutate({ id })
      },
    ],
    'refunds.markSent': [
      'order',
      async () => {
        const id = await asked()
        return () => on.staff.refunds.markSent.mutate({ id, reference: 'KÖÇ-00417' })
      },
    ],
    'refunds.markFailed': [
      'order',
      async () => {
        const id = await asked()
        return () => on.staff.refunds.markFailed.mutate({ id, reason: 'Hesab nömrəsi səhvdir' })
      },
    ],
    'refunds.chargeBack': [
      'order',
      async () => {
        const { paymentId: id } = await paid('terminal')
        return () => on.staff.refunds.chargeBack.mutate({ id, reason: 'Kart sahibi etiraz edib' })
      },
    ],
    'statements.upload': [
      'bankStatement',
      async () => () => on.staff.statements.upload.mutate({ file: statementFile() }),
    ],
    'statements.decide': [
      'bankStatement',
      async () => {
        const { statement } = await on.staff.statements.upload.mutate({ file: statementFile() })
        const id = statement.lines[0]?.id ?? 0
        return () => on.staff.statements.decide.mutate({ id, state: 'left' })
      },
    ],
    'statements.book': [
      'order',
      async () => {
        const { appUserId, orders } = await accepted()
        const { statement } = await on.staff.statements.upload.mutate({ file: statementFile() })
        const lineId = statement.lines[0]?.id ?? 0
        const lines = [{ lineId, bookings: [{ appUserId, amount: 60, orders }] }]
        return () => on.staff.statements.book.mutate({ id: statement.id, lines })
      },
    ],
    'statements.remove': [
      'bankStatement',
      async () => {
        const { statement } = await on.staff.statements.upload.mutate({ file: statementFile() })
        return () => on.staff.statements.remove.mutate({ id: statement.id })
      },
    ],
    'till.add': [
      'till',
      async () => () => on.staff.till.add.mutate({ kind: 'expense', amount: 5, note: 'Yanacaq' }),
    ],
    'till.undo': [
      'till',
      async () => {
        const { entryId: id } = await on.staff.till.add.mutate({ kind: 'in', amount: 5, note: 'Xırda pul' })
        return () => on.staff.till.undo.mutate({ id })
      },
    ],
    'till.close': [
      'till',
      async () => {
        const { day, mustBe } = await on.staff.till.read.query({})
        return () => on.staff.till.close.mutate({ day, counts: [], mustBe, reason: 'Sayılmadı' })
      },
    ],
    'till.correct': [
      'till',
      async () => {
        const { days } = await on.staff.till.read.query({})
        const day = days[0]?.day ?? ''
        return () => on.staff.till.correct.mutate({ day, amount: 2, reason: 'Qalıq səhv verilmişdi' })
      },
    ],
    'payments.undo': [
      'order',
      async () => {
        const { paymentId: id } = await paid()
        return () => on.staff.payments.undo.mutate({ id })
      },
    ],
    'payments.correct': [
      'order',
      async () => {
        const { paymentId: id } = await paid()
        return () => on.staff.payments.correct.mutate({ id, reason: 'Başqa müştərinin pulu' })
      },
    ],
    'payments.remind': [
      'order',
      async () => {
        const { id, appUserId, orders } = await accepted()
        await on.staff.payments.ask.mutate({ appUserId, kind: 'free', orders })
        await on.app.deps.db.user.update({ where: { id: appUserId }, data: { emailConfirmedAt: new Date() } })
        return () => on.staff.payments.remind.mutate({ orderIds: [id] })
      },
    ],
    'payments.ask': [
      'order',
      async () => {
        const { appUserId, orders } = await accepted()
        return () => on.staff.payments.ask.mutate({ appUserId, kind: 'free', orders })
      },
    ],
    'payments.cancelRequest': [
      'order',
      async () => {
        const { appUserId, orders } = await accepted()
        const { id } = await on.staff.payments.ask.mutate({ appUserId, kind: 'free', orders })
        return () => on.staff.payments.cancelRequest.mutate({ id })
      },
    ],
    'paymentLinks.end': [
      'order',
      async () => {
        const { appUserId, orders } = await accepted()
        const { id } = await on.staff.payments.ask.mutate({ appUserId, kind: 'free', orders })
        await on.staff.paymentLinks.ofRequest.mutate({ id })
        return () => on.staff.paymentLinks.end.mutate({ id })
      },
    ],
    'cardPayments.see': [
      'order',
      async () => {
        const { id: orderId, appUserId, orders } = await accepted()
        const { db } = on.app.deps
        const request = await on.staff.payments.ask.mutate({ appUserId, kind: 'free', orders })
        const { id } = await db.paymentAttempt.create({
          data: {
            requestId: request.id,
            provider: 'kapital',
            amount: 6000,
            reference: `order-${orderId}`,
            state: 'Captured',
            trouble: 'late',
          },
        })
        return () => on.staff.cardPayments.see.mutate({ id })
      },
    ],
    'cardPayments.sendLink': [
      'order',
      async () => {
        const { id: orderId, appUserId, orders } = await accepted()
        const { db } = on.app.deps
        const request = await on.staff.payments.ask.mutate({ appUserId, kind: 'free', orders })
        const { id } = await db.paymentAttempt.create({
          data: {
            requestId: request.id,
            provider: 'kapital',
            amount: 6000,
            reference: `failed-${orderId}`,
            state: 'Declined',
            failure: 'noFunds',
          },
        })
        return () => on.staff.cardPayments.sendLink.mutate({ id })
      },
    ],
    'payments.updateSettings': [
      'paymentSettings',
      async () => {
        const { beforeHandover: was } = await on.staff.payments.settings.query()
        const beforeHandover = was === 'deposit' ? 'off' : 'deposit'
        return () => on.staff.payments.updateSettings.mutate({ beforeHandover })
      },
    ],
    'payments.updateTerms': [
      'paymentTerms',
      async () => {
        const daysToPay = ++made
        return () => on.staff.payments.updateTerms.mutate({ daysToPay })
      },
    ],
    'payments.updateCustomerTerms': [
      'paymentTerms',
      async () => {
        const { id } = await makeUser(on.app.deps.db)
        return () => on.staff.payments.updateCustomerTerms.mutate({ id, daysToPay: 14 })
      },
    ],
  }
}
