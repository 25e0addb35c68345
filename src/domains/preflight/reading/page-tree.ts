import type { PDFDict, PDFDocument } from '@cantoo/pdf-lib'
import { type Box, contains } from './box.ts'
import { dictEntry, dictOf, entry, itemsOf, nameEntry, numberEntry, numbersOf } from './dictionaries.ts'
import { Unread } from './unread.ts'

export type PageNode = {
  dict: PDFDict
  resources: PDFDict | undefined
  /** The whole sheet: viewers may crop the bleed. */
  sheet: Box
  /** Where it is cut, if the file says so. */
  trim: Box | null
  /** Clockwise: 0, 90, 180 or 270. */
  rotation: number
  /** Points in a unit of the page. */
  unit: number
}

const maxPages = 2000
const maxNodes = 20_000
/** A4: the default of a page without a size. */
const usual: Box = [0, 0, 595.28, 841.89]

type Inherited = { resources: PDFDict | undefined; media: Box | null; crop: Box | null; rotation: number }

/**
 * The pages in their order.
 * @throws Unread `damaged` without any, `tooComplex` beyond 2000
 */
export function pagesOf(document: PDFDocument): PageNode[] {
  const root = dictEntry(document.catalog, 'Pages')
  if (root === undefined) throw new Unread('damaged')
  const pages: PageNode[] = []
  const seen = new Set<PDFDict>()
  const open: { node: PDFDict; inherited: Inherited }[] = [
    { node: root, inherited: { resources: undefined, media: null, crop: null, rotation: 0 } },
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node } = next
    // The tree may contain itself.
    if (seen.has(node)) continue
    seen.add(node)
    if (seen.size > maxNodes || pages.length > maxPages) throw new Unread('tooComplex')
    const inherited = inherit(node, next.inherited)
    const children = itemsOf(entry(node, 'Kids')).flatMap((child) => dictOf(child) ?? [])
    if (nameEntry(node, 'Type') === 'Pages' || children.length > 0) {
      if (children.length > maxNodes) throw new Unread('tooComplex')
      for (const child of children.reverse()) open.push({ node: child, inherited })
    } else pages.push(pageNode(node, inherited))
  }
  if (pages.length === 0) throw new Unread('damaged')
  return pages
}

function inherit(node: PDFDict, above: Inherited): Inherited {
  return {
    resources: dictEntry(node, 'Resources') ?? above.resources,
    media: boxIn(node, 'MediaBox') ?? above.media,
    crop: boxIn(node, 'CropBox') ?? above.crop,
    rotation: numberEntry(node, 'Rotate') ?? above.rotation,
  }
}

function pageNode(dict: PDFDict, { resources, media, crop, rotation }: Inherited): PageNode {
  const sheet = media ?? usual
  // Without a trim box, what viewers show is the finished page.
  const finished = boxIn(dict, 'TrimBox') ?? (crop && contains(crop, sheet) ? null : crop)
  return {
    dict,
    resources,
    sheet,
    trim: finished && overlap(finished, sheet),
    rotation: (((Math.round(rotation / 90) * 90) % 360) + 360) % 360,
    unit: unitOf(dict),
  }
}

/** The maximum that PDF allows. */
const maxUnit = 75_000

function unitOf(dict: PDFDict): number {
  const unit = numberEntry(dict, 'UserUnit') ?? 1
  return unit > 0 && unit <= maxUnit ? unit : 1
}

function boxIn(dict: PDFDict, key: string): Box | null {
  const [x1, y1, x2, y2] = numbersOf(entry(dict, key))
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null
  const box: Box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
  return box[2] - box[0] > 0 && box[3] - box[1] > 0 ? box : null
}

function overlap(one: Box, other: Box): Box | null {
  const box: Box = [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ]
  return box[2] > box[0] && box[3] > box[1] ? box : null
}
