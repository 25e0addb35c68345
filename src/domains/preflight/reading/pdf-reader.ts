import { closeSync, fstatSync, openSync } from 'node:fs'
import { PDFArray, PDFRawStream } from '@cantoo/pdf-lib'
import type { Facts, FontFacts, PageFacts, Place } from '../facts.ts'
import { tailForAliases } from './aliases.ts'
import { Budget } from './budget.ts'
import { MarkCollector } from './collect-marks.ts'
import { contentOf, entry, itemsOf } from './dictionaries.ts'
import { PageGeometry } from './page-geometry.ts'
import { readPageText } from './page-text.ts'
import { type PageNode, pagesOf } from './page-tree.ts'
import { cellsOf, paintedCells } from './painted-cells.ts'
import { type Pdfium, PdfiumFile, startPdfium } from './pdfium.ts'
import { measurePicture } from './picture-ink.ts'
import { readAnnotations } from './read-annotations.ts'
import { hiddenLayers, loadDocument, readDocument } from './read-document.ts'
import { type PageTexts, readTexts } from './read-texts.ts'
import { type Pixels, renderPage } from './render-pdf.ts'
import { shrinkPictures } from './shrink-pictures.ts'
import { type LeftOut, readSkeleton } from './skeleton.ts'
import { Unread } from './unread.ts'
import { walkContent } from './walk-content.ts'

/** ms of CPU time after which the rest stays unread; the deadline is later. */
const softTime = 14_000
const canPrint = 0b100

/** Reads one PDF: its facts and pictures of its pages. */
export class PdfReader {
  readonly #pdfium: Pdfium
  readonly #descriptor: number
  readonly #size: number
  readonly #password: string
  readonly #file: PdfiumFile

  /** @throws Unread `empty`, `locked` or `damaged` */
  static async open(path: string, password: string): Promise<PdfReader> {
    const pdfium = await startPdfium()
    const descriptor = openSync(path, 'r')
    try {
      const reader = new PdfReader(pdfium, descriptor, password)
      reader.#mend()
      return reader
    } catch (error) {
      closeSync(descriptor)
      throw error
    }
  }

