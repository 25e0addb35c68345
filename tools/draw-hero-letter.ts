/**
 * Draws the letter of the home page: `node tools/draw-hero-letter.ts` writes hero-letter.svg, an ə of the poster's
 * weight and width as a magenta halftone (22°), to be overprinted on the yellow sheet by `multiply`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'
import { halftone } from '../web/ui/halftone.ts'

const width = 752
const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/roboto-flex/files/roboto-flex-latin-ext-wdth-normal.woff2',
)
const cut = await subsetFont(await readFile(file), 'ə', {
  targetFormat: 'sfnt',
  variationAxes: { wght: 1000, wdth: 151 },
})
const glyph = opentype.parse(new Uint8Array(cut).buffer).charToGlyph('ə')
const natural = glyph.getPath(0, 0, 1000).getBoundingBox()
const size = (1000 * width) / (natural.x2 - natural.x1)
const scale = size / 1000
const letter = glyph.getPath(-natural.x1 * scale, -natural.y1 * scale, size)
const height = Math.round((natural.y2 - natural.y1) * scale)

// Light falls from the upper left: the letter grows full towards the lower right.
const { layers } = halftone({ width, height, step: 15, angle: 22, tone: (x, y) => 0.1 + 0.62 * x + 0.5 * y })
const dots = layers.map(({ size, d }) => `<path stroke-width="${size}" d="${d}"/>`).join('')
const outline = letter.toPathData(0)
await writeFile(
  new URL('../web/storefront/screens/home/hero-letter.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<title>ə</title><clipPath id="a"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#a)" fill="none" stroke="#f2188f" stroke-linecap="round">${dots}</g></svg>\n`,
)
process.stdout.write(`${width} × ${height}, ${layers.length} sizes\n`)
