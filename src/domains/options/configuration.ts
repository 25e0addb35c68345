/**
 * What can be chosen of a product, and what it costs (OPT-1): types, for the server and the browser.
 * `Words` are texts in three languages where staff read them, and one text where a language was asked for.
 */

/** A text in three languages; ru and en may be empty. */
export type Texts = { az: string; ru: string; en: string }

/**
 * What a choice adds. `fixed`: qəpik. `perPiece`: hundredths of a qəpik for each piece. `perSquareMetre`: qəpik for each
 * m² of what is printed (width × height × count). `percentBp`: basis points of the base price.
 */
export type AddOn = { fixed: number; perPiece: number; perSquareMetre: number; percentBp: number }

export const groupKinds = ['size', 'material', 'sides', 'finishing', 'turnaround', 'other'] as const
type GroupKind = (typeof groupKinds)[number]

/** What the site draws for what is done after printing. */
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

export type Choice<Words = Texts> = {
  /** Unique in its group. It never changes: it stands in addresses and with orders. */
  key: string
  name: Words
  hint: Words
  /** All 0 in groups of the matrix, and where a choice is included. */
  addOn: AddOn
  /** Of a size, mm when trimmed, to a tenth. */
  width?: number | undefined
  height?: number | undefined
  /** Of a material: mm, and grams per m². */
  thickness?: number | undefined
  weight?: number | undefined
  /** `#rrggbb` */
  swatch?: string | undefined
  sign?: ChoiceSign | undefined
  sides?: 1 | 2 | undefined
  /** How many pages a bound piece has. */
  pages?: number | undefined
  /** What the template draws: mm; fold lines from the left edge. */
  cornerRadius?: number | undefined
  folds?: number[] | undefined
  /** Of a turnaround: working days, and what it adds to everything else, in basis points. */
  days?: number | undefined
  factorBp?: number | undefined
  /** Possible from and up to this run. */
  minCount?: number | undefined
  maxCount?: number | undefined
  /** Shown, but can't be chosen. */
  soldOut?: boolean | undefined
}

export type Group<Words = Texts> = {
  key: string
  kind: GroupKind
  name: Words
  hint: Words
  /** Several choices at once, or one. */
  several: boolean
  required: boolean
  /** Its choices are an axis of the price matrix. */
  inMatrix: boolean
  choices: Choice<Words>[]
}

export type Pick = { group: string; choice: string }
export type Rule<Words = Texts> = { kind: 'excludes' | 'requires'; if: Pick; other: Pick; reason: Words }

/** mm */
export type SizeBounds = { minWidth: number; maxWidth: number; minHeight: number; maxHeight: number }
/** mm */
export type Size = { width: number; height: number }

export type Configuration<Words = Texts> = {
  groups: Group<Words>[]
  rules: Rule<Words>[]
  /** Ascending. */
  runs: number[]
  /**
   * Qəpik for the whole run, one for each of `runs`; null: on request. The key is the choices of the matrix' groups in
   * their order, joined by `/`; without such groups it is empty.
   */
  prices: Record<string, (number | null)[]>
  /** null: none but the sizes that are listed. */
  ownSize: SizeBounds | null
  minCount: number
  /** Above it the price is on request. */
  maxCount: number
}

/** What somebody wants: the keys that are chosen by group, and a size of their own in place of a listed one. */
export type Selection = { choices: Record<string, string[]>; ownSize: Size | null }
