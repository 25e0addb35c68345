import type { Pick, SizeBounds, Texts } from './configuration.ts'

/** Why a choice can't be ordered as it is, or why its price is on request (`askUs`). */
type FindingKind =
  | 'unknownGroup'
  | 'unknownChoice'
  | 'missing'
  | 'severalChosen'
  | 'excluded'
  | 'required'
  | 'soldOut'
  | 'runTooSmall'
  | 'runTooBig'
  | 'countTooSmall'
  | 'ownSizeOutOfBounds'
  | 'askUs'

/** `group` and `choice`: what it is about, by key. */
export type Finding<Words = Texts> = {
  kind: FindingKind
  group?: string
  choice?: string
  /** `excluded`: what it doesn't go with. `required`: what it needs. */
  other?: Pick
  reason?: Words
  /** The run that bounds it: from (`countTooSmall`, `runTooSmall`) or up to (`runTooBig`). */
  count?: number
  /** `ownSizeOutOfBounds`; null: no size of one's own is possible. */
  bounds?: SizeBounds | null
  /** `askUs`: the run, the size or a price that isn't listed. */
  because?: 'count' | 'ownSize' | 'price'
}

/** Whether an order could be placed all the same: what is asked for has a price later. */
export const isOnlyAsked = ({ kind }: Finding<unknown>): boolean => kind === 'askUs'
