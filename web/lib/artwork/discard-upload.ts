import type { Language } from '../../../src/lib/languages.ts'
import { callHeaders } from '../call-headers.ts'
import { type BegunUpload, forgetBegun } from './begun-uploads.ts'

/** What was begun in a tab that is closed isn't wanted any more; what the server isn't told of it forgets after a day. */
export function discardUpload({ url }: BegunUpload, language: Language): void {
  forgetBegun([url])
  const headers = { ...callHeaders(language), 'tus-resumable': '1.0.0' }
  void fetch(url, { method: 'DELETE', headers }).catch(() => undefined)
}
