import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Folders, run } from './program.ts'

/** PostScript in mm from the lower left corner; `options`: of the distilling; `after`: what qpdf does then. */
type Recipe = {
  body: string
  size?: [number, number]
  trim?: number | null
  options?: readonly string[]
  after?: readonly string[]
}

const header = `%!PS-Adobe-3.0
/sheet { 72 25.4 div dup scale } bind def
/box { 4 2 roll moveto 1 index 0 rlineto 0 exch rlineto neg 0 rlineto closepath fill } bind def
/pt { 25.4 72 div mul } bind def
/words { moveto show } bind def
/face { /NimbusSans-Regular findfont exch pt scalefont setfont } bind def
`
const name = '0 0 0 1 setcmykcolor 9 face (Aysel Eliyeva) 30 30 words'
const ground = '0.6 0.1 0 0 setcmykcolor 0 0 96 56 box'
const card = (body: string): string => `${ground} ${name}\n${body}`
const boxOf = (colour: string): string => card(`${colour} 20 10 20 12 box`)

/** One page; more of them follow on \`nextPage\`. */
function page({ body, size: [width, height] = [96, 56], trim = 3 }: Recipe): string {
  const points = (value: number): string => ((value * 72) / 25.4).toFixed(3)
  const begin = [
    `<< /PageSize [${points(width)} ${points(height)}] >> setpagedevice`,
    trim === null
      ? ''
      : `[ /TrimBox [${[trim, trim, width - trim, height - trim].map(points).join(' ')}] /PAGE pdfmark`,
    'sheet',
  ].join('\n')
  return body
    .split('nextPage')
    .map((content) => `${begin}\n${content}\nshowpage\n`)
    .join('')
}

const jpeg = (
  file: string,
  [width, height]: [number, number],
  [x, y, across, down]: [number, number, number, number],
  space: string,
): string =>
  `gsave /${space} setcolorspace ${x} ${y} translate ${across} ${down} scale
<< /ImageType 1 /Width ${width} /Height ${height} /BitsPerComponent 8 /ImageMatrix [${width} 0 0 ${-height} 0 ${height}]
/Decode [${space === 'DeviceRGB' ? '0 1 0 1 0 1' : '0 1'}] /DataSource (pictures/${file}) (r) file /DCTDecode filter >> image grestore`

/** Rows of four inks as they stand in the file. */
const inks = (
  file: string,
  [width, height]: [number, number],
  [x, y, across, down]: [number, number, number, number],
): string =>
  `gsave /DeviceCMYK setcolorspace ${x} ${y} translate ${across} ${down} scale
<< /ImageType 1 /Width ${width} /Height ${height} /BitsPerComponent 8 /ImageMatrix [${width} 0 0 ${-height} 0 ${height}]
/Decode [0 1 0 1 0 1 0 1] /DataSource (pictures/${file}) (r) file >> image grestore`

const spot = (name: string): string =>
  `[/Separation (${name}) /DeviceCMYK { dup 0.2 mul exch dup 0.4 mul exch 0.8 mul 0 }] setcolorspace 1 setcolor`
/** A font whose letters are procedures, 100 units high; `unit`: what one of them is of the font's size. */
const drawnLetters = (unit: number): string =>
  `<< /FontType 3 /FontMatrix [${unit} 0 0 ${unit} 0 0] /FontBBox [0 0 100 100] /Encoding 256 array dup 0 1 255 { /a put dup } for pop
/BuildGlyph { pop pop 90 0 0 0 80 80 setcachedevice 0 0 80 80 rectfill } >> /Drawn exch definefont`
const asIs = [
  '-dAutoFilterColorImages=false',
  '-dColorImageFilter=/FlateEncode',
  '-dDownsampleColorImages=false',
]
const coarse = (kind: 'Color' | 'Gray'): string[] => [
  `-dDownsample${kind}Images=true`,
  `-d${kind}ImageResolution=72`,
  `-d${kind}ImageDownsampleThreshold=1.0`,
]
const locked = ['-sOwnerPassword=sahib', '-dEncryptionR=3', '-dKeyLength=128']

