import { createContext, createElement, type ReactNode, use } from 'react'
import type { Prefix } from '../../src/lib/language-address.ts'
import type { Language } from '../../src/lib/languages.ts'

/**
 * Parts as pages had them before, for as long as nothing has changed that pages show; how they are kept is known only
 * to whoever puts the page together (src/ssr/kept-markup.ts).
 */
export type KeptMarkup<Part> = { find(key: string): Part | undefined }

/**
 * A part of a page, in the order in which parts are rendered: what is between `begin` and `end` is its markup, and
 * nothing where it is `kept`.
 */
export type ShownPart<Part> = { key: string; kept: Part | undefined; begin: string; end: string }

const mark = 'kept-part'
const end = `</${mark}>`

/** Those parts of one page whose markup is kept: rendered here between marks, or left out. */
export class PartsOfPage<Part = unknown> {
  readonly shown: ShownPart<Part>[] = []
  readonly #kept: KeptMarkup<Part>
  readonly #of: string

  constructor(kept: KeptMarkup<Part>, page: { language: Language; prefix: Prefix | null }) {
    this.#kept = kept
    this.#of = `${page.language} ${page.prefix}`
  }

  show(name: string, part: ReactNode): ReactNode {
    const key = `${this.#of} ${name}`
    const kept = this.#kept.find(key)
    const at = this.shown.length
    this.shown.push({ key, kept, begin: `<${mark} at="${at}">`, end })
    return createElement(mark, { at }, kept === undefined ? part : null)
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
