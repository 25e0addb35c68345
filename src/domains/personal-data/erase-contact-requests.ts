import type { Transaction } from '../../db/client.ts'

type Person = { name: string; surname: string; phoneNumber: string }

/**
 * Deletes what somebody asked for on the contact form: with their number and whole name, in either order and however it
 * is written. Nobody proves that the number in their profile is theirs: by less they would delete somebody else's, so
 * what is left is for the staff to decide. Answers the requests' ids.
 */
export async function eraseContactRequests(
  tx: Transaction,
  { name, surname, phoneNumber }: Person,
): Promise<number[]> {
  const gone = await tx.$queryRaw<{ id: number }[]>`
    DELETE FROM contact_requests
    WHERE regexp_replace(phone_number, '\\D', '', 'g') = regexp_replace(${phoneNumber}, '\\D', '', 'g')
      AND regexp_replace(btrim(search_fold(name)), '\\s+', ' ', 'g') IN (
        search_fold(${`${name} ${surname}`}), search_fold(${`${surname} ${name}`}))
    RETURNING id`
  return gone.map(({ id }) => id)
}
