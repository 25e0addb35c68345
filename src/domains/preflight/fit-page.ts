import type { Facts, PageFacts, Place } from './facts.ts'
import type { Profile } from './profile-input.ts'

type Size = Profile['sizes'][number]

/** How a page fits the product: where it is cut, and its scale in print. */
export type Fit = {
  /** In mm of the page. */
  trim: Place
  scale: number
  /** `fits` or `turned` by a quarter is one of the sizes, `none` is no match. */
  size: 'fits' | 'turned' | 'none'
}

const tolerance = 0.5
/** For the proportions of a picture, which has no size of its own. */
const shapeTolerance = 0.01

/** The page as one of the profile's sizes: by its trim box, as the finished size, or with bleed around it. */
export function fitPage(page: PageFacts, kind: Facts['kind'], profile: Profile): Fit {
  const whole: Place = { x: 0, y: 0, width: page.width, height: page.height }
  const unfitted: Fit = { trim: page.trim ?? whole, scale: 1, size: 'none' }
  if (profile.sizes.length === 0) return { ...unfitted, size: 'fits' }
  const turned = profile.sizes.map(({ width, height }) => ({ width: height, height: width }))
  const fits = (sizes: readonly Size[]): Fit | undefined =>
    firstFit(profile.scales, sizes, (scale, size) => fitSize(page, whole, size, scale, profile.bleed)) ??
    (kind === 'pdf' ? undefined : firstFit([1], sizes, (_, size) => fitShape(page, size, profile.bleed)))
  const straight = fits(profile.sizes)
  if (straight) return straight
  const quarter = fits(turned)
  return quarter ? { ...quarter, size: 'turned' } : unfitted
}

function firstFit(
  scales: readonly number[],
  sizes: readonly Size[],
  tryOne: (scale: number, size: Size) => Fit | undefined,
): Fit | undefined {
  for (const scale of scales)
    for (const size of sizes) {
      const found = tryOne(scale, size)
      if (found) return found
    }
  return undefined
}

function fitSize(page: PageFacts, whole: Place, size: Size, scale: number, bleed: number): Fit | undefined {
  const isSize = (place: Place, extra: number): boolean =>
    Math.abs(place.width * scale - size.width - extra) <= tolerance &&
    Math.abs(place.height * scale - size.height - extra) <= tolerance
  if (page.trim && isSize(page.trim, 0)) return { trim: page.trim, scale, size: 'fits' }
  // A page cropped to the bleed doesn't show where it is cut.
  if (page.trim && isSize(page.trim, 2 * bleed))
    return { trim: inset(page.trim, bleed / scale), scale, size: 'fits' }
  if (isSize(whole, 0)) return { trim: whole, scale, size: 'fits' }
  if (isSize(whole, 2 * bleed)) return { trim: inset(whole, bleed / scale), scale, size: 'fits' }
  return undefined
}

function fitShape(page: PageFacts, size: Size, bleed: number): Fit | undefined {
  const shape = page.width / page.height
  const off = (extra: number): number => Math.abs((shape * (size.height + extra)) / (size.width + extra) - 1)
  const [bare, withBleed] = [off(0), off(2 * bleed)]
  if (Math.min(bare, withBleed) > shapeTolerance) return undefined
  const whole: Place = { x: 0, y: 0, width: page.width, height: page.height }
  if (bare < withBleed) return { trim: whole, scale: size.width / page.width, size: 'fits' }
  const scale = (size.width + 2 * bleed) / page.width
  return { trim: inset(whole, bleed / scale), scale, size: 'fits' }
}

function inset({ x, y, width, height }: Place, by: number): Place {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}
