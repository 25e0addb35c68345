import { Secret, TOTP } from 'otpauth'

/** Six digits that change every 30 s, as every authenticator app supports (RFC 6238). */
const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret) })

/** 160 bits, base32. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32

/** The address that the QR code holds. */
export const secretUri = (secret: string, { site, email }: { site: string; email: string }): string =>
  totpOf(secret, { issuer: new URL(site).hostname, label: email }).toString()

/**
 * The 30 s step that this code belongs to: the present one, or a neighbour for clocks that differ; null for a
 * wrong code.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
