import PDFDocument from 'pdfkit'
import type { Language } from './languages.ts'

declare global {
  namespace PDFKit.Mixins {
    /** Options that the library's types leave out. */
    interface StructureElementOptions {
      scope?: 'Row' | 'Column'
      bbox?: readonly [left: number, top: number, right: number, bottom: number]
    }
  }
}

/** The role of a part of a document, as PDF names it. */
export type Role = 'Sect' | 'H1' | 'H2' | 'P' | 'Span' | 'Figure' | 'L' | 'LI' | 'LBody' | TableRole
type TableRole = 'Table' | 'TR' | 'TH' | 'TD'
type About = PDFKit.Mixins.StructureElementOptions
type Parts = PDFKit.PDFStructureElement

type Options = Omit<PDFKit.PDFDocumentOptions, 'info' | 'lang'> & {
  title: string
  author?: string
  language: Language
}

/**
 * A PDF that screen readers understand (PDF/UA-1, ISO 14289): its language and title, and its texts in
 * reading order, as headings, tables and paragraphs. Everything drawn belongs to a part of it, or is
 * decoration.
 */
export class TaggedPdf extends PDFDocument {
  /** From the whole document down to the part that is being drawn. */
  readonly #parts: [Parts, ...Parts[]]

  constructor({ title, author, language, ...options }: Options) {
    super({
      ...options,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, ...(author !== undefined && { Author: author }) },
    })
    const whole = this.struct('Document')
    this.addStructure(whole)
    this.#parts = [whole]
  }

  /** Draws a part that consists of others. */
  part<Result>(role: Role, draw: () => Result, about: About = {}): Result {
    const part = this.#add(role, about)
    this.#parts.push(part)
    const result = draw()
    this.#parts.pop()
    part.end()
    return result
  }

  /** Draws a part without parts: a text, or a picture with its alternative text (`alt`). */
  content<Result>(role: Role, draw: () => Result, about: About = {}): Result {
    const part = this.#add(role, about)
    const marked = this.markStructureContent(role)
    const result = draw()
    this.endMarkedContent()
    part.add(marked).end()
    return result
  }

  /** Draws what screen readers leave out; `Pagination` marks what each page repeats. */
  decoration<Result>(draw: () => Result, type: 'Layout' | 'Pagination' = 'Layout'): Result {
    this.markContent('Artifact', { type })
    const result = draw()
    this.endMarkedContent()
    return result
  }

  /** The bytes of the finished document. */
  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = []
    this.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve) => this.once('end', resolve))
    this.#parts[0].end()
    this.end()
    await ended
    return Buffer.concat(chunks)
  }

  #add(role: Role, about: About): Parts {
    const part = this.struct(role, about)
    const within = this.#parts.at(-1) ?? this.#parts[0]
    within.add(part)
    return part
  }

  /**
   * The library puts titles into the metadata's XML unescaped; the document's other metadata is already
   * written by then.
   */
  override endMetadata(): void {
    const { Title = '', Author } = this.info
    Object.assign(this.info, { Title: inXml(Title), ...(Author !== undefined && { Author: inXml(Author) }) })
    this.appendXML(
      '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
    )
    super.endMetadata()
  }
}

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
