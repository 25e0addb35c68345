import type { Database, Transaction } from '../../db/client.ts'
import type { SecurityAct } from '../../db/generated/client.ts'
import { type Device, storedDevice } from './device.ts'

type Event = {
  act: SecurityAct
  /** Null when no account has the e-mail, which isn't stored. */
  userId: number | null
  at: Date
  device: Device
}

/** Records what happened to an account (ACC-17): never a password, an e-mail or a token. */
export async function writeSecurityEvent(
  db: Database | Transaction,
  { device, ...event }: Event,
): Promise<void> {
  await db.securityEvent.create({ data: { ...event, ...storedDevice(device) } })
}
