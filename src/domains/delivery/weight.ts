/**
 * What a printed job weighs, for the server and the browser alike: pure, without a database (DEL-20). Sizes
 * are in mm, papers and films in grams per m², weights in grams. What isn't known is null, never 0.
 */

import { findTrim } from '../options/base-price.ts'
import { completeSelection } from '../options/complete-selection.ts'
import type { Choice, Configuration, Group, Selection, Size } from '../options/configuration.ts'
import { chosenChoices } from '../options/find-choice.ts'

/** Sheets of the piece's size: `gsm` grams per m² each. */
type Layer = { gsm: number; sheets: number }

/** What a product says of its weight. */
export type WeighedProduct = {
  /** Grams of 100 pieces, where staff have weighed them; they count before its choices (DEL-23). */
  weightOf100: number | null
  /** What can be chosen of it; null for a product without choices. */
  configuration: Configuration<unknown> | null
}

/** Boxes, wrapping and waste sheets, as a share of what they hold. */
const packingShare = 0.05

/** Grams of `count` pieces without their packing (DEL-20). */
export function gramsOf({
  size: { width, height },
  layers,
  count,
}: {
  size: Size
  layers: readonly Layer[]
  count: number
}): number {
  const perSquareMetre = layers.reduce((sum, { gsm, sheets }) => sum + gsm * sheets, 0)
  return (width * height * perSquareMetre * count) / 1_000_000
}

/** Whole grams with the packing, at least one (DEL-20). */
export const packed = (grams: number): number => Math.max(1, Math.round(grams * (1 + packingShare)))

/**
 * Whole grams of an order's or a basket's line with its packing; null where the product doesn't say enough
 * (DEL-22). Missing choices are completed as for a price; the size is the chosen one, or the customer's own.
 */
export function weightOf(product: WeighedProduct, selection: Selection, count: number): number | null {
  const grams = netWeightOf(product, selection, count)
  return grams === null ? null : packed(grams)
}

/** The same without the packing and not rounded: what the pieces weigh on a scale. */
export function netWeightOf(
  { weightOf100, configuration }: WeighedProduct,
  selection: Selection,
  count: number,
): number | null {
  if (weightOf100 !== null) return (weightOf100 * count) / 100
  if (configuration === null) return null
  const complete = completeSelection(configuration, selection, count)
  const size = findTrim(configuration, complete)
  const layers = layersOf(chosenChoices(configuration, complete))
  return size && layers && gramsOf({ size, layers, count })
}

type Chosen = { group: Group<unknown>; choice: Choice<unknown> }

/** The papers and films of a piece; null where one isn't known or nothing weighs anything (DEL-21, DEL-22). */
function layersOf(chosen: readonly Chosen[]): Layer[] | null {
  if (chosen.some(isUnknown)) return null
  const choices = chosen.map(({ choice }) => choice)
  const inside = sheetsInside(choices)
  const papers = choices.flatMap((choice): Layer[] =>
    choice.weight === undefined ? [] : [{ gsm: choice.weight, sheets: ownSheets(choice) ?? inside }],
  )
  if (!papers.some(({ gsm, sheets }) => gsm * sheets > 0)) return null
  const all = papers.reduce((sum, { sheets }) => sum + sheets, 0)
  const films = choices.flatMap(({ film, sheets = all }): Layer[] =>
    // A sheet has film on both sides.
    film === undefined ? [] : [{ gsm: 2 * film, sheets }],
  )
  return [...papers, ...films]
}

/** The sheets that a choice says itself, or else half its pages: a sheet has two. */
const ownSheets = ({ sheets, pages }: Choice<unknown>): number | undefined =>
  sheets ?? (pages === undefined ? undefined : Math.ceil(pages / 2))

/** Whether a choice only says how many sheets there are, as one of pages does. */
const saysSheets = (choice: Choice<unknown>): boolean =>
  choice.weight === undefined && choice.film === undefined && ownSheets(choice) !== undefined

/** The sheets of papers that don't say it themselves: those of the pages, or one. */
function sheetsInside(choices: readonly Choice<unknown>[]): number {
  const said = choices.filter(saysSheets)
  return said.length === 0 ? 1 : said.reduce((sum, choice) => sum + (ownSheets(choice) ?? 0), 0)
}

/** A material without its weight, or a choice without a figure that others of its group have (DEL-22). */
function isUnknown({ group: { kind, several, choices }, choice }: Chosen): boolean {
  const isPaper = kind === 'material' || (!several && choices.some(({ weight }) => weight !== undefined))
  if (isPaper && choice.weight === undefined) return true
  return !several && choices.some(saysSheets) && ownSheets(choice) === undefined
}

/**
 * How long a job is once it is packed, in mm: what is larger than a box is rolled or folded along its longer side
 * (DEL-25).
 */
export const packedLength = ({ width, height }: Size): number => Math.min(width, height)
