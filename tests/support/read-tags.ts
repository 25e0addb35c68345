import { type Pdfium, startPdfium } from '../../src/domains/preflight/reading/pdfium.ts'

/** A part of a PDF as a screen reader meets it: `text` is its own, what is below stands in `parts`. */
export type Tagged = { role: string; text?: string; alt?: string; scope?: string; parts?: Tagged[] }

type ReadTags = {
  version: number
  isTagged: boolean
  language: string
  title: string
  /** Of each page: what a screen reader reads, in its order. */
  pages: Tagged[]
  /** What is drawn and neither belongs to a part nor is decoration. */
  untold: string[]
}

const textObject = 1
let started: Promise<Pdfium> | undefined

/** A PDF's parts, in the eyes of a reader that isn't ours. */
export async function readTags(pdf: Buffer): Promise<ReadTags> {
  started ??= startPdfium()
  const pdfium = await started
  const { pdfium: memory } = pdfium
  const place = memory.wasmExports.malloc(pdf.length)
  pdfium.heap().set(pdf, place)
  const document = pdfium.FPDF_LoadMemDocument64(place, pdf.length, '')
  if (document === 0) throw new Error('no PDF')
  const utf16 = (read: (buffer: number, size: number) => number) => {
    const size = read(0, 0)
    const buffer = memory.wasmExports.malloc(size + 2)
    read(buffer, size)
    const bytes = Buffer.from(pdfium.heap().subarray(buffer, buffer + Math.max(0, size - 2)))
    memory.wasmExports.free(buffer)
    return bytes.toString('utf16le')
  }
  const number = memory.wasmExports.malloc(4)
  pdfium.FPDF_GetFileVersion(document, number)
  const version = Buffer.from(pdfium.heap().subarray(number, number + 4)).readInt32LE()
  const untold: string[] = []

  const textsOf = (page: number) => {
    const letters = pdfium.FPDFText_LoadPage(page)
    const texts = new Map<number, string>()
    for (let index = 0; index < pdfium.FPDFPage_CountObjects(page); index++) {
      const object = pdfium.FPDFPage_GetObject(page, index)
      const isText = pdfium.FPDFPageObj_GetType(object) === textObject
      const text = isText ? utf16((to, size) => pdfium.FPDFTextObj_GetText(object, letters, to, size)) : ''
      const content = pdfium.FPDFPageObj_GetMarkedContentID(object)
      if (content >= 0) texts.set(content, (texts.get(content) ?? '') + text)
      else if (pdfium.FPDFPageObj_CountMarks(object) === 0) untold.push(text || 'a shape')
    }
    pdfium.FPDFText_ClosePage(letters)
    return texts
  }
  const scopeOf = (element: number): string => {
    if (pdfium.FPDF_StructElement_GetAttributeCount(element) < 1) return ''
    const attribute = pdfium.FPDF_StructElement_GetAttributeAtIndex(element, 0)
    const value = pdfium.FPDF_StructElement_Attr_GetValue(attribute, 'Scope')
    const size = memory.wasmExports.malloc(4)
    const found =
      value === 0
        ? ''
        : utf16((to, room) => {
            pdfium.FPDF_StructElement_Attr_GetStringValue(value, to, room, size)
            return Buffer.from(pdfium.heap().subarray(size, size + 4)).readInt32LE()
          })
    memory.wasmExports.free(size)
    return found
  }
  const read = (element: number, texts: Map<number, string>): Tagged => {
    const role = utf16((to, size) => pdfium.FPDF_StructElement_GetType(element, to, size))
    const alt = utf16((to, size) => pdfium.FPDF_StructElement_GetAltText(element, to, size))
    const scope = scopeOf(element)
    const parts: Tagged[] = []
    let text = ''
    for (let index = 0; index < pdfium.FPDF_StructElement_CountChildren(element); index++) {
      const child = pdfium.FPDF_StructElement_GetChildAtIndex(element, index)
      if (child !== 0) parts.push(read(child, texts))
      const content = pdfium.FPDF_StructElement_GetChildMarkedContentID(element, index)
      text += texts.get(content) ?? ''
    }
    return {
      role,
      ...(text && { text: text.replaceAll(/\s+/g, ' ').trim() }),
      ...(alt && { alt }),
      ...(scope && { scope }),
      ...(parts.length > 0 && { parts }),
    }
  }
  const pages: Tagged[] = []
  for (let index = 0; index < pdfium.FPDF_GetPageCount(document); index++) {
    const page = pdfium.FPDF_LoadPage(document, index)
    const texts = textsOf(page)
    const tree = pdfium.FPDF_StructTree_GetForPage(page)
    for (let at = 0; tree !== 0 && at < pdfium.FPDF_StructTree_CountChildren(tree); at++)
      pages.push(read(pdfium.FPDF_StructTree_GetChildAtIndex(tree, at), texts))
    if (tree !== 0) pdfium.FPDF_StructTree_Close(tree)
    pdfium.FPDF_ClosePage(page)
  }
  const found = {
    version,
    pages,
    untold,
    isTagged: Boolean(pdfium.FPDFCatalog_IsTagged(document)),
    language: utf16((to, size) => pdfium.FPDFCatalog_GetLanguage(document, to, size)),
    title: utf16((to, size) => pdfium.FPDF_GetMetaText(document, 'Title', to, size)),
  }
  pdfium.FPDF_CloseDocument(document)
  memory.wasmExports.free(place)
  memory.wasmExports.free(number)
  return found
}
