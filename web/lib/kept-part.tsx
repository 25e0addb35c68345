import { createContext, createElement, type ReactNode, use } from 'react'
import type { Prefix } from '../../src/lib/language-address.ts'
import type { Language } from '../../src/lib/languages.ts'

/** Markup of parts as pages had it before, for as long as nothing has changed that pages show (src/ssr). */
export type KeptMarkup = {
  find(key: string): string | undefined
  keep(key: string, html: string): void
}

const mark = 'kept-part'
const end = `</${mark}>`

/** Those parts of one page whose markup is kept: rendered here, or given again. */
export class PartsOfPage {
  readonly #kept: KeptMarkup
  readonly #of: string
  readonly #shown: { key: string; html: string | undefined }[] = []

  constructor(kept: KeptMarkup, page: { language: Language; prefix: Prefix | null }) {
    this.#kept = kept
    this.#of = `${page.language} ${page.prefix}`
  }

  show(name: string, part: ReactNode): ReactNode {
    const key = `${this.#of} ${name}`
    const html = this.#kept.find(key)
    const at = this.#shown.push({ key, html }) - 1
    return createElement(mark, { at }, html === undefined ? part : null)
  }

  /** What was rendered, with the parts' markup in the place of their marks. */
  fill(rendered: string): string {
    let page = ''
    let from = 0
    for (const [at, { key, html }] of this.#shown.entries()) {
      const begin = `<${mark} at="${at}">`
      const before = rendered.indexOf(begin, from)
      // React leaves out a section that failed, with all that was shown in it.
      if (before === -1) continue
      const after = rendered.indexOf(end, before)
      const made = rendered.slice(before + begin.length, after)
      if (html === undefined) this.#kept.keep(key, made)
      page += rendered.slice(from, before) + (html ?? made)
      from = after + end.length
    }
    return page + rendered.slice(from)
  }
}

/** Given on the server only. */
export const PageParts = createContext<PartsOfPage | null>(null)

type KeptPartProps = {
  /** All that it shows beside the page's data, language and prefix: one name is one markup. */
  name: string
  children: ReactNode
}

/** A part that is the same whenever its data is: not of the hour, not of chance, and not within another one. */
export const KeptPart = ({ name, children }: KeptPartProps): ReactNode =>
  use(PageParts)?.show(name, children) ?? children
