import { readFileSync } from 'node:fs'

/** The user that PostgreSQL runs as when the program is root, which PostgreSQL refuses. */
export type Account = { uid: number; gid: number }

const conventionalNobody: Account = { uid: 65534, gid: 65534 }

/**
 * `postgres`, else `no one`, when this process is root; otherwise undefined, and PostgreSQL runs as we do.
 */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readAccounts()
  return accounts.get('postgres') ?? accounts.get('nobody') ?? conventionalNobody
}

function readAccounts(): Map<string, Account> {
  const accounts = new Map<string, Account>()
  for (const line of readPasswd().split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && uid && gid && uid !== '0') accounts.set(name, { uid: Number(uid), gid: Number(gid) })
  }
  return accounts
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8')
  } catch {
    return ''
  }
}
