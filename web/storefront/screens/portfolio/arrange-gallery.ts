import { pictureSources } from '../../../../src/domains/media/picture-url.ts'

/** A picture with its aspect ratio (width by height) and its alternative text, where staff wrote one. */
export type Shot = { url: string; ratio: number; alt: string }

/** Rows of pictures of equal height: beside the poster, and below the text. */
export type Gallery = { beside: Shot[][]; after: Shot[][] }

/** From this ratio on a picture is a panorama and gets the whole width. */
export const panorama = 2

/** Two stacked pictures stay beside the poster as long as their height by width doesn't exceed this. */
const highestStack = 1.7

/** A picture of unknown size counts as square; extreme ratios are cropped. */
export function toShot(url: string, alt = ''): Shot {
  const sources = pictureSources(url)
  const ratio = sources ? sources.width / sources.height : 1
  return { url, alt, ratio: Math.min(4, Math.max(0.6, ratio)) }
}

/** Arranges a project's pictures so that almost nothing is cropped: each row's height follows from its widths. */
export function arrangeGallery(shots: readonly Shot[]): Gallery {
  const panoramas = shots.filter(({ ratio }) => ratio >= panorama).map((shot) => [shot])
  const { beside, left } = arrangeBeside(shots.filter(({ ratio }) => ratio < panorama))
  return { beside, after: [...inPairs(left), ...panoramas] }
}

function arrangeBeside(shots: Shot[]): { beside: Shot[][]; left: Shot[] } {
  const [one, two, three, ...left] = shots
  if (!one) return { beside: [], left: [] }
  if (!two) return { beside: [[one]], left: [] }
  if (!three) {
    if (1 / one.ratio + 1 / two.ratio <= highestStack) return { beside: [[one], [two]], left: [] }
    return one.ratio <= two.ratio ? { beside: [[one]], left: [two] } : { beside: [[two]], left: [one] }
  }
  const first = [one, two, three]
  const widest = first.reduce((best, shot) => (shot.ratio > best.ratio ? shot : best))
  return { beside: [[widest], first.filter((shot) => shot !== widest)], left }
}

const inPairs = (shots: Shot[]): Shot[][] =>
  shots.flatMap((_, place) => (place % 2 === 0 ? [shots.slice(place, place + 2)] : []))

/** The width of a row by its height. */
export const rowRatio = (row: readonly Shot[]): number => row.reduce((sum, { ratio }) => sum + ratio, 0)

/** The width by height of stacked rows of equal width. */
export const stackRatio = (rows: readonly Shot[][]): number =>
  1 / rows.reduce((sum, row) => sum + 1 / rowRatio(row), 0)
