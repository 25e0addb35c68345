import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Folders, run } from './program.ts'

/** HTML for a finished card of 90 × 50 mm, from the upper left corner of the cut; `page`: of its sheet. */
type Recipe = { body: string; page?: string }

const ground = '@page { background: #ccc }'
const box = (x: number, y: number, width: number, height: number, more: string): string =>
  `<div style="position:absolute;left:${x}mm;top:${y}mm;width:${width}mm;height:${height}mm;${more}"></div>`
const text = (x: number, y: number, points: number, words: string, more = ''): string =>
  `<div style="position:absolute;left:${x}mm;top:${y}mm;font:${points}pt/1 'Roboto';white-space:nowrap;${more}">${words}</div>`
const name = text(27, 23, 9, 'Aysel Əliyeva')
const photo = (file: string, x: number, y: number, width: number): string =>
  `<img src="file://pictures/${file}" style="position:absolute;left:${x}mm;top:${y}mm;width:${width}mm">`

const recipes: Record<string, Recipe> = {
  // Faulty.
  'no-bleed': { body: name, page: `${ground} @page { bleed: 0 }` },
  'bleed-of-1-mm': { body: name, page: `${ground} @page { bleed: 1mm }` },
  'ground-ends-at-the-cut': { body: box(0, 0, 90, 50, 'background:#9cf') + name },
  'marks-without-bleed': { body: box(0, 0, 90, 50, 'background:#9cf') + name, page: '@page { marks: crop }' },
  'text-near-the-cut': { body: name + text(1.4, 37, 9, 'Bakı'), page: ground },
  'text-across-the-cut': { body: name + text(60, 37, 24, 'Endirimlər'), page: ground },
  'photo-72-dpi': { body: name + photo('photo-150x100.jpg', 15, 5, 53), page: ground },
  'photo-in-rgb': { body: photo('photo-1181x689.jpg', -3, -3, 96) },
  'see-through': { body: name + box(15, 5, 30, 12, 'background:#333;opacity:0.5'), page: ground },
  hairline: { body: name + box(15, 8, 40, 0.05, 'background:#000'), page: ground },
  'small-text': { body: name + text(15, 8, 4, 'Qiymətlər ƏDV daxildir'), page: ground },
  'small-text-by-scale': {
    body: name + text(15, 8, 10, 'Qiymətlər', 'transform:scale(0.4);transform-origin:0 0'),
    page: ground,
  },
  attachment: { body: `${name}<link rel="attachment" href="data:text/plain,qiymetler">`, page: ground },
  'three-pages': {
    body: [name, name, name].map((side) => `<section>${side}</section>`).join(''),
    page: ground,
  },
  'wrong-size': { body: name, page: `${ground} @page { size: 85mm 55mm }` },
  'empty-back': { body: `<section>${name}</section><section></section>` },

  // Clean.
  'clean-card': { body: name, page: ground },
  'clean-card-with-marks': { body: name, page: `${ground} @page { marks: crop cross }` },
  'clean-photo': { body: name + photo('photo-600x400.jpg', 15, 5, 24), page: ground },
  'clean-white-card': { body: name },
}

const html = ({ body, page = '' }: Recipe, pictures: string): string =>
  `<!doctype html><html lang="az"><meta charset="utf-8"><style>
    @page { size: 90mm 50mm; margin: 0; bleed: 3mm }
    ${page}
    html, body { margin: 0 }
    section { position: relative; height: 49mm; break-after: page }
    section:last-child { break-after: auto }
  </style>${body.replaceAll('file://pictures/', `file://${pictures}/`)}</html>`

export async function makeWeasyprint({ pictures, work, target }: Folders): Promise<void> {
  for (const [file, recipe] of Object.entries(recipes)) {
    const source = join(work, `${file}.html`)
    await writeFile(source, html(recipe, pictures))
    await run('weasyprint', [source, join(target, `${file}.pdf`)])
  }
}
