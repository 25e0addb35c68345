import fc from 'fast-check'
import { assemble, type RawStream, unit } from './raw-pdf.ts'
import { rect, text } from './sample.ts'

/** Numbers that no program writes, and that some reader or database takes for another. */
const numbers = [
  '9'.repeat(400),
  `-${'9'.repeat(400)}`,
  `0.${'0'.repeat(60)}1`,
  `${'1'.repeat(30)}.5`,
  '1e400',
  '-1e-400',
  '4294967296',
  '-2147483649',
  '2147483648',
  '65536',
  '-1',
  '0',
  '-0',
  '1.5',
  '-0.0001',
  '100000',
  'NaN',
  'Infinity',
  '--7',
  '1.2.3',
  '.',
  'null',
  '[]',
  '()',
  '100 0 R',
  '999 0 R',
]

/** Names that are a key of every object, can't be stored as text, or are far too long. */
const names = [
  '/constructor',
  '/__proto__',
  '/toString',
  '/valueOf',
  '/#00',
  '/a#00b',
  '/#ff#fe#d8#00',
  '/',
  `/${'x'.repeat(5000)}`,
  '/Pattern',
  '/DeviceN',
  '/DeviceCMYK',
  '/None',
  '(\\376\\377\\330\\000)',
  '7',
  'null',
]

const operators = ['constructor', '__proto__', 'Q', 'q', 'BT', 'sh', 'Do', 'W', 'cm', 'BI', 'EI', 'ID', '']

const pixels = Buffer.alloc(4 * 12 * 12, 200)

/** A page with something of everything that the reader knows. */
const content = [
  `0.6 0.1 0 0 k ${rect(0, 0, 96, 56)} f`,
  'q 1 0 0 1 2 2 cm 0.5 w 1 J 1 j 4 M [3 2] 0 d 0 0 0 1 K 20 20 m 40 40 l 50 20 60 30 70 40 c 70 40 80 50 v 80 50 90 60 y h S Q',
  `q /G0 gs 0 1 1 0 k ${rect(20, 20, 20, 10)} f Q`,
  `q ${rect(20, 30, 20, 10)} W n /S0 sh /S1 sh Q`,
  `q /Pattern cs /P0 scn ${rect(60, 20, 10, 10)} f /P1 scn ${rect(50, 20, 10, 10)} B Q`,
  `q /Gold cs 0.7 scn /Duo CS 0.4 0.5 SCN ${rect(45, 35, 10, 10)} b* Q`,
  'q 60 0 0 40 100 60 cm /I0 Do Q q 20 0 0 20 30 90 cm /I1 Do Q',
  'q 20 0 0 20 60 90 cm BI /W 4 /H 4 /BPC 8 /CS /G ID abcdabcdabcdabcd EI Q',
  'q 0.5 0 0 0.5 10 10 cm /F0 Do Q',
  '/OC /L0 BDC 0.2 g 10 10 5 5 re f EMC',
  `0 0 0 1 k ${text(12, 20, 9, 'Salam')} BT /F2 7 Tf 1 0 0 1 80 30 Tm 2 Tr 3 Ts 90 Tz 11 TL 1 Tc 2 Tw (Bax) Tj T* [(A) -120 (B)] TJ 5 5 TD (C) ' 1 2 (D) " ET`,
].join('\n')

const cmykGradient = (type: string, functions: string): string =>
  `<< /ShadingType ${type} /ColorSpace /DeviceCMYK /Function ${functions} /Extend [true false] >>`
const toFull = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0.8 0.8 0.6 0.8] /N 1 >>'

const mm = (...values: number[]): string => values.map((value) => (value * unit).toFixed(2)).join(' ')

