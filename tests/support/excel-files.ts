import { pack } from './xlsx-files.ts'

/** A cell as it is typed into Excel; with `f` what a formula gave, with `s` by the number of its style. */
export type ExcelCell = string | number | null | { v: string | number; f?: string; s?: number }
type ExcelSheet = {
  name: string
  /** `hidden`: filtered out. */
  rows: readonly { cells: readonly ExcelCell[]; hidden?: boolean }[]
  /** Letters of columns that were hidden. */
  hidden?: readonly number[]
  merged?: readonly string[]
}

/** Of the styles below, by what their figures look like. */
export const excelStyles = { money: 1, date: 2, dayAndMonth: 3, percent: 4, accounting: 5, text: 6 }

const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac x16r2 xr" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac" xmlns:x16r2="http://schemas.microsoft.com/office/spreadsheetml/2015/02/main" xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision"><numFmts count="3"><numFmt numFmtId="44" formatCode="_-* #,##0.00\\ &quot;₼&quot;_-;\\-* #,##0.00\\ &quot;₼&quot;_-;_-* &quot;-&quot;??\\ &quot;₼&quot;_-;_-@_-"/><numFmt numFmtId="164" formatCode="#,##0.00\\ [$₼-42C]"/><numFmt numFmtId="165" formatCode="[$-419]d\\ mmm;@"/></numFmts><fonts count="2" x14ac:knownFonts="1"><font><sz val="11"/><color theme="1"/><name val="Calibri"/><family val="2"/><charset val="204"/><scheme val="minor"/></font><font><b/><sz val="11"/><color theme="1"/><name val="Calibri"/><family val="2"/><charset val="204"/><scheme val="minor"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/><xf numFmtId="44" fontId="0" fillId="0" borderId="0" applyFont="0" applyFill="0" applyBorder="0" applyAlignment="0" applyProtection="0"/></cellStyleXfs><cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"><alignment horizontal="center" vertical="center"/></xf><xf numFmtId="9" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="44" fontId="0" fillId="0" borderId="0" xfId="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/></cellXfs><cellStyles count="2"><cellStyle name="Валюта" xfId="1" builtinId="4"/><cellStyle name="Обычный" xfId="0" builtinId="0"/></cellStyles><dxfs count="0"/><tableStyles count="0" defaultTableStyle="TableStyleMedium2" defaultPivotStyle="PivotStyleLight16"/><extLst><ext uri="{EB79DEF2-80B8-43e5-95BD-54CBDDF9020C}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:slicerStyles defaultSlicerStyle="SlicerStyleLight1"/></ext></extLst></styleSheet>`

const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
/** “Strict Open XML Spreadsheet”, which Excel offers beside the ordinary one. */
const strict = (xml: string): string =>
  xml
    .replaceAll(documents, 'http://purl.oclc.org/ooxml/officeDocument/relationships')
    .replaceAll(main, 'http://purl.oclc.org/ooxml/spreadsheetml/main')

const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/theme/theme1.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>`
const relations = (kinds: Record<string, [kind: string, target: string]>) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(kinds)
    .map(
      ([id, [kind, target]]) => `<Relationship Id="${id}" Type="${documents}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`
const workbook = (name: string) =>
  `<workbook xmlns="${main}" xmlns:r="${documents}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x15 xr xr6 xr10 xr2" xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main" xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision" xmlns:xr6="http://schemas.microsoft.com/office/spreadsheetml/2016/revision6" xmlns:xr10="http://schemas.microsoft.com/office/spreadsheetml/2016/revision10" xmlns:xr2="http://schemas.microsoft.com/office/spreadsheetml/2015/revision2"><fileVersion appName="xl" lastEdited="7" lowestEdited="7" rupBuild="27928"/><workbookPr defaultThemeVersion="166925"/><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="x15"><x15ac:absPath url="C:\\Users\\Leyla\\Desktop\\" xmlns:x15ac="http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac"/></mc:Choice></mc:AlternateContent><xr:revisionPtr revIDLastSave="0" documentId="8_{0F1E2D3C-4B5A-6978-8796-A5B4C3D2E1F0}" xr6:coauthVersionLast="47" xr6:coauthVersionMax="47" xr10:uidLastSave="{00000000-0000-0000-0000-000000000000}"/><bookViews><workbookView xWindow="-108" yWindow="-108" windowWidth="23256" windowHeight="12456" xr2:uid="{00000000-000D-0000-FFFF-FFFF00000000}"/></bookViews><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'${name}'!$A$1:$G$9</definedName></definedNames><calcPr calcId="191029"/></workbook>`

