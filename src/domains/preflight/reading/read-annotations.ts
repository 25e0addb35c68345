import type { PageFacts } from '../facts.ts'
import { type Box, nothing, union } from './box.ts'
import { dictEntry, dictOf, entry, itemsOf, nameEntry, numbersOf } from './dictionaries.ts'
import type { PageGeometry } from './page-geometry.ts'
import type { PageNode } from './page-tree.ts'
import { isScript } from './read-document.ts'

/** Links don't print, fields are counted as a form, printer's marks belong there. */
const harmless = new Set(['Link', 'Popup', 'Widget', 'PrinterMark', 'TrapNet', 'FileAttachment'])

type AnnotationFacts = {
  annotations: PageFacts['annotations']
  fields: number
  files: number
  hasScripts: boolean
}

/** Annotations of a page, beside its content. */
export function readAnnotations({ dict }: PageNode, geometry: PageGeometry): AnnotationFacts {
  const all = itemsOf(entry(dict, 'Annots')).flatMap((item) => dictOf(item) ?? [])
  const kindsOf = all.map((annotation) => nameEntry(annotation, 'Subtype') ?? '')
  const seen = all.filter((_, index) => !harmless.has(kindsOf[index] ?? ''))
  const box = seen.map((annotation) => rectangle(numbersOf(entry(annotation, 'Rect')))).reduce(union, nothing)
  const actions = [...all, dict].flatMap((owner) => [
    dictEntry(owner, 'A'),
    ...itemsIn(dictEntry(owner, 'AA')),
  ])
  return {
    annotations: { count: seen.length, where: box === nothing ? null : geometry.place(box) },
    fields: kindsOf.filter((kind) => kind === 'Widget').length,
    files: kindsOf.filter((kind) => kind === 'FileAttachment').length,
    hasScripts: actions.some(isScript),
  }
}

const itemsIn = (dict: ReturnType<typeof dictEntry>) =>
  dict?.keys().map((key) => dictEntry(dict, key.decodeText())) ?? []

function rectangle([x1, y1, x2, y2]: readonly number[]): Box {
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return nothing
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}
