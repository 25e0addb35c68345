import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../src/db/client.ts'
import { hashPassword } from '../../src/lib/password-hash.ts'
import { contactRequests, customers, type DemoPerson, demoPassword, type StaffRole, staff } from './people.ts'
import { pictureId } from './picture-id.ts'
import type { StoredIds } from './store-pictures.ts'

/** User ids: staff by role, customers by e-mail. */
export type People = { staff: Map<StaffRole, number>; customers: Map<string, number> }

type Passwords = { demo: string; nobodys: string }

/** Only the demo admin and the demo customer get the known password (OPS-8): the demo opens no other door. */
export async function hashDemoPasswords(): Promise<Passwords> {
  const [demo, nobodys] = await Promise.all([
    hashPassword(demoPassword),
    hashPassword(randomBytes(32).toString('hex')),
  ])
  return { demo, nobodys }
}

/** Staff, customers and the inbox. A SuperAdmin who is there already stays the only one. */
export async function seedPeople(
  tx: Transaction,
  pictures: StoredIds,
  passwords: Passwords,
  now: Date,
): Promise<People> {
  const roles = new Map((await tx.role.findMany()).map(({ id, name }) => [name, id]))
  const joined = new Date(now.getTime() - 4 * 365 * 24 * 3_600_000)
  const create = async (person: DemoPerson, role: string, passwordHash: string): Promise<number> => {
    const { picture, ...data } = person
    const roleId = roles.get(role)
    if (roleId === undefined) throw new Error(`there is no role ${role}`)
    const photoId = picture === undefined ? null : pictureId(pictures, picture)
    return (
      await tx.user.create({
        data: { ...data, roleId, photoId, passwordHash, createdAt: joined, emailConfirmedAt: joined },
      })
    ).id
  }
  const people: People = { staff: new Map(), customers: new Map() }
  const superAdmin = await tx.user.findFirst({ where: { role: { name: 'SuperAdmin' }, deletedAt: null } })
  if (superAdmin) people.staff.set('SuperAdmin', superAdmin.id)
  for (const [index, { role, ...person }] of staff.entries()) {
    if (people.staff.has(role)) continue
    people.staff.set(role, await create(person, role, index === 0 ? passwords.demo : passwords.nobodys))
  }
  for (const [index, person] of customers.entries()) {
    people.customers.set(
      person.email,
      await create(person, 'Client', index === 0 ? passwords.demo : passwords.nobodys),
    )
  }
  await tx.contactRequest.createMany({
    data: contactRequests.map(({ name, phoneNumber, hoursAgo, handledAfter }) => {
      const createdAt = new Date(now.getTime() - hoursAgo * 3_600_000)
      const handled = handledAfter !== undefined
      return {
        name,
        phoneNumber,
        createdAt,
        handledAt: handled ? new Date(createdAt.getTime() + handledAfter * 3_600_000) : null,
        handledById: handled ? (people.staff.get('Consultant') ?? null) : null,
      }
    }),
  })
  return people
}
