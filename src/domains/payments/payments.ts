import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { toAzn } from '../../lib/money.ts'
import { pagingAliases, pagingFields } from '../../lib/paging.ts'
import { tableTypes } from '../../lib/table-file.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { writeReading } from '../accounts/write-reading.ts'
import { attentionSchema, readAttention } from './attention.ts'
import { balancesSchema, listBalances, readUnallocated, unallocatedSchema } from './balances.ts'
import { debtorsSchema, debtsSchema, listDebtors, listDebts } from './debts.ts'
import { exportDebts, exportDebtsFields, exportPayments, exportPaymentsFields } from './export-payments.ts'
import { listPayments, paymentsSchema } from './list-payments.ts'
import { balanceUseSchema, payFromBalance, undoFromBalance } from './pay-from-balance.ts'
import {
  correctionFields,
  customerTermsFields,
  debtFields,
  paymentListFields,
  recordFields,
  requestFields,
  settingsFields,
  termsFields,
  useBalanceFields,
} from './payment-input.ts'
import { paymentSchema, requestSchema } from './payment-output.ts'
import { customerMoneySchema, readCustomerMoney, readOwnMoney } from './read-customer-money.ts'
import { orderMoneyDetailSchema, readOrderMoney } from './read-order-money.ts'
import { payerFields, payerSchema, readPayer } from './read-payer.ts'
import { recordPayment } from './record-payment.ts'
import { remindedSchema, remindFields, remindNow } from './remind-now.ts'
import { askForMoney, cancelRequest } from './staff-requests.ts'
import { correctPayment, keepAsBalance, undoPayment } from './take-back.ts'
import {
  readCustomerTerms,
  readSettings,
  readTerms,
  settingsSchema,
  termsSchema,
  updateCustomerTerms,
  updateSettings,
  updateTerms,
} from './terms.ts'

/** Whoever corrects the ledger, gives money back or sets terms has areas 8 and 9 (PAY-9). */
const decides = { all: ['orders', 'discounts'] } as const

/** How much is paid when, and what must be paid before an order goes on. */
const paymentRules = {
  settings: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/settings',
      summary: 'What must be paid before production and before handing over',
    },
  })
    .output(settingsSchema)
    .query(({ ctx }) => readSettings(ctx.deps)),
  updateSettings: procedure({
    access: decides,
    rest: {
      method: 'PUT',
      path: '/payment/settings',
      summary: 'Change what must be paid before production and before handing over',
      example: { beforeProduction: 'deposit', beforeHandover: 'whole' },
    },
  })
    .input(settingsFields)
    .output(settingsSchema)
    .mutation(({ ctx, input }) => updateSettings(ctx.deps, callerOf(ctx), input)),
  terms: procedure({
    access: ['orders'],
    rest: { method: 'GET', path: '/payment/terms', summary: 'How clients without own terms pay' },
  })
    .output(termsSchema)
    .query(({ ctx }) => readTerms(ctx.deps)),
  updateTerms: procedure({
    access: decides,
    rest: {
      method: 'PUT',
      path: '/payment/terms',
      summary: 'Change how clients without own terms pay',
      example: { deposit: 50, wholeBelow: 20, daysToPay: 5 },
    },
  })
    .input(termsFields)
    .output(termsSchema)
    .mutation(({ ctx, input }) => updateTerms(ctx.deps, callerOf(ctx), input)),
  customerTerms: procedure({
    access: ['orders'],
    rest: { method: 'GET', path: '/payment/terms/:id', summary: 'How this client pays' },
  })
    .input(z.object({ id }))
    .output(termsSchema)
    .query(({ ctx, input }) => readCustomerTerms(ctx.deps, input)),
  updateCustomerTerms: procedure({
    access: decides,
    rest: {
      method: 'PUT',
      path: '/payment/terms/:id',
      summary: 'Give a client own terms',
      example: { deposit: 0, daysToPay: 14, creditLimit: 2000 },
    },
  })
    .input(customerTermsFields)
    .output(termsSchema)
    .mutation(({ ctx, input }) => updateCustomerTerms(ctx.deps, callerOf(ctx), input)),
}

