import { pictureSources } from '../../../../src/domains/media/picture-url.ts'

/** A picture with its width by its height, and what it shows in words, where staff wrote them. */
export type Shot = { url: string; ratio: number; alt: string }

/** Rows of pictures as high as one another: beside the poster, and below the text. */
export type Gallery = { beside: Shot[][]; after: Shot[][] }

/** From here on a picture is a panorama: it gets the whole width. */
export const panorama = 2

/** Two under one another stay beside the poster while they aren't this much higher than wide together. */
const highestStack = 1.7

/** A picture of unknown size is taken as square; what is extreme is cropped. */
export function toShot(url: string, alt = ''): Shot {
  const sources = pictureSources(url)
  const ratio = sources ? sources.width / sources.height : 1
  return { url, alt, ratio: Math.min(4, Math.max(0.6, ratio)) }
}

/** Places a project's pictures so that next to nothing is cropped: each row's height follows from its widths. */
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

/** Width by height of a row. */
export const rowRatio = (row: readonly Shot[]): number => row.reduce((sum, { ratio }) => sum + ratio, 0)

/** Width by height of rows under one another, equally wide. */
export const stackRatio = (rows: readonly Shot[][]): number =>
  1 / rows.reduce((sum, row) => sum + 1 / rowRatio(row), 0)
