import { strFromU8, strToU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { SheetRow } from '../../src/lib/xlsx/read-rows.ts'
import { readXlsx } from '../../src/lib/xlsx/read-xlsx.ts'
import { UnreadXlsx } from '../../src/lib/xlsx/unread-xlsx.ts'
import { inlineRows, makeXlsx, pack } from '../support/xlsx-files.ts'

const valuesOf = (rows: readonly SheetRow[]) => rows.map(({ number, cells }) => [number, ...cells])
const read = (bytes: Uint8Array, names: string[] = []) => valuesOf(readXlsx(bytes, names).rows)

function whyNot(bytes: Uint8Array): string {
  try {
    readXlsx(bytes, [])
  } catch (error) {
    if (error instanceof UnreadXlsx) return error.why
    throw error
  }
  return 'read'
}

describe('a workbook is read as it was written by', () => {
  test('Excel: shared texts in pieces, results of formulas, per cent and days by their format', () => {
    const file = makeXlsx({
      texts:
        '<si><t>Kağız</t></si><si><r><t>90 </t></r><r><t xml:space="preserve">&#215; 50</t></r><rPh sb="0" eb="1"><t>yox</t></rPh></si>',
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;man d&quot;"/><numFmt numFmtId="165" formatCode="[$-42C]dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="[Red]0.0%"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>',
      sheets: {
        Sheet1:
          '<row r="3"><c r="B3" t="s"><v>0</v></c><c r="AA3" t="s"><v>1</v></c></row>' +
          '<row r="7"><c r="A7"><f>B7*2</f><v>12.5</v></c><c r="B7" t="str"><f>A1&amp;"x"</f><v>12,50</v></c><c r="C7" s="1"><v>0.07</v></c><c r="D7" s="2"><v>46349</v></c><c r="E7" s="3"><v>3</v></c><c r="F7" s="4"><v>46349.5</v></c><c r="G7" s="5"><v>0.155</v></c><c r="H7" t="b"><v>1</v></c><c r="I7" t="e"><v>#DIV/0!</v></c><c r="J7"><f>A7</f></c><c r="K7" s="3"/><c r="L7" t="d"><v>2026-11-23</v></c></row>',
      },
    })
    expect(read(file)).toEqual([
      [3, [1, 'Kağız'], [26, '90 × 50']],
      [
        7,
        [0, 12.5],
        [1, '12,50'],
        [2, '7%'],
        [3, '2026-11-23'],
        [4, 3],
        [5, '2026-11-23'],
        [6, '15.5%'],
        [7, 'TRUE'],
        [8, '#DIV/0!'],
        [9, '=A7'],
        [11, '2026-11-23'],
      ],
    ])
  })

  test('an old Mac: its days count from 1904', () => {
    const main = 'xl/workbook.xml'
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
    const sheets = { S: '<row><c s="1"><v>44890</v></c></row>' }
    const plain = strFromU8(unzipSync(makeXlsx({ sheets }))[main] ?? new Uint8Array())
    const more = { [main]: plain.replace('<sheets>', '<workbookPr date1904="1"/><sheets>') }
    expect(read(makeXlsx({ styles, sheets, more }))).toEqual([[1, [0, '2026-11-26']]])
    expect(read(makeXlsx({ styles, sheets }))).toEqual([[1, [0, '2022-11-25']]])
  })

  test('writers that put texts into cells, say no addresses, and have a prefix before each name', () => {
    const rows = inlineRows([['a', null, 1.5], [], ['<b>&']])
    expect(read(makeXlsx({ sheets: { S: rows } }))).toEqual([
      [1, [0, 'a'], [2, 1.5]],
      [3, [0, '<b>&']],
    ])
    const prefixed = rows.replace(/<(\/?)/g, '<$1x:')
    const workbook = makeXlsx({ sheets: { S: prefixed }, prolog: '<!-- x -->' })
    expect(read(workbook)).toHaveLength(2)
  })

  test('paths from the root, parts in another case and with other slashes', () => {
    const plain = makeXlsx({ sheets: { S: inlineRows([['a']]) } })
    const text = Buffer.from(plain).toString('latin1')
    const renamed = Buffer.from(text.replaceAll('xl/worksheets/sheet1', 'XL\\Worksheets\\Sheet1'), 'latin1')
    expect(read(new Uint8Array(renamed))).toEqual([[1, [0, 'a']]])
  })

  test('of several sheets the one with the name, else the first that is shown', () => {
    const sheets = { '!Gizli': inlineRows([['0']]), Qeyd: inlineRows([['1']]), Цены: inlineRows([['2']]) }
    const file = makeXlsx({ sheets })
    expect(read(file, ['Qiymətlər', 'Цены'])).toEqual([[1, [0, '2']]])
    expect(read(file)).toEqual([[1, [0, '1']]])
    expect(readXlsx(file, []).name).toBe('Qeyd')
  })

  test('5,000 prices take no time', () => {
    const row = (_: unknown, index: number) => [
      `k${index}`,
      ...Array.from({ length: 10 }, (_one, run) => run + 0.25),
    ]
    const file = makeXlsx({ sheets: { S: inlineRows(Array.from({ length: 500 }, row)) } })
    readXlsx(file, [])
    const before = process.cpuUsage().user
    expect(readXlsx(file, []).rows).toHaveLength(500)
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(300)
  })
})

const ole = (text: string) =>
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Buffer.from(text, 'utf16le')])

