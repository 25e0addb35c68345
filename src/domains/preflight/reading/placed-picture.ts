import type { PDFDict } from '@cantoo/pdf-lib'
import { bitmap, colourSpaceOf, namedSpace, unknown } from './colour-space.ts'
import { dictOf, entry, numberEntry } from './dictionaries.ts'
import type { PlacedPicture } from './marks.ts'
import type { Matrix } from './matrix.ts'
import { type DictToken, nameOf, type Operand } from './tokens.ts'

/** A picture by its dictionary. */
export function pictureOf(
  dict: PDFDict,
  resources: PDFDict | undefined,
  matrix: Matrix,
  objectNumber: number | undefined,
): PlacedPicture {
  const given = entry(dict, 'ColorSpace')
  const isMask = entry(dict, 'ImageMask')?.toString() === 'true'
  const ownSpace = given === undefined ? unknown : colourSpaceOf(given, resources)
  const space = isMask ? bitmap : ownSpace
  const isBitmap = numberEntry(dict, 'BitsPerComponent') === 1 && space.kind === 'gray'
  return {
    width: pixelsOf(numberEntry(dict, 'Width')),
    height: pixelsOf(numberEntry(dict, 'Height')),
    space: isBitmap ? bitmap : space,
    matrix,
    hasMask: dictOf(entry(dict, 'SMask')) !== undefined || (numberEntry(dict, 'SMaskInData') ?? 0) > 0,
    stream: objectNumber === undefined ? null : { dict, objectNumber },
  }
}

/** A picture within the content, whose keys are short. */
export function inlinePictureOf(
  dict: DictToken,
  resources: PDFDict | undefined,
  matrix: Matrix,
): PlacedPicture {
  const [width, height] = [given(dict, 'W', 'Width'), given(dict, 'H', 'Height')]
  const name = nameOf(given(dict, 'CS', 'ColorSpace'))
  const space = name === undefined ? unknown : namedSpace(name, resources)
  return {
    width: pixelsOf(width),
    height: pixelsOf(height),
    space: isStencil(dict) ? bitmap : space,
    matrix,
    hasMask: false,
    stream: null,
  }
}

/** Rounded to whole ones, as renderers count them. */
const pixelsOf = (written: Operand | undefined): number =>
  typeof written === 'number' ? Math.max(0, Math.trunc(written)) : 0

/** A stencil has no colours of its own: it prints in the fill colour. */
export const isStencil = (dict: DictToken): boolean => given(dict, 'IM', 'ImageMask') === true

const given = (dict: DictToken, short: string, long: string): Operand | undefined =>
  dict.get(short) ?? dict.get(long)
