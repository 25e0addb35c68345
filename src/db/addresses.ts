import pg from 'pg'
import type { Settings } from '../env.ts'
import { StartError } from '../lib/start-error.ts'

/** The addresses of the database. */
export type Addresses = {
  /** For reads and writes; perhaps through a pooler. */
  url: string
  /** For what needs a session of its own: listening, locks, migrations, backups. The same by default. */
  directUrl: string
}

const kept = ['disable', 'require', 'verify-ca', 'verify-full', 'no-verify']

/** The database of the settings, undefined for the bundled one. @throws StartError for an invalid address */
export function givenAddresses(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>,
): Addresses | undefined {
  if (settings.DATABASE_URL === undefined) return undefined
  const url = asLibpq('DATABASE_URL', settings.DATABASE_URL)
  const direct = settings.DATABASE_DIRECT_URL
  return { url, directUrl: direct === undefined ? url : asLibpq('DATABASE_DIRECT_URL', direct) }
}

/**
 * The address with `sslmode` as PostgreSQL's own programs understand it: `require` encrypts and trusts any
 * certificate.
 */
function asLibpq(name: string, url: string): string {
  const address = new URL(url)
  const mode = address.searchParams.get('sslmode')
  const refuse = (reason: string) => new StartError(`${name}: ${reason}.`)
  if (mode !== null && !kept.includes(mode))
    throw refuse(`sslmode=${mode} isn't known here: use one of ${kept.join(', ')}`)
  if (mode === 'verify-ca' && !address.searchParams.has('sslrootcert'))
    throw refuse('sslmode=verify-ca needs sslrootcert, the file with the certificate of the authority')
  if (mode === 'require' || mode === 'verify-ca') address.searchParams.set('uselibpqcompat', 'true')
  try {
    // This reads the certificate files that the address names.
    new pg.Client({ connectionString: address.href })
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error))
  }
  return address.href
}
