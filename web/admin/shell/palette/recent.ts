import { readStored, writeStored } from '../../../lib/device.ts'

/** Recently opened entries: name and address. Nothing about customers is kept. */
export type Recent = {
  kind: 'order' | 'service' | 'product' | 'project' | 'screen'
  label: string
  href: string
}

const key = 'officeRecent'
const max = 5

/** Only this staff member's entries, as the device may be shared. */
export function readRecent(userId: number): Recent[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '')
    const { user, items } = stored as { user?: unknown; items?: unknown }
    return user === userId && Array.isArray(items) ? items.filter(isRecent).slice(0, max) : []
  } catch {
    return []
  }
}

/** The latest first, each once. */
export function rememberRecent(userId: number, entry: Recent): void {
  const others = readRecent(userId).filter(({ href }) => href !== entry.href)
  writeStored(key, JSON.stringify({ user: userId, items: [entry, ...others].slice(0, max) }))
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false
  const { kind, label, href } = value as Partial<Recent>
  return (
    typeof label === 'string' &&
    typeof href === 'string' &&
    href.startsWith('/admin') &&
    ['order', 'service', 'product', 'project', 'screen'].includes(kind ?? '')
  )
}
