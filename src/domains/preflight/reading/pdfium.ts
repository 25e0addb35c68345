import { readFileSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { Unread } from './unread.ts'

/** What the renderer's memory may grow to: it never gives any back. */
const mostMemory = 320 * 1024 * 1024
const passwordError = 4

export type Pdfium = WrappedPdfiumModule & { heap(): Uint8Array }

/** Loads the renderer (4.6 MB of WebAssembly): in the worker only. */
export async function startPdfium(): Promise<Pdfium> {
  let memory: WebAssembly.Memory | undefined
  const binary = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const module = await init({
    // What it writes to the console is of no use to anybody.
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const grow = imports.env?.emscripten_resize_heap
      if (typeof grow !== 'function') throw new Error('pdfium is built differently')
      const env = {
        ...imports.env,
        emscripten_resize_heap: (size: number) => (size >>> 0 > mostMemory ? 0 : grow(size)),
      }
      const instance = new WebAssembly.Instance(new WebAssembly.Module(binary), { ...imports, env })
      if (instance.exports.memory instanceof WebAssembly.Memory) memory = instance.exports.memory
      done(instance)
      return instance.exports
    },
  })
  module.PDFiumExt_Init()
  return Object.assign(module, {
    // Growing replaces the buffer, so it is asked for each time.
    heap: () => new Uint8Array(memory?.buffer ?? new ArrayBuffer(0)),
  })
}

/** A PDF that is read piece by piece where the renderer needs it. */
export class PdfiumFile {
  readonly #pdfium: Pdfium
  readonly #size: number
  readonly #password: string
  readonly #access: number
  readonly #read: number
  #document = 0
  #pagesSinceOpened = 0

  /** @throws Unread `locked` or `damaged` */
  constructor(pdfium: Pdfium, file: number, size: number, password: string) {
    this.#pdfium = pdfium
    this.#size = size
    this.#password = password
    const { pdfium: module } = pdfium
    this.#read = module.addFunction((_: number, position: number, buffer: number, length: number) => {
      const target = pdfium.heap().subarray(buffer, buffer + length)
      return readSync(file, target, 0, length, position >>> 0) === length ? 1 : 0
    }, 'iiiii')
    // FPDF_FILEACCESS: length, callback, what it is called with.
    this.#access = pdfium.pdfium.wasmExports.malloc(12)
    module.setValue(this.#access, this.#size, 'i32')
    module.setValue(this.#access + 4, this.#read, 'i32')
    module.setValue(this.#access + 8, 0, 'i32')
    this.reopen()
  }

  get document(): number {
    return this.#document
  }

  get pageCount(): number {
    return this.#pdfium.FPDF_GetPageCount(this.#document)
  }

  /** The renderer keeps what it has read of each page: it forgets when the document is opened again. */
  async withPage<Result>(number: number, act: (page: number) => Result | Promise<Result>): Promise<Result> {
    if (this.#pagesSinceOpened >= 4) this.reopen()
    this.#pagesSinceOpened += 1
    const page = this.#pdfium.FPDF_LoadPage(this.#document, number - 1)
    if (page === 0) throw new Unread('damaged')
    try {
      return await act(page)
    } finally {
      this.#pdfium.FPDF_ClosePage(page)
    }
  }

  close(): void {
    if (this.#document !== 0) this.#pdfium.FPDF_CloseDocument(this.#document)
    this.#document = 0
  }

  /** Also forgets what was changed. @throws Unread `locked` or `damaged` */
  reopen(): void {
    this.close()
    this.#pagesSinceOpened = 0
    this.#document = this.#pdfium.FPDF_LoadCustomDocument(this.#access, this.#password)
    if (this.#document !== 0) return
    throw new Unread(this.#pdfium.FPDF_GetLastError() === passwordError ? 'locked' : 'damaged')
  }
}
