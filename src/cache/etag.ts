import { createHash } from 'node:crypto'

/** The ETag of an answer's bytes, whatever their compression. */
export function etagOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(part)
  return `"${hash.digest('base64url')}"`
}

/** If-None-Match has it, so the caller has the answer already (RFC 9110, 13.1.2). */
export const knowsEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false