const objects: Readonly<Record<number, string | RawStream>> = {
  1: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [120 0 R] /DA (/F1 9 Tf) >> /OCProperties << /OCGs [110 0 R] /D << /OFF [] /ON [110 0 R] /BaseState /ON >> >>
    /OutputIntents [<< /S /GTS_PDFX /OutputConditionIdentifier (FOGRA39) >>] /Names << /EmbeddedFiles << /Names [(a) << >>] >> >> >>`,
  2: '<< /Type /Pages /Count 2 /Kids [3 0 R 5 0 R] /Rotate 0 /MediaBox [0 0 272.13 158.74] >>',
  3: `<< /Type /Page /Parent 2 0 R /MediaBox [${mm(0, 0, 96, 56)}] /CropBox [${mm(0, 0, 96, 56)}] /TrimBox [${mm(3, 3, 93, 53)}] /BleedBox [${mm(0, 0, 96, 56)}]
    /Rotate 90 /UserUnit 1 /Contents 4 0 R /Annots [120 0 R 121 0 R] /Group << /S /Transparency /CS /DeviceCMYK >> /Resources << /Font << /F1 130 0 R /F2 131 0 R >>
    /ExtGState << /G0 << /OP true /op true /OPM 1 /ca 0.5 /CA 0.9 /LW 2 /BM /Multiply /SMask /None /Font [130 0 R 8] >> >>
    /Shading << /S0 140 0 R /S1 141 0 R >> /Pattern << /P0 150 0 R /P1 151 0 R >> /XObject << /I0 100 0 R /I1 101 0 R /F0 160 0 R >>
    /ColorSpace << /Gold [/Separation /Gold /DeviceCMYK ${toFull}] /Duo [/DeviceN [/Gold /Cyan] /DeviceCMYK ${toFull}] >> /Properties << /L0 110 0 R >> >> >>`,
  4: { dict: '', data: content },
  5: '<< /Type /Page /Parent 2 0 R /Contents [6 0 R 7 0 R] /Resources << /Font << /F1 130 0 R >> >> >>',
  6: { dict: '', data: `0 0.2 0.8 0 k ${rect(0, 0, 96, 56)} f` },
  7: { dict: '', data: text(20, 20, 8, 'Arxa') },
  100: {
    dict: '/Type /XObject /Subtype /Image /Width 12 /Height 12 /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Decode [0 1 0 1 0 1 0 1] /SMaskInData 0',
    data: pixels,
  },
  101: {
    dict: '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ImageMask true /BitsPerComponent 1',
    data: pixels.subarray(0, 8),
  },
  110: '<< /Type /OCG /Name (Text) >>',
  120: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (ad) /V (Aysel) /F 4 /Rect [60 60 140 80] /P 3 0 R /DA (/F1 9 Tf) >>',
  121: '<< /Type /Annot /Subtype /Highlight /F 4 /Rect [60 90 120 100] /QuadPoints [60 100 120 100 60 90 120 90] /C [1 1 0] >>',
  130: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 32 /LastChar 34 /Widths [300 300 300] >>',
  131: '<< /Type /Font /Subtype /Type0 /BaseFont /Arial,Bold /Encoding /Identity-H /DescendantFonts [132 0 R] >>',
  132: `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Arial,Bold /DW 1000 /W [1 [500 600]] /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
    /FontDescriptor << /Type /FontDescriptor /FontName /Arial,Bold /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /StemV 80 >> >>`,
  140: cmykGradient('2', toFull).replace('/Extend', '/Coords [60 60 140 60] /Extend'),
  141: cmykGradient(
    '3',
    `<< /FunctionType 3 /Domain [0 1] /Functions [${toFull} ${toFull}] /Bounds [0.5] /Encode [0 1 0 1] >>`,
  ).replace('/Extend', '/Coords [100 60 0 100 60 30] /Extend'),
  150: `<< /Type /Pattern /PatternType 2 /Matrix [1 0 0 1 4 4] /Shading ${cmykGradient('2', toFull).replace('/Extend', '/Coords [0 0 90 0] /Extend')} >>`,
  151: {
    dict: '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Matrix [0.5 0 0 0.5 0 0] /Resources << >>',
    data: '1 0 0 0 k 1 1 8 8 re f',
  },
  160: {
    dict: '/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Matrix [1 0 0 1 5 5] /Group << /S /Transparency >> /Resources << >>',
    data: '0 0 1 0 k 10 10 30 30 re f 0.1 w 0 0 m 30 30 l S',
  },
}

/** In text: a number, a name, or an operator. */
const spot = /\/[A-Za-z][\w,]*|(?<![\w/.+-])[+-]?\d*\.?\d+(?![\w.])|(?<![\w/])[A-Za-z]{1,2}\*?(?![\w/])/g

type Spoilt = { file: Buffer; what: string }

/** A sound file of two pages in which one number, name or operator is spoilt, anywhere in it. */
export function spoiltPdfs(files: number, seed: number): Spoilt[] {
  const places = Object.entries(objects).flatMap(([key, object]) => {
    const parts = typeof object === 'string' ? [object] : [object.dict, textOf(object)]
    return parts.flatMap((part, index) =>
      [...part.matchAll(spot)].map((match) => ({ number: Number(key), part: index, match })),
    )
  })
  const one = fc.record({
    place: fc.constantFrom(...places),
    number: fc.constantFrom(...numbers),
    name: fc.constantFrom(...names),
    operator: fc.constantFrom(...operators),
  })
  return fc.sample(one, { numRuns: files, seed }).map(({ place, number, name, operator }) => {
    const [found] = place.match
    const replacement = replacementFor(found, { number, name, operator })
    const what = `object ${place.number}, at ${place.match.index}: ${found} became ${replacement.slice(0, 40)}`
    return { what, file: withSpoilt(place.number, place.part, place.match, replacement) }
  })
}

/** The page as it is where nothing is spoilt. */
export const soundPdf = (): Buffer => assemble(new Map(numbered()))

const numbered = (): [number, string | RawStream][] =>
  Object.entries(objects).map(([number, object]) => [Number(number), object])

const textOf = ({ data }: RawStream): string => (typeof data === 'string' ? data : '')

function replacementFor(found: string, by: { number: string; name: string; operator: string }): string {
  if (found.startsWith('/')) return by.name
  return /^[A-Za-z]/.test(found) ? by.operator : by.number
}

function withSpoilt(number: number, part: number, match: RegExpExecArray, replacement: string): Buffer {
  const spoil = (written: string): string =>
    written.slice(0, match.index) + replacement + written.slice(match.index + match[0].length)
  const all = new Map(numbered())
  const object = objects[number]
  if (object === undefined) throw new Error(`no object ${number}`)
  if (typeof object === 'string') all.set(number, spoil(object))
  else if (part === 0) all.set(number, { ...object, dict: spoil(object.dict) })
  else all.set(number, { ...object, data: spoil(textOf(object)) })
  return assemble(all)
}
