import { randomBytes } from 'node:crypto'
import type { Database } from '../../src/db/client.ts'
import { hashToken } from '../../src/domains/accounts/find-caller.ts'
import { type OrderStatus, spendStatuses } from '../../src/domains/order-status/statuses.ts'

let counter = 0
const next = (): number => ++counter

type Role = string | readonly number[]

/** A user with a seeded role, or with a new staff role of just these areas; no password can match. */
export async function makeUser(
  db: Database,
  role: Role = 'Client',
  data: { email?: string; name?: string; emailConfirmedAt?: Date | null } = {},
) {
  const number = next()
  return db.user.create({
    data: {
      name: data.name ?? 'Aysel',
      surname: 'Əliyeva',
      email: data.email ?? `user${number}-${randomBytes(3).toString('hex')}@example.com`,
      emailConfirmedAt: data.emailConfirmedAt === undefined ? new Date() : data.emailConfirmedAt,
      phoneNumber: '+994 50 312 44 18',
      passwordHash: 'none',
      role:
        typeof role === 'string'
          ? { connect: { name: role } }
          : { create: { name: `Role ${randomBytes(4).toString('hex')}`, permissions: [...role] } },
    },
  })
}

/** An access token of an existing user. */
export async function makeToken(db: Database, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.session.create({ data: { userId, tokenHash: hashToken(token) } })
  return token
}

/** An access token of a new user. */
export async function signInAs(db: Database, role: Role): Promise<string> {
  const user = await makeUser(db, role)
  return makeToken(db, user.id)
}

/** A service with its price tiers (count, price in qəpik for the whole run). */
export async function makeService(
  db: Database,
  data: {
    name?: string
    state?: boolean
    priority?: number
    prices?: { count: number; price: number }[]
  } = {},
) {
  const { prices = [], name = `Vizit kartı ${next()}`, ...rest } = data
  return db.service.create({
    data: { name, name_ru: `${name} ru`, name_en: `${name} en`, ...rest, prices: { create: prices } },
    include: { prices: true },
  })
}

/** A product of a service with its price tiers. */
export async function makeProduct(
  db: Database,
  serviceId: number,
  data: {
    name?: string
    state?: boolean
    weightOf100?: number
    prices?: { count: number; price: number }[]
  } = {},
) {
  const { prices = [], name = `Məhsul ${next()}`, ...rest } = data
  return db.product.create({
    data: {
      serviceId,
      name,
      name_ru: `${name} ru`,
      name_en: `${name} en`,
      ...rest,
      prices: { create: prices },
    },
    include: { prices: true },
  })
}

/** A suggestion of 50 AZN for 100 pieces, as an order keeps it. */
export const someQuote = {
  tier: { count: 100, price: 5000 },
  unitPrice: 50,
  base: 5000,
  percentageBp: 0,
  kind: null,
  total: 5000,
  saving: 0,
  next: null,
}

/** An order of a customer as it is after staff have moved it to `status`; accepted ones have a price in qəpik. */
export async function makeOrder(
  db: Database,
  userId: number,
  service: { id: number; name: string; name_ru: string; name_en: string },
  data: {
    status?: OrderStatus
    price?: number
    acceptedAt?: Date
    createdAt?: Date
    count?: number
    id?: number
  } = {},
) {
  const { status = 'Pending', price, acceptedAt, ...rest } = data
  const isAccepted = price !== undefined || spendStatuses.some((one) => one === status)
  return db.order.create({
    data: {
      userId,
      serviceId: service.id,
      serviceName: service.name,
      serviceName_ru: service.name_ru,
      serviceName_en: service.name_en,
      count: 100,
      status,
      ...(isAccepted && { price: price ?? 5000, acceptedAt: acceptedAt ?? new Date() }),
      ...rest,
    },
  })
}