const recipes: Record<string, Recipe> = {
  // Faulty.
  'sheet-with-1-mm-of-bleed': { body: card(''), size: [92, 52], trim: 1 },
  'no-bleed': { body: card(''), size: [90, 50], trim: null },
  'ground-ends-at-the-cut': { body: `0.6 0.1 0 0 setcmykcolor 3 3 90 50 box ${name}` },
  'white-strip-at-the-right-cut': { body: `0.6 0.1 0 0 setcmykcolor 0 0 93.5 56 box ${name}` },
  'text-near-the-cut': { body: card('(Baki) 4.4 20 words') },
  'text-across-the-cut': { body: card('(Endirim) 85 20 words') },
  'logo-near-the-cut': { body: card('0 1 1 0 setcmykcolor 4.5 20 8 8 box') },
  'photo-distilled-to-72-dpi': {
    body: card(jpeg('grey-600x400.jpg', [600, 400], [20, 8, 45, 30], 'DeviceGray')),
    options: coarse('Gray'),
  },
  'photo-250-dpi': { body: card(jpeg('grey-600x400.jpg', [600, 400], [20, 7, 60.9, 40.6], 'DeviceGray')) },
  'stencil-30-dpi': {
    body: card(
      'gsave 0 0 0 1 setcmykcolor 20 6 translate 27 27 scale 32 32 true [32 0 0 -32 0 32] { (\\252\\252\\252\\252\\125\\125\\125\\125) } imagemask grestore',
    ),
  },
  'font-not-embedded': {
    body: card('/Helvetica findfont 9 pt scalefont setfont (Endirim) 20 15 words'),
    options: ['-dEmbedAllFonts=false', '-c', '<< /NeverEmbed [/Helvetica] >> setdistillerparams'],
  },
  'photo-in-rgb': { body: card(jpeg('photo-600x400.jpg', [600, 400], [25, 8, 45, 30], 'DeviceRGB')) },
  'red-text': { body: card('0.9 0.1 0.1 setrgbcolor (Endirim) 20 15 words') },
  'ink-400': { body: boxOf('1 1 1 1 setcmykcolor') },
  'ink-310': { body: boxOf('0.8 0.8 0.8 0.7 setcmykcolor') },
  'photo-with-350-of-ink': {
    body: card(inks('dark-300x200.raw', [300, 200], [20, 8, 24, 16])),
    options: asIs,
  },
  'photo-as-jpeg-with-350-of-ink': {
    body: card(inks('dark-300x200.raw', [300, 200], [20, 8, 24, 16])),
    options: [
      '-dAutoFilterColorImages=false',
      '-dColorImageFilter=/DCTEncode',
      '-dDownsampleColorImages=false',
    ],
  },
  'gold-ink': { body: boxOf(spot('Gold')) },
  'varnish-of-two-inks': {
    body: boxOf(
      '[/DeviceN [/Black (Varnish)] /DeviceCMYK { 0.1 mul exch 0 exch 0 exch }] setcolorspace 0.5 1 setcolor',
    ),
  },
  'colour-overprints': { body: boxOf('true setoverprint 0 1 0 0 setcmykcolor') },
  'white-overprints': { body: boxOf('true setoverprint 0 0 0 0 setcmykcolor') },
  'white-text-overprints': {
    body: card('true setoverprint 0 setgray (Nizami 96) 20 12 words 1 setgray (Baki) 20 18 words'),
  },
  hairline: { body: card('0 0 0 1 setcmykcolor 0.1 pt setlinewidth 20 12 moveto 60 12 lineto stroke') },
  'hairline-as-a-box': { body: boxOf('0 0 0 1 setcmykcolor 20 40 40 0.05 box') },
  'line-of-no-width': { body: card('0 0 0 1 setcmykcolor 0 setlinewidth 20 12 moveto 60 12 lineto stroke') },
  'small-text': { body: card('4 face (Qiymetlere EDV daxildir) 20 12 words') },
  'small-text-of-drawn-letters': {
    body: card(`${drawnLetters(0.01)} 4 pt scalefont setfont (AAAA) 20 12 words`),
  },
  'small-text-in-four-inks': {
    body: card('0.6 0.5 0.5 1 setcmykcolor 7 face (Nizami 96, Baki) 20 12 words'),
  },
  'see-through': {
    body: boxOf('0.5 .setfillconstantalpha 0 1 0 0 setcmykcolor'),
    options: ['-dALLOWPSTRANSPARENCY'],
  },
  multiplied: {
    body: boxOf('/Multiply .setblendmode 0 1 0 0 setcmykcolor'),
    options: ['-dALLOWPSTRANSPARENCY'],
  },
  'trim-1-mm-too-wide': { body: `0.6 0.1 0 0 setcmykcolor 0 0 97 56 box ${name}`, size: [97, 56] },
  upright: { body: `0.6 0.1 0 0 setcmykcolor 0 0 56 96 box`, size: [56, 96] },
  'turned-by-the-distiller': {
    body: `0.6 0.1 0 0 setcmykcolor 0 0 96 56 box gsave 20 10 translate 90 rotate ${name.replace('30 30', '0 0')} (Nizami kucesi 96) 0 -8 words (numune.az) 0 -16 words grestore`,
    options: ['-dAutoRotatePages=/All'],
  },
  'three-sides': { body: card(`nextPage ${card('')} nextPage ${card('')}`) },
  'empty-back': { body: card('nextPage') },
  'white-ground-on-the-back': { body: card('nextPage 0 0 0 0 setcmykcolor 0 0 96 56 box') },
  'note-on-it': {
    body: card('[ /Rect [60 60 120 90] /Contents (Rengi deyisin) /Subtype /Text /ANN pdfmark'),
  },
  'stamp-on-it': { body: card('[ /Rect [60 60 120 90] /Subtype /Stamp /Name /Draft /ANN pdfmark') },
  form: {
    body: card('[ /Rect [60 60 160 80] /Subtype /Widget /FT /Tx /T (ad) /F 4 /ANN pdfmark'),
  },
  script: {
    body: card(
      '[ /_objdef {act} /type /dict /OBJ pdfmark [ {act} << /S /JavaScript /JS (app.alert\\(1\\)) >> /PUT pdfmark [ {Catalog} << /OpenAction {act} >> /PUT pdfmark',
    ),
  },
  'script-of-a-page': {
    body: card('[ {ThisPage} << /AA << /O << /S /JavaScript /JS (app.alert\\(1\\)) >> >> >> /PUT pdfmark'),
  },
  attachment: {
    body: card(
      '[ /_objdef {data} /type /stream /OBJ pdfmark [ {data} (qiymetler) /PUT pdfmark [ {data} << /Type /EmbeddedFile >> /PUT pdfmark [ {data} /CLOSE pdfmark [ /Name (qiymet.txt) /FS << /Type /Filespec /F (qiymet.txt) /EF << /F {data} >> >> /EMBED pdfmark',
    ),
  },
  layers: {
    body: card(
      '[ /_objdef {layer} /type /dict /OBJ pdfmark [ {layer} << /Type /OCG /Name (Lak) >> /PUT pdfmark [ {Catalog} << /OCProperties << /OCGs [{layer}] /D << /Order [{layer}] >> >> >> /PUT pdfmark',
    ),
  },
  'copying-forbidden': { body: card(''), options: [...locked, '-dPermissions=-44'] },
  'printing-forbidden': { body: card(''), options: [...locked, '-dPermissions=-64'] },
  locked: { body: card(''), options: [...locked, '-sUserPassword=gizli'] },
  'locked-by-aes': { body: card(''), after: ['--encrypt', 'gizli', 'sahib', '256', '--'] },
  'printing-forbidden-by-aes': {
    body: card(''),
    after: ['--encrypt', '', 'sahib', '256', '--print=none', '--'],
  },
  'no-output-intent': { body: Array.from({ length: 4 }, () => card('')).join(' nextPage ') },

  // Clean.
  'clean-card': { body: card('') },
  'clean-card-without-trim-box': { body: card(''), trim: null },
  'clean-white-card': { body: name, size: [90, 50], trim: null },
  'clean-photo-in-cmyk': { body: card(inks('soft-300x200.raw', [300, 200], [20, 8, 24, 16])), options: asIs },
  'clean-photo-as-jpeg-in-cmyk': {
    body: card(inks('soft-300x200.raw', [300, 200], [20, 8, 24, 16])),
    options: [
      '-dAutoFilterColorImages=false',
      '-dColorImageFilter=/DCTEncode',
      '-dDownsampleColorImages=false',
    ],
  },
  'clean-overprinting-black': {
    body: card('true setoverprint 0 0 0 1 setcmykcolor (Nizami 96) 20 15 words'),
  },
  'clean-gradient': {
    body: card(
      'gsave 20 8 40 12 rectclip << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [20 0 60 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0.5 0 0] /C1 [0 0.2 0.8 0] /N 1 >> >> shfill grestore',
    ),
  },
  'clean-marks-around': {
    body: '0.6 0.1 0 0 setcmykcolor 12 12 96 56 box 0 0 0 1 setcmykcolor 9 face (Aysel) 40 40 words 1 1 1 1 setcmykcolor 0.25 pt setlinewidth 15 2 moveto 15 9 lineto stroke 105 2 moveto 105 9 lineto stroke 2 15 moveto 9 15 lineto stroke 6 face (kart.indd  23.11.2026) 30 4 words',
    size: [120, 80],
    trim: 15,
  },
  'clean-brochure': {
    body: Array.from(
      { length: 8 },
      (_, index) =>
        `0 0.${index} 0.4 0 setcmykcolor 0 0 154 216 box 0 0 0 1 setcmykcolor 12 face (Sehife ${index + 1}) 40 100 words`,
    ).join(' nextPage '),
    size: [154, 216],
  },
  'clean-linearized': { body: card(''), after: ['--linearize', '--object-streams=generate'] },
  'clean-uncompressed': { body: card(''), after: ['--qdf', '--stream-data=uncompress'] },
  'clean-print-standard': {
    body: `${Array.from({ length: 4 }, () => card('')).join(' nextPage ')} [ {Catalog} << /OutputIntents [<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (FOGRA39) /RegistryName (http://www.color.org) >>] >> /PUT pdfmark`,
  },
  'clean-drawn-letters': { body: card(`${drawnLetters(0.01)} 9 pt scalefont setfont (AAAA) 20 12 words`) },
  'clean-drawn-letters-in-dots': {
    body: card(`${drawnLetters(1)} 0.03 scalefont setfont (AAAA) 20 12 words`),
  },
  'clean-gradient-in-slices': {
    body: card('0 1 200 { dup 200 div 0.5 0.2 0 setcmykcolor 0.05 mul 20 add 10 0.05 10 box } for'),
  },
  'clean-pattern': {
    body: card(
      '<< /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 4 4] /XStep 4 /YStep 4 /PaintProc { pop 0 0.5 1 0 setcmykcolor 0 0 2 2 rectfill } >> matrix makepattern setpattern 20 8 40 12 rectfill',
    ),
  },
}

export async function makeGhostscript({ pictures, work, target }: Folders): Promise<void> {
  for (const [name, recipe] of Object.entries(recipes)) {
    const source = join(work, `${name}.ps`)
    await writeFile(source, (header + page(recipe)).replaceAll('(pictures/', `(${pictures}/`))
    const { options = [], after } = recipe
    const file = join(target, `${name}.pdf`)
    await run('gs', [
      '-q',
      '-dBATCH',
      '-dNOPAUSE',
      '-dNOSAFER',
      '-sDEVICE=pdfwrite',
      '-dCompatibilityLevel=1.6',
      '-dPDFSETTINGS=/prepress',
      '-dAutoRotatePages=/None',
      `-sOutputFile=${file}`,
      ...options,
      '-f',
      source,
    ])
    if (after) await run('qpdf', ['--replace-input', file, ...after])
  }
}
