import { LRUCache } from 'lru-cache'
import type { KeptMarkup, ShownPart } from '../../web/lib/kept-part.tsx'
import type { Versions } from '../cache/content-versions.ts'
import type { Deps } from '../procedures/deps.ts'
import { classAttributesIn } from './first-style.ts'
import { passingBytes } from './page-text.ts'
import { type SealedMarkup, sealMarkup } from './seal-markup.ts'

/** As pages send it, and the class attributes in it. */
export type SealedPart = SealedMarkup & { attributes: ReadonlySet<string>; size: number }

/** Markup of parts as pages had it before: whoever asks is given it as of one moment. */
export type PartsKept = KeptMarkup<SealedPart> & { keep(key: string, part: SealedPart): void }

/** The parts of one page, in the order in which they stand there, and where those are put that are new. */
export type ShownParts = { shown: readonly ShownPart<SealedPart>[]; keep: PartsKept['keep'] }

const mostBytes = 2 * 1024 * 1024

/**
 * Markup of the parts that pages share, between two changes of whatever pages show. Asked before a page reads
 * anything, so that what was read beside a write is never given again; null while nothing may be kept.
 */
export function createMarkupCache({
  settings,
  contentVersions,
}: Pick<Deps, 'settings' | 'contentVersions'>): () => PartsKept | null {
  const kept = new LRUCache<string, { part: SealedPart; versions: Versions }>({
    maxSize: mostBytes,
    sizeCalculation: ({ part }, key) => part.size + key.length,
  })
  return () => {
    const versions = settings.CACHE === 'on' ? contentVersions() : null
    return (
      versions && {
        find(key) {
          const found = kept.get(key)
          return found?.versions === versions ? found.part : undefined
        },
        keep: (key, part) => void kept.set(key, { part, versions }),
      }
    )
  }
}

type Around = { nonce: string; parts: ShownParts | null; attributes: Set<string> }

/**
 * A page's body with the parts in the places of their marks; those that are new are kept. `attributes` gets the class
 * attributes of those that were kept. The pieces hold until the next page's text is written as bytes.
 */
export function withParts(body: string, { nonce, parts, attributes }: Around): SealedMarkup[] {
  const whole = passingBytes(body)
  const markup: SealedMarkup[] = []
  let from = 0
  for (const { key, kept, begin, end } of parts?.shown ?? []) {
    const before = whole.indexOf(begin, from)
    // React leaves out a section that failed, with all that was shown in it.
    if (before === -1) continue
    const after = whole.indexOf(end, before)
    const part = kept ?? sealPart(Buffer.from(whole.subarray(before + begin.length, after)), nonce)
    if (!kept) parts?.keep(key, part)
    for (const attribute of part.attributes) attributes.add(attribute)
    markup.push(sealMarkup(whole.subarray(from, before), nonce), part)
    from = after + end.length
  }
  return [...markup, sealMarkup(whole.subarray(from), nonce)]
}

const sealPart = (bytes: Buffer, nonce: string): SealedPart => ({
  ...sealMarkup(bytes, nonce),
  attributes: classAttributesIn(bytes.toString()),
  size: bytes.length,
})
