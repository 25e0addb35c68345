/**
 * Draws the halftone under the paper tickets: `node tools/draw-ticket-dots.ts` writes ticket-dots.svg,
 * yellow (22°), with the light coming from the lower left.
 */
import { writeFile } from 'node:fs/promises'
import { halftone } from '../web/ui/halftone.ts'

const [width, height] = [600, 480]
const { layers } = halftone({
  width,
  height,
  step: 17,
  angle: 22,
  tone: (x, y) => 0.08 + 0.95 * x - 0.95 * y,
})
const dots = layers.map(({ size, d }) => `<path stroke-width="${size}" d="${d}"/>`).join('')
await writeFile(
  new URL('../web/ui/campaigns/ticket-dots.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<title>Halftone</title><g fill="none" stroke="#ffe500" stroke-linecap="round">${dots}</g></svg>\n`,
)
