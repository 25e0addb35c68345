import type { Database } from '../../db/client.ts'
import { orNotFound } from '../../db/faults.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { recorded } from '../audit/recorded.ts'
import { companyRecord, toContactRecord } from './contact-shape.ts'

const isCompany: Message = /*i18n*/ {
  id: 'contact.company',
  message: 'The company’s own record can’t be deleted: letters and documents carry it. Change it instead.',
}

/** @throws NOT_FOUND; CONFLICT for record 1, so there is always one */
export async function deleteContact(db: Database, by: number, id: number) {
  if (id === companyRecord) throw new AppError('CONFLICT', isCompany)
  const row = await recorded(db, { by, kind: 'contact', id }, (tx) =>
    orNotFound(tx.contact.delete({ where: { id } })),
  )
  return toContactRecord(row)
}
