import { describe, expect, test } from 'vitest'
import { hashLines } from '../../../../src/domains/payments/statements/line-hash.ts'
import { readLines } from '../../../../src/domains/payments/statements/read-lines.ts'
import { readStatement } from '../../../../src/domains/payments/statements/read-statement.ts'
import { findTable } from '../../../../src/domains/payments/statements/statement-columns.ts'
import { AppError } from '../../../../src/lib/errors.ts'
import { inlineRows, makeXlsx } from '../../../support/xlsx-files.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'))
/** In an encoding of one byte a sign. */
function inBytes(encoding: string, text: string): Uint8Array {
  const signs = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Uint8Array.from([...text].map((sign) => signs.indexOf(sign)))
}
const cellsOf = (bytes: Uint8Array) => readStatement(bytes).map(({ cells }) => cells)

function refusalOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof AppError) return `${error.code} ${error.text.id}`
    throw error
  }
  return 'read'
}

const table = 'Tarix;Ödəyən;Mədaxil\n26.11.2026;Bağ Evi MMC;830,00\n'
const russian = 'Дата;Плательщик;Приход\n26.11.2026;ООО «Сад»;830,00\n'
const turkish = 'Tarix;Ödeyen;Medaxil\n26.11.2026;Çiçek Bağ Evi şöbesi;830,00\n'

describe('a CSV file is read', () => {
  const expected = table
    .trimEnd()
    .split('\n')
    .map((line) => line.split(';'))

  test.each([
    ['UTF-8', utf8(table), expected],
    ['UTF-8 with its mark', utf8(`\uFEFF${table}`), expected],
    ['UTF-16 with its mark', utf16(`\uFEFF${table}`), expected],
    ['UTF-16 without', utf16(table), expected],
    [
      'UTF-16, the other way round',
      new Uint8Array(Buffer.from(`\uFEFF${table}`, 'utf16le').swap16()),
      expected,
    ],
    [
      'windows-1251',
      inBytes('windows-1251', russian),
      [
        ['Дата', 'Плательщик', 'Приход'],
        ['26.11.2026', 'ООО «Сад»', '830,00'],
      ],
    ],
    [
      'windows-1254',
      inBytes('windows-1254', turkish),
      [
        ['Tarix', 'Ödeyen', 'Medaxil'],
        ['26.11.2026', 'Çiçek Bağ Evi şöbesi', '830,00'],
      ],
    ],
    ['UTF-8 cut in the middle of a letter', utf8(`${table}ə`).slice(0, -1), expected],
  ])('in %s', (_, bytes, rows) => expect(cellsOf(bytes)).toEqual(rows))

  test.each([
    [';', 'a;b;c\n1,5;"x;y";"d ""e"""\n'],
    [',', 'a,b,c\n"1,5",x;y,"d ""e"""\n'],
    ['tab', 'a\tb\tc\n1,5\tx;y\t"d ""e"""\n'],
    ['what it says itself', 'sep=|\r\na|b|c\r\n1,5|x;y|"d ""e"""'],
  ])('separated by %s', (_, text) =>
    expect(cellsOf(utf8(text))).toEqual([
      ['a', 'b', 'c'],
      ['1,5', 'x;y', 'd "e"'],
    ]),
  )

  test('with quotes as banks write them, lines in a cell and every end of a line', () => {
    expect(cellsOf(utf8('a;b\rMMC "Kofe Evi";"iki\nsətir"\r\n"MMC "Bağ" evi";2\n'))).toEqual([
      ['a', 'b'],
      ['MMC "Kofe Evi"', 'iki\nsətir'],
      ['MMC "Bağ" evi', '2'],
    ])
  })
})

