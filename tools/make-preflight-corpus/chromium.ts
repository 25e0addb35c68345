import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../tests/support/find-browser.ts'
import type { Folders } from './program.ts'

/** HTML in mm from the upper left corner. */
type Recipe = { body: string; size?: [number, number] }

const box = (x: number, y: number, width: number, height: number, more: string): string =>
  `<div style="position:absolute;left:${x}mm;top:${y}mm;width:${width}mm;height:${height}mm;${more}"></div>`
const text = (x: number, y: number, points: number, words: string, more = ''): string =>
  `<div style="position:absolute;left:${x}mm;top:${y}mm;font:${points}pt/1 'Roboto';white-space:nowrap;${more}">${words}</div>`
const photo = (file: string, x: number, y: number, width: number, height: number, more = ''): string =>
  `<img src="file://pictures/${file}" style="position:absolute;left:${x}mm;top:${y}mm;width:${width}mm;height:${height}mm;${more}">`
const ground = box(0, 0, 96, 56, 'background:#ccc')
const card = (body: string): string => `${ground}${text(30, 26, 9, 'Aysel Əliyeva')}${body}`
const next = (body: string): string => `<section>${body}</section>`

const recipes: Record<string, Recipe> = {
  // Faulty.
  'colour-to-the-cut': { body: box(0, 0, 90, 50, 'background:#9cf'), size: [90, 50] },
  'ground-ends-at-the-cut': { body: box(3, 3, 90, 50, 'background:#9cf') + text(30, 26, 9, 'Aysel') },
  'text-near-the-cut': { body: card(text(4.4, 40, 9, 'Bakı')) },
  'turned-text-near-the-cut': { body: card(text(4.4, 20, 9, 'Nizami', 'writing-mode:vertical-rl')) },
  'text-across-the-cut': { body: card(text(68, 40, 22, 'Endirim')) },
  'logo-near-the-cut': { body: card(box(84, 24, 7.5, 7.5, 'background:#c00;border-radius:2mm')) },
  'photo-72-dpi': { body: card(photo('photo-150x100.jpg', 20, 8, 53, 35)) },
  'photo-as-a-background-72-dpi': {
    body: card(
      box(20, 8, 53, 35, 'background:url(file://pictures/photo-150x100.jpg) 0 0/53mm 35mm no-repeat'),
    ),
  },
  'photo-250-dpi': { body: card(photo('photo-600x400.png', 17, 7, 61, 41)) },
  'round-photo-72-dpi': { body: card(photo('photo-150x100.jpg', 20, 8, 53, 35, 'border-radius:50%')) },
  'photo-in-rgb': { body: photo('photo-1181x689.jpg', 0, 0, 96, 56) },
  'see-through': { body: card(box(20, 8, 30, 12, 'background:#333;opacity:0.5')) },
  'see-through-colour': { body: card(box(20, 8, 30, 12, 'background:rgb(0 0 0 / 50%)')) },
  multiplied: { body: card(box(20, 8, 30, 12, 'background:#999;mix-blend-mode:multiply')) },
  'blurred-shadow': { body: card(box(20, 10, 30, 10, 'background:#999;box-shadow:0 0 3mm #000')) },
  hairline: {
    body: card(
      '<svg style="position:absolute;left:20mm;top:10mm" width="50mm" height="10mm" viewBox="0 0 50 10"><path d="M0 5 H50" stroke="#000" stroke-width="0.05"/></svg>',
    ),
  },
  'small-text': { body: card(text(20, 12, 4, 'Qiymətlər ƏDV daxildir')) },
  'small-text-by-scale': {
    body: card(text(20, 12, 9, 'Qiymətlər', 'transform:scale(0.4);transform-origin:0 0')),
  },
  'letter-paper': { body: text(30, 26, 9, 'Aysel'), size: [215.9, 279.4] },
  upright: { body: box(0, 0, 56, 96, 'background:#9cf'), size: [56, 96] },
  'three-pages': { body: next(card('')) + next(card('')) + next(card('')) },
  'empty-back': { body: next(card('')) + next('&nbsp;') },

  // Clean.
  'clean-card': { body: card('') },
  'clean-white-card': {
    body: text(30, 20, 9, 'Aysel Əliyeva') + box(20, 30, 40, 0.3, 'background:#000'),
    size: [90, 50],
  },
  'clean-two-sides': { body: next(card(photo('photo-600x400.jpg', 15, 8, 27, 18))) + next(card('')) },
  'clean-photo-with-bleed': { body: photo('photo-1181x689.jpg', 0, 0, 96, 56, 'object-fit:cover') },
  'clean-gradient': { body: box(0, 0, 96, 56, 'background:linear-gradient(90deg, #c30, #036)') },
  'clean-leaflet': {
    body:
      box(0, 0, 154, 216, 'background:#ffd') +
      text(20, 30, 18, 'Kataloq') +
      photo('photo-600x400.jpg', 20, 60, 48, 32),
    size: [154, 216],
  },
}

const html = ({ body, size: [width, height] = [96, 56] }: Recipe, pictures: string): string =>
  `<!doctype html><html lang="az"><meta charset="utf-8"><style>
    @page { size: ${width}mm ${height}mm; margin: 0 }
    * { margin: 0; print-color-adjust: exact }
    section { position: relative; width: ${width}mm; height: ${height}mm; break-after: page; overflow: hidden }
    section:last-child { break-after: auto }
  </style>${body.replaceAll('file://pictures/', `file://${pictures}/`)}</html>`

export async function makeChromium({ pictures, work, target }: Folders): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  const page = await browser.newPage()
  for (const [file, recipe] of Object.entries(recipes)) {
    const source = join(work, `${file}.html`)
    await writeFile(source, html(recipe, pictures))
    await page.goto(`file://${source}`)
    await page.pdf({ path: join(target, `${file}.pdf`), preferCSSPageSize: true, printBackground: true })
  }
  await browser.close()
}
