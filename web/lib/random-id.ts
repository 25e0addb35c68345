/**
 * 32 hex digits that can't be guessed. It isn't `randomUUID`, which a page that isn't served over HTTPS doesn't have.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
