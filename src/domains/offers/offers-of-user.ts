import type { Database, Transaction } from '../../db/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { toLanguage } from '../../lib/languages.ts'
import { readTaxKinds } from '../seller/read-seller.ts'
import { dayOf, toAnswer } from './answer-output.ts'
import { linesForCustomer } from './line-output.ts'
import { readLines } from './lines.ts'

/** The quotes that were sent to a customer, and their answers, for the export of their data (DAT-1). */
export async function offersOfUser(db: Database, userId: number) {
  const offers = await db.offer.findMany({
    where: { userId, lastRevision: { gt: 0 } },
    orderBy: { id: 'asc' },
    include: {
      revisions: { orderBy: { number: 'asc' }, omit: { pdf: true } },
      answers: { orderBy: { id: 'asc' } },
      views: { orderBy: { revision: 'asc' } },
      orders: { orderBy: { place: 'asc' }, select: { orderId: true } },
    },
  })
  const taxKindOf = await readTaxKinds(db)
  return offers.map(({ id, revisions, answers, views, orders }) => ({
    id,
    revisions: revisions.map(({ number, language, title, note, lines, validUntil, sentAt }) => ({
      number,
      sentAt: sentAt.toISOString(),
      validUntil: dayOf(validUntil),
      title,
      note,
      ...linesForCustomer(
        {
          lines: readLines(lines),
          before: null,
          language: toLanguage(language),
          taxKind: taxKindOf(bakuDay(sentAt)),
        },
        () => null,
      ),
    })),
    answers: answers.map((answer) => ({ ...toAnswer(answer), address: answer.address })),
    views: views.map(({ revision, count, lastAt }) => ({ revision, count, lastAt: lastAt.toISOString() })),
    orders: orders.map(({ orderId }) => orderId),
  }))
}

/** Erases a customer's quotes with their PDFs and links; their orders stay (DAT-2). */
export async function eraseOffers(tx: Transaction, userId: number): Promise<void> {
  await tx.offer.deleteMany({ where: { userId } })
}
