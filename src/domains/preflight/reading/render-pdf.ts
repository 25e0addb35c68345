import type { FormFields } from './form-fields.ts'
import type { Pdfium } from './pdfium.ts'
import { Unread } from './unread.ts'

/** Rows of four bytes a pixel: red, green, blue, unused. */
export type Pixels = { data: Uint8Array; width: number; height: number }

/** Blue, green, red, unused. */
const format = 3
/** With annotations and filled fields that are printed. */
const withAnnotations = 0x01
const asPrinted = 0x800
const redFirst = 0x10
const flags = withAnnotations | asPrinted | redFirst
const maxPixels = 24_000_000

/**
 * An opened page as it is shown, on white.
 * @throws Unread when there is no memory for it
 */
export function renderPage(
  pdfium: Pdfium,
  { page, fields }: { page: number; fields: FormFields | null },
  width: number,
  height: number,
): Pixels {
  if (width * height > maxPixels) throw new Unread('tooComplex')
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, format, 0, 0)
  if (bitmap === 0) throw new Unread('tooComplex')
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags)
    fields?.draw(bitmap, page, { width, height, flags })
    const buffer = pdfium.FPDFBitmap_GetBuffer(bitmap)
    // Rows have no gaps in this format.
    return { data: pdfium.heap().slice(buffer, buffer + width * height * 4), width, height }
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
  }
}
