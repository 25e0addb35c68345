import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { nameOf } from './customer-output.ts'
import { lockCustomer } from './hold-customer.ts'
import { asPair } from './merge-rules.ts'

/**
 * Staff say that two records with the same number or address are two people; they aren't proposed again.
 * @throws NOT_FOUND; CONFLICT for one and the same record
 */
export async function keepCustomersApart(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { id, otherId }: { id: number; otherId: number },
): Promise<void> {
  const pair = asPair(id, otherId)
  await db.$transaction(async (tx) => {
    for (const one of pair) await lockCustomer(tx, one)
    const data = [{ oneId: pair[0], otherId: pair[1], byId: caller.id }]
    const { count } = await tx.apartCustomers.createMany({ data, skipDuplicates: true })
    if (count === 0) return
    const other = await lockCustomer(tx, otherId)
    const name = nameOf(await lockCustomer(tx, id))
    const from = { id: otherId, name: `${nameOf(other)}, № ${otherId}` }
    const entry = { by: caller.id, kind: 'customer', id, name, act: 'changed' } as const
    await writeEntry(tx, { ...entry, changes: { apart: [null, from] } })
  })
}
