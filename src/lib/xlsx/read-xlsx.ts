import { unzipSync } from 'fflate'
import { readRows, readTexts, type SheetRow } from './read-rows.ts'
import { readStyles } from './read-styles.ts'
import { pricesLimits, UnreadXlsx, type XlsxLimits } from './unread-xlsx.ts'
import { walkXml } from './walk-xml.ts'

export type SheetRead = { name: string; rows: SheetRow[] }

/**
 * One sheet of a workbook (ADM-20): the first that has one of these names, else the first that is shown.
 * @throws UnreadXlsx
 */
export function readXlsx(
  bytes: Uint8Array,
  names: readonly string[],
  limits: XlsxLimits = pricesLimits,
): SheetRead {
  if (bytes.length > limits.bytes) throw new UnreadXlsx('tooLarge')
  if (startsWith(bytes, ole)) throw new UnreadXlsx(isLocked(bytes) ? 'encrypted' : 'notXlsx')
  if (!startsWith(bytes, zip)) throw new UnreadXlsx('notXlsx')
  try {
    return readBook(bytes, names, limits)
  } catch (error) {
    throw error instanceof UnreadXlsx ? error : new UnreadXlsx('broken')
  }
}

const zip = [0x50, 0x4b]
/** The signature of old .xls files, and of .xlsx with a password. */
const ole = [0xd0, 0xcf, 0x11, 0xe0]
const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign)

const isLocked = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage')

/** The type of .xlsm; the binary .xlsb has another one. */
const withMacros = /ms-excel\.(sheet|template)\.macroEnabled\.main\+xml$/

function readBook(bytes: Uint8Array, names: readonly string[], limits: XlsxLimits): SheetRead {
  const open = openZip(bytes, limits.unpacked)
  const first = open(['[content_types].xml', '_rels/.rels'])
  const main = linksOf(first.get('_rels/.rels'), '').find(isOf('officeDocument'))?.path ?? 'xl/workbook.xml'
  const type = partType(main, first.get('[content_types].xml') ?? nothing)
  if (withMacros.test(type)) throw new UnreadXlsx('macros')
  if (!type.includes('spreadsheetml')) throw new UnreadXlsx('notXlsx')
  const relations = main.replace(/(?<![^/])([^/]*)$/, '_rels/$1.rels').toLowerCase()
  const book = open([main, relations])
  const links = linksOf(book.get(relations), main)
  const sheets = sheetsOf(book.get(main.toLowerCase())).flatMap((sheet) => {
    const link = links.filter(isOf('worksheet')).find(({ id }) => id === sheet.id)
    return link ? [{ ...sheet, path: link.path }] : []
  })
  const sheet =
    sheets.find(({ name }) => names.includes(name.trim())) ?? sheets.find(({ isShown }) => isShown)
  if (!sheet) throw new UnreadXlsx('broken')
  const pathOf = (kind: string) => links.find(isOf(kind))?.path.toLowerCase() ?? ''
  const [styles, texts] = [pathOf('styles'), pathOf('sharedStrings')]
  const parts = open([sheet.path, styles, texts])
  const rows = readRows(
    parts.get(sheet.path.toLowerCase()) ?? '',
    {
      texts: readTexts(parts.get(texts) ?? nothing),
      kinds: readStyles(parts.get(styles) ?? nothing),
      daysFrom1904: countsFrom1904(book.get(main.toLowerCase())),
    },
    limits.cells,
  )
  return { name: sheet.name, rows }
}

/** Stands in place of a part that may be missing. */
const nothing = '<none/>'

type Link = { id: string; type: string; path: string }

const isOf =
  (kind: string) =>
  ({ type }: Link): boolean =>
    type.endsWith(`/${kind}`)

/** The parts that a part refers to; paths are from the root of the file. */
function linksOf(xml: string | undefined, base: string): Link[] {
  const links: Link[] = []
  walkXml(xml ?? nothing, {
    open: (name, attribute) => {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return
      const { pathname } = new URL(attribute('Target') ?? '', `http://file/${base}`)
      const path = decodeURIComponent(pathname).slice(1)
      links.push({ id: attribute('Id') ?? '', type: attribute('Type') ?? '', path })
    },
  })
  return links
}

/** The sheets of a workbook in their order; `id` is that of the link to each. */
function sheetsOf(xml: string | undefined): { name: string; id: string; isShown: boolean }[] {
  const sheets: ReturnType<typeof sheetsOf> = []
  walkXml(xml ?? '', {
    open: (name, attribute) => {
      if (name !== 'sheet') return
      const isShown = (attribute('state') ?? 'visible') === 'visible'
      sheets.push({ name: attribute('name') ?? '', id: attribute('id') ?? '', isShown })
    },
  })
  return sheets
}

/** Workbooks that began on an old Mac count their days from 1904. */
function countsFrom1904(xml: string | undefined): boolean {
  let is = false
  walkXml(xml ?? nothing, {
    open: (name, attribute) => {
      if (name === 'workbookPr') is = ['1', 'true'].includes(attribute('date1904') ?? '')
    },
  })
  return is
}

/** Names are compared in lower case, with slashes, from the root: packers write them differently. */
const partName = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/**
 * The texts of the requested parts by lower-case name; nothing else is unpacked, and never more than a part declares
 * as its size and so many bytes in all.
 */
function openZip(bytes: Uint8Array, maxUnpacked: number): (names: readonly string[]) => Map<string, string> {
  let left = maxUnpacked
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

/**
 * The type of a part by `[Content_Types].xml`: by its own name, or else by its ending; '' where neither is listed.
 */
function partType(path: string, xml: string): string {
  const named = new Map<string, string>()
  const byEnding = new Map<string, string>()
  walkXml(xml, {
    open: (name, attribute) => {
      const type = attribute('ContentType') ?? ''
      if (name === 'Override') named.set((attribute('PartName') ?? '').toLowerCase(), type)
      else if (name === 'Default') byEnding.set((attribute('Extension') ?? '').toLowerCase(), type)
    },
  })
  const part = `/${path.toLowerCase()}`
  return named.get(part) ?? byEnding.get(part.slice(part.lastIndexOf('.') + 1)) ?? ''
}
