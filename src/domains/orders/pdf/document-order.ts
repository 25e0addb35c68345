import type { Database } from '../../../db/client.ts'
import type { Prisma } from '../../../db/generated/client.ts'
import { notFound } from '../../../lib/errors.ts'
import { type Language, languages, pick, toLanguage } from '../../../lib/languages.ts'
import { orderedOptions } from '../../options/ordered-options.ts'
import { toDay } from '../../production/production-output.ts'
import { eventParts } from '../order-events.ts'
import type { TicketOrder } from '../ticket-facts.ts'

const parts = {
  user: true,
  events: eventParts,
  artwork: {
    select: {
      state: true,
      versions: {
        orderBy: { number: 'desc' },
        take: 1,
        select: { number: true, files: { orderBy: { position: 'asc' }, select: { name: true } } },
      },
    },
  },
} as const satisfies Prisma.OrderInclude
export type DocumentOrder = Prisma.OrderGetPayload<{ include: typeof parts }>

/** The orders of documents, in the order of the request. @throws NOT_FOUND when one of them is missing */
export async function readDocumentOrders(db: Database, ids: readonly number[]): Promise<DocumentOrder[]> {
  const rows = await db.order.findMany({ where: { id: { in: [...ids] } }, include: parts })
  return ids.map((id) => {
    const order = rows.find((row) => row.id === id)
    if (!order) throw notFound()
    return order
  })
}

/** The day since which its price counts: the acceptance or last correction, before them the order. */
export function pricedAt({
  createdAt,
  acceptedAt,
  events,
}: Pick<DocumentOrder, 'createdAt' | 'acceptedAt' | 'events'>): Date {
  const corrected = events.findLast(({ oldPrice }) => oldPrice !== null)
  return corrected?.createdAt ?? acceptedAt ?? createdAt
}

/** The customer's language, unless another one is asked for. */
export const languageOf = (order: DocumentOrder, asked: string | undefined): Language =>
  languages.find((language) => language === asked) ?? toLanguage(order.user.language)

export const customerOf = ({ user }: DocumentOrder): string => `${user.name} ${user.surname}`.trim()

/** The names at the time the order was placed. */
export function itemOf(
  order: DocumentOrder,
  language: Language,
): { service: string; product: string | null } {
  const { productName, productName_ru, productName_en } = order
  const names = {
    productName: productName ?? '',
    productName_ru: productName_ru ?? '',
    productName_en: productName_en ?? '',
  }
  return {
    service: pick(order, 'serviceName', language),
    product: productName === null ? null : pick(names, 'productName', language),
  }
}

/** What the job ticket shows of it. */
export function toTicketOrder(order: DocumentOrder, daysLate: number): TicketOrder {
  const { serviceName, serviceName_ru, serviceName_en, productName, productName_ru, productName_en } = order
  const options = order.options === null ? null : orderedOptions.parse(order.options)
  const newest = order.artwork?.versions[0]
  return {
    service: { name: serviceName, name_ru: serviceName_ru, name_en: serviceName_en },
    product:
      productName === null
        ? null
        : { name: productName, name_ru: productName_ru ?? '', name_en: productName_en ?? '' },
    choices: options?.choices ?? [],
    trim: options?.trim ?? null,
    count: order.count,
    promisedOn: order.promisedOn && toDay(order.promisedOn),
    daysLate,
    customer: customerOf(order),
    artwork: order.artwork && {
      state: order.artwork.state,
      version: newest?.number ?? 0,
      fileNames: newest?.files.map(({ name }) => name) ?? [],
    },
    comment: order.comment,
  }
}
