import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import opentype, { type Command, type Font, type Glyph } from 'opentype.js'
import subsetFont from 'subset-font'
import { key } from './ink.ts'

const alphabet = {
  latin: ` !"#%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÇÖÜçöüı×–—’“”·•−²°№«»`,
  'latin-ext': 'ƏəĞğİŞş₼',
  cyrillic: 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяё№',
}

/** Roboto Flex at one weight and width: a font for each alphabet, asked in this order. */
type Face = Font[]

/** Reads a face; weight 100–1000, width 25–151 (per cent). */
async function loadFace(weight: number, width: number): Promise<Face> {
  return Promise.all(
    Object.entries(alphabet).map(async ([name, characters]) => {
      const file = import.meta.resolve(
        `@fontsource-variable/roboto-flex/files/roboto-flex-${name}-wdth-normal.woff2`,
      )
      const font = await subsetFont(await readFile(fileURLToPath(file)), characters, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight, wdth: width },
      })
      return opentype.parse(new Uint8Array(font).buffer)
    }),
  )
}

const faces = {
  /** Big words, marks. */
  black: { face: await loadFace(1000, 151), tracking: -0.03 },
  display: { face: await loadFace(900, 125), tracking: -0.03 },
  /** Heads where room is short. */
  tight: { face: await loadFace(900, 85), tracking: -0.02 },
  label: { face: await loadFace(650, 100), tracking: 0 },
}
export type Style = keyof typeof faces

type Setting = { style?: Style; fill?: string; anchor?: 'start' | 'middle' | 'end' }

/** Text as an outline, its baseline starting at x, y. Throws on a letter that the font lacks. */
export function text(
  x: number,
  y: number,
  size: number,
  words: string,
  { style = 'display', fill = key, anchor = 'start' }: Setting = {},
): string {
  const { face, tracking } = faces[style]
  return `<path d="${outline(face, words, { x, y, size, tracking, anchor })}" fill="${fill}"/>`
}

/** The outline alone, to trim something to the letters. */
export function letters(x: number, y: number, size: number, words: string, style: Style = 'display'): string {
  const { face, tracking } = faces[style]
  return outline(face, words, { x, y, size, tracking, anchor: 'start' })
}

/** Width of a text in the units of its size. */
export function textWidth(size: number, words: string, style: Style = 'display'): number {
  const { face, tracking } = faces[style]
  return set(face, words, size, tracking).width
}

type Place = { x: number; y: number; size: number; tracking: number; anchor: 'start' | 'middle' | 'end' }

/** Of the width that lies before the anchor. */
const shares = { start: 0, middle: 0.5, end: 1 }

function outline(face: Face, words: string, { x, y, size, tracking, anchor }: Place): string {
  const { glyphs, width } = set(face, words, size, tracking)
  const start = x - width * shares[anchor]
  return glyphs
    .map(({ glyph, offset }) =>
      glyph
        .getPath(start + offset, y, size)
        .commands.map(write)
        .join(''),
    )
    .join('')
}

// Not the library's own toPathData: it loses the separator before a rounded −0.
function write(command: Command): string {
  if (command.type === 'Z') return 'Z'
  const numbers =
    command.type === 'Q' ? [command.x1, command.y1, command.x, command.y] : [command.x, command.y]
  return (
    command.type +
    numbers
      .map((number) => `${Math.round(number * 10) / 10}`)
      .join(' ')
      .replaceAll(' -', '-')
  )
}

function set(face: Face, words: string, size: number, tracking: number) {
  const glyphs: { glyph: Glyph; offset: number }[] = []
  let offset = 0
  let before: { font: Font; glyph: Glyph } | undefined
  for (const character of words) {
    const font = face.find((candidate) => candidate.charToGlyph(character).index > 0)
    if (!font) throw new Error(`Roboto Flex has no "${character}"`)
    const glyph = font.charToGlyph(character)
    if (before?.font === font) offset += (font.getKerningValue(before.glyph, glyph) / font.unitsPerEm) * size
    glyphs.push({ glyph, offset })
    offset += (glyph.advanceWidth / font.unitsPerEm) * size + tracking * size
    before = { font, glyph }
  }
  return { glyphs, width: offset - tracking * size }
}
