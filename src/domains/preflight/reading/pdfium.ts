import { readFileSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { FormFields } from './form-fields.ts'
import { Unread } from './unread.ts'

/** The limit of the renderer's memory, which it never frees. */
const maxMemoryBytes = 320 * 1024 * 1024
const passwordError = 4

export type Pdfium = WrappedPdfiumModule & { heap(): Uint8Array }

/** Loads the renderer (4.6 MB of WebAssembly): in the reading process only. */
export async function startPdfium(): Promise<Pdfium> {
  let memory: WebAssembly.Memory | undefined
  const binary = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const module = await init({
    // Its console output is of no use.
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const grow = imports.env?.emscripten_resize_heap
      if (typeof grow !== 'function') throw new Error('pdfium is built differently')
      const env = {
        ...imports.env,
        emscripten_resize_heap: (size: number) => (size >>> 0 > maxMemoryBytes ? 0 : grow(size)),
      }
      const instance = new WebAssembly.Instance(new WebAssembly.Module(binary), { ...imports, env })
      if (instance.exports.memory instanceof WebAssembly.Memory) memory = instance.exports.memory
      done(instance)
      return instance.exports
    },
  })
  module.PDFiumExt_Init()
  return Object.assign(module, {
    // Growing replaces the buffer, so it is requested each time.
    heap: () => new Uint8Array(memory?.buffer ?? new ArrayBuffer(0)),
  })
}

/** A PDF that is read piece by piece as the renderer needs it. */
export class PdfiumFile {
  readonly #pdfium: Pdfium
  readonly #size: number
  readonly #password: string
  readonly #access: number
  readonly #read: number
  #tail: Uint8Array = new Uint8Array()
  #document = 0
  #fields: FormFields | null = null
  #pagesSinceOpened = 0

  /** @throws Unread `locked` or `damaged` */
  constructor(pdfium: Pdfium, file: number, size: number, password: string) {
    this.#pdfium = pdfium
    this.#size = size
    this.#password = password
    const { pdfium: module } = pdfium
    this.#read = module.addFunction((_: number, position: number, buffer: number, length: number) => {
      const target = pdfium.heap().subarray(buffer, buffer + length)
      return this.#readAt(file, position >>> 0, target) ? 1 : 0
    }, 'iiiii')
    // FPDF_FILEACCESS: length, callback, and the callback's argument.
    this.#access = pdfium.pdfium.wasmExports.malloc(12)
    module.setValue(this.#access + 4, this.#read, 'i32')
    module.setValue(this.#access + 8, 0, 'i32')
    this.reopen()
  }

  #readAt(file: number, position: number, target: Uint8Array): boolean {
    const inFile = Math.max(0, Math.min(target.length, this.#size - position))
    if (inFile > 0 && readSync(file, target, 0, inFile, position) !== inFile) return false
    const from = Math.max(0, position - this.#size)
    target.set(this.#tail.subarray(from, from + target.length - inFile), inFile)
    return from + target.length - inFile <= this.#tail.length
  }

  /** Bytes that are read as if they stood at the end of the file. @throws Unread */
  append(tail: Uint8Array): void {
    this.#tail = tail
    this.reopen()
  }

  /** Whether the first pages are where the file says. */
  get hasPages(): boolean {
    const first = Array.from({ length: Math.min(2, this.pageCount) }, (_, index) => index)
    const { malloc, free } = this.#pdfium.pdfium.wasmExports
    const size = malloc(8)
    const areFound = first.every((page) => this.#pdfium.FPDF_GetPageSizeByIndexF(this.#document, page, size))
    free(size)
    return areFound && first.length > 0
  }

  get document(): number {
    return this.#document
  }

  get fields(): FormFields | null {
    return this.#fields
  }

  get pageCount(): number {
    return this.#pdfium.FPDF_GetPageCount(this.#document)
  }

  /** The renderer caches what it has read of each page until the document is opened again. */
  async withPage<Result>(number: number, act: (page: number) => Result | Promise<Result>): Promise<Result> {
    if (this.#pagesSinceOpened >= 4) this.reopen()
    this.#pagesSinceOpened += 1
    const page = this.#pdfium.FPDF_LoadPage(this.#document, number - 1)
    if (page === 0) throw new Unread('damaged')
    // Without a crop box a page is its whole sheet: viewers may crop the bleed.
    this.#pdfium.FPDFPage_SetCropBox(page, 0, 0, 0, 0)
    try {
      return await act(page)
    } finally {
      this.#pdfium.FPDF_ClosePage(page)
    }
  }

  close(): void {
    this.#fields?.close()
    this.#fields = null
    if (this.#document !== 0) this.#pdfium.FPDF_CloseDocument(this.#document)
    this.#document = 0
  }

  /** Also discards changes. @throws Unread `locked` or `damaged` */
  reopen(): void {
    this.close()
    this.#pagesSinceOpened = 0
    this.#pdfium.pdfium.setValue(this.#access, this.#size + this.#tail.length, 'i32')
    this.#document = this.#pdfium.FPDF_LoadCustomDocument(this.#access, this.#password)
    if (this.#document !== 0) {
      this.#fields = FormFields.open(this.#pdfium, this.#document)
      return
    }
    throw new Unread(this.#pdfium.FPDF_GetLastError() === passwordError ? 'locked' : 'damaged')
  }
}