describe('what is no statement is refused in words', () => {
  const bomb = makeXlsx({ sheets: { S: ' '.repeat(70 * 1024 * 1024) } })
  test.each([
    ['nothing', new Uint8Array(), 'VALIDATION statement.empty'],
    ['only empty lines', utf8('\n;;\n'), 'VALIDATION statement.empty'],
    ['larger than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'TOO_LARGE statement.fileTooLarge'],
    ['more than 3,000 lines', utf8('a;b\n'.repeat(3300)), 'TOO_LARGE statement.tooManyLines'],
    ['a million columns', utf8(';'.repeat(1_000_000)), 'TOO_LARGE statement.tooManyCells'],
    ['a quote that never ends', utf8('a;b\n"c;d\n'), 'VALIDATION statement.broken'],
    ['a page', utf8('<html><table>'), 'UNSUPPORTED_MEDIA statement.noStatement'],
    ['a PDF', utf8('%PDF-1.7\n'), 'UNSUPPORTED_MEDIA statement.noStatement'],
    [
      'a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 200, 0]),
      'UNSUPPORTED_MEDIA statement.noStatement',
    ],
    [
      'an old .xls',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
      'UNSUPPORTED_MEDIA statement.noStatement',
    ],
    [
      'a workbook that is cut off',
      makeXlsx({ sheets: { S: inlineRows([['a']]) } }).slice(0, 900),
      'VALIDATION statement.broken',
    ],
    ['a workbook that unpacks to 70 MB', bomb, 'TOO_LARGE statement.tooManyCells'],
    [
      'a workbook with a cell in column 16,384',
      makeXlsx({ sheets: { S: '<row r="1"><c r="XFD1"><v>1</v></c></row>' } }),
      'TOO_LARGE statement.tooManyCells',
    ],
  ])('%s', (_, bytes, refusal) => expect(refusalOf(() => readStatement(bytes))).toBe(refusal))
})

describe('lines', () => {
  const linesOf = (text: string) => readLines(readStatement(utf8(text)))

  test('of a workbook, with preamble, headings of two rows, serial days, results of formulas and totals', () => {
    const rows = readStatement(
      makeXlsx({
        styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
        sheets: {
          Çıxarış:
            inlineRows([
              ['Nümunə Bankı ASC'],
              ['Hesab', 'AZ53NUMB00000000000012345678'],
              ['Dövr', '25.11.2026 - 26.11.2026'],
              ['İlkin qalıq', 1500.5],
            ]) +
            inlineRows([
              ['Tarix', 'Dövriyyə', 'Dövriyyə', 'Göndərən', 'VÖEN', 'Təyinat'],
              ['', 'Debet', 'Kredit', '', '', ''],
            ]) +
            '<row><c s="1"><v>46352.6</v></c><c/><c><f>B1</f><v>830.25</v></c><c t="inlineStr"><is><t>BAĞ EVİ MMC</t></is></c><c><v>200315873</v></c><c t="inlineStr"><is><t>hesab</t></is></c></row>' +
            inlineRows([
              [46352, 12, null, 'BANK', '', 'xidmət haqqı'],
              ['Cəmi', 12, 830.25],
            ]),
        },
      }),
    )
    const { lines, doubtful, leftOut } = readLines(rows)
    expect(lines).toEqual([
      {
        row: 7,
        day: '2026-11-26',
        amount: 83_025,
        payer: 'BAĞ EVİ MMC',
        voen: '0200315873',
        purpose: 'hesab',
        bankReference: '',
      },
      {
        row: 8,
        day: '2026-11-26',
        amount: -1200,
        payer: 'BANK',
        voen: '',
        purpose: 'xidmət haqqı',
        bankReference: '',
      },
    ])
    expect([doubtful, leftOut]).toEqual([[], []])
  })

  test.each([
    [
      'az',
      'Əməliyyat tarixi;Sənəd №;Ödəyən;Ödəyənin VÖEN-i;Ödəyənin hesabı;Məxaric;Mədaxil;Qalıq;Ödənişin təyinatı',
    ],
    [
      'ru',
      'Дата;Номер документа;Плательщик;ИНН/ВОЕН;Счет плательщика;Расход;Приход;Остаток;Назначение платежа',
    ],
    [
      'ru, Дт/Кт',
      'Дата операции;Номер документа;Контрагент;ВОЕН;Банк;Обороты Дт;Обороты Кт;Остаток;Назначение',
    ],
    ['en', 'Transaction date;Reference;Payer;Payer TIN;Payer account;Debit;Credit;Balance;Purpose'],
  ])('are found under headings in %s', (_, headings) => {
    const { columns } = linesOf(`${headings}\n26.11.2026;FT1;A;2003158731;AZ1;;1,00;5,00;B`)
    expect(columns).toEqual({ day: 0, bankReference: 1, payer: 2, voen: 3, debit: 5, credit: 6, purpose: 8 })
  })

  test('of one amount need a sign, a direction, or a word of a person', () => {
    const text =
      'Tarix;Məbləğ;Valyuta;Göndərən/Alan;İstiqamət\n26.11.2026;5,00;AZN;A;Mədaxil\n26.11.2026;6,00;AZN;B;Məxaric\n'
    expect(linesOf(text).lines.map(({ amount }) => amount)).toEqual([500, -600])
    const signed = 'Date,Amount,Details\n2026-11-26,"1,234.56",A\n2026-11-26,-12.00,B\n'
    expect(linesOf(signed).lines.map(({ amount }) => amount)).toEqual([123_456, -1200])
    const unsigned = 'Date,Amount,Details\n2026-11-26,12.00,B\n'
    expect(refusalOf(() => linesOf(unsigned))).toBe('VALIDATION statement.unknownColumns')
    const chosen = { day: 0, amount: 1, purpose: 2, isAllIncoming: true }
    expect(readLines(readStatement(utf8(unsigned)), chosen).lines).toHaveLength(1)
  })

  test('without headings that are known name those that were found, and a person chooses', () => {
    const rows = readStatement(utf8('Bank X\nGün nömrəsi;Pul;Kimdən\n26.11.2026;5,00;Bağ Evi\n'))
    const { headings, columns, key } = findTable(rows)
    expect([headings, columns]).toEqual([['Gün nömrəsi', 'Pul', 'Kimdən'], null])
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(() => readLines(rows)).toThrow(
      expect.objectContaining({
        text: expect.objectContaining({ values: { headings: 'Gün nömrəsi · Pul · Kimdən' } }),
      }),
    )
    const read = readLines(rows, { day: 0, credit: 1, payer: 2 })
    expect(read).toMatchObject({ key, lines: [{ day: '2026-11-26', amount: 500, payer: 'Bağ Evi' }] })
  })

  test('that could be read in two ways are left to a person; other currencies are left out', () => {
    const { lines, doubtful, leftOut } = linesOf(
      'Tarix;Debet;Kredit;Valyuta;Təyinat\n' +
        '26.11.2026;;1.234;AZN;a\n26.11.2026;;12,505;AZN;b\n26.11.2026;1,00;2,00;AZN;c\n31.02.2026;;5,00;AZN;d\n' +
        '26.11.2026;;5,00;USD;e\n26.11.2026;;5,00 EUR;;f\n26.11.2026;;7,00;944;g\n;;;;\nCəmi;1,00;25,00;;\n',
    )
    expect(lines.map(({ purpose }) => purpose)).toEqual(['g'])
    expect(doubtful.map(({ row, why }) => [row, why])).toEqual([
      [2, 'amount'],
      [3, 'amount'],
      [4, 'both'],
      [5, 'day'],
    ])
    expect(leftOut.map(({ row, why }) => [row, why])).toEqual([
      [6, 'currency'],
      [7, 'currency'],
    ])
    expect(linesOf('Valyuta: USD\nTarix;Kredit;Təyinat\n26.11.2026;5,00;a').leftOut).toHaveLength(1)
  })

  test('have the same hashes in CSV and XLSX, and two that are alike are told apart', () => {
    const cells = [
      ['Tarix', 'Kredit', 'Ödəyən'],
      ['26.11.2026', 5, 'A'],
      ['26.11.2026', 5, 'A'],
      ['26.11.2026', 6, 'A'],
    ]
    const book = readLines(readStatement(makeXlsx({ sheets: { S: inlineRows(cells) } }))).lines
    const csv = linesOf(
      'Tarix;Kredit;Ödəyən\n2026-11-26;5,00;A\n2026-11-26;5,00;A\n26.11.2026 14:05;6,00; A \n',
    ).lines
    expect(hashLines(csv)).toEqual(hashLines(book))
    expect(new Set(hashLines(csv)).size).toBe(3)
    const overlapping = hashLines([...csv.slice(1), ...csv.slice(1)])
    expect(overlapping.filter((hash) => hashLines(csv).includes(hash))).toHaveLength(3)
  })

  test('3,000 lines are read in less than a second', () => {
    const line = '26.11.2026;;1 234,56;BAĞ EVİ MMC;2003158731;hesab MB-001266-42 üzrə ödəniş\n'
    const bytes = utf8(`Tarix;Debet;Kredit;Ödəyən;VÖEN;Təyinat\n${line.repeat(3000)}`)
    const before = process.cpuUsage().user
    expect(readLines(readStatement(bytes)).lines).toHaveLength(3000)
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(800)
  })
})
