import type { Database } from '../../../db/client.ts'
import type { Prisma } from '../../../db/generated/client.ts'
import { notFound } from '../../../lib/errors.ts'
import { type Language, languages, pick, toLanguage } from '../../../lib/languages.ts'

const parts = { user: true } as const satisfies Prisma.OrderInclude
export type PaperOrder = Prisma.OrderGetPayload<{ include: typeof parts }>

/** The order of a paper, of one client only where `userId` says so. @throws NOT_FOUND */
export async function readPaperOrder(db: Database, id: number, userId?: number): Promise<PaperOrder> {
  const order = await db.order.findFirst({
    where: { id, ...(userId !== undefined && { userId }) },
    include: parts,
  })
  if (!order) throw notFound()
  return order
}

/** The client's language, unless another one is asked for. */
export const languageOf = (order: PaperOrder, asked: string | undefined): Language =>
  languages.find((language) => language === asked) ?? toLanguage(order.user.language)

export const customerOf = ({ user }: PaperOrder): string => `${user.name} ${user.surname}`.trim()

/** The names that the order was placed with. */
export function itemOf(order: PaperOrder, language: Language): { service: string; product: string | null } {
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
