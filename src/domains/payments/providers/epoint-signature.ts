import { createHash, timingSafeEqual } from 'node:crypto'

/** base64 of the raw SHA-1 of key, data and key again. */
const digest = (privateKey: string, data: string): Buffer =>
  createHash('sha1').update(`${privateKey}${data}${privateKey}`).digest()

export const sign = (privateKey: string, data: string): string => digest(privateKey, data).toString('base64')

/** In a time that doesn't depend on how much of it is right. */
export function isSigned(privateKey: string, data: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64')
  const wanted = digest(privateKey, data)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
