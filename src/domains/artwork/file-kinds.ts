/** What is taken (ART-2): the first four are read by the checks, the others are kept for prepress. */
export const fileKinds = ['pdf', 'jpeg', 'png', 'tiff', 'ai', 'cdr', 'psd', 'eps', 'svg', 'zip'] as const
export type FileKind = (typeof fileKinds)[number]

const checkedKinds: readonly FileKind[] = ['pdf', 'jpeg', 'png', 'tiff']
export const isChecked = (kind: FileKind): boolean => checkedKinds.includes(kind)

/** Bytes of a file's beginning that its kind is told by. */
export const kindLength = 64 * 1024
/** Programs write a few bytes before it. */
const pdfWithin = 1024
/** The comments that a PostScript file begins with are within it. */
const postScriptComments = 4096

const starts = (head: Buffer, bytes: string): boolean =>
  head.subarray(0, bytes.length).equals(Buffer.from(bytes, 'latin1'))

/** What files of these kinds begin with. A TIFF's directory may stand at its end, so no more of it is asked for. */
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

/** The kind of a file, told by its first {@link kindLength} bytes, never by its name; null for one that isn't taken. */
export function tellFileKind(content: Buffer): FileKind | null {
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

/** Corel's own files are archives since X4; those of other programs aren't artwork. */
function zipKind(head: Buffer): FileKind | null {
  if (head.includes('application/x-vnd.corel') || head.includes('content/riffData.cdr')) return 'cdr'
  return /\[Content_Types\]\.xml|application\/vnd\.|META-INF\/|AndroidManifest/.test(
    head.toString('latin1', 0, 4096),
  )
    ? null
    : 'zip'
}

/** The first element is `<svg>`: only white space, comments, a declaration or a DOCTYPE come before it. */
const isSvg = (head: Buffer): boolean =>
  /^\uFEFF?\s*(?:<\?[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE\s[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:\w+:)?svg[\s>/]/.test(
    head.toString('utf8'),
  )