/** The ledger, and what is asked for. */
export const paymentsRouter = router({
  ...paymentRules,
  ofOrder: procedure({
    access: 'orderParty',
    rest: {
      method: 'GET',
      path: '/order/:id/money',
      summary: 'What an order costs, what is asked for, paid and left; its payments, newest first',
    },
  })
    .input(z.object({ id }))
    .output(orderMoneyDetailSchema)
    .query(({ ctx, input }) => readOrderMoney(ctx.deps, ctx, input)),
  mine: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/payment/mine', summary: "The caller's own money" },
  })
    .output(customerMoneySchema)
    .query(({ ctx }) => readOwnMoney(ctx.deps, callerOf(ctx))),
  ofCustomer: procedure({
    access: ['orders'],
    rest: { method: 'GET', path: '/payment/customer/:id', summary: "A client's money" },
  })
    .input(z.object({ id }))
    .output(customerMoneySchema)
    .query(({ ctx, input }) => readCustomerMoney(ctx.deps, input)),
  list: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment',
      aliases: pagingAliases,
      summary: 'The ledger, newest first; `from` and `to` are days',
    },
  })
    .input(paymentListFields)
    .output(paymentsSchema)
    .query(({ ctx, input }) => listPayments(ctx.deps, input)),
  debts: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/debts',
      aliases: pagingAliases,
      summary: 'Orders of which something is left to pay, and what is owed by age',
    },
  })
    .input(debtFields)
    .output(debtsSchema)
    .query(({ ctx, input }) => listDebts(ctx.deps, input)),
  debtors: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/debtors',
      aliases: pagingAliases,
      summary: 'Clients who owe something, the latest first',
    },
  })
    .input(z.object(pagingFields))
    .output(debtorsSchema)
    .query(({ ctx, input }) => listDebtors(ctx.deps, input)),
  export: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/export',
      file: Object.values(tableTypes),
      summary:
        'The filtered ledger as a table, XLSX or CSV, in the language of the request; at most 10,000 lines',
    },
  })
    .input(exportPaymentsFields)
    .output(fileSchema)
    .query(async ({ ctx, input }) => {
      await writeReading(ctx, 'paymentsExported')
      return exportPayments(ctx.deps, { ...input, language: ctx.language })
    }),
  exportDebts: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/debts/export',
      file: Object.values(tableTypes),
      summary:
        'The filtered debts as a table, XLSX or CSV, in the language of the request; at most 10,000 orders',
    },
  })
    .input(exportDebtsFields)
    .output(fileSchema)
    .query(async ({ ctx, input }) => {
      await writeReading(ctx, 'paymentsExported')
      return exportDebts(ctx.deps, { ...input, language: ctx.language })
    }),
  balances: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/balances',
      aliases: pagingAliases,
      summary: 'Clients with money that is for no order, what has lain the longest first',
    },
  })
    .input(z.object(pagingFields))
    .output(balancesSchema)
    .query(({ ctx, input }) => listBalances(ctx.deps, input)),
  unallocated: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/unallocated',
      summary: 'Payments of the last 30 days that are for no order while their client has open ones',
    },
  })
    .output(unallocatedSchema)
    .query(({ ctx }) => readUnallocated(ctx.deps)),
  attention: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/attention',
      summary: 'Orders that were paid above their price: what becomes of the money is open',
    },
  })
    .output(attentionSchema)
    .query(({ ctx }) => readAttention(ctx.deps)),
  payer: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/payer/:id',
      summary: 'What a client who pays owes, order by order, and has as balance; `orderId` stands first',
    },
  })
    .input(payerFields)
    .output(payerSchema)
    .query(({ ctx, input }) => readPayer(ctx.deps, input)),
  record: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/payment',
      status: 201,
      headers: { 'Idempotency-Key': 'A repeat with the same key answers the first payment.' },
      errors: ['CONFLICT'],
      summary: 'Write down money that came in; what is put to no order is the balance of the client',
      example: { appUserId: 12, way: 'cash', amount: 62.5, orders: [{ orderId: 17, amount: 62.5 }] },
    },
  })
    .input(recordFields)
    .output(paymentSchema)
    .mutation(({ ctx, input }) =>
      recordPayment(ctx.deps, callerOf(ctx), { ...input, idempotencyKey: ctx.idempotencyKey }),
    ),
  payFromBalance: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/payment/balance',
      headers: { 'Idempotency-Key': 'A repeat with the same key puts nothing again.' },
      errors: ['CONFLICT'],
      summary: 'Put money of the balance of a client to orders',
      example: { appUserId: 12, orders: [{ orderId: 17, amount: 20 }] },
    },
  })
    .input(useBalanceFields)
    .output(balanceUseSchema)
    .mutation(({ ctx, input }) =>
      payFromBalance(ctx.deps, callerOf(ctx), { ...input, idempotencyKey: ctx.idempotencyKey }),
    ),
  undoFromBalance: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/payment/balance/:id/undo',
      errors: ['CONFLICT'],
      summary: 'Take back within 10 seconds what one has put to orders out of a balance',
    },
  })
    .input(z.object({ id }))
    .output(balanceUseSchema)
    .mutation(({ ctx, input }) => undoFromBalance(ctx.deps, callerOf(ctx), input)),
  keepAsBalance: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/order/:id/money/balance',
      summary: 'What was paid above the price of an order becomes the balance of its client',
    },
  })
    .input(z.object({ id }))
    .output(z.object({ kept: z.number() }))
    .mutation(async ({ ctx, input }) => ({
      kept: toAzn(await keepAsBalance(ctx.deps, callerOf(ctx), input)),
    })),
  undo: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/payment/:id/undo',
      errors: ['CONFLICT'],
      summary: "Take back one's own entry within 10 seconds",
    },
  })
    .input(z.object({ id }))
    .output(paymentSchema)
    .mutation(({ ctx, input }) => undoPayment(ctx.deps, callerOf(ctx), input)),
  correct: procedure({
    access: decides,
    rest: {
      method: 'POST',
      path: '/payment/:id/correction',
      errors: ['CONFLICT'],
      summary: 'Take a wrong entry back, with a reason of 10 signs or more',
      example: { reason: 'Başqa müştərinin pulu idi' },
    },
  })
    .input(correctionFields)
    .output(paymentSchema)
    .mutation(({ ctx, input }) => correctPayment(ctx.deps, callerOf(ctx), input)),
  remind: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/payment/remind',
      summary: 'Remind the clients of these orders by email now; says what hinders it',
      example: { orderIds: [17] },
    },
  })
    .input(remindFields)
    .output(remindedSchema)
    .mutation(({ ctx, input }) => remindNow(ctx.deps, callerOf(ctx), input)),
  ask: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/payment/request',
      status: 201,
      errors: ['CONFLICT'],
      summary: 'Ask a client for money for orders: `deposit`, `rest`, `full`, or a `free` sum',
      example: { appUserId: 12, kind: 'free', orders: [{ orderId: 17, amount: 30 }], dueOn: '2026-12-04' },
    },
  })
    .input(requestFields)
    .output(requestSchema)
    .mutation(({ ctx, input }) => askForMoney(ctx.deps, callerOf(ctx), input)),
  cancelRequest: procedure({
    access: ['orders'],
    rest: {
      method: 'DELETE',
      path: '/payment/request/:id',
      errors: ['CONFLICT'],
      summary: 'No longer ask for it',
    },
  })
    .input(z.object({ id }))
    .output(requestSchema)
    .mutation(({ ctx, input }) => cancelRequest(ctx.deps, callerOf(ctx), input)),
})
