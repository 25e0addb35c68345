import type { Pick, SizeBounds, Texts } from './configuration.ts'

/** Why a selection can't be ordered as it is, or why its price is on request (`askUs`). */
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

/** `group` and `choice` are the keys that it is about. */
export type Finding<Label = Texts> = {
  kind: FindingKind
  group?: string
  choice?: string
  /** The choice that it doesn't go with (`excluded`), or that it needs (`required`). */
  other?: Pick
  reason?: Label
  /** The run that limits it: from (`countTooSmall`, `runTooSmall`) or up to (`runTooBig`). */
  count?: number
  /** For `ownSizeOutOfBounds`; null when no custom size is possible. */
  bounds?: SizeBounds | null
  /** For `askUs`: the run, the size, or a price that isn't listed. */
  because?: 'count' | 'ownSize' | 'price'
}

/** Whether an order could be placed all the same and get its price later. */
export const isOnlyAsked = ({ kind }: Finding<unknown>): boolean => kind === 'askUs'
