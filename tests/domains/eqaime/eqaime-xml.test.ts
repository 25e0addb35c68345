import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import {
  addsUp,
  type EqaimeFields,
  eqaimeFields,
  shortText,
} from '../../../src/domains/eqaime/eqaime-fields.ts'
import { type Layout, layouts } from '../../../src/domains/eqaime/eqaime-kinds.ts'
import { correctedLines, type Eqaime, type EqaimeLine } from '../../../src/domains/eqaime/eqaime-sums.ts'
import { toXml } from '../../../src/domains/eqaime/eqaime-xml.ts'
import { packageFile } from '../../../src/domains/eqaime/package-file.ts'
import { judge } from '../../../src/domains/eqaime/portal-schema.ts'
import { sumOfLines, type TaxKind, taxed } from '../../../src/domains/tax/vat.ts'

const schemaOf = (layout: Layout) => readFileSync(new URL(`./${layout}.xsd`, import.meta.url))

type Line = { gross: number; quantity: number; name?: string; goodsCode?: string }
const lineOf = ({ gross, ...line }: Line, taxKind: TaxKind, orderId = 1168): EqaimeLine => ({
  orderId,
  name: 'Banner',
  goodsCode: '4911101000',
  ...line,
  ...taxed(gross, taxKind),
})
const eqaimeOf = (lines: readonly Line[], more: Partial<Eqaime> = {}): Eqaime => ({
  kind: 'delivery',
  number: 'A-2026-000051',
  orderIds: [1168, 1169],
  sellerVoen: '9900123401',
  buyerVoen: '1301774231',
  taxKind: 'vat18',
  original: '',
  reason: '',
  advances: [],
  ...more,
  lines: lines.map((line) => lineOf(line, more.taxKind ?? 'vat18')),
})
const xmlOf = (eqaime: Eqaime, layout: Layout) => toXml(eqaimeFields(eqaime, layout), layout)
const faultsOf = async (eqaime: Eqaime, layout: Layout) =>
  (await judge(schemaOf(layout), [xmlOf(eqaime, layout)])).documents[0]

// DOC-24
describe('the XML of an e-qaimə', () => {
  test('says in layout 205 what is sold, for whom, and its sums', () => {
    expect(xmlOf(eqaimeOf([{ gross: 41_000, quantity: 3 }]), '205')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<root version="205" kod="QAIME_1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="QAIME_1.xsd">' +
        '<qaimeKime>1301774231</qaimeKime><qaimeKimden>9900123401</qaimeKimden><ds></ds><dn></dn>' +
        '<des>A-2026-000051, sifariş № 1168, 1169</des><des2></des2><ma></ma><mk></mk>' +
        '<product><qaimeTable><row no="0"><c1>4911101000</c1><c2>Banner</c2><c3>ədəd</c3><c4>3.0000</c4>' +
        '<c5>115.820000000</c5><c6>347.46</c6><c7>0.00</c7><c8>0.00</c8><c9>347.46</c9><c10>347.46</c10>' +
        '<c11>0.00</c11><c12>0.00</c12><c13>62.54</c13><c14>410.00</c14><c15>0.00</c15></row></qaimeTable>' +
        '<qaimeYekunTable><row no="0"><c1>347.46</c1><c2>0.00</c2><c3>347.46</c3><c4>347.46</c4><c5>0.00</c5>' +
        '<c6>0.00</c6><c7>62.54</c7><c8>410.00</c8></row></qaimeYekunTable></product></root>\n',
    )
  })

  test('has in layout 304 the same tags with other meanings', () => {
    const xml = xmlOf(eqaimeOf([{ gross: 41_000, quantity: 3 }]), '304')
    expect(xml).toContain(
      '<c13>0.00</c13><c14>62.54</c14><c15>0.00</c15><c16>410.00</c16><c17></c17><productId></productId></row>',
    )
    expect(xml).toContain('<c6>0.00</c6><c7>0.00</c7><c8>62.54</c8><c9>410.00</c9><c10>0.00</c10></row>')
  })

  test('of a seller who is no VAT payer has all of it untaxed', () => {
    const { rows, totals } = eqaimeFields(
      eqaimeOf([{ gross: 1000, quantity: 4 }], { taxKind: 'simplified' }),
      '205',
    )
    expect(Object.fromEntries(rows[0] ?? [])).toMatchObject({
      c6: '10.00',
      c10: '0.00',
      c11: '10.00',
      c13: '0.00',
      c14: '10.00',
    })
    expect(Object.fromEntries(totals)).toMatchObject({ c4: '0.00', c5: '10.00', c7: '0.00', c8: '10.00' })
  })

  test('of a correction names what it corrects, and why; of a delivery what was paid ahead', () => {
    const correction = eqaimeFields(
      eqaimeOf([{ gross: 100, quantity: 1 }], {
        kind: 'correction',
        original: 'EQ26110000421',
        reason: 'Qiymət azaldılıb',
      }),
      '304',
    )
    expect(Object.fromEntries(correction.head)).toMatchObject({
      ds: 'EQ',
      dn: '26110000421',
      des2: 'Qiymət azaldılıb',
    })
    const delivery = eqaimeFields(eqaimeOf([], { advances: ['EQ26110000409', 'EQ26110000410'] }), '304')
    expect(Object.fromEntries(delivery.head)).toMatchObject({ des2: 'Avans: EQ26110000409, EQ26110000410' })
  })

  test('has texts of 150 code points at most, whole ones, without signs that XML has no place for', async () => {
    expect([...shortText('🖨'.repeat(200))]).toHaveLength(150)
    expect(shortText('🖨'.repeat(200)).isWellFormed()).toBe(true)
    expect(shortText('a\u0000b\ud800c\uffff\nd')).toBe('abc d')
    const orderIds = Array.from({ length: 200 }, (_, index) => 100_000 + index)
    const odd = eqaimeOf(
      [{ gross: 5, quantity: 7, name: `<Vərəqə> & "A\u0001" '🖨' ]]> ${'ş'.repeat(200)}` }],
      { orderIds },
    )
    for (const layout of layouts) expect(await faultsOf(odd, layout)).toEqual([])
  })
})

