import type { Prisma } from './generated/client.ts'

/** The columns of what an order is called, as it was when it was ordered. */
export const orderNames = {
  serviceName: true,
  serviceName_ru: true,
  serviceName_en: true,
  productName: true,
  productName_ru: true,
  productName_en: true,
} as const satisfies Prisma.OrderSelect
