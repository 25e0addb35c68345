import { orNotFound } from '../../db/database-errors.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import { companyRecord, toContactRecord } from './contact-output.ts'

type ActDeps = Pick<Deps, 'db'>
type Changed = Omit<Prisma.ContactUpdateInput, 'updatedAt'> & { id: number; updatedAt?: string | undefined }

const isCompany: Message = /*i18n*/ {
  id: 'contact.company',
  message: 'The company’s own record can’t be deleted: letters and documents carry it. Change it instead.',
}

/** A new record comes last, so that the phone in the header stays the one that it was. */
export async function createContact(
  { db }: ActDeps,
  caller: Pick<Caller, 'id'>,
  data: Prisma.ContactCreateInput,
) {
  const row = await recordedNew(db, { by: caller.id, kind: 'contact' }, async (tx) => {
    const { _max } = await tx.contact.aggregate({ _max: { priority: true } })
    return tx.contact.create({ data: { ...data, priority: (_max.priority ?? 0) + 1 } })
  })
  return toContactRecord(row)
}

/** What isn't given stays. @throws NOT_FOUND, CONFLICT */
export async function updateContact(
  { db }: ActDeps,
  caller: Pick<Caller, 'id'>,
  { id, updatedAt, ...data }: Changed,
): Promise<void> {
  await recordedUpdate(db, { by: caller.id, kind: 'contact', id, updatedAt }, (tx) =>
    tx.contact.update({ where: { id }, data }),
  )
}

/** @throws NOT_FOUND; CONFLICT for record 1, so there is always one */
export async function deleteContact({ db }: ActDeps, caller: Pick<Caller, 'id'>, { id }: { id: number }) {
  if (id === companyRecord) throw new AppError('CONFLICT', isCompany)
  const row = await recorded(db, { by: caller.id, kind: 'contact', id }, (tx) =>
    orNotFound(tx.contact.delete({ where: { id } })),
  )
  return toContactRecord(row)
}
