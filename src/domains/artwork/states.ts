import type { OrderStatus } from '../order-status/statuses.ts'

/** What stands with the artwork of an order (ART-1). */
export const artworkStateNames = [
  'Missing',
  'Checking',
  'NeedsFix',
  'Checked',
  'ProofWaiting',
  'ChangesAsked',
  'Approved',
  'DesignByUs',
  'NotNeeded',
] as const
export type ArtworkState = (typeof artworkStateNames)[number]

/** Who moves the slot; the site's own acts follow from what the checks found. */
export type Mover = 'customer' | 'staff' | 'site'
/**
 * `send`: a new version; `unlock`: the password of a locked file; `askDesign`, `ownArtwork`: the customer wants a design of ours, or sends artwork after all;
 * `askNew`, `skip`: staff want another file, or none; `pass`, `fail`: what the checks found; the others are the proof's.
 */
export type ArtworkAct =
  | 'send'
  | 'unlock'
  | 'askDesign'
  | 'ownArtwork'
  | 'askNew'
  | 'skip'
  | 'pass'
  | 'fail'
  | 'propose'
  | 'askChanges'
  | 'approve'
  | 'withdraw'
export type ArtworkTransition = {
  from: ArtworkState
  to: ArtworkState
  act: ArtworkAct
  who: readonly Mover[]
}

const ways = (
  act: ArtworkAct,
  who: readonly Mover[],
  from: readonly ArtworkState[],
  to: ArtworkState,
): ArtworkTransition[] => from.map((state) => ({ from: state, to, act, who }))

const except = (...states: ArtworkState[]): ArtworkState[] =>
  artworkStateNames.filter((state) => !states.includes(state))

/** Every way that the slot may go, by which act, and whose act it is; there is no other (ART-1). */
export const artworkTransitions: readonly ArtworkTransition[] = [
  ...ways('send', ['customer', 'staff'], except('NotNeeded'), 'Checking'),
  ...ways('send', ['staff'], ['NotNeeded'], 'Checking'),
  ...ways('unlock', ['customer', 'staff'], ['NeedsFix', 'Checked'], 'Checking'),
  ...ways('askDesign', ['customer'], ['Missing', 'NeedsFix'], 'DesignByUs'),
  ...ways('ownArtwork', ['customer'], ['DesignByUs'], 'Missing'),
  ...ways('askNew', ['staff'], except('Missing'), 'Missing'),
  ...ways('skip', ['staff'], except('NotNeeded'), 'NotNeeded'),
  ...ways('pass', ['site'], ['Checking'], 'Checked'),
  ...ways('fail', ['site'], ['Checking'], 'NeedsFix'),
  ...ways('propose', ['site', 'staff'], ['Checked'], 'ProofWaiting'),
  ...ways('propose', ['staff'], ['NeedsFix', 'ProofWaiting', 'ChangesAsked'], 'ProofWaiting'),
  ...ways('askChanges', ['customer'], ['ProofWaiting'], 'ChangesAsked'),
  ...ways('approve', ['customer'], ['ProofWaiting'], 'Approved'),
  ...ways('withdraw', ['customer', 'staff'], ['Approved'], 'ProofWaiting'),
]

/** Where an act of somebody leads from a state; null where it leads nowhere. */
export const artworkStateAfter = (state: ArtworkState, act: ArtworkAct, who: Mover): ArtworkState | null =>
  artworkTransitions.find((way) => way.from === state && way.act === act && way.who.includes(who))?.to ?? null

/** What somebody can do with the slot. */
export const artworkActs = (state: ArtworkState, who: Mover): ArtworkAct[] => [
  ...new Set(
    artworkTransitions.filter((way) => way.from === state && way.who.includes(who)).map((way) => way.act),
  ),
]

/** While it isn't in the machine, and isn't given up, artwork can still change. */
export const takesArtwork = (status: OrderStatus): boolean => status === 'Pending' || status === 'Accepted'
