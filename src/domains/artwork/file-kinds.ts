import { isSvg } from '../../lib/is-svg.ts'

/** The accepted kinds (ART-2): the first four are checked automatically, the others are kept for prepress. */
export const fileKinds = ['pdf', 'jpeg', 'png', 'tiff', 'ai', 'cdr', 'psd', 'eps', 'svg', 'zip'] as const
export type FileKind = (typeof fileKinds)[number]

const checkedKinds: readonly FileKind[] = ['pdf', 'jpeg', 'png', 'tiff']
export const isChecked = (kind: FileKind): boolean => checkedKinds.includes(kind)

/** Bytes from a file's beginning by which its kind is recognised. */
export const kindLength = 64 * 1024
/** Bytes: some programs write a few before the header. */
const pdfWithin = 1024
/** Bytes that hold the comments at the beginning of a PostScript file. */
const postScriptComments = 4096

const starts = (head: Buffer, bytes: string): boolean =>
  head.subarray(0, bytes.length).equals(Buffer.from(bytes, 'latin1'))

/**
 * The signatures of these kinds. A TIFF's directory may stand at its end, so only its signature is checked.
 */
const beginnings: readonly [string, FileKind][] = [
  ['8BPS', 'psd'],
  ['\xC5\xD0\xD3\xC6', 'eps'],
  ['\xFF\xD8\xFF', 'jpeg'],
  ['\x89PNG\r\n\x1A\n', 'png'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['II+\0', 'tiff'],
  ['MM\0+', 'tiff'],
]

/**
 * The kind of a file by its first {@link kindLength} bytes, never by its name; null when it isn't accepted.
 */
export function fileKindOf(content: Buffer): FileKind | null {
  const head = content.subarray(0, kindLength)
  if (head.subarray(0, pdfWithin + 5).includes('%PDF-')) return 'pdf'
  for (const [bytes, kind] of beginnings) if (starts(head, bytes)) return kind
  if (starts(head, '%!PS')) return postScriptKind(head)
  if (starts(head, 'RIFF') && /^CDR/i.test(head.toString('latin1', 8, 12))) return 'cdr'
  if (starts(head, 'PK\x03\x04')) return zipKind(head)
  return isSvg(head) ? 'svg' : null
}

function postScriptKind(head: Buffer): FileKind | null {
  const lines = head.toString('latin1', 0, postScriptComments).split(/[\r\n]/)
  if (/^%!PS-Adobe-[\d.]{1,9} EPSF/.test(lines[0] ?? '')) return 'eps'
  const isIllustrators = (line: string) => line.startsWith('%%Creator:') && line.includes('Illustrator')
  return lines.some(isIllustrators) ? 'ai' : null
}

/** CorelDRAW files are archives since X4; archives of other programs aren't artwork. */
function zipKind(head: Buffer): FileKind | null {
  if (head.includes('application/x-vnd.corel') || head.includes('content/riffData.cdr')) return 'cdr'
  return /\[Content_Types\]\.xml|application\/vnd\.|META-INF\/|AndroidManifest/.test(
    head.toString('latin1', 0, 4096),
  )
    ? null
    : 'zip'
}