  constructor(pdfium: Pdfium, descriptor: number, password: string) {
    this.#pdfium = pdfium
    this.#descriptor = descriptor
    this.#size = fstatSync(descriptor).size
    this.#password = password
    if (this.#size === 0) throw new Unread('empty')
    this.#file = new PdfiumFile(pdfium, descriptor, this.#size, password)
  }

  /** Repairs the file where the renderer finds no pages. */
  #mend(): void {
    if (this.#file.hasPages) return
    const tail = tailForAliases(readSkeleton(this.#descriptor, this.#size).bytes)
    if (tail !== null) this.#file.append(tail)
  }

  /** @throws Unread */
  async facts(): Promise<Facts> {
    const budget = new Budget(softTime)
    const skeleton = readSkeleton(this.#descriptor, this.#size)
    const document = await loadDocument(skeleton.bytes, this.#password)
    const nodes = pagesOf(document)
    if (nodes.length !== this.#file.pageCount) throw new Unread('damaged')
    const walked = walkPages(nodes, hiddenLayers(document), budget)
    await this.#measureInk(walked, skeleton.leftOut, budget)
    const looks = await this.#lookAt(walked, budget)
    const ofDocument = readDocument(document)
    return {
      kind: 'pdf',
      pageCount: nodes.length,
      pages: walked.map((page, index) => pageFacts(index + 1, page, looks[index] ?? null)),
      fonts: fontsOf(walked),
      isEncrypted: this.#isEncrypted(),
      canBePrinted: (this.#pdfium.FPDF_GetDocPermissions(this.#file.document) & canPrint) !== 0,
      ...ofDocument,
      hasForms: ofDocument.hasForms || walked.some(({ beside }) => beside.fields > 0),
      hasScripts: ofDocument.hasScripts || walked.some(({ beside }) => beside.hasScripts),
      attachments: ofDocument.attachments + walked.reduce((sum, { beside }) => sum + beside.files, 0),
    }
  }

  /** `width` in pixels. @throws Unread */
  page(number: number, width: number): Promise<Pixels> {
    return this.#file.withPage(number, (page) => {
      const ratio = this.#pdfium.FPDF_GetPageHeightF(page) / this.#pdfium.FPDF_GetPageWidthF(page)
      return renderPage(this.#pdfium, this.#drawn(page), width, Math.max(1, Math.round(width * ratio)))
    })
  }

  #drawn = (page: number) => ({ page, fields: this.#file.fields })

  /** The text of a page; empty where it has none. @throws Unread */
  text(number: number): Promise<string> {
    return this.#file.withPage(number, (page) => readPageText(this.#pdfium, page))
  }

  #isEncrypted(): boolean {
    return this.#pdfium.EPDF_IsEncrypted(this.#file.document)
  }

  async #lookAt(pages: readonly WalkedPage[], budget: Budget): Promise<(Look | null)[]> {
    const looks: (Look | null)[] = []
    for (const [index, page] of pages.entries())
      looks.push(budget.isOver ? null : await this.#look(index + 1, page))
    // Page pictures need the original photos.
    this.#file.reopen()
    return looks
  }

  #look(number: number, { geometry, trim }: WalkedPage): Promise<Look> {
    return this.#file.withPage(number, async (page) => {
      const texts = readTexts(this.#pdfium, page, geometry, trim)
      const { columns, rows } = cellsOf(geometry.width, geometry.height)
      await shrinkPictures(this.#pdfium, page)
      const { data } = renderPage(this.#pdfium, this.#drawn(page), columns, rows)
      return { texts, ...paintedCells(data, columns, rows, 4) }
    })
  }

  async #measureInk(
    pages: readonly WalkedPage[],
    leftOut: ReadonlyMap<number, LeftOut>,
    budget: Budget,
  ): Promise<void> {
    // The bytes of an encrypted file say nothing.
    if (this.#isEncrypted()) return
    const measured = new Map<number, number[] | null>()
    for (const { marks } of pages) {
      for (const inky of marks.inkyPictures) {
        const { stream } = inky.picture
        const at = stream && leftOut.get(stream.objectNumber)
        if (!stream || !at || budget.isOver) continue
        const known = measured.get(stream.objectNumber)
        const shares = known ?? (await measurePicture(this.#descriptor, stream.dict, at).catch(() => null))
        measured.set(stream.objectNumber, shares)
        marks.addInk(inky, shares)
      }
    }
  }
}

/** The facts from a page's content, before a renderer shows it. */
type WalkedPage = {
  node: PageNode
  geometry: PageGeometry
  /** Where distances are measured from: without a trim box, the page. */
  trim: Place
  marks: MarkCollector
  beside: ReturnType<typeof readAnnotations>
}

/** As many pages as there is time for. @throws Unread when that isn't even one */
function walkPages(
  nodes: readonly PageNode[],
  hiddenLayers: ReadonlySet<number>,
  budget: Budget,
): WalkedPage[] {
  const walked: WalkedPage[] = []
  for (const node of nodes) {
    const geometry = new PageGeometry(node)
    const trim = node.trim ? geometry.place(node.trim) : pageOf(geometry)
    const marks = new MarkCollector(geometry, trim)
    try {
      walkContent(pageContent(node), node.resources, {
        budget,
        sheet: node.sheet,
        take: (mark) => marks.take(mark),
        noteFont: (font) => marks.noteFont(font),
        hiddenLayers,
      })
    } catch (error) {
      if (walked.length > 0 && budget.isOver) break
      throw error
    }
    walked.push({ node, geometry, trim, marks, beside: readAnnotations(node, geometry) })
  }
  return walked
}

const pageOf = ({ width, height }: PageGeometry): Place => ({ x: 0, y: 0, width, height })

function pageContent({ dict }: PageNode): Uint8Array {
  const contents = entry(dict, 'Contents')
  const streams = contents instanceof PDFArray ? itemsOf(contents) : [contents]
  const parts = streams.flatMap((stream) =>
    stream instanceof PDFRawStream ? [contentOf(stream), new Uint8Array([10])] : [],
  )
  return parts.length === 2 ? (parts[0] ?? new Uint8Array()) : Buffer.concat(parts)
}

type Look = { texts: PageTexts; painted: PageFacts['painted']; isEmpty: boolean }

function fontsOf(pages: readonly WalkedPage[]): FontFacts[] {
  const fonts = new Map<string, FontFacts>()
  pages.forEach(({ marks }, index) => {
    for (const [name, isEmbedded] of marks.fonts) {
      const known = fonts.get(name) ?? { name, isEmbedded: true, pages: [] }
      known.isEmbedded &&= isEmbedded
      known.pages.push(index + 1)
      fonts.set(name, known)
    }
  })
  return [...fonts.values()]
}

function pageFacts(number: number, page: WalkedPage, look: Look | null): PageFacts {
  const { geometry, node } = page
  return {
    number,
    width: geometry.width,
    height: geometry.height,
    trim: node.trim && geometry.place(node.trim),
    texts: look?.texts.texts ?? null,
    smallestText: look?.texts.smallest ?? null,
    ...page.marks.facts(),
    annotations: page.beside.annotations,
    painted: look?.painted ?? null,
    // Its picture is also white where a font has no glyphs here.
    isEmpty: (look?.isEmpty ?? false) && !page.marks.hasTextWithoutFont,
  }
}