/** Figures with up to a million pieces and a hundred thousand manats, of all sellers. */
const document = fc.record({
  taxKind: fc.constantFrom<TaxKind[]>('vat18', 'simplified', 'none'),
  lines: fc.array(
    fc.record({
      gross: fc.integer({ min: 0, max: 10_000_000 }),
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    { minLength: 1, maxLength: 20 },
  ),
})

// DOC-24, DOC-25
test('the sums of 2,000 e-qaimə are those of their lines and of their documents, in both layouts', () => {
  fc.assert(
    fc.property(document, fc.constantFrom(...layouts), ({ taxKind, lines }, layout) => {
      const eqaime = eqaimeOf(lines, { taxKind })
      const fields = eqaimeFields(eqaime, layout)
      const expected = sumOfLines(lines.map(({ gross }) => taxed(gross, taxKind)))
      expect(addsUp(fields, expected, layout)).toBe(true)
      for (const off of ['net', 'vat', 'gross'] as const)
        expect(addsUp(fields, { ...expected, [off]: expected[off] + 1 }, layout)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

test('a price, a row or a sum that is off by one is noticed', () => {
  const fields = eqaimeFields(eqaimeOf([{ gross: 41_000, quantity: 3 }]), '304')
  const expected = taxed(41_000, 'vat18')
  const changed = (tags: EqaimeFields['totals'], tag: string, value: string) =>
    tags.map(([name, old]) => [name, name === tag ? value : old] as const)
  const [row = []] = fields.rows
  expect(addsUp(fields, expected, '304')).toBe(true)
  expect(addsUp({ ...fields, rows: [changed(row, 'c5', '115.823334000')] }, expected, '304')).toBe(false)
  expect(addsUp({ ...fields, rows: [changed(row, 'c14', '62.55')] }, expected, '304')).toBe(false)
  expect(addsUp({ ...fields, totals: changed(fields.totals, 'c9', '410.01') }, expected, '304')).toBe(false)
})

// DOC-25
describe('the schema', () => {
  test.each(layouts)('%s takes 300 e-qaimə of any sums', async (layout) => {
    const made = fc.sample(document, { numRuns: 300, seed: 32 })
    const xmls = made.map(({ taxKind, lines }) => xmlOf(eqaimeOf(lines, { taxKind }), layout))
    const { fault, documents } = await judge(schemaOf(layout), xmls)
    expect(fault).toBeNull()
    expect(documents).toHaveLength(300)
    expect(documents.flat()).toEqual([])
  })

  test('refuses a wrong code, the other layout, and what is no line', async () => {
    expect(
      (await faultsOf(eqaimeOf([{ gross: 100, quantity: 1, goodsCode: '123' }]), '304'))?.[0],
    ).toMatchObject({ text: expect.stringContaining('c1') })
    const other = xmlOf(eqaimeOf([{ gross: 100, quantity: 1 }]), '205')
    expect((await judge(schemaOf('304'), [other])).documents[0]).not.toEqual([])
    expect(await faultsOf(eqaimeOf([]), '304')).not.toEqual([])
  })

  test('that can’t be used says why, and reads nothing beside itself', async () => {
    const head = '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">'
    for (const schema of [
      '',
      'no XML',
      '<root/>',
      `${head}<xs:element name="root" type="missing"/></xs:schema>`,
      `${head}<xs:include schemaLocation="file:///etc/passwd"/></xs:schema>`,
    ]) {
      const { fault } = await judge(new TextEncoder().encode(schema), [])
      expect(fault, schema).toMatch(/\S/)
    }
    const entity = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]>${head}<xs:element name="root"><xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="&a;"/></xs:restriction></xs:simpleType></xs:element></xs:schema>`
    expect((await judge(new TextEncoder().encode(entity), ['<root/>'])).fault).toMatch(/\S/)
  })
})

// DOC-23
test('a correction is the whole as it should be: orders that came to nothing are left out', () => {
  const line = (orderId: number, gross: number) => ({
    orderId,
    title: { az: 'Banner', ru: '', en: '' },
    details: { az: '', ru: '', en: '' },
    quantity: 3,
    ...taxed(gross, 'vat18'),
  })
  const act = [line(1, 10_000), line(2, 5000), line(3, 700)]
  const lines = correctedLines(act, [[line(1, -333), line(2, -2000)], [line(2, -3000)]])
  expect(lines.map(({ orderId, gross }) => [orderId, gross])).toEqual([
    [1, 9667],
    [3, 700],
  ])
  expect(sumOfLines(lines)).toEqual(sumOfLines([...act, line(1, -333), line(2, -2000), line(2, -3000)]))
})

// DOC-24
describe('a package', () => {
  const eqaime = eqaimeOf([{ gross: 41_000, quantity: 3, name: '=cmd|A1' }])
  const fields = eqaimeFields(eqaime, '304')
  const packed = [{ number: eqaime.number, fields, xml: toXml(fields, '304') }]
  const made = { language: 'az', day: '2026-11-26' } as const

  test('is a ZIP with its manifest and an XML for each document, the same bytes each time', () => {
    const file = packageFile(packed, { ...made, format: 'zip' })
    expect(file.fileName).toBe('eqaime-2026-11-26.zip')
    const files = unzipSync(Buffer.from(file.content, 'base64'))
    expect(Object.keys(files)).toEqual(['vhf-inf/vhf.mf', 'A-2026-000051.xml'])
    const texts = Object.values(files).map((bytes) => new TextDecoder().decode(bytes))
    expect(texts).toEqual(['VHF-Manifest-Version: 1.0\r\n\r\n', packed[0]?.xml])
    expect(packageFile(packed, { ...made, format: 'zip' })).toEqual(file)
  })

  test('has the same fields as CSV, in which no text runs as a formula, and as JSON', () => {
    const text = (format: 'csv' | 'json') =>
      Buffer.from(packageFile(packed, { ...made, format }).content, 'base64').toString()
    const [heads, row] = text('csv').split('\r\n')
    expect(heads).toContain('document;qaimeKime;qaimeKimden;ds;dn;des;des2;ma;mk;c1;c2')
    expect(row).toContain("4911101000;'=cmd|A1;ədəd;3;115,82;347,46")
    expect(JSON.parse(text('json'))).toMatchObject([
      {
        document: 'A-2026-000051',
        qaimeKime: '1301774231',
        rows: [{ c2: '=cmd|A1', c5: '115.820000000' }],
        totals: { c9: '410.00' },
      },
    ])
  })
})

// DOC-25
test('a schema that takes too long is refused, and its thread ends', async () => {
  await expect(
    judge(schemaOf('304'), [toXml(eqaimeFields(eqaimeOf([]), '304'), '304')], 1),
  ).rejects.toMatchObject({
    code: 'VALIDATION',
  })
})
