import { fromEach, type Way } from '../../lib/state-machine.ts'

/** The states of an order's artwork (ART-1). `Optional`: it is taken, and printed without where none is sent. */
export const artworkStateNames = [
  'Missing',
  'Checking',
  'NeedsFix',
  'Checked',
  'ProofWaiting',
  'ChangesAsked',
  'Approved',
  'DesignByUs',
  'Optional',
  'NotNeeded',
] as const
export type ArtworkState = (typeof artworkStateNames)[number]

/** The site's own moves follow from the findings of the checks. */
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
const except = (...states: ArtworkState[]): ArtworkState[] =>
  artworkStateNames.filter((state) => !states.includes(state))

/** Every move of the slot: by which action, and whose action it is; there is no other (ART-1). */
export const artworkTransitions: readonly Way<ArtworkState, ArtworkAct, readonly Mover[]>[] = [
  ...fromEach('send', ['customer', 'staff'], except('NotNeeded'), 'Checking'),
  ...fromEach('send', ['staff'], ['NotNeeded'], 'Checking'),
  ...fromEach('unlock', ['customer', 'staff'], ['NeedsFix', 'Checked'], 'Checking'),
  ...fromEach('askDesign', ['customer'], ['Missing', 'NeedsFix', 'Optional'], 'DesignByUs'),
  ...fromEach('ownArtwork', ['customer'], ['DesignByUs'], 'Missing'),
  ...fromEach('askNew', ['staff'], except('Missing'), 'Missing'),
  ...fromEach('skip', ['staff'], except('NotNeeded'), 'NotNeeded'),
  ...fromEach('pass', ['site'], ['Checking'], 'Checked'),
  ...fromEach('fail', ['site'], ['Checking'], 'NeedsFix'),
  ...fromEach('propose', ['site', 'staff'], ['Checked'], 'ProofWaiting'),
  ...fromEach('propose', ['staff'], ['NeedsFix', 'ProofWaiting', 'ChangesAsked'], 'ProofWaiting'),
  ...fromEach('askChanges', ['customer'], ['ProofWaiting'], 'ChangesAsked'),
  ...fromEach('approve', ['customer'], ['ProofWaiting'], 'Approved'),
  ...fromEach('withdraw', ['customer', 'staff'], ['Approved'], 'ProofWaiting'),
]

/** The state that an action leads to; null where it isn't allowed. */
export const artworkStateAfter = (state: ArtworkState, act: ArtworkAct, who: Mover): ArtworkState | null =>
  artworkTransitions.find((way) => way.from === state && way.act === act && way.who.includes(who))?.to ?? null

/** The actions that this side has now. */
export const artworkActs = (state: ArtworkState, who: Mover): ArtworkAct[] => [
  ...new Set(
    artworkTransitions.filter((way) => way.from === state && way.who.includes(who)).map((way) => way.act),
  ),
]
