import type { PageFacts, PictureFacts, Place } from './facts.ts'
import type { Finding } from './finding-output.ts'
import type { Fit } from './fit-page.ts'
import { distanceInside, overlaps } from './places.ts'
import type { Profile } from './profile-input.ts'

/** A finding before its severity is known; `atMost` caps it where only a milder limit was crossed. */
export type Draft = Omit<Finding, 'severity'> & { atMost?: 'look' }

/** mm: anything nearer touches the cut and goes on beyond it, or should. */
const touching = 0.3
const rounding = 0.05

/** The findings of one page. */
export function judgePage(page: PageFacts, fit: Fit, profile: Profile): Draft[] {
  const at = { page: page.number }
  const drafts: (Draft | null)[] = [
    ...judgeMargins(page, fit, profile),
    ...judgePictures(page, fit, profile),
    judgeInk(page, profile),
    page.whiteOverprint && { ...at, ...plain('whiteOverprint', page.whiteOverprint) },
    page.overprint && { ...at, ...plain('overprint', page.overprint) },
    page.transparency && { ...at, ...plain('transparency', page.transparency) },
    judgeSmall(
      'hairline',
      page,
      page.thinnestLine && { ...page.thinnestLine, size: page.thinnestLine.width },
      {
        limit: profile.thinnestLine,
        fit,
      },
    ),
    judgeSmall('smallText', page, page.smallestText, { limit: profile.smallestText, fit }),
    judgeSmall('richText', page, page.smallestRichText, { limit: profile.smallestRichText, fit }),
    page.annotations.count > 0 ? { ...at, ...plain('annotations', page.annotations.where) } : null,
    page.isEmpty ? { ...at, ...plain('emptyPage', null) } : null,
  ]
  return drafts.filter((draft) => draft !== null)
}

type Plain = Pick<Draft, 'check' | 'actual' | 'target' | 'where'>
export const plain = (check: Finding['check'], where: Place | null): Plain => ({
  check,
  ...(where && { where }),
  actual: null,
  target: null,
})

function judgeMargins(page: PageFacts, { trim, scale }: Fit, { safe }: Profile): Draft[] {
  const distances = (places: readonly Place[], from: number) =>
    places
      .map((where) => ({ where, distance: distanceInside(where, trim) * scale }))
      .filter(({ distance }) => distance >= from && distance < safe - rounding)
      .sort((one, other) => one.distance - other.distance)
  const draft = (
    check: 'textCut' | 'textMargin' | 'partMargin',
    found: { where: Place; distance: number },
  ): Draft => ({
    check,
    page: page.number,
    where: found.where,
    actual: { unit: 'mm', value: Math.round(Math.max(0, found.distance) * 10) / 10 },
    target: { unit: 'mm', value: safe },
  })
  const texts = (page.texts ?? []).map(({ where }) => where).filter((where) => overlaps(where, trim))
  const [text] = distances(texts, -Infinity)
  const [part] = distances(page.parts, touching)
  return [
    ...(text ? [draft(text.distance < -rounding ? 'textCut' : 'textMargin', text)] : []),
    ...(part ? [draft('partMargin', part)] : []),
  ]
}

function judgePictures(page: PageFacts, { scale }: Fit, { resolution, spots }: Profile): Draft[] {
  const at = { page: page.number }
  const coarse = page.pictures
    .map((picture) => ({ ...picture, dpi: Math.round(picture.dpi / scale) }))
    .sort((one, other) => one.dpi - other.dpi)
  const [worst] = coarse
  const rgbPicture = page.pictures.find(isRgb)
  const rgb = rgbPicture?.where ?? page.rgb
  const icc = page.pictures.find((picture) => picture.icc && !isRgb(picture))
  const allowed = new Set(spots.map((name) => name.toLowerCase()))
  const foreign = page.spots.filter(({ name }) => !allowed.has(name.toLowerCase()))
  return [
    ...(worst && worst.dpi < resolution.look ? [resolutionDraft(worst, page, resolution)] : []),
    ...(rgb ? [{ ...at, ...plain('rgb', rgb), ...colours('RGB', 'CMYK') }] : []),
    ...(icc ? [{ ...at, ...plain('icc', icc.where) }] : []),
    ...foreign.map(
      ({ name, where }): Draft => ({
        ...at,
        ...plain('spots', where),
        actual: { unit: 'names', names: [name] },
        target: { unit: 'names', names: spots.length > 0 ? spots : ['CMYK'] },
      }),
    ),
  ]
}

const isRgb = ({ colours }: PictureFacts): boolean => colours === 'rgb' || colours === 'lab'

const colours = (actual: string, target: string): Pick<Draft, 'actual' | 'target'> => ({
  actual: { unit: 'names', names: [actual] },
  target: { unit: 'names', names: [target] },
})

const resolutionDraft = (
  worst: PictureFacts,
  page: PageFacts,
  { must, look }: Profile['resolution'],
): Draft => ({
  check: 'resolution',
  page: page.number,
  where: worst.where,
  actual: { unit: 'dpi', value: worst.dpi },
  target: { unit: 'dpi', value: look },
  ...(worst.dpi >= must && { atMost: 'look' }),
})

function judgeInk(page: PageFacts, { ink }: Profile): Draft | null {
  const mostArea = (page.width * page.height * ink.area) / 100
  const highest = page.ink.above.findLastIndex((area) => area > mostArea)
  const percent = 200 + 10 * (highest + 1)
  if (highest === -1 || percent <= ink.look) return null
  return {
    check: 'ink',
    page: page.number,
    ...(page.ink.where && { where: page.ink.where }),
    actual: { unit: 'percent', value: percent },
    target: { unit: 'percent', value: ink.look },
    ...(percent <= ink.must && { atMost: 'look' }),
  }
}

function judgeSmall(
  check: 'hairline' | 'smallText' | 'richText',
  page: PageFacts,
  found: { size: number; where: Place } | null,
  { limit, fit }: { limit: number; fit: Fit },
): Draft | null {
  if (found === null || found.size * fit.scale >= limit - 0.01) return null
  return {
    check,
    page: page.number,
    where: found.where,
    actual: { unit: 'pt', value: Math.round(found.size * fit.scale * 100) / 100 },
    target: { unit: 'pt', value: limit },
  }
}