// ADM-20
describe('what is no workbook is said', () => {
  test.each([
    ['an old .xls', ole('Workbook'), 'notXlsx'],
    ['behind a password', ole('EncryptionInfo EncryptedPackage'), 'encrypted'],
    ['a .csv by another name', strToU8('a;b\r\n1;2'), 'notXlsx'],
    ['nothing', new Uint8Array(), 'notXlsx'],
    ['with macros', makeXlsx({ sheets: { S: '' }, main: 'ms-excel.sheet.macroEnabled.main+xml' }), 'macros'],
    ['binary', makeXlsx({ sheets: { S: '' }, main: 'ms-excel.sheet.binary.macroEnabled.main' }), 'notXlsx'],
    ['a document', pack({ '[Content_Types].xml': '<Types>wordprocessingml</Types>' }), 'notXlsx'],
    ['of LibreOffice', pack({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }), 'notXlsx'],
    ['cut off', makeXlsx({ sheets: { S: inlineRows([['a']]) } }).slice(0, 900), 'broken'],
    ['without sheets', makeXlsx({ sheets: {} }), 'broken'],
    ['no XML', makeXlsx({ sheets: { S: '<row><c>' } }), 'broken'],
    [
      'an address beyond all columns',
      makeXlsx({ sheets: { S: '<row><c r="ZZZ1"><v>1</v></c></row>' } }),
      'broken',
    ],
    [
      'a row beyond all rows',
      makeXlsx({ sheets: { S: '<row r="9999999"><c><v>1</v></c></row>' } }),
      'broken',
    ],
  ])('%s', (_, bytes, why) => expect(whyNot(bytes)).toBe(why))
})

// ADM-20
describe('a file made to do harm is refused, and takes little', () => {
  test('entities that grow', () => {
    const prolog =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'
    const file = makeXlsx({ prolog, sheets: { S: '<row><c t="inlineStr"><is><t>&c;</t></is></c></row>' } })
    expect(whyNot(file)).toBe('broken')
  })

  test('a part that unpacks to more than is read, also where it says less', () => {
    const large = ' '.repeat(40 * 1024 * 1024)
    const file = makeXlsx({ sheets: { S: large } })
    expect(file.length).toBeLessThan(100_000)
    expect(whyNot(file)).toBe('tooLarge')
    expect(whyNot(withSize(file, 'xl/worksheets/sheet1.xml', 1000))).toBe('broken')
  })

  test('a file, cells, elements in each other and rows without end', () => {
    expect(whyNot(new Uint8Array(6 * 1024 * 1024).fill(0x50))).toBe('tooLarge')
    expect(whyNot(makeXlsx({ sheets: { S: `<row>${'<c><v>1</v></c>'.repeat(16_385)}</row>` } }))).toBe('read')
    const many = `<row>${'<c><v>1</v></c>'.repeat(1000)}</row>`.repeat(201)
    expect(whyNot(makeXlsx({ sheets: { S: many } }))).toBe('tooLarge')
    expect(whyNot(makeXlsx({ sheets: { S: '<a>'.repeat(100_000) } }))).toBe('broken')
    expect(read(makeXlsx({ sheets: { S: '<row/>'.repeat(1_000_000) } }))).toEqual([])
  })

  test('cells merged without end, and merged nowhere', () => {
    const merged = (ref: string) =>
      makeXlsx({
        sheets: {
          S: `<row r="1"><c r="A1"><v>1</v></c></row><row r="900000"><c r="A900000"><v>2</v></c></row></sheetData><mergeCells><mergeCell ref="${ref}"/></mergeCells><sheetData>`,
        },
      })
    expect(read(merged('A1:B2'))).toEqual([
      [1, [0, 1], [1, 1]],
      [900_000, [0, 2]],
    ])
    expect(whyNot(merged('A1:XFD1048576'))).toBe('tooLarge')
    expect(whyNot(merged('A1:B'))).toBe('broken')
  })

  test('paths that lead elsewhere, and names twice', () => {
    const file = makeXlsx({
      sheets: { S: inlineRows([['a']]) },
      more: { '../../etc/passwd': 'x', 'XL/worksheets/SHEET1.xml': ' '.repeat(20 * 1024 * 1024) },
    })
    expect(whyNot(file)).toBe('tooLarge')
    const relations =
      '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="../../../etc/passwd"/></Relationships>'
    expect(whyNot(makeXlsx({ sheets: { S: '' }, more: { '_rels/.rels': relations } }))).toBe('notXlsx')
  })
})

/** The same zip with a lie about the size of one of its files. */
function withSize(file: Uint8Array, name: string, size: number): Uint8Array {
  const lying = Buffer.from(file)
  const at = lying.lastIndexOf(name) - 46
  expect(lying.readUInt32LE(at)).toBe(0x02014b50)
  lying.writeUInt32LE(size, at + 24)
  return new Uint8Array(lying)
}
