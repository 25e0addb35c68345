import type { Database, Transaction } from '../../db/client.ts'
import { hashToken } from './find-caller.ts'
import { makeToken } from './sessions.ts'

/** The device's key comes in this cookie, or in the header from callers without cookies. */
export const deviceCookieName = 'device'
export const deviceHeader = 'x-device'
const yearSeconds = 365 * 24 * 60 * 60

/** The cookie lasts a year, goes to our own server only, and doesn't say whose it is. */
export const deviceCookie = (key: string, siteUrl: string): string =>
  `${deviceCookieName}=${key}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${siteUrl.startsWith('https:') ? '; Secure' : ''}`

/** Whether this account has logged in on the device before (ACC-15). */
export async function isKnownDevice(
  db: Database,
  userId: number | undefined,
  key: string | undefined,
): Promise<boolean> {
  if (userId === undefined || key === undefined) return false
  return (await db.knownDevice.count({ where: { userId, keyHash: hashToken(key) } })) > 0
}

/** Remembers the device from now on and returns its key, which stays the same if it has one. */
export async function knowDevice(
  tx: Transaction,
  userId: number,
  key: string = makeToken(),
  usedAt: Date,
): Promise<string> {
  const keyHash = hashToken(key)
  const where = { userId_keyHash: { userId, keyHash } }
  await tx.knownDevice.upsert({ where, create: { userId, keyHash, usedAt }, update: { usedAt } })
  return key
}
