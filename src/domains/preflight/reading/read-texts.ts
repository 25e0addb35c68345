import type { Place, TextFacts } from '../facts.ts'
import { overlaps } from '../places.ts'
import { type Box, transformBox } from './box.ts'
import { identity, type Matrix, multiply } from './matrix.ts'
import { nearest } from './nearest-things.ts'
import type { PageGeometry } from './page-geometry.ts'
import type { Pdfium } from './pdfium.ts'

const [textObject, formObject] = [1, 5]
const invisible = 3
const maxTexts = 200
const maxObjects = 200_000
const maxDepth = 12

export type PageTexts = {
  texts: TextFacts[]
  smallest: TextFacts | null
}

/** The texts of a page as the renderer places them, including those in forms. */
export function readTexts(pdfium: Pdfium, page: number, geometry: PageGeometry, trim: Place): PageTexts {
  const found = nearest<TextFacts>(trim, maxTexts, 'kept')
  let smallest: TextFacts | null = null
  const scratch = new Scratch(pdfium)
  try {
    for (const { object, matrix } of textObjects(pdfium, page, scratch)) {
      const box = scratch.bounds(object)
      if (box === null || pdfium.FPDFTextObj_GetTextRenderMode(object) === invisible) continue
      const where = geometry.place(transformBox(matrix, box))
      const stated = scratch.fontSize(object) * ((geometry.scale * 72) / 25.4)
      const size = sizeOf(stated, multiply(scratch.matrix(object), matrix), where)
      const text = { where, size: Math.round(size * 100) / 100 }
      if (text.where.width <= 0 || text.where.height <= 0) continue
      found.add(text)
      if (size > 0 && overlaps(text.where, trim) && (smallest === null || text.size < smallest.size))
        smallest = text
    }
  } finally {
    scratch.free()
  }
  return { texts: found.list(), smallest }
}

/** Points. Fonts of drawings may count in dots: then the height of a straight line is more reliable. */
function sizeOf(stated: number, [a, b, c, d]: Matrix, { width, height }: Place): number {
  const size = stated * Math.hypot(c, d)
  const isStraight = Math.abs(a * b) + Math.abs(c * d) < 1e-6 * (Math.abs(a * d) + Math.abs(b * c))
  const seen = (Math.min(width, height) * 72) / 25.4
  return isStraight && seen > 2 * size ? seen : size
}

type Placed = { object: number; matrix: Matrix }

function* textObjects(pdfium: Pdfium, page: number, scratch: Scratch): Generator<Placed> {
  let left = maxObjects
  function* inForm(form: number, matrix: Matrix, depth: number): Generator<Placed> {
    const count = pdfium.FPDFFormObj_CountObjects(form)
    for (let index = 0; index < count && left > 0; index++)
      yield* visit(pdfium.FPDFFormObj_GetObject(form, index), matrix, depth)
  }
  function* visit(object: number, matrix: Matrix, depth: number): Generator<Placed> {
    left -= 1
    const type = pdfium.FPDFPageObj_GetType(object)
    if (type === textObject) yield { object, matrix }
    if (type === formObject && depth < maxDepth)
      yield* inForm(object, multiply(scratch.matrix(object), matrix), depth + 1)
  }
  const count = pdfium.FPDFPage_CountObjects(page)
  for (let index = 0; index < count && left > 0; index++)
    yield* visit(pdfium.FPDFPage_GetObject(page, index), identity, 0)
}

/** Memory of the renderer for its results. */
class Scratch {
  readonly #pdfium: Pdfium
  readonly #at: number

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium
    this.#at = pdfium.pdfium.wasmExports.malloc(6 * 4)
  }

  bounds(object: number): Box | null {
    const at = this.#at
    if (!this.#pdfium.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return null
    return [this.#float(0), this.#float(1), this.#float(2), this.#float(3)]
  }

  matrix(object: number): Matrix {
    if (!this.#pdfium.FPDFPageObj_GetMatrix(object, this.#at)) return identity
    return [this.#float(0), this.#float(1), this.#float(2), this.#float(3), this.#float(4), this.#float(5)]
  }

  fontSize(text: number): number {
    return this.#pdfium.FPDFTextObj_GetFontSize(text, this.#at) ? Math.abs(this.#float(0)) : 0
  }

  free(): void {
    // malloc and free are a pair of the module's own.
    this.#pdfium.pdfium.wasmExports.free(this.#at)
  }

  #float(index: number): number {
    return this.#pdfium.pdfium.getValue(this.#at + index * 4, 'float')
  }
}
