import type { Transaction } from '../../db/client.ts'

type Person = { name: string; surname: string; phoneNumber: string }

/**
 * Deletes what he asked for on the contact form: with his number and his name or surname. The number alone isn't enough:
 * nobody proves that the one in his profile is his, and he would delete somebody else's. Answers their ids.
 */
export async function eraseContactRequests(
  tx: Transaction,
  { name, surname, phoneNumber }: Person,
): Promise<number[]> {
  const gone = await tx.$queryRaw<{ id: number }[]>`
    DELETE FROM contact_requests
    WHERE regexp_replace(phone_number, '\\D', '', 'g') = regexp_replace(${phoneNumber}, '\\D', '', 'g')
      AND (strpos(search_fold(name), search_fold(${name})) > 0 OR strpos(search_fold(name), search_fold(${surname})) > 0)
    RETURNING id`
  return gone.map(({ id }) => id)
}
