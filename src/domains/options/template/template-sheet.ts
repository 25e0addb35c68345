import type { Profile } from '../../preflight/profile-input.ts'
import { defaultProfiles } from '../../preflight/profile-input.ts'
import type { Configuration, Selection, Size } from '../configuration.ts'
import { chosenChoices } from '../find-choice.ts'
import { type Margins, marginsFor } from './margins.ts'

/** What a template shows, in mm of the finished piece; scaled down where a page can't be that large. */
export type TemplateSheet = {
  trim: Size
  bleed: number
  safe: number
  cornerRadius: number
  /** Distances from the left edge. */
  folds: number[]
  pages: number
  scale: number
}

/** The longest page that a PDF may have, mm. */
const maxPageMm = 5000
const largeScale = 10

/** The margins of small and of large pieces, by a product's profile or by default. */
export function marginsOf(profile: Profile | null): { small: Margins; large: Margins } {
  const of = ({ bleed, safe }: Profile): Margins => ({ bleed, safe })
  return { small: of(profile ?? defaultProfiles.card), large: of(profile ?? defaultProfiles.largeFormat) }
}

/**
 * The sheet of a selection: its size, bleed and safe area by the product's profile, folds, corners, sides or
 * pages.
 */
export function templateSheet(
  configuration: Configuration,
  { selection, trim, profile }: { selection: Selection; trim: Size; profile: Profile | null },
): TemplateSheet {
  const chosen = chosenChoices(configuration, selection).map(({ choice }) => choice)
  const { bleed, safe } = marginsFor(marginsOf(profile), trim)
  const sides = chosen.findLast((choice) => choice.sides !== undefined)?.sides
  const pages = chosen.findLast((choice) => choice.pages !== undefined)?.pages
  const longest = Math.max(trim.width, trim.height) + 2 * bleed
  return {
    trim,
    bleed,
    safe,
    cornerRadius: Math.max(0, ...chosen.map((choice) => choice.cornerRadius ?? 0)),
    folds: chosen.flatMap(({ folds = [] }) => folds).filter((fold) => fold < trim.width),
    pages: pages ?? sides ?? profile?.pages.min ?? 1,
    scale: longest > maxPageMm ? largeScale : 1,
  }
}
