import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** Draws an opened document's filled fields, which the renderer does apart from the page. No script runs. */
export class FormFields {
  readonly #pdfium: WrappedPdfiumModule
  readonly #info: number
  readonly #fields: number

  /** Null where the document has none. */
  static open(pdfium: WrappedPdfiumModule, document: number): FormFields | null {
    return pdfium.FPDF_GetFormType(document) === 0 ? null : new FormFields(pdfium, document)
  }

  constructor(pdfium: WrappedPdfiumModule, document: number) {
    this.#pdfium = pdfium
    this.#info = pdfium.PDFiumExt_OpenFormFillInfo()
    this.#fields = pdfium.PDFiumExt_InitFormFillEnvironment(document, this.#info)
    // Viewers shade fields that can be filled in; print doesn't.
    pdfium.FPDF_SetFormFieldHighlightAlpha(this.#fields, 0)
  }

  draw(bitmap: number, page: number, { width, height, flags }: Drawn): void {
    this.#pdfium.FORM_OnAfterLoadPage(page, this.#fields)
    this.#pdfium.FPDF_FFLDraw(this.#fields, bitmap, page, 0, 0, width, height, 0, flags)
    this.#pdfium.FORM_OnBeforeClosePage(page, this.#fields)
  }

  /** Must be called before its document is closed. */
  close(): void {
    this.#pdfium.PDFiumExt_ExitFormFillEnvironment(this.#fields)
    this.#pdfium.PDFiumExt_CloseFormFillInfo(this.#info)
  }
}

type Drawn = { width: number; height: number; flags: number }
