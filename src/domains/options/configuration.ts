/**
 * What can be chosen of a product, and what it costs (OPT-1): types for the server and the browser. `Label`
 * are texts in three languages where staff read them, and one text where a language was asked for.
 */

/** A text in three languages; ru and en may be empty. */
export type Texts = { az: string; ru: string; en: string }

/**
 * What a choice adds. `fixed` is qəpik, `perPiece` hundredths of a qəpik for each piece, `perSquareMetre`
 * qəpik for each m² printed (width × height × count), `percentBp` basis points of the base price.
 */
export type AddOn = { fixed: number; perPiece: number; perSquareMetre: number; percentBp: number }

export const groupKinds = ['size', 'material', 'sides', 'finishing', 'turnaround', 'other'] as const
type GroupKind = (typeof groupKinds)[number]

/** Signs that the site draws for finishing. */
export const choiceSigns = [
  'lamination',
  'foil',
  'varnish',
  'embossing',
  'hole',
  'perforation',
  'shape',
  'staples',
  'spiral',
  'glue',
  'eyelets',
  'pocket',
  'numbers',
  'embroidery',
  'box',
] as const
export type ChoiceSign = (typeof choiceSigns)[number]

export type Choice<Label = Texts> = {
  /** Unique in its group. It never changes, because addresses and orders contain it. */
  key: string
  name: Label
  hint: Label
  /** All 0 in groups of the matrix, and where a choice is included. */
  addOn: AddOn
  /** A size's trim in mm, to a tenth. */
  width?: number | undefined
  height?: number | undefined
  /** A material's thickness in mm, and grams per m² of it, or of another paper as a cover's. */
  thickness?: number | undefined
  weight?: number | undefined
  /**
   * How many sheets of the piece's size the choice stands for, to a tenth: of its paper, or of its film. Undefined:
   * half its pages, or as the other choices say (DEL-21).
   */
  sheets?: number | undefined
  /** The film of one side of a sheet, grams per m²; both sides have it. */
  film?: number | undefined
  /** `#rrggbb` */
  swatch?: string | undefined
  sign?: ChoiceSign | undefined
  sides?: 1 | 2 | undefined
  /** How many pages a bound piece has. */
  pages?: number | undefined
  /** What the template draws: mm; fold lines from the left edge. */
  cornerRadius?: number | undefined
  folds?: number[] | undefined
  /** A turnaround's working days, and what it adds to everything else, in basis points. */
  days?: number | undefined
  factorBp?: number | undefined
  /** The choice is possible from and up to this run. */
  minCount?: number | undefined
  maxCount?: number | undefined
  /** Shown, but can't be chosen. */
  soldOut?: boolean | undefined
}

export type Group<Label = Texts> = {
  key: string
  kind: GroupKind
  name: Label
  hint: Label
  /** Whether several can be chosen at once. */
  several: boolean
  required: boolean
  /** Whether its choices are an axis of the price matrix. */
  inMatrix: boolean
  choices: Choice<Label>[]
}

export type Pick = { group: string; choice: string }
export type Rule<Label = Texts> = { kind: 'excludes' | 'requires'; if: Pick; other: Pick; reason: Label }

/** mm */
export type SizeBounds = { minWidth: number; maxWidth: number; minHeight: number; maxHeight: number }
/** mm */
export type Size = { width: number; height: number }

export type Configuration<Label = Texts> = {
  groups: Group<Label>[]
  rules: Rule<Label>[]
  /** Ascending. */
  runs: number[]
  /**
   * Qəpik for the whole run, one for each of `runs`; null means on request. The key is the choices of the
   * matrix groups in order, joined by `/`; without such groups it is empty.
   */
  prices: Record<string, (number | null)[]>
  /** Null when only listed sizes are possible. */
  ownSize: SizeBounds | null
  minCount: number
  /** Above it the price is on request. */
  maxCount: number
}

/** The chosen keys by group, and a custom size in place of a listed one. */
export type Selection = { choices: Record<string, string[]>; ownSize: Size | null }