/** Shared between cells, as Excel keeps texts: a return inside as its escape, spaces at the ends marked. */
const textXml = (text: string): string =>
  `<si><t${text === text.trim() ? '' : ' xml:space="preserve"'}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '_x000D_')}</t></si>`

const letters = (column: number): string => String.fromCharCode(65 + column)

/** The markup of a workbook with one sheet as Excel 365 with Russian settings saves it, part by part. */
export function excelFile(
  { name, rows, hidden = [], merged = [] }: ExcelSheet,
  isStrict = false,
): Uint8Array {
  const texts: string[] = []
  const shared = (text: string): number => {
    if (!texts.includes(text)) texts.push(text)
    return texts.indexOf(text)
  }
  const cellXml = (cell: ExcelCell, address: string): string => {
    const { v, f, s } =
      typeof cell === 'object' && cell !== null ? cell : { v: cell, f: undefined, s: undefined }
    const style = s === undefined ? '' : ` s="${s}"`
    if (v === null) return `<c r="${address}" s="1"/>`
    if (f !== undefined)
      return `<c r="${address}"${style}${typeof v === 'string' ? ' t="str"' : ''}>${f}<v>${v}</v></c>`
    if (typeof v === 'number') return `<c r="${address}"${style}><v>${v}</v></c>`
    return `<c r="${address}"${style} t="s"><v>${shared(v)}</v></c>`
  }
  const rowsXml = rows
    .map(({ cells, hidden: isHidden }, index) => {
      const inside = cells.map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`)).join('')
      return `<row r="${index + 1}" spans="1:${cells.length}"${isHidden ? ' hidden="1"' : ''} x14ac:dyDescent="0.3">${inside}</row>`
    })
    .join('')
  const cols = hidden
    .map((column) => `<col min="${column + 1}" max="${column + 1}" width="0" hidden="1" customWidth="1"/>`)
    .join('')
  const mergedXml = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const sheet = `<worksheet xmlns="${main}" xmlns:r="${documents}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac xr xr2 xr3" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac" xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision" xr:uid="{00000000-0001-0000-0000-000000000000}"><sheetPr filterMode="1"/><dimension ref="A1:G${rows.length}"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane xSplit="3" ySplit="1" topLeftCell="D2" activePane="bottomRight" state="frozen"/><selection pane="bottomRight" activeCell="D2" sqref="D2"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="14.4" x14ac:dyDescent="0.3"/>${cols && `<cols>${cols}</cols>`}<sheetData>${rowsXml}</sheetData><autoFilter ref="A1:G${rows.length}" xr:uid="{00000000-0009-0000-0000-000000000000}"/>${mergedXml && `<mergeCells count="${merged.length}">${mergedXml}</mergeCells>`}<phoneticPr fontId="2" type="noConversion"/><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="portrait" horizontalDpi="300" verticalDpi="300" r:id="rId1"/></worksheet>`
  const parts = {
    '[Content_Types].xml': types,
    '_rels/.rels': relations({
      rId3: ['extended-properties', 'docProps/app.xml'],
      rId2: ['metadata/core-properties', 'docProps/core.xml'],
      rId1: ['officeDocument', 'xl/workbook.xml'],
    }),
    'xl/workbook.xml': workbook(name),
    'xl/_rels/workbook.xml.rels': relations({
      rId3: ['styles', 'styles.xml'],
      rId2: ['theme', 'theme/theme1.xml'],
      rId1: ['worksheet', 'worksheets/sheet1.xml'],
      rId4: ['sharedStrings', 'sharedStrings.xml'],
    }),
    'xl/worksheets/sheet1.xml': sheet,
    'xl/theme/theme1.xml':
      '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Тема Office"/>',
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst xmlns="${main}" count="${texts.length}" uniqueCount="${texts.length}">${texts.map(textXml).join('')}</sst>`,
    'docProps/app.xml':
      '<Properties><Application>Microsoft Excel</Application><AppVersion>16.0300</AppVersion></Properties>',
    'docProps/core.xml': '<coreProperties/>',
  }
  const written = Object.entries(parts).map(([path, xml]) => [path, prolog + (isStrict ? strict(xml) : xml)])
  return pack(Object.fromEntries(written))
}
