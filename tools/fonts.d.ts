declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes: Record<string, number | { min: number; max: number; default?: number }>
    },
  ): Promise<Buffer>
}

declare module 'opentype.js' {
  export type Glyph = {
    index: number
    name: string
    unicode: number | undefined
    advanceWidth: number
    getPath(x: number, y: number, size: number): Path
  }
  export type Command =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'Z' }
  export type Path = {
    commands: Command[]
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number }
    toPathData(decimals: number): string
  }
  export type Font = {
    unitsPerEm: number
    ascender: number
    descender: number
    glyphs: { length: number; get(index: number): Glyph }
    toArrayBuffer(): ArrayBuffer
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  type NewFont = Pick<Font, 'unitsPerEm' | 'ascender' | 'descender'> & {
    familyName: string
    styleName: string
    glyphs: Glyph[]
  }
  const opentype: { parse(buffer: ArrayBuffer): Font; Font: new (parts: NewFont) => Font }
  export default opentype
}
