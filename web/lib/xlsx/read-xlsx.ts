import { openZip } from './open-zip.ts'
import { partType } from './part-type.ts'
import { readRows, readTexts, type SheetRow } from './read-rows.ts'
import { readStyles } from './read-styles.ts'
import { mostMegabytes, UnreadXlsx } from './unread-xlsx.ts'
import { walkXml } from './walk-xml.ts'

export type SheetRead = { name: string; rows: SheetRow[] }

/**
 * One sheet of a workbook (ADM-20): the first that has one of these names, else the first that is shown.
 * @throws UnreadXlsx
 */
export function readXlsx(bytes: Uint8Array, names: readonly string[]): SheetRead {
  if (bytes.length > mostMegabytes * 1024 * 1024) throw new UnreadXlsx('tooLarge')
  if (startsWith(bytes, ole)) throw new UnreadXlsx(isLocked(bytes) ? 'encrypted' : 'notXlsx')
  if (!startsWith(bytes, zip)) throw new UnreadXlsx('notXlsx')
  try {
    return readBook(bytes, names)
  } catch (error) {
    throw error instanceof UnreadXlsx ? error : new UnreadXlsx('broken')
  }
}

const zip = [0x50, 0x4b]
/** Old .xls, and .xlsx behind a password. */
const ole = [0xd0, 0xcf, 0x11, 0xe0]
const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign)

const isLocked = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage')

/** Of .xlsm; the binary .xlsb is another. */
const withMacros = /ms-excel\.(sheet|template)\.macroEnabled\.main\+xml$/

function readBook(bytes: Uint8Array, names: readonly string[]): SheetRead {
  const open = openZip(bytes)
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
  const rows = readRows(parts.get(sheet.path.toLowerCase()) ?? '', {
    texts: readTexts(parts.get(texts) ?? nothing),
    kinds: readStyles(parts.get(styles) ?? nothing),
  })
  return { name: sheet.name, rows }
}

/** In place of a part that may be missing. */
const nothing = '<none/>'

type Link = { id: string; type: string; path: string }

const isOf =
  (kind: string) =>
  ({ type }: Link): boolean =>
    type.endsWith(`/${kind}`)

/** What a part refers to; paths from the root of the file. */
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

/** The sheets of a workbook in their order; `id` of the link to each. */
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
