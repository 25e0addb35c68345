import type { Transaction } from '../../db/client.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import type { Snapshot } from '../content/values.ts'
import { pictureUrl } from '../media/picture-columns.ts'

/** A living account of anybody; its password is compared, never written down (`hiddenFields`). */
export async function readUser(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.user.findFirst({
    where: { id, deletedAt: null },
    include: { role: { select: { id: true, name: true } }, photo: true, secondFactor: true },
  })
  if (!row) return null
  const { name, surname, fatherName, phoneNumber, role } = row
  const email = row.email || row.contactEmail
  const own = {
    name,
    surname,
    fatherName,
    email,
    phoneNumber,
    appRole: role,
    photoUrl: pictureUrl(row.photo),
    // That there is one: true, or nothing.
    ...(row.secondFactor?.confirmedAt && { secondFactor: true }),
    ...(row.invitedAt && { invitedAt: row.invitedAt.toISOString() }),
  }
  return { name: `${name} ${surname}`.trim(), fields: { ...own, password: row.passwordHash } }
}

/** Its name is that of the role; `permissions` are the ids of its areas. */
export async function readRole(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.role.findUnique({ where: { id } })
  return row && { name: row.name, fields: { name: row.name, permissions: row.permissions } }
}

/** Its name is the amount from which on it counts, in AZN. */
export async function readDiscount(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.discount.findUnique({ where: { id } })
  if (!row) return null
  const fields = { limit: toAzn(row.limit), percentage: toPercent(row.percentageBp) }
  return { name: String(fields.limit), fields }
}

/** Its name is who asked; the number stays in the inbox. */
export async function readContactRequest(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.contactRequest.findUnique({ where: { id } })
  return row && { name: row.name, fields: { handled: row.handledAt !== null, note: row.note } }
}

export async function readMessageTemplate(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.messageTemplate.findUnique({ where: { id } })
  if (!row) return null
  const { title, text, text_ru, text_en } = row
  return { name: title, fields: { title, text, text_ru, text_en } }
}
