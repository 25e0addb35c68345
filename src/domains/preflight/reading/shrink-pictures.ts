import { sharp } from '../../../lib/sharp.ts'
import type { Pdfium } from './pdfium.ts'

const pictureObject = 3
/** Smaller ones are decoded as fast as they are replaced. */
const minPixels = 1_500_000
const maxBytes = 64 * 1024 * 1024
const longest = 1000
/** Blue, green, red, unused. */
const format = 3

/**
 * Replaces large photos of an opened page by small copies where only its rough look is needed: sharp decodes
 * a JPEG at an eighth of its size many times faster than the renderer decodes it whole. CMYK photos stay,
 * since only the renderer knows whether their values are inverted.
 */
export async function shrinkPictures(pdfium: Pdfium, page: number): Promise<void> {
  const count = pdfium.FPDFPage_CountObjects(page)
  for (let index = 0; index < count; index++) {
    const object = pdfium.FPDFPage_GetObject(page, index)
    if (pdfium.FPDFPageObj_GetType(object) !== pictureObject || !isLargePhoto(pdfium, object)) continue
    const jpeg = rawBytes(pdfium, object)
    const small = jpeg && (await decodeSmall(jpeg))
    if (small) replace(pdfium, object, small)
  }
}

function isLargePhoto(pdfium: Pdfium, object: number): boolean {
  if (pdfium.FPDFPageObj_HasTransparency(object) || pdfium.FPDFImageObj_GetImageFilterCount(object) !== 1)
    return false
  return withMemory(pdfium, 32, (at) => {
    const length = pdfium.FPDFImageObj_GetImageFilter(object, 0, at, 32)
    if (length === 0 || length > 32 || pdfium.pdfium.UTF8ToString(at) !== 'DCTDecode') return false
    if (!pdfium.FPDFImageObj_GetImagePixelSize(object, at, at + 4)) return false
    return pdfium.pdfium.getValue(at, 'i32') * pdfium.pdfium.getValue(at + 4, 'i32') >= minPixels
  })
}

function rawBytes(pdfium: Pdfium, object: number): Uint8Array | null {
  const length = pdfium.FPDFImageObj_GetImageDataRaw(object, 0, 0)
  if (length === 0 || length > maxBytes) return null
  return withMemory(pdfium, length, (at) => {
    pdfium.FPDFImageObj_GetImageDataRaw(object, at, length)
    return pdfium.heap().slice(at, at + length)
  })
}

type Small = { data: Buffer; width: number; height: number }

async function decodeSmall(jpeg: Uint8Array): Promise<Small | null> {
  try {
    if ((await sharp(jpeg).metadata()).channels === 4) return null
    const { data, info } = await sharp(jpeg)
      .resize(longest, longest, { fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .timeout({ seconds: 5 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return info.channels === 4 ? { data, width: info.width, height: info.height } : null
  } catch {
    // The renderer shows what it can.
    return null
  }
}

function replace(pdfium: Pdfium, object: number, { data, width, height }: Small): void {
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, format, 0, 0)
  if (bitmap === 0) return
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at] ?? 0
    data[at] = data[at + 2] ?? 0
    data[at + 2] = red
  }
  pdfium.heap().set(data, pdfium.FPDFBitmap_GetBuffer(bitmap))
  pdfium.FPDFImageObj_SetBitmap(0, 0, object, bitmap)
  pdfium.FPDFBitmap_Destroy(bitmap)
}

function withMemory<Result>(pdfium: Pdfium, length: number, act: (at: number) => Result): Result {
  const at = pdfium.pdfium.wasmExports.malloc(length)
  try {
    return act(at)
  } finally {
    pdfium.pdfium.wasmExports.free(at)
  }
}
