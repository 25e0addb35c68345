/**
 * The address of a database whose sessions keep UTC, whatever zone the server or the role has: Prisma writes moments
 * without a zone, and reads them as UTC.
 */
export function utcSession(url: string): string {
  const address = new URL(url)
  const options = address.searchParams.get('options')
  address.searchParams.set('options', options ? `${options} -c TimeZone=UTC` : '-c TimeZone=UTC')
  return address.href
}
