import { unzipSync } from 'fflate'
import { UnreadXlsx } from './unread-xlsx.ts'

/** Of all parts that are unpacked of one file, together. */
const mostUnpacked = 16 * 1024 * 1024

/** In one case, with slashes, from the root: as packers write them differently. */
const partName = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/**
 * Texts of the parts that are asked for by name, by name in lower case; nothing else is unpacked, and never more than a
 * part says of its size and 16 MB in all.
 */
export function openZip(bytes: Uint8Array): (names: readonly string[]) => Map<string, string> {
  let left = mostUnpacked
  return (names) => {
    const wanted = new Set(names.map(partName))
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!wanted.has(partName(name))) return false
        left -= originalSize
        if (left < 0) throw new UnreadXlsx('tooLarge')
        return true
      },
    })
    const decoder = new TextDecoder()
    return new Map(
      Object.entries(files).map(([name, content]) => [partName(name), decoder.decode(content)] as const),
    )
  }
}
