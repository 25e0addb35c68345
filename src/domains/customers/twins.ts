import type { Database } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { searchDigits } from '../../lib/phone.ts'
import { phoneDigits } from './match-users.ts'

type Known = { id: number; email: string; contactEmail: string; phoneNumber: string }

/** Digits from which a number is one person's, without its country code. */
const wholeDigits = 7

/** The most records with the same number that are looked at. */
const maxLookedAt = 50

/**
 * The other living records with the same phone number, in any spelling, or the same address, unless staff have
 * said that they are another person's; the one that ordered last comes first (CUS-11).
 */
export async function findTwins(db: Database, customer: Known) {
  const digits = nationalDigits(customer.phoneNumber)
  const email = customer.email || customer.contactEmail
  if (digits === null && email === '') return []
  const sameNumber = digits === null ? Prisma.sql`false` : Prisma.sql`${phoneDigits} LIKE ${`%${digits}`}`
  const sameAddress =
    email === ''
      ? Prisma.sql`false`
      : Prisma.sql`((lower(u.email) = ${email} AND u.email <> '') OR (u.contact_email = ${email} AND u.contact_email <> ''))`
  const found = await db.$queryRaw<Twin[]>`
    SELECT u.id, u.name, u.surname, u.phone_number AS "phoneNumber", ${sameAddress} AS "hasSameEmail",
      count(o.id)::int AS orders, max(o.created_at) AS "lastOrderAt"
    FROM users u JOIN roles r ON r.id = u.role_id LEFT JOIN orders o ON o.user_id = u.id
    WHERE r.name = 'Client' AND u.deleted_at IS NULL AND u.id <> ${customer.id} AND (${sameNumber} OR ${sameAddress})
      AND NOT EXISTS (SELECT FROM apart_customers a
        WHERE a.one_id = least(u.id, ${customer.id}) AND a.other_id = greatest(u.id, ${customer.id}))
    GROUP BY u.id ORDER BY max(o.created_at) DESC NULLS LAST, u.id DESC LIMIT ${maxLookedAt}`
  return found.flatMap(({ phoneNumber, hasSameEmail, lastOrderAt, ...twin }) => {
    const hasSamePhone = digits !== null && nationalDigits(phoneNumber) === digits
    if (!hasSamePhone && !hasSameEmail) return []
    return [{ ...twin, samePhone: hasSamePhone, lastOrderAt: lastOrderAt?.toISOString() ?? null }]
  })
}

type Twin = {
  id: number
  name: string
  surname: string
  phoneNumber: string
  hasSameEmail: boolean
  orders: number
  lastOrderAt: Date | null
}

/** Null for what is no whole number. */
function nationalDigits(phone: string): string | null {
  const digits = searchDigits(phone)
  return digits !== null && digits.length >= wholeDigits ? digits : null
}
