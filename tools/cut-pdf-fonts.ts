/**
 * Makes the fonts that the PDFs are set in: `node tools/cut-pdf-fonts.ts` after a change of version, then commit
 * the .otf files. A PDF wants one static font for a whole line, while the packages ship a variable one for each
 * alphabet: so each is cut at one weight, and their glyphs are put together.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph } from 'opentype.js'
import subsetFont from 'subset-font'

const resolve = createRequire(import.meta.url).resolve
const characters = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, offset) => from + offset))

const alphabets = {
  latin: `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}ı–—‘’‚“”„•…−`,
  'latin-ext': 'ƏəĞğİŞş₼',
  cyrillic: `${characters(0x410, 0x44f)}ЁёЄєІіЇїҐґ№`,
}

const cuts = [
  { name: 'regular', weight: 400, width: 100 },
  { name: 'bold', weight: 700, width: 100 },
  { name: 'display', weight: 900, width: 125 },
]

for (const { name, weight, width } of cuts) {
  const parts = await Promise.all(
    Object.entries(alphabets).map(([alphabet, text]) => cutOne(alphabet, text, weight, width)),
  )
  const [first] = parts
  if (!first) throw new Error('No alphabet.')
  const glyphs = new Map<number, Glyph>()
  for (const glyph of parts.flatMap(glyphsOf)) {
    if (glyph.unicode === undefined || glyphs.has(glyph.unicode)) continue
    glyph.name = `uni${glyph.unicode.toString(16).padStart(4, '0').toUpperCase()}`
    glyphs.set(glyph.unicode, glyph)
  }
  const missing = first.glyphs.get(0)
  missing.name = '.notdef'
  const merged = new opentype.Font({
    familyName: 'Matbaa Roboto Flex',
    styleName: name,
    unitsPerEm: first.unitsPerEm,
    ascender: first.ascender,
    descender: first.descender,
    glyphs: [missing, ...glyphs.values()],
  })
  const bytes = Buffer.from(merged.toArrayBuffer())
  await writeFile(new URL(`../src/domains/orders/pdf/${name}.otf`, import.meta.url), bytes)
  process.stdout.write(`${name}.otf ${glyphs.size} glyphs, ${(bytes.length / 1024).toFixed(1)} kB\n`)
}

async function cutOne(alphabet: string, text: string, weight: number, width: number) {
  const file = resolve(`@fontsource-variable/roboto-flex/files/roboto-flex-${alphabet}-wdth-normal.woff2`)
  const font = await subsetFont(await readFile(file), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, wdth: width },
  })
  return opentype.parse(new Uint8Array(font).buffer)
}

function glyphsOf(font: Font): Glyph[] {
  return Array.from({ length: font.glyphs.length }, (_, index) => font.glyphs.get(index))
}
