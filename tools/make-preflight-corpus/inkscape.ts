import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Folders, run } from './program.ts'

/** SVG in mm from the upper left corner. */
type Recipe = { body: string; size?: [number, number]; options?: readonly string[] }

const ground = '<rect width="96" height="56" fill="#ccc"/>'
const text = (x: number, y: number, points: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${(points * 25.4) / 72}" font-family="Roboto" ${more}>${words}</text>`
const name = text(30, 30, 9, 'Aysel Əliyeva')
const card = (body: string): string => `${ground}${name}${body}`
const picture = (file: string, x: number, y: number, width: number, height: number, more = ''): string =>
  `<image xlink:href="pictures/${file}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" ${more}/>`

/** Sheets beside each other, as the program lays out its pages. */
const pages = (...sheets: [width: number, height: number, body: string][]): string => {
  let left = 0
  const parts = sheets.map(([width, height, body]) => {
    const part = `<inkscape:page x="${left}" y="0" width="${width}" height="${height}"/>`
    const content = `<g transform="translate(${left} 0)">${body}</g>`
    left += width + 10
    return { part, content }
  })
  const named = parts.map(({ part }) => part).join('')
  return `<sodipodi:namedview>${named}</sodipodi:namedview>${parts.map(({ content }) => content).join('')}`
}

const recipes: Record<string, Recipe> = {
  // Faulty.
  'colour-to-the-cut': { body: `<rect width="90" height="50" fill="#9cf"/>${name}`, size: [90, 50] },
  'ground-ends-at-the-cut': { body: `<rect x="3" y="3" width="90" height="50" fill="#9cf"/>${name}` },
  'wave-to-the-cut': {
    body: `<path d="M0 40 Q24 25 48 40 T90 38 V50 H0 Z" fill="#369"/>${text(30, 20, 9, 'Aysel')}`,
    size: [90, 50],
  },
  'photo-ends-at-the-cut': { body: picture('photo-1087x614.jpg', 3, 3, 90, 50) },
  'text-near-the-cut': { body: card(text(4.4, 20, 8, 'Bakı')) },
  'turned-text-near-the-cut': {
    body: card(text(0, 0, 8, 'Nizami küçəsi', 'transform="translate(7 45) rotate(-90)"')),
  },
  'text-at-the-end-across-the-cut': { body: card(text(94, 15, 8, 'Möhtəşəm endirim', 'text-anchor="end"')) },
  'wide-text-across-the-cut': {
    body: card(text(48, 15, 20, 'Möhtəşəm yay endirimi başladı', 'text-anchor="middle"')),
  },
  'logo-near-the-cut': { body: card('<circle cx="85" cy="28" r="6.5" fill="#c00"/>') },
  'outlined-text-near-the-cut': {
    body: card(text(4.4, 20, 12, 'BAKI')),
    options: ['--export-text-to-path'],
  },
  'photo-72-dpi': { body: card(picture('grey-150x100.jpg', 20, 8, 53, 35)) },
  'photo-250-dpi': { body: card(picture('photo-600x400.jpg', 18, 8, 60.9, 40.6)) },
  'photo-as-png-90-dpi': { body: card(picture('photo-150x100.png', 20, 8, 42, 28)) },
  'masked-photo-90-dpi': { body: card(picture('masked-150x100.png', 20, 8, 42, 28)) },
  'clipped-photo-90-dpi': {
    body: card(
      `<clipPath id="round"><circle cx="40" cy="22" r="12"/></clipPath>${picture('photo-150x100.jpg', 20, 8, 42, 28, 'clip-path="url(#round)"')}`,
    ),
  },
  'photo-enlarged-by-its-group': {
    body: card(`<g transform="translate(20 8) scale(4)">${picture('photo-150x100.jpg', 0, 0, 10.5, 7)}</g>`),
  },
  'photo-as-a-pattern-60-dpi': {
    body: card(
      `<pattern id="tile" width="63" height="42" patternUnits="userSpaceOnUse">${picture('photo-150x100.jpg', 0, 0, 63, 42)}</pattern><rect x="10" y="8" width="70" height="16" fill="url(#tile)"/>`,
    ),
  },
  'shadow-of-96-dpi': {
    body: card(
      '<filter id="blur"><feGaussianBlur stdDeviation="1"/></filter><rect x="30" y="12" width="30" height="10" filter="url(#blur)"/>',
    ),
    options: ['--export-dpi=96'],
  },
  'photo-in-rgb': { body: picture('photo-1181x689.jpg', 0, 0, 96, 56) },
  'red-gradient': {
    body: `<linearGradient id="warm"><stop stop-color="#f00"/><stop offset="1" stop-color="#fc0"/></linearGradient><rect width="96" height="56" fill="url(#warm)"/>`,
  },
  'see-through': { body: card('<rect x="20" y="10" width="30" height="10" opacity="0.5"/>') },
  'see-through-layer': {
    body: card(
      '<g opacity="0.5"><rect x="20" y="10" width="30" height="10"/><circle cx="60" cy="15" r="6"/></g>',
    ),
  },
  'fading-gradient': {
    body: card(
      '<linearGradient id="fade"><stop/><stop offset="1" stop-opacity="0"/></linearGradient><rect x="20" y="10" width="50" height="10" fill="url(#fade)"/>',
    ),
  },
  'soft-mask': {
    body: card(
      '<linearGradient id="light"><stop stop-color="#fff"/><stop offset="1"/></linearGradient><mask id="soft"><rect x="20" y="10" width="50" height="10" fill="url(#light)"/></mask><rect x="20" y="10" width="50" height="10" mask="url(#soft)"/>',
    ),
  },
  multiplied: {
    body: card('<rect x="20" y="10" width="30" height="10" fill="#888" style="mix-blend-mode:multiply"/>'),
  },
  hairline: { body: card('<path d="M20 14 H70" stroke="#000" stroke-width="0.05"/>') },
  'hairline-in-a-drawing': {
    body: card(
      '<g transform="translate(20 8) scale(0.1)"><path d="M0 0 L300 100 L100 150 Z" fill="none" stroke="#000" stroke-width="0.5"/></g>',
    ),
  },
  'small-text': { body: card(text(20, 15, 4, 'Qiymətlər ƏDV daxildir')) },
  'small-text-in-a-drawing': {
    body: card(`<g transform="translate(20 12) scale(0.3)">${text(0, 0, 12, 'Qiymətlər')}</g>`),
  },
  'size-of-the-usual-card': { body: '<rect width="91" height="61" fill="#9cf"/>', size: [91, 61] },
  upright: { body: '<rect width="56" height="96" fill="#9cf"/>', size: [56, 96] },
  'three-pages': { body: pages([96, 56, card('')], [96, 56, card('')], [96, 56, card('')]) },
  'back-of-another-size': {
    body: pages([96, 56, card('')], [91, 61, '<rect width="91" height="61" fill="#9cf"/>']),
  },
  'two-sizes': {
    body: pages([148, 210, text(30, 60, 12, 'A5')], [105, 148, text(30, 60, 12, 'A6')]),
    size: [148, 210],
  },
  'empty-back': { body: pages([96, 56, card('')], [96, 56, '']) },
  'nothing-shown': { body: '<g style="display:none"><rect width="96" height="56"/></g>' },

  // Clean.
  'clean-card': { body: card('') },
  'clean-outlined-text': {
    body: card(text(20, 15, 5, 'Qiymətlər ƏDV daxildir')),
    options: ['--export-text-to-path'],
  },
  'clean-white-card': {
    body: `${name}<path d="M20 40 H70" stroke="#000" stroke-width="0.2"/>`,
    size: [90, 50],
  },
  'clean-photo-beyond-the-page': { body: `${picture('photo-1181x689.jpg', -1, -1, 98, 58)}${name}` },
  'clean-two-sides': { body: pages([96, 56, card('')], [96, 56, card('')]) },
  'clean-photo-as-a-pattern': {
    body: card(
      `<pattern id="tile" width="24" height="16" patternUnits="userSpaceOnUse">${picture('photo-600x400.jpg', 0, 0, 24, 16)}</pattern><rect x="10" y="8" width="70" height="16" fill="url(#tile)"/>`,
    ),
  },
  'clean-ornament': {
    body: card(
      `<g id="leaf"><path d="M20 12 q4 -4 8 0 q-4 4 -8 0" fill="#274"/></g>${[1, 2, 3, 4, 5].map((step) => `<use xlink:href="#leaf" x="${step * 9}"/>`).join('')}`,
    ),
  },
  'clean-ground-clipped-at-the-page': {
    body: `<clipPath id="sheet"><rect width="96" height="56"/></clipPath><g clip-path="url(#sheet)"><circle cx="48" cy="28" r="80" fill="#9cf"/></g>${name}`,
  },
}

const svg = ({ body, size: [width, height] = [96, 56] }: Recipe): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" ` +
  `xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${body}</svg>`

export async function makeInkscape({ pictures, work, target }: Folders): Promise<void> {
  for (const [file, recipe] of Object.entries(recipes)) {
    const source = join(work, `${file}.svg`)
    await writeFile(source, svg(recipe).replaceAll('href="pictures/', `href="file://${pictures}/`))
    await run('inkscape', [
      source,
      `--export-filename=${join(target, `${file}.pdf`)}`,
      ...(recipe.options ?? []),
    ])
  }
}
